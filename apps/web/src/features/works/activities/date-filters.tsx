import { fieldErrorWords } from '@faculty/contracts/field-errors';
import type { ActivityItem, ActivityQuery } from '@faculty/contracts/works/activity';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { DayField } from '../../../kit/fields/day-field.tsx';
import { isDay } from '../../../kit/fields/day-text.ts';
import type { ListState } from '../../../kit/list/use-list.ts';
import { showError } from '../../../kit/messages/messages.ts';
import { activityPhrases } from './activity.phrases.ts';

interface DateFiltersProps {
  list: ListState<ActivityItem, ActivityQuery>;
}

/** From which day to which. Turned round, it is said in the documented words and the start is cleared. */
export function DateFilters({ list }: DateFiltersProps) {
  const t = usePhrases(activityPhrases);
  const { language } = useLanguage();
  const { start_date, end_date } = list.query;

  function ask(days: Pick<ActivityQuery, 'start_date' | 'end_date'>): void {
    const isTurnedRound = days.start_date !== undefined && days.end_date !== undefined && days.start_date > days.end_date;
    if (isTurnedRound) showError(t.alert(fieldErrorWords('start_after_end', language)));
    list.filter(isTurnedRound ? { ...days, start_date: undefined } : days);
  }

  return (
    <>
      {/* a day that is only half typed does not filter yet */}
      <DayField
        key={`start ${start_date}`}
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
