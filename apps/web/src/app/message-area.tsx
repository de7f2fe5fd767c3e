import { Notifications } from '@mantine/notifications';
import { usePhrases } from '../i18n/phrases.tsx';
import classes from './message-area.module.css';

const phrases = { label: { th: 'ข้อความแจ้ง', en: 'Messages' } };

/**
 * Where messages appear: top right, under the bar; above dialogs (200) and below open menus (300).
 * A landmark, so that they can be found again after they were announced.
 */
export function MessageArea() {
  const t = usePhrases(phrases);
  return (
    <section aria-label={t.label}>
      <Notifications position="top-right" limit={4} zIndex={290} withinPortal={false} className={classes.area ?? ''} />
    </section>
  );
}
