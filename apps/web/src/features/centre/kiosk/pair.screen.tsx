import { Title } from '@mantine/core';
import { usePhrases } from '../../../i18n/phrases.tsx';
import classes from './kiosk.module.css';
import { kioskPhrases } from './kiosk.phrases.ts';
import { KioskPage } from './kiosk-page.tsx';
import { PairForm } from './pair-form.tsx';

/** `/checkin`: a device becomes a kiosk by the digits that the desk shows, instead of the long address. */
export function PairScreen() {
  const t = usePhrases(kioskPhrases);
  return (
    <KioskPage>
      <Title order={1} className={classes.heading ?? ''}>
        {t.pairTitle}
      </Title>
      <PairForm hasFocus />
    </KioskPage>
  );
}
