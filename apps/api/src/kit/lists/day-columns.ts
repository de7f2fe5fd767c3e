import { dayWithin } from '@faculty/contracts/kit/dates/day-text';
import { auditColumns } from '@faculty/contracts/kit/entity';
import { moment } from '@faculty/contracts/kit/wire';
import { Prisma } from '@faculty/prisma/client';
import { z } from 'zod';
import type { Condition } from './conditions.ts';

/** A column that says on which day something is: of a day, or of a moment. */
interface DayColumn {
  field: string;
  isMoment: boolean;
}

/** The days that an item of a list tells; when it was entered and changed is no such day. */
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
 * What a query's conditions are when a whole day stands in its text, in any of the ways people type one: what has the text, or what is on
 * that day and has the rest of the text.
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
  return [Prisma.sql`(${both(where(query))} OR ${both(onThatDay)})`];
}

function both(conditions: Condition[]): Prisma.Sql {
  return Prisma.sql`(${Prisma.join(
    conditions.filter((condition) => condition instanceof Prisma.Sql),
    ' AND ',
  )})`;
}
