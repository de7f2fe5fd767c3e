import { useNotifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import { usePhrases } from '../i18n/phrases.tsx';
import { useBusyFocus } from '../kit/notifications/use-busy-focus.ts';
import { lazyComponent } from '../kit/overlays/lazy-component.tsx';
import classes from './message-area.module.css';
import { useMessageFocus } from './use-message-focus.ts';

const phrases = { messages: { th: 'ข้อความแจ้ง', en: 'Messages' }, overlays: { th: 'เมนูและหน้าต่างที่เปิดอยู่', en: 'Open menus and windows' } };

const MessageStack = lazyComponent(() => import('./message-stack.tsx').then((m) => m.MessageStack), { isIdlePreloaded: true });

/**
 * Where messages appear: top right, on a phone at the foot of a page without a form; above dialogs (200) and below open menus (300).
 * A landmark, so that they can be found again after they were announced.
 */
export function MessageArea() {
  const t = usePhrases(phrases);
  const area = useRef<HTMLElement>(null);
  const { isAside, onKeyDown } = useMessageFocus(area);
  useBusyFocus();
  const { notifications } = useNotifications();
  const [wasNeeded, setWasNeeded] = useState(false);
  if (notifications.length > 0 && !wasNeeded) setWasNeeded(true);
  return (
    <section ref={area} aria-label={t.messages} data-aside={isAside || undefined} onKeyDown={onKeyDown}>
      {wasNeeded && <MessageStack />}
    </section>
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
