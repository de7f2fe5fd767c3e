import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to where it was when a dialog opened. The library does so only for dialogs that stay in the page while
 * they are closed; ours are there while they are open.
 */
export function useReturnFocus(isOpen = true): void {
  // before the dialog takes the focus, which it does after a moment
  useLayoutEffect(() => {
    if (!isOpen) return;
    // kept, as the element may be unmounted later
    const page = document;
    const before = page.activeElement instanceof HTMLElement ? page.activeElement : null;
    return () => {
      const atClose = page.activeElement;
      setTimeout(() => {
        const { activeElement } = page;
        // closing may have moved the focus on purpose
        const isLost = activeElement === null || activeElement === page.body || activeElement === atClose;
        if (isLost) before?.focus({ preventScroll: true });
      }, 10);
    };
  }, [isOpen]);
}
