import type { Prisma } from '../../../generated/client.ts';
import { dayOf, daysFrom } from '../news/published-text.ts';
import { academicYear } from './academic-year.ts';
import { holidaysOf } from './holidays.ts';

const halfYear = 183;

/** The faculty's days and the public holidays, half a year back and ahead. */
export function facultyDates(today: Date): Prisma.FacultyDateCreateManyInput[] {
  const from = daysFrom(dayOf(today), -halfYear);
  const to = daysFrom(dayOf(today), halfYear);
  const thisYear = dayOf(today).getUTCFullYear();
  const years = [thisYear - 1, thisYear, thisYear + 1];
  return years
    .flatMap((year) => [...holidaysOf(year), ...academicYear(year)])
    .filter(({ start, end }) => end >= from && start <= to)
    .sort((a, b) => a.start.getTime() - b.start.getTime())
    .map(({ th, en, start, end }) => ({ title_th: th, title_en: en, start_date: start, end_date: end }));
}
