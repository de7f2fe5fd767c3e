import { commaText, moment } from '@faculty/contracts/kit/wire';
import { Prisma } from '@faculty/prisma/client';
import { z } from 'zod';
import { fileAddress } from '../../storage/file-address.ts';

const addressBase = Prisma.raw(`'${fileAddress('')}'`);

/**
 * The columns of an item as PostgreSQL must write them into JSON to give what the serializer gives:
 * the declared fields and nothing else, moments and days as text, lists under a comma-list codec as `A,B`, stored paths as addresses.
 */
export function itemColumns(
  item: z.core.$ZodType,
  column: (field: string) => Prisma.Sql,
  files: Readonly<Record<string, unknown>>,
): Prisma.Sql {
  if (!(item instanceof z.ZodObject)) throw new Error('the item of a list is an object');
  const columns = Object.entries(item.shape as Record<string, z.core.$ZodType>).map(([field, schema]) => {
    const value = field in files ? Prisma.sql`${addressBase} || ${column(field)}` : encoded(schema, column(field));
    return Prisma.sql`${value} AS ${Prisma.raw(`"${field}"`)}`;
  });
  return Prisma.join(columns, ', ');
}

function encoded(schema: z.core.$ZodType, column: Prisma.Sql): Prisma.Sql {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return encoded(schema.unwrap(), column);
  if (schema === moment) return Prisma.sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  if (schema === commaText) return Prisma.sql`array_to_string(${column}, ',')`;
  if (schema instanceof z.ZodISODate) return Prisma.sql`to_char(${column}, 'YYYY-MM-DD')`;
  if (schema instanceof z.ZodCodec || schema instanceof z.ZodPipe) throw new Error('say here how PostgreSQL writes this codec');
  return column;
}
