import { useWindowEvent } from '@mantine/hooks';
import { type KeyboardEvent, useRef } from 'react';

/** Open dialogs, menus and lists of options: Esc belongs to them. */
const openLayers = '[role="dialog"], [role="menu"], [role="listbox"], .jodit-dialog, .jodit-popup';

/** Ctrl+S (or ⌘S) saves; Esc goes back, unless an overlay is open that it closes. */
export function useFormKeys({ save, cancel }: { save(): void; cancel(): void }): void {
  // Checked in the capture phase: an overlay that closes on the key is gone when it bubbles up.
  const wasOpen = useRef(false);
  useWindowEvent(
    'keydown',
    () => {
      // closed lists of options stay in the page, hidden
      wasOpen.current = [...document.querySelectorAll(openLayers)].some((layer) => layer.checkVisibility());
    },
    { capture: true },
  );
  useWindowEvent('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.code === 'KeyS') {
      event.preventDefault();
      if (!wasOpen.current) save();
    }
    if (event.key === 'Escape' && !event.defaultPrevented && !wasOpen.current) cancel();
  });
}

/** Enter in a line would save and close a half-made record: Ctrl+S saves, and the button. */
export function keepEnter(event: KeyboardEvent): void {
  const { key, target, currentTarget } = event;
  // React carries events of dialogs here, too, which have forms of their own
  if (key === 'Enter' && target instanceof HTMLInputElement && currentTarget.contains(target)) event.preventDefault();
}
