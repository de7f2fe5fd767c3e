import { fieldErrorWords } from '@faculty/contracts/field-errors';
import type { ActivityItem, ActivityQuery } from '@faculty/contracts/works/activity';
import { useEffect, useId, useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { DayField } from '../../../kit/fields/day/day-field.tsx';
import { isDay } from '../../../kit/fields/day/parse-day.ts';
import type { ListState } from '../../../kit/list/state/use-list.ts';
import { showError } from '../../../kit/notifications/messages.ts';
import { activityPhrases } from './activity.phrases.ts';

interface DateFiltersProps {
  list: ListState<ActivityItem, ActivityQuery>;
}

/** From which day to which. Turned round, it is said in the documented words and the start is cleared. */
export function DateFilters({ list }: DateFiltersProps) {
  const t = usePhrases(activityPhrases);
  const { language } = useLanguage();
  const { start_date, end_date } = list.query;
  /** A new field each time: what was typed in the old one goes with it. */
  const [cleared, setCleared] = useState(0);
  const startId = useId();
  useEffect(() => {
    if (cleared > 0) document.getElementById(startId)?.focus();
  }, [cleared, startId]);

  function ask(days: Pick<ActivityQuery, 'start_date' | 'end_date'>): void {
    const isTurnedRound = days.start_date !== undefined && days.end_date !== undefined && days.start_date > days.end_date;
    if (isTurnedRound) showError(t.alert(fieldErrorWords('start_after_end', language)));
    list.filter(isTurnedRound ? { ...days, start_date: undefined } : days);
    if (isTurnedRound) setCleared((times) => times + 1);
  }

  return (
    <>
      {/* a day that is only half typed does not filter yet */}
      <DayField
        key={cleared}
        id={startId}
        label={t.start_date}
        value={start_date ?? null}
        onChange={(day) => (day === null || isDay(day)) && ask({ start_date: day ?? undefined, end_date })}
      />
      <DayField
        label={t.end_date}
        value={end_date ?? null}
        onChange={(day) => (day === null || isDay(day)) && ask({ start_date, end_date: day ?? undefined })}
      />
    </>
  );
}
