import { toBuddhistEra } from '@faculty/contracts/kit/era';
import { Prisma } from '@faculty/prisma/client';

/** The Buddhist year of a date, an expression of SQL; none of nothing. */
export function buddhistYearSql(date: string): Prisma.Sql {
  return Prisma.raw(`extract(year FROM ${date})::int + ${toBuddhistEra(0)}`);
}
