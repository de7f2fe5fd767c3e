import type { Language } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { siteState } from '@faculty/contracts/kit/public';
import { Badge, Text } from '@mantine/core';
import { IconCalendarOff, IconCalendarTime, IconEyeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/phrases.tsx';
import { speak } from '../../i18n/speak.ts';
import { dayText } from './dates.ts';
import { showingPhrases } from './showing.phrases.ts';
import classes from './site-state.module.css';

const looks = {
  scheduled: { icon: IconCalendarTime, color: 'blue' },
  hidden: { icon: IconEyeOff, color: 'gray' },
  ended: { icon: IconCalendarOff, color: 'red' },
  expired: { icon: IconCalendarOff, color: 'red' },
} as const;

type OnSite = Pick<AnyEntity, 'public'>;

/** A state on the website and the day that goes with it (empty where there is none), in words. */
export function stateWords({ state, day }: ReturnType<typeof siteState>, language: Language) {
  const t = speak(showingPhrases, language);
  const words = day === null ? '' : state === 'scheduled' ? t.from(dayText(day, language)) : t.until(dayText(day, language));
  return { state, word: t[state], day: words };
}

/** What the website does with a content record today, in words. */
export const siteStateWords = (entity: OnSite, row: object, language: Language) =>
  stateWords(siteState(entity, row, todayInBangkok()), language);

/** The state of a content record on the website: a chip for what is not shown, plain words for what is; below it its day, or what is given in its place. */
export function SiteStateChip({ entity, row, below }: { entity: OnSite; row: object; below?: ReactNode }) {
  const { language } = useLanguage();
  const { state, word, day } = siteStateWords(entity, row, language);
  const Icon = state === 'shown' ? null : looks[state].icon;
  return (
    <span className={classes.state} data-site-state={state}>
      {state === 'shown' || Icon === null ? (
        <span>{word}</span>
      ) : (
        <Badge color={looks[state].color} miw="max-content" leftSection={<Icon size={15} aria-hidden />}>
          {word}
        </Badge>
      )}
      {(below ?? day) && (
        <Text span c="dimmed" className={classes.day ?? ''}>
          {below ?? day}
        </Text>
      )}
    </span>
  );
}
