import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { dayWords, monthWords, weekdayWords } from '../../../kit/theme/day-names.ts';
import classes from './calendar.module.css';
import { calendarPhrases } from './calendar.phrases.ts';
import { type CalendarEvent, eventsOn } from './calendar-events.ts';
import { clockText, minuteOf } from './calendar-time.ts';
import { EventButton } from './time-grid.tsx';

interface MonthViewProps {
  /** The month that is shown, by one of its days. */
  at: string;
  /** Whole weeks from Monday. */
  days: readonly string[];
  events: readonly CalendarEvent[];
  onCreate(day: string): void;
  onDay(day: string): void;
  onOpen(event: CalendarEvent): void;
}

const shownInCell = 3;

/** A month of days: the number of a day adds an event, what has no room is seen in the day's own view. */
export function MonthView({ at, days, events, onCreate, onDay, onOpen }: MonthViewProps) {
  const t = usePhrases(calendarPhrases);
  const { language } = useLanguage();
  const names = weekdayWords(language, 'long');
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on a phone is reached by keyboard
    <section className={classes.months} aria-label={monthWords(at.slice(0, 7), language)} tabIndex={0}>
      <table className={classes.month}>
        <thead>
          <tr>
            {weekdayWords(language, 'short').map((name, index) => (
              <th key={name} scope="col" abbr={names[index]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const onDayEvents = eventsOn(events, day);
                const hidden = onDayEvents.length - shownInCell;
                return (
                  <td
                    key={day}
                    data-outside={day.slice(0, 7) !== at.slice(0, 7) || undefined}
                    data-today={day === todayInBangkok() || undefined}
                  >
                    <button
                      type="button"
                      className={classes.number}
                      aria-label={t.addOn(dayWords(day, language))}
                      onClick={() => onCreate(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                    {onDayEvents.slice(0, shownInCell).map((event) => (
                      <EventButton
                        key={event.id}
                        event={event}
                        when={`${dayWords(day, language)} ${event.timed ? clockText(minuteOf(event.start)) : t.wholeDay}`}
                        onOpen={onOpen}
                      />
                    ))}
                    {hidden > 0 && (
                      <button
                        type="button"
                        className={classes.more}
                        aria-label={t.moreOn(hidden, dayWords(day, language))}
                        onClick={() => onDay(day)}
                      >
                        {t.more(hidden)}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
