import { useHotkeys } from '@mantine/hooks';
import { useNotifications } from '@mantine/notifications';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';

/** Fetched with the first page but not before it is drawn; apart from menus and dialogs, as it has to tell when they could not be fetched. */
const MessageSlot = lazy(() => import('./message-slot.lazy.tsx').catch(() => ({ default: () => null })));

const phrases = { messages: { th: 'ข้อความแจ้ง', en: 'Messages' } };

/**
 * The messages, one at a time in the header's own slot, so that they cover no list, form or dialog. A landmark, so that they can be found
 * again after they were announced: F8 goes there and back, Esc closes the message that has the focus.
 */
export function MessageArea() {
  const t = usePhrases(phrases);
  const area = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const shown = useNotifications().notifications[0]?.id;

  const isInside = () => area.current?.contains(document.activeElement) === true;
  function goBack(): void {
    const target = before.current?.isConnected ? before.current : document.getElementById('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }
  function go(): void {
    if (isInside()) goBack();
    else area.current?.querySelector<HTMLElement>('a[href], button')?.focus();
  }
  useHotkeys([['F8', go]], [], true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a message that goes gives the focus back; the functions read refs alone
  useEffect(() => () => (isInside() ? goBack() : undefined), [shown]);

  function closeByEscape(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'Escape') return;
    // else it would close the form behind it
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('.mantine-Notification-closeButton')?.click();
  }

  return (
    <section
      ref={area}
      aria-label={t.messages}
      data-messages
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
      onKeyDown={closeByEscape}
    >
      <Suspense>
        <MessageSlot />
      </Suspense>
    </section>
  );
}
