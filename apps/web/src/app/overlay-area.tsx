import { useEffect } from 'react';
import { usePhrases } from '../i18n/phrases.tsx';

/**
 * A button is disabled while it works, and browsers take the focus away from disabled elements. The focus returns when the button
 * is enabled again, unless the person moved it meanwhile. One place for all buttons: each may be pressed by keyboard.
 */
function useBusyFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const watching = new MutationObserver((changes) => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const back = changes.find(({ target }) => target === last)?.target;
      if (isLost && back instanceof HTMLElement && back.isConnected && !back.matches(':disabled')) back.focus({ preventScroll: true });
    });
    watching.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    return () => {
      watching.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}

const phrases = { overlays: { th: 'เมนูและหน้าต่างที่เปิดอยู่', en: 'Open menus and windows' } };

/**
 * Where Mantine mounts open menus and lists: it looks for this attribute before it makes a nameless element of its own.
 * A landmark while something is open, so that everything on the page is inside one.
 */
export function OverlayArea() {
  const t = usePhrases(phrases);
  useBusyFocus();
  return <section aria-label={t.overlays} data-mantine-shared-portal-node />;
}
