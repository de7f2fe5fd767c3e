import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { momentText } from '../../../kit/theme/dates.ts';
import type { MissedScan } from './kept-scans.ts';
import classes from './kiosk.module.css';
import { kioskPhrases, missedPhrases } from './kiosk.phrases.ts';

/** Scans made without network that did not count: who stood there has left and was told that they are kept. Until somebody has seen it. */
export function MissedScans({ scans, onDismiss }: { scans: readonly MissedScan[]; onDismiss(): void }) {
  const t = usePhrases(kioskPhrases);
  const why = usePhrases(missedPhrases);
  const { language } = useLanguage();
  return (
    <section className={classes.banner} aria-label={t.missed(scans.length)}>
      <p role="status">
        <IconAlertTriangle size="1.2em" aria-hidden /> {t.missed(scans.length)}
      </p>
      <ul className={classes.missed}>
        {scans.map(({ digits, scanned_at, outcome }) => (
          <li key={`${digits} ${scanned_at}`}>
            {t.missedCard(digits)} · {momentText(scanned_at, language)} · {why[outcome]}
          </li>
        ))}
      </ul>
      <Button variant="default" onClick={onDismiss}>
        {t.dismiss}
      </Button>
    </section>
  );
}
