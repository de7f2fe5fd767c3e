import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to where it was when a dialog opened; to the button of a menu when one of its items opened it, as the item is gone by
 * then. The library does so only for dialogs that stay in the page while they are closed; ours are there while they are open.
 */
export function useReturnFocus(): void {
  // before the dialog takes the focus, which it does after a moment
  useLayoutEffect(() => {
    // kept, as the element may be unmounted later
    const page = document;
    const menu = page.activeElement?.closest('[role="menu"]');
    const focused = menu ? page.getElementById(menu.getAttribute('aria-labelledby') ?? '') : page.activeElement;
    const before = focused instanceof HTMLElement ? focused : null;
    return () => {
      const atClose = page.activeElement;
      setTimeout(() => {
        const { activeElement } = page;
        // closing may have moved the focus on purpose
        const isLost = activeElement === null || activeElement === page.body || activeElement === atClose;
        if (isLost) before?.focus({ preventScroll: true });
      }, 10);
    };
  }, []);
}
