import type { ScanAnswer, ScanOutcome } from '@faculty/contracts/centre/checkin';
import { Avatar, Text } from '@mantine/core';
import { IconAlertTriangle, IconClockPause, IconLogin2, IconLogout2, IconRepeat, type TablerIcon } from '@tabler/icons-react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { clockText } from '../../../kit/theme/dates.ts';
import classes from './kiosk.module.css';
import { kioskPhrases, outcomePhrases } from './kiosk.phrases.ts';
import type { Shown } from './use-kiosk.ts';

const icons: Record<ScanOutcome, TablerIcon> = {
  in: IconLogin2,
  out: IconLogout2,
  double: IconRepeat,
  unknown: IconAlertTriangle,
  cancelled: IconAlertTriangle,
  too_old: IconAlertTriangle,
};

/** What a scan did, large: by words, icon and colour. */
export function ScanResult({ shown }: { shown: Shown }) {
  const t = usePhrases(kioskPhrases);
  if (shown.kind === 'answer') return <Answer answer={shown.answer} />;
  const Icon = shown.kind === 'kept' ? IconClockPause : IconAlertTriangle;
  return (
    <div className={classes.answer} data-kind={shown.kind}>
      <Text className={classes.outcome ?? ''}>
        <Icon className={classes.icon ?? ''} aria-hidden /> {t[shown.kind]}
      </Text>
      {shown.kind === 'kept' && <Text className={classes.large ?? ''}>{t.keptHint}</Text>}
    </div>
  );
}

function Answer({ answer: { outcome, name_th, name_en, at, time_in, picture } }: { answer: ScanAnswer }) {
  const t = usePhrases(kioskPhrases);
  const words = usePhrases(outcomePhrases);
  const { language } = useLanguage();
  const Icon = icons[outcome];
  const name = language === 'en' && name_en !== '' ? name_en : name_th;
  return (
    <div className={classes.answer} data-kind={outcome}>
      {name !== '' && <Avatar src={picture} alt="" className={classes.face ?? ''} />}
      <div>
        <Text className={classes.outcome ?? ''}>
          <Icon className={classes.icon ?? ''} aria-hidden /> {words[outcome]}
          {(outcome === 'in' || outcome === 'out') && ` ${clockText(at)}`}
        </Text>
        {name !== '' && <Text className={classes.name ?? ''}>{name}</Text>}
        {outcome === 'out' && time_in && <Text className={classes.large ?? ''}>{t.came(clockText(time_in))}</Text>}
      </div>
    </div>
  );
}
