import { toBuddhistEra } from '@faculty/contracts/kit/dates/era';
import type { Period } from '@faculty/contracts/kit/dates/period';
import { Prisma } from '@faculty/prisma/client';
import { type Column, type Condition, sqlOf } from './conditions.ts';

/** A day column is within a period. */
export function dayWithin(column: Column, { start_date, end_date }: Period): Condition {
  const day = sqlOf(column);
  return allOf(start_date && Prisma.sql`${day} >= ${start_date}::date`, end_date && Prisma.sql`${day} <= ${end_date}::date`);
}

/** A moment is within a period of days in Bangkok. */
export function momentWithin(column: Column, { start_date, end_date }: Period): Condition {
  const at = sqlOf(column);
  return allOf(
    start_date && Prisma.sql`${at} >= ${start_date}::timestamp AT TIME ZONE 'Asia/Bangkok'`,
    end_date && Prisma.sql`${at} < (${end_date}::timestamp + interval '1 day') AT TIME ZONE 'Asia/Bangkok'`,
  );
}

/** A span of two day columns has a day within a period; one without an end goes on. */
export function spanWithin(first: Column, last: Column, { start_date, end_date }: Period): Condition {
  const [from, to] = [sqlOf(first), sqlOf(last)];
  return allOf(
    end_date && Prisma.sql`${from} <= ${end_date}::date`,
    start_date && Prisma.sql`(${to} IS NULL OR ${to} >= ${start_date}::date)`,
  );
}

/** A Buddhist year counts as 1 July, which is within the calendar, fiscal and academic year of that number. */
export function yearWithin(column: Column, { start_date, end_date }: Period): Condition {
  const year = sqlOf(column);
  return allOf(start_date && Prisma.sql`${year} >= ${firstYear(start_date)}`, end_date && Prisma.sql`${year} <= ${lastYear(end_date)}`);
}

/** The day of a record, or its year where it has no day, is within a period. */
export function dayOrYearWithin(day: Column, year: Column, period: Period): Condition {
  const [days, years] = [dayWithin(day, period), yearWithin(year, period)];
  return days && years && Prisma.sql`(${days} OR (${sqlOf(day)} IS NULL AND ${years}))`;
}

function allOf(...conditions: Condition[]): Condition {
  const given = conditions.filter((condition) => condition instanceof Prisma.Sql);
  return given.length > 0 && Prisma.sql`(${Prisma.join(given, ' AND ')})`;
}

const julyFirst = '07-01';
const yearOf = (day: string) => toBuddhistEra(Number(day.slice(0, 4)));
/** The first Buddhist year whose 1 July is not before a day, and the last whose is not after it. */
const firstYear = (day: string) => yearOf(day) + (day.slice(5) > julyFirst ? 1 : 0);
const lastYear = (day: string) => yearOf(day) - (day.slice(5) < julyFirst ? 1 : 0);
