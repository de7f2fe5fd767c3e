import { daysWithin } from '@faculty/contracts/kit/dates/day-text';
import { auditColumns } from '@faculty/contracts/kit/entity';
import { moment } from '@faculty/contracts/kit/wire';
import { Prisma } from '@faculty/prisma/client';
import { z } from 'zod';
import type { Condition } from './conditions.ts';

/** A date or timestamp column. */
interface DayColumn {
  field: string;
  isMoment: boolean;
}

/** The date and timestamp columns of a list item, without `created_at` and `updated_at`. */
export function dayColumns(item: z.core.$ZodType): DayColumn[] {
  if (!(item instanceof z.ZodObject)) throw new Error('the item of a list is an object');
  return Object.entries(item.shape as Record<string, z.core.$ZodType>).flatMap(([field, schema]) => {
    const kind = unwrapped(schema);
    const isMoment = kind === moment;
    return !(field in auditColumns) && (isMoment || kind instanceof z.ZodISODate) ? [{ field, isMoment }] : [];
  });
}

/** A schema without what makes it optional. */
export const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? unwrapped(schema.unwrap()) : schema;

/**
 * The conditions of a query whose text contains a day, or a month with its year, in any usual format: rows match the text, or are on those
 * days and match the rest of the text.
 */
export function orOnThoseDays<Query extends { q?: string | undefined }>(
  query: Query,
  where: (query: Query) => Condition[],
  columns: readonly DayColumn[],
  column: (field: string) => Prisma.Sql,
): Condition[] {
  const typed = query.q !== undefined && columns.length > 0 ? daysWithin(query.q) : null;
  if (typed === null) return where(query);
  const { from, to, rest } = typed;
  const either = columns.map(({ field, isMoment }) =>
    isMoment
      ? Prisma.sql`(${column(field)} >= ${from}::timestamp AT TIME ZONE 'Asia/Bangkok' AND ${column(field)} < (${to}::timestamp + interval '1 day') AT TIME ZONE 'Asia/Bangkok')`
      : Prisma.sql`${column(field)} BETWEEN ${from}::date AND ${to}::date`,
  );
  const onThoseDays = [...where({ ...query, q: rest === '' ? undefined : rest }), Prisma.sql`(${Prisma.join(either, ' OR ')})`];
  return [Prisma.sql`(${allOf(where(query))} OR ${allOf(onThoseDays)})`];
}

function allOf(conditions: Condition[]): Prisma.Sql {
  return Prisma.sql`(${Prisma.join(
    conditions.filter((condition) => condition instanceof Prisma.Sql),
    ' AND ',
  )})`;
}
