import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to where it was when a dialog opened. The library does so only for dialogs that stay in the page while
 * they are closed; ours are there while they are open.
 */
export function useReturnFocus(isOpen = true): void {
  // before the dialog takes the focus, which it does after a moment
  useLayoutEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    return () => {
      const atClose = document.activeElement;
      setTimeout(() => {
        const { activeElement } = document;
        // whoever closed it may have sent the focus elsewhere
        const isLost = activeElement === null || activeElement === document.body || activeElement === atClose;
        if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
      }, 10);
    };
  }, [isOpen]);
}
