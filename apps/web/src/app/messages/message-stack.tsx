import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';
import classes from './message-area.module.css';

/** The messages; also shows those from before it was mounted. */
export function MessageStack() {
  return (
    <Notifications
      position="bottom-left"
      containerWidth="100%"
      limit={8}
      withinPortal={false}
      className={classes.area ?? ''}
      classNames={{ notification: classes.message ?? '' }}
    />
  );
}
