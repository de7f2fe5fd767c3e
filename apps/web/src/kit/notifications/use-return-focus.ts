import { useLayoutEffect, useState } from 'react';

/**
 * Gives the focus back to where it was when a dialog opened; to the button of a menu when one of its items opened it, as the item is gone by
 * then. The library does so only for dialogs that stay in the page while they are closed; ours are there while they are open.
 */
export function useReturnFocus(): void {
  // while it is drawn: a moment later the menu is closed, and the dialog has the focus
  const [before] = useState(focusedNow);
  useLayoutEffect(() => {
    // kept, as the page may be gone later
    const page = document;
    return () => {
      const atClose = page.activeElement;
      setTimeout(() => {
        const { activeElement } = page;
        // closing may have moved the focus on purpose
        const isLost = activeElement === null || activeElement === page.body || activeElement === atClose;
        if (isLost) before?.focus({ preventScroll: true });
      }, 10);
    };
  }, [before]);
}

function focusedNow(): HTMLElement | null {
  const menu = document.activeElement?.closest('[role="menu"]');
  const focused = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : document.activeElement;
  return focused instanceof HTMLElement ? focused : null;
}
