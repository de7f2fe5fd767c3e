import type { CalendarEntry } from '@faculty/contracts/profile/profile';

// Days are `YYYY-MM-DD` and months `YYYY-MM`: a calendar has no hours, and no time zone can shift it.

const dayMilliseconds = 86_400_000;
const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const textOf = (date: Date) => date.toISOString().slice(0, 10);

export const monthOf = (day: string) => day.slice(0, 7);

/** The day so many days later, or earlier. */
export function shiftDay(day: string, days: number): string {
  return textOf(new Date(utc(day).getTime() + days * dayMilliseconds));
}

/** The same day so many months later, or the last one of a shorter month. */
export function shiftMonth(day: string, months: number): string {
  const date = utc(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return textOf(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), last))));
}

/** Monday is 0. */
function weekday(day: string): number {
  return (utc(day).getUTCDay() + 6) % 7;
}

/** The weeks a month touches, whole ones, from Monday. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const last = shiftDay(shiftMonth(first, 1), -1);
  const start = shiftDay(first, -weekday(first));
  const count = Math.ceil((weekday(first) + Number(last.slice(8))) / 7);
  return Array.from({ length: count }, (_, week) => Array.from({ length: 7 }, (_day, day) => shiftDay(start, week * 7 + day)));
}

/** What happens on a day. */
export function entriesOn(entries: readonly CalendarEntry[], day: string): CalendarEntry[] {
  return entries.filter(({ start_date, end_date }) => start_date <= day && day <= end_date);
}

/** The entries of a week in lines, by day: an entry of several days keeps its line, so that it is one bar. */
export function linesOf(entries: readonly CalendarEntry[], week: readonly string[]): (CalendarEntry | undefined)[][] {
  const days: (CalendarEntry | undefined)[][] = week.map(() => []);
  const touching = entries
    .filter(({ start_date, end_date }) => start_date <= (week.at(-1) ?? '') && end_date >= (week[0] ?? ''))
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date) || b.end_date.localeCompare(a.end_date));
  for (const entry of touching) {
    const own = days.filter((_, index) => entriesOn([entry], week[index] ?? '').length > 0);
    let line = 0;
    while (own.some((day) => day[line] !== undefined)) line++;
    for (const day of own) day[line] = entry;
  }
  return days;
}

/** What happens in a month, in the order it begins. */
export function entriesIn(entries: readonly CalendarEntry[], month: string): CalendarEntry[] {
  return entries
    .filter(({ start_date, end_date }) => monthOf(start_date) <= month && month <= monthOf(end_date))
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date));
}

/** Where an arrow key leads from a day; null for another key. */
export function dayByKey(key: string, day: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return shiftDay(day, -1);
    case 'ArrowRight':
      return shiftDay(day, 1);
    case 'ArrowUp':
      return shiftDay(day, -7);
    case 'ArrowDown':
      return shiftDay(day, 7);
    case 'Home':
      return shiftDay(day, -weekday(day));
    case 'End':
      return shiftDay(day, 6 - weekday(day));
    case 'PageUp':
      return shiftMonth(day, -1);
    case 'PageDown':
      return shiftMonth(day, 1);
    default:
      return null;
  }
}
