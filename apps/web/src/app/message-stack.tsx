import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';
import classes from './message-area.module.css';

/** The messages; also shows those from before it was mounted. */
export function MessageStack() {
  return (
    <Notifications
      position="top-right"
      // what most messages say takes one line, and the message ends above a list's add button
      containerWidth="clamp(0px, calc(100% - 2rem), 34rem)"
      limit={4}
      zIndex={290}
      withinPortal={false}
      className={classes.area ?? ''}
    />
  );
}
