import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';

/** Open dialogs take both keys. */
const openDialogs = '[role="dialog"], .jodit-dialog, .jodit-popup';
/** Open menus and lists of options take Esc. One that is just closing is still to be seen. */
const openLists = '[role="menu"], [role="listbox"]';
/** As `Element.checkVisibility`, which Safari has since 17.4 only. */
const isOpen = (layers: string) => [...document.querySelectorAll(layers)].some((layer) => layer.getClientRects().length > 0);

/** Ctrl+S (or ⌘S) saves, also with an open menu or list of options; Esc goes back, unless an overlay is open that it closes. */
export function useFormKeys({ save, cancel }: { save(): void; cancel(): void }): void {
  // Checked in the capture phase: an overlay that closes on the key is gone when it bubbles up.
  const was = useRef({ dialogOpen: false, listOpen: false });
  useWindowEvent(
    'keydown',
    () => {
      // closed lists of options stay in the page, hidden
      was.current = { dialogOpen: isOpen(openDialogs), listOpen: isOpen(openLists) };
    },
    { capture: true },
  );
  useWindowEvent('keydown', (event) => {
    const { dialogOpen, listOpen } = was.current;
    if ((event.ctrlKey || event.metaKey) && event.code === 'KeyS') {
      event.preventDefault();
      if (!dialogOpen) save();
    }
    if (event.key === 'Escape' && !event.defaultPrevented && !dialogOpen && !listOpen) cancel();
  });
}
