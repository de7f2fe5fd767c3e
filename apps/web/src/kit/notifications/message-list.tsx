import { Notification } from '@mantine/core';
import { type NotificationData, notifications, notificationsStore, useNotifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import classes from './message-list.module.css';
import { messagePhrases } from './messages.phrases.ts';

// beyond its limit the store would hold back the newest one
notificationsStore.updateState((state) => ({ ...state, limit: Number.POSITIVE_INFINITY }));

/**
 * The messages. Not the library's own list: it needs the code of menus and dialogs, and a message has to tell when that could not be fetched.
 */
export function MessageList() {
  return useNotifications().notifications.map((shown) => <Message key={shown.id} {...shown} />);
}

/** A message does not close by itself while the pointer or the focus is in it. */
function Message({ id = '', message, autoClose, __sequence: _, ...look }: NotificationData & { __sequence?: number }) {
  const t = usePhrases(messagePhrases);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  useEffect(() => {
    if (typeof autoClose !== 'number' || isHeld) return;
    const closing = setTimeout(() => notifications.hide(id), autoClose);
    return () => clearTimeout(closing);
  }, [id, autoClose, isHeld]);
  return (
    <Notification
      {...look}
      className={classes.message ?? ''}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      closeButtonProps={{ 'aria-label': t.close }}
      onClose={() => notifications.hide(id)}
    >
      {message}
    </Notification>
  );
}
