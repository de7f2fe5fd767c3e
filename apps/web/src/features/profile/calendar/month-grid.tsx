import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { CalendarEntry } from '@faculty/contracts/profile/profile';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { dayWords, monthWords, weekdayWords } from '../../../kit/theme/day-names.ts';
import classes from './calendar.module.css';
import { calendarPhrases } from './calendar.phrases.ts';
import { dayByKey, entriesOn, linesOf, monthOf, weeksOf } from './calendar-days.ts';

const shownInCell = 2;

interface MonthGridProps {
  entries: readonly CalendarEntry[];
  /** The day the keyboard is at; its month is shown. */
  at: string;
  onMove(day: string): void;
  selected: string | null;
  onSelect(day: string): void;
  titleOf(entry: CalendarEntry): string;
}

/** A month of days. Arrow keys move, Page up and down change the month, Enter chooses a day. */
export function MonthGrid({ entries, at, onMove, selected, onSelect, titleOf }: MonthGridProps) {
  const t = usePhrases(calendarPhrases);
  const { language } = useLanguage();
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const month = monthOf(at);
  const names = weekdayWords(language, 'long');
  const initials = weekdayWords(language, language === 'th' ? 'narrow' : 'short');

  // the day that was moved to may be in a month that is only drawn now
  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
    isMoving.current = false;
  }, [at]);

  function onKeyDown(event: KeyboardEvent): void {
    const day = dayByKey(event.key, at);
    if (day === null || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    isMoving.current = true;
    onMove(day);
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is moved in by the arrow keys is a grid
    <table ref={grid} role="grid" aria-label={monthWords(month, language)} className={classes.grid} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdayWords(language, 'short').map((name, index) => (
            <th key={name} scope="col" abbr={names[index]}>
              <span className={classes.weekday}>{name}</span>
              <span className={classes.initial}>{initials[index]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {linesOf(entries, week).map((lines, index) => {
              const day = week[index] ?? '';
              const onDay = entriesOn(entries, day);
              const shown = Array.from(lines.slice(0, shownInCell));
              const hidden = onDay.length - shown.filter(Boolean).length;
              return (
                <td key={day} data-selected={day === selected || undefined}>
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === at ? 0 : -1}
                    className={classes.day}
                    data-outside={monthOf(day) !== month || undefined}
                    data-today={day === todayInBangkok() || undefined}
                    aria-pressed={day === selected}
                    aria-current={day === todayInBangkok() ? 'date' : undefined}
                    aria-label={t.dayLabel(dayWords(day, language), onDay.length)}
                    onClick={() => onSelect(day)}
                  >
                    <span className={classes.number}>{Number(day.slice(8))}</span>
                    {shown.map((entry, line) => (
                      <span
                        key={entry?.id ?? `free ${line}`}
                        className={classes.entry}
                        data-kind={entry?.kind}
                        data-free={entry === undefined || undefined}
                        // one bar over several days: labelled at its start, and again each week
                        data-from-before={(entry !== undefined && entry.start_date < day && index > 0) || undefined}
                        data-goes-on={(entry !== undefined && entry.end_date > day && index < 6) || undefined}
                      >
                        {'\u00a0'}
                        {entry !== undefined && (entry.start_date === day || index === 0) && (
                          <span className={classes.words} style={daysOfBar(week.filter((each) => day <= each && each <= entry.end_date))}>
                            {titleOf(entry)}
                          </span>
                        )}
                      </span>
                    ))}
                    {hidden > 0 && <span className={classes.more}>{t.more(hidden)}</span>}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The label of a bar uses its whole length. */
const daysOfBar = (days: readonly string[]) => ({ '--days': days.length }) as CSSProperties; // a property of our own
