import { toBuddhistEra } from '@faculty/contracts/kit/dates/era';
import { Prisma } from '@faculty/prisma/client';

/** The Buddhist year a work came out: of its day. What stands in the field of the year may be a volume, and counts where there is no day. */
export const yearOfWork = (table: string): Prisma.Sql =>
  Prisma.sql`coalesce(${buddhistYearSql(`${table}.work_public_date`)}, ${Prisma.raw(table)}.work_public_year)`;

/** The Buddhist year of a date, an expression of SQL; none of nothing. */
export function buddhistYearSql(date: string): Prisma.Sql {
  return Prisma.raw(`extract(year FROM ${date})::int + ${toBuddhistEra(0)}`);
}

/** A moment as it is read in Thailand: `22/11/2569 13:05`; empty without one. */
export function thaiMomentSql(column: string): Prisma.Sql {
  const there = `(${column} AT TIME ZONE 'Asia/Bangkok')`;
  return Prisma.sql`coalesce(to_char(${Prisma.raw(there)}, 'FMDD/FMMM/') || (${buddhistYearSql(there)}) || to_char(${Prisma.raw(there)}, ' HH24:MI'), '')`;
}
