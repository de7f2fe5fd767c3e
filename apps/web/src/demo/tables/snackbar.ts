import { notifications } from '@mantine/notifications';

/** A message of the table demo closes after so long, as documented; the kit's own stay twice as long. */
const snackbarMilliseconds = 3000;

let shown = 0;

/** Says one of the documented texts, in the place of the one before. */
export function showSnackbar(message: 'Data saved' | 'Canceled' | 'Dialog opened', color: 'green' | 'red' | 'blue'): void {
  notifications.hide(`dessert ${shown}`);
  shown += 1;
  notifications.show({
    id: `dessert ${shown}`,
    message,
    color,
    autoClose: snackbarMilliseconds,
    role: 'status',
  });
}
