import { toBuddhistEra } from '@faculty/contracts/kit/dates/era';
import type { Period } from '@faculty/contracts/works/period';
import { Prisma } from '@faculty/prisma/client';
import type { Condition } from '../../kit/lists/conditions.ts';

/**
 * The works published between two days. One without a day counts as of 1 July of its year, which is within the
 * calendar, fiscal and academic year of that number. `table` is what the statement calls the works.
 */
export function cameOut({ start_date, end_date }: Period, table = 'web_con_works'): Condition {
  if (!start_date && !end_date) return undefined;
  const at = (column: string) => Prisma.raw(`"${table}"."${column}"`);
  const [day, year] = [at('work_public_date'), at('work_public_year')];
  const days = [
    ...(start_date ? [Prisma.sql`${day} >= ${start_date}::date`] : []),
    ...(end_date ? [Prisma.sql`${day} <= ${end_date}::date`] : []),
  ];
  const years = [
    ...(start_date ? [Prisma.sql`${year} >= ${firstYear(start_date)}`] : []),
    ...(end_date ? [Prisma.sql`${year} <= ${lastYear(end_date)}`] : []),
  ];
  return Prisma.sql`((${Prisma.join(days, ' AND ')}) OR (${day} IS NULL AND ${Prisma.join(years, ' AND ')}))`;
}

const julyFirst = '07-01';
const yearOf = (day: string) => toBuddhistEra(Number(day.slice(0, 4)));
/** The first Buddhist year whose 1 July is not before a day, and the last whose is not after it. */
const firstYear = (day: string) => yearOf(day) + (day.slice(5) > julyFirst ? 1 : 0);
const lastYear = (day: string) => yearOf(day) - (day.slice(5) < julyFirst ? 1 : 0);
