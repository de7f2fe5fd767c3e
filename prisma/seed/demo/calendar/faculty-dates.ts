import type { Prisma } from '../../../generated/client.ts';
import { dayOf, daysFrom } from '../news/published-text.ts';
import { academicYear } from './academic-year.ts';
import { type CalendarDay, holidaysOf } from './holidays.ts';

const halfYear = 183;

/** Nothing begins on a holiday. */
const weekLater = (day: CalendarDay): CalendarDay => ({ ...day, start: daysFrom(day.start, 7), end: daysFrom(day.end, 7) });

/** The faculty's days and the public holidays, half a year back and ahead. */
export function facultyDates(today: Date): Prisma.FacultyDateCreateManyInput[] {
  const from = daysFrom(dayOf(today), -halfYear);
  const to = daysFrom(dayOf(today), halfYear);
  const thisYear = dayOf(today).getUTCFullYear();
  const years = [thisYear - 1, thisYear, thisYear + 1];
  const holidays = years.flatMap(holidaysOf);
  const closed = new Set(holidays.map(({ start }) => start.getTime()));
  const days = years.flatMap(academicYear).map((day) => (closed.has(day.start.getTime()) ? weekLater(day) : day));
  return [...holidays, ...days]
    .filter(({ start, end }) => end >= from && start <= to)
    .sort((a, b) => a.start.getTime() - b.start.getTime())
    .map(({ th, en, start, end }) => ({ title_th: th, title_en: en, start_date: start, end_date: end }));
}
