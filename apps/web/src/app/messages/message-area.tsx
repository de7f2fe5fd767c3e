import { useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { usePhrases } from '../../i18n/phrases.tsx';
import { MessageList } from '../../kit/notifications/message-list.tsx';
import { MessageHome, messageHost, placeMessages } from '../../kit/notifications/message-place.tsx';
import classes from './message-area.module.css';
import { useMessageFocus } from './use-message-focus.ts';

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

const phrases = { messages: { th: 'ข้อความแจ้ง', en: 'Messages' }, overlays: { th: 'เมนูและหน้าต่างที่เปิดอยู่', en: 'Open menus and windows' } };

/**
 * The messages: one at a time, at the foot of the page, above a bar that stands there. Nothing that can be pressed is below them which
 * could not be scrolled clear. A landmark, so that they can be found again after they were announced.
 */
export function MessageArea() {
  const t = usePhrases(phrases);
  const { notifications } = useNotifications();
  const isShown = notifications.length > 0;
  useMessageFocus(messageHost, isShown);
  useBusyFocus();
  useEffect(() => messageHost.setAttribute('aria-label', t.messages), [t.messages]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-message', isShown);
    if (!isShown) return;
    placeMessages();
    // a dialog that opens or closes meanwhile
    const observer = new MutationObserver(placeMessages);
    observer.observe(document.body, { attributes: true, attributeFilter: ['aria-modal'], childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isShown]);
  return (
    <>
      <MessageHome />
      {createPortal(<MessageList />, messageHost)}
    </>
  );
}

/**
 * Where Mantine mounts open menus and lists: it looks for this attribute before it makes a nameless element of its own.
 * A landmark while something is open, so that everything on the page is inside one.
 */
export function OverlayArea() {
  const t = usePhrases(phrases);
  return <section aria-label={t.overlays} data-mantine-shared-portal-node className={classes.overlays} />;
}
