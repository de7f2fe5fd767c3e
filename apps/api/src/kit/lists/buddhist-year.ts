import { toBuddhistEra } from '@faculty/contracts/kit/dates/era';
import { Prisma } from '@faculty/prisma/client';

/** The Buddhist year of a work: of its publication day, else `work_public_year`, which may hold a volume instead. */
export const yearOfWork = (table: string): Prisma.Sql =>
  Prisma.sql`coalesce(${buddhistYearSql(`${table}.work_public_date`)}, ${Prisma.raw(table)}.work_public_year)`;

/** The Buddhist year of a date expression; NULL for NULL. */
export function buddhistYearSql(date: string): Prisma.Sql {
  return Prisma.raw(`extract(year FROM ${date})::int + ${toBuddhistEra(0)}`);
}

/** A timestamp in Thai time and format, such as `22/11/2569 13:05`; empty for NULL. */
export function thaiMomentSql(column: string): Prisma.Sql {
  const local = `(${column} AT TIME ZONE 'Asia/Bangkok')`;
  return Prisma.sql`coalesce(to_char(${Prisma.raw(local)}, 'FMDD/FMMM/') || (${buddhistYearSql(local)}) || to_char(${Prisma.raw(local)}, ' HH24:MI'), '')`;
}
