import { commaText } from '@faculty/contracts/kit/wire';
import { Prisma } from '@faculty/prisma/client';
import { z } from 'zod';
import type { Context } from '../crud/context.ts';
import { type ListSource, tableWithJoins } from './list.ts';

/**
 * Returns a function that reads one record by the table, joins and fields of its list, plus the `detail` fields. Values have the types of
 * the contract's row: moments are `Date`, days text, lists arrays, stored paths unchanged.
 */
export function recordReader<Id, Row extends object, Item, Query>(
  { idKey, row }: { idKey: keyof Row & string; row: z.core.$ZodType<Row> },
  { table, joins = {}, fields = {}, fieldsFor, detail = {} }: ListSource<Item, Query, Row>,
): (id: Id, ctx: Pick<Context, 'query' | 'person'>) => Promise<Row | null> {
  if (!(row instanceof z.ZodObject)) throw new Error('the row of an entity is an object');
  const shape = Object.entries(row.shape as Record<string, z.core.$ZodType>);
  return async (id, { query, person }) => {
    const computed = { ...fields, ...detail, ...fieldsFor?.(person) } as Record<string, Prisma.Sql>;
    const columns = shape.map(([field, schema]) => {
      const column = computed[field] ?? Prisma.raw(`"${table}"."${field}"`);
      return Prisma.sql`${inMemory(schema, column)} AS ${Prisma.raw(`"${field}"`)}`;
    });
    const key = Prisma.raw(`"${table}"."${idKey}"`);
    const [found] = await query<Row>(Prisma.sql`SELECT ${Prisma.join(columns)} FROM ${tableWithJoins(table, joins)} WHERE ${key} = ${id}`);
    return found ?? null;
  };
}

/** Casts columns for which the driver would return another type. */
function inMemory(schema: z.core.$ZodType, column: Prisma.Sql): Prisma.Sql {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return inMemory(schema.unwrap(), column);
  if (schema === commaText) return Prisma.sql`${column}::text[]`;
  if (schema instanceof z.ZodISODate) return Prisma.sql`to_char(${column}, 'YYYY-MM-DD')`;
  return column;
}
