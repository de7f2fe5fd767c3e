import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { CalendarEntry } from '@faculty/contracts/profile/profile';
import { Calendar, DatesProvider } from '@mantine/dates';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { calendarButtons } from '../../../kit/fields/day/calendar-buttons.phrases.ts';
import { calendarSettings } from '../../../kit/fields/day/calendar-settings.ts';
import { dayWords } from '../../../kit/theme/day-names.ts';
import classes from './calendar.module.css';
import { calendarPhrases } from './calendar.phrases.ts';
import { entriesOn } from './calendar-days.ts';

interface MonthCalendarProps {
  entries: readonly CalendarEntry[];
  /** `YYYY-MM`. */
  month: string;
  /** With a day of the month to show. */
  onMonth(day: string): void;
  selected: string | null;
  onSelect(day: string): void;
}

/** The days of a month, with a dot for the person's activities and a square for the faculty's dates. */
export function MonthCalendar({ entries, month, onMonth, selected, onSelect }: MonthCalendarProps) {
  const t = usePhrases(calendarPhrases);
  const { language } = useLanguage();
  const buttons = usePhrases(calendarButtons);
  const { dates, calendar } = calendarSettings(language);
  const today = todayInBangkok();
  return (
    <DatesProvider settings={dates}>
      <Calendar
        {...calendar}
        fullWidth
        date={`${month}-01`}
        onDateChange={onMonth}
        ariaLabels={buttons}
        getDayAriaLabel={(day) => t.dayLabel(dayWords(day, language), entriesOn(entries, day).length)}
        getDayProps={(day) => ({
          'data-day': day,
          selected: day === selected,
          'aria-pressed': day === selected,
          ...(day === today && { 'aria-current': 'date' as const }),
          onClick: () => onSelect(day),
        })}
        renderDay={(day) => (
          <span className={classes.day}>
            <span className={classes.number}>{Number(day.slice(8))}</span>
            <span className={classes.marks}>
              {[...new Set(entriesOn(entries, day).map(({ kind }) => kind))].map((kind) => (
                <span key={kind} data-kind={kind} />
              ))}
            </span>
          </span>
        )}
      />
    </DatesProvider>
  );
}
