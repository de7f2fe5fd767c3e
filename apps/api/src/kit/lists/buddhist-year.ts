import { toBuddhistEra } from '@faculty/contracts/kit/dates/era';
import { Prisma } from '@faculty/prisma/client';

/** The Buddhist year of a work: of its publication day, else `work_public_year`, which may hold a volume instead. */
export const yearOfWork = (table: string): Prisma.Sql =>
  Prisma.sql`coalesce(${buddhistYearSql(`${table}.work_public_date`)}, ${Prisma.raw(table)}.work_public_year)`;

/** The Buddhist year of a date expression; NULL for NULL. */
export function buddhistYearSql(date: string): Prisma.Sql {
  return Prisma.raw(`extract(year FROM ${date})::int + ${toBuddhistEra(0)}`);
}
