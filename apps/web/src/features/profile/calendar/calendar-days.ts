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

/** What happens on a day. */
export function entriesOn(entries: readonly CalendarEntry[], day: string): CalendarEntry[] {
  return entriesBetween(entries, day, day);
}

/** What happens between two days, both included, in the order it begins. */
export function entriesBetween(entries: readonly CalendarEntry[], from: string, to: string): CalendarEntry[] {
  return entries
    .filter(({ start_date, end_date }) => start_date <= to && from <= end_date)
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date));
}

/** What happens in a month, in the order it begins. */
export const entriesIn = (entries: readonly CalendarEntry[], month: string): CalendarEntry[] =>
  entriesBetween(entries, `${month}-01`, `${month}-31`);
