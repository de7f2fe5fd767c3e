import { useWindowEvent } from '@mantine/hooks';
import { type KeyboardEvent, useRef } from 'react';

/** Open dialogs and menus: they take both keys. */
const openWindows = '[role="dialog"], [role="menu"], .jodit-dialog, .jodit-popup';
const isOpen = (layers: string) => [...document.querySelectorAll(layers)].some((layer) => layer.checkVisibility());

/** Ctrl+S (or ⌘S) saves, also with an open list of options; Esc goes back, unless an overlay is open that it closes. */
export function useFormKeys({ save, cancel }: { save(): void; cancel(): void }): void {
  // Checked in the capture phase: an overlay that closes on the key is gone when it bubbles up.
  const was = useRef({ windowOpen: false, listOpen: false });
  useWindowEvent(
    'keydown',
    () => {
      // closed lists of options stay in the page, hidden
      was.current = { windowOpen: isOpen(openWindows), listOpen: isOpen('[role="listbox"]') };
    },
    { capture: true },
  );
  useWindowEvent('keydown', (event) => {
    const { windowOpen, listOpen } = was.current;
    if ((event.ctrlKey || event.metaKey) && event.code === 'KeyS') {
      event.preventDefault();
      if (!windowOpen) save();
    }
    if (event.key === 'Escape' && !event.defaultPrevented && !windowOpen && !listOpen) cancel();
  });
}

/** Enter in a line would save and close a half-made record: Ctrl+S saves, and the button. */
export function keepEnter(event: KeyboardEvent): void {
  const { key, target, currentTarget } = event;
  // React carries events of dialogs here, too, which have forms of their own
  if (key === 'Enter' && target instanceof HTMLInputElement && currentTarget.contains(target)) event.preventDefault();
}
