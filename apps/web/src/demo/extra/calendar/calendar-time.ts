// Days are `YYYY-MM-DD`, moments `YYYY-MM-DDTHH:MM` and minutes count from midnight: a calendar on a wall, in no time zone.

const dayMilliseconds = 86_400_000;
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOfTime = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Documented: what is dragged stops at every quarter of an hour. */
export const snapMinutes = 15;
export const minutesOfDay = 24 * 60;

export const dayOf = (moment: string) => moment.slice(0, 10);
export const minuteOf = (moment: string) => Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16));

/** The nearest quarter of an hour of the day. */
export function snapped(minute: number): number {
  return Math.min(Math.max(Math.round(minute / snapMinutes) * snapMinutes, 0), minutesOfDay);
}

/** `09:45`. */
export const clockText = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** A moment of a day; what lies past midnight belongs to the next one. */
export function momentAt(day: string, minute: number): string {
  return minute >= minutesOfDay ? momentAt(shiftDay(day, 1), minute - minutesOfDay) : `${day}T${clockText(minute)}`;
}

export const shiftDay = (day: string, days: number) => dayOfTime(utc(day) + days * dayMilliseconds);

/** The same day so many months later, or the last one of a shorter month. */
export function shiftMonth(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOfTime(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** The Monday of a day's week. */
export const mondayOf = (day: string) => shiftDay(day, -((new Date(utc(day)).getUTCDay() + 6) % 7));

export const daysFrom = (day: string, count: number) => Array.from({ length: count }, (_, at) => shiftDay(day, at));

export type CalendarView = 'month' | 'week' | '4day' | 'day';

/** The days a view shows: a month in whole weeks from Monday, a week from Monday, four days or one from the day itself. */
export function daysOf(view: CalendarView, day: string): string[] {
  if (view === 'day') return [day];
  if (view === '4day') return daysFrom(day, 4);
  if (view === 'week') return daysFrom(mondayOf(day), 7);
  const first = `${day.slice(0, 7)}-01`;
  const start = mondayOf(first);
  const last = shiftDay(shiftMonth(first, 1), -1);
  const weeks = Math.ceil((utc(last) - utc(start) + dayMilliseconds) / (7 * dayMilliseconds));
  return daysFrom(start, weeks * 7);
}

/** Where the arrows beside the title lead. */
export function stepped(view: CalendarView, day: string, by: 1 | -1): string {
  const days = { day: 1, '4day': 4, week: 7 } as const;
  return view === 'month' ? shiftMonth(day, by) : shiftDay(day, by * days[view]);
}
