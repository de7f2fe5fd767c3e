import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import classes from './message-slot.module.css';

/** The library's messages, with the place and the look of ours. */
export default function MessageSlot(): ReactNode {
  return (
    <Notifications
      position="top-right"
      // the newest alone, which does not go from under the focus
      layout="stacked"
      limit={1}
      autoClose={6000}
      transitionDuration={150}
      containerWidth={560}
      // over dialogs (200), below open menus (300)
      zIndex={290}
      withinPortal={false}
      // a text can be selected with the mouse
      allowDragDismiss={false}
      classNames={{ root: classes.slot ?? '', notification: classes.message ?? '' }}
    />
  );
}
