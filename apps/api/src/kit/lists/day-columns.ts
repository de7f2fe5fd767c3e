import { dayWithin } from '@faculty/contracts/kit/dates/day-text';
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

const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? unwrapped(schema.unwrap()) : schema;

/**
 * The conditions of a query whose text contains a whole date, in any usual format: rows match the text, or are on that day and match the
 * rest of the text.
 */
export function orOnThatDay<Query extends { q?: string | undefined }>(
  query: Query,
  where: (query: Query) => Condition[],
  columns: readonly DayColumn[],
  column: (field: string) => Prisma.Sql,
): Condition[] {
  const typed = columns.length > 0 ? dayWithin(query.q ?? '') : null;
  if (typed === null) return where(query);
  const { day, rest } = typed;
  const either = columns.map(({ field, isMoment }) =>
    isMoment
      ? Prisma.sql`(${column(field)} >= ${day}::timestamp AT TIME ZONE 'Asia/Bangkok' AND ${column(field)} < (${day}::timestamp + interval '1 day') AT TIME ZONE 'Asia/Bangkok')`
      : Prisma.sql`${column(field)} = ${day}::date`,
  );
  const onThatDay = [...where({ ...query, q: rest === '' ? undefined : rest }), Prisma.sql`(${Prisma.join(either, ' OR ')})`];
  return [Prisma.sql`(${allOf(where(query))} OR ${allOf(onThatDay)})`];
}

function allOf(conditions: Condition[]): Prisma.Sql {
  return Prisma.sql`(${Prisma.join(
    conditions.filter((condition) => condition instanceof Prisma.Sql),
    ' AND ',
  )})`;
}
