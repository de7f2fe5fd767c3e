import { displayedShowingState, type Showing } from '@faculty/contracts/kit/dates/showing';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { Flag } from '@faculty/contracts/kit/fields';
import { Badge, VisuallyHidden } from '@mantine/core';
import { IconCalendarOff, IconCalendarTime, IconEye } from '@tabler/icons-react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { dayText } from '../../theme/dates.ts';
import { showingPhrases } from '../../theme/showing.phrases.ts';

const looks = {
  scheduled: { icon: IconCalendarTime, color: 'blue' },
  showing: { icon: IconEye, color: 'green' },
  over: { icon: IconCalendarOff, color: 'gray' },
} as const;

/** Whether the website does not yet, or no longer, show a record, by today in Bangkok; nothing in the usual case. */
export function ShowingChip({ row }: { row: Showing & { active: Flag } }) {
  const t = usePhrases(showingPhrases);
  const { language } = useLanguage();
  const state = displayedShowingState(row, todayInBangkok());
  if (state === null) return null;
  const { icon: Icon, color } = looks[state];
  const { show_start_date: start, show_end_date: end } = row;
  const days = [start && t.from(dayText(start, language)), end && t.until(dayText(end, language))].filter(Boolean).join(' · ');
  return (
    <Badge variant="light" color={color} size="md" fw={600} miw="max-content" title={days} leftSection={<Icon size={14} aria-hidden />}>
      {t[state]}
      <VisuallyHidden>{` ${days}`}</VisuallyHidden>
    </Badge>
  );
}
