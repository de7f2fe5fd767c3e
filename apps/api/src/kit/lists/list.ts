import type { OrderBy } from '@faculty/contracts/kit/entity';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { commaText, moment } from '@faculty/contracts/kit/wire';
import { Prisma } from '@faculty/prisma/client';
import { z } from 'zod';
import { fileAddress } from '../../storage/file-address.ts';
import type { Person } from '../crud/context.ts';
import type { TakingPart } from '../crud/taking-part.ts';
import type { Condition } from './conditions.ts';
import { dayColumns, orOnThatDay } from './day-columns.ts';

const addressBase = Prisma.raw(`'${fileAddress('')}'`);

/** What a resource says of its list; the contract says the rest. */
export interface ListSource<Item, Query, Row = Item> {
  /** The table each row comes from. */
  table: string;
  /** Table → what ties it to the row. Each must find one row at most: joined tables add fields, never rows. */
  joins?: Readonly<Record<string, Prisma.Sql>>;
  /** Fields that are no plain column of the table. */
  fields?: { readonly [Field in keyof Item & string]?: Prisma.Sql };
  /** Fields that tell some people more than others: what they are to this one. Everywhere but in the documented list, they are as `fields` say. */
  fieldsFor?(person: Person): { readonly [Field in keyof Item & string]?: Prisma.Sql };
  /** Fields of the record that its list leaves out, and that are no plain column. */
  detail?: { readonly [Field in Exclude<keyof Row & string, keyof Item>]?: Prisma.Sql };
  /** What a field is put in order by, where not by what it shows: numbers within a text, by `inNaturalOrder`. */
  sortedBy?: { readonly [Field in keyof Item & string]?: Prisma.Sql };
  /** What the query's own filters mean; all must hold. */
  where(query: Query): Condition[];
  /** Whom its records name beside their owner: under own_only they see those too, and change none. */
  parts?: TakingPart;
}

/** What a list needs of its contract. */
interface ListContract<Row, Item> {
  idKey: keyof Row & string;
  item: z.core.$ZodType<Item>;
  defaultOrder: readonly OrderBy<Row>[];
  files: Readonly<Record<string, unknown>>;
}

/** A list's statements, for any query. */
export interface List<Query extends ListQuery> {
  /** Every table that decides what the list holds. */
  tables: readonly string[];
  conditions(query: Query): Condition[];
  /** All that a query asks for, page by page or without a limit: each item as JSON text. */
  page(query: Query, conditions: Condition[]): Prisma.Sql;
  /** The same of a page in two statements: its keys in order, then the items of such keys, by a text that is always the same. */
  inTwo?: { keys(query: Query, conditions: Condition[]): Prisma.Sql; items(keys: readonly unknown[]): Prisma.Sql };
  /** As `{count}`. */
  count(conditions: Condition[]): Prisma.Sql;
}

/**
 * Composes a list's statements. A page's keys come first, by whichever index suits the values at hand, and only then are
 * the rows and what is computed for them fetched: 15 of them, however many match and however far in the page is. Where that
 * takes joins, the rows are asked for by themselves: planning those costs more than all the rest, and this text keeps its plan.
 * Joins are LEFT joins by unique keys, so that a statement that uses none of them finds the same rows without.
 */
export function listOf<Row extends object, Item extends object, Query extends ListQuery>(
  { idKey, item, defaultOrder, files }: ListContract<Row, Item>,
  { table, joins = {}, fields = {}, sortedBy = {}, where }: ListSource<Item, Query>,
): List<Query> {
  const column = (field: string) => (fields as Record<string, Prisma.Sql>)[field] ?? Prisma.raw(`"${table}"."${field}"`);
  const columns = itemColumns(item, column, files);
  const days = dayColumns(item).filter(({ field }) => !(field in fields));
  const itself = Prisma.raw(`"${table}"`);
  const joined = leftJoins(joins);
  /** Items of columns alone cost what their keys cost. */
  const isPlain = Object.keys(joins).length + Object.keys(fields).length === 0;
  // whatever an item shows as its key, rows are found and put in order by the column
  const key = Prisma.raw(`"${table}"."${idKey}"`);
  const sorted = (field: string) => (field === idKey ? key : ((sortedBy as Record<string, Prisma.Sql>)[field] ?? column(field)));
  // PostgreSQL leaves out joins that a statement does not use, but only after it has planned them
  const from = (...using: Prisma.Sql[]) => {
    const text = using.map(({ sql }) => sql).join(' ');
    return Prisma.sql`FROM ${itself}${Object.keys(joins).some((other) => text.includes(other)) ? joined : Prisma.empty}`;
  };
  // ends with the key: pages of an order with ties would repeat some rows and leave out others
  const total = defaultOrder.some(({ field }) => field === idKey)
    ? defaultOrder
    : [...defaultOrder, { field: idKey, sort: 'asc' as const }];
  const documented = Prisma.join(total.map(({ field, sort }) => directed(sorted(field), sort)));
  const order = ({ field, sort }: ListQuery) =>
    Prisma.sql`ORDER BY ${field === undefined ? documented : Prisma.sql`${directed(sorted(field), sort)}, ${documented}`}`;
  const paged = (what: Prisma.Sql, query: ListQuery, conditions: Condition[]) => {
    const [which, ordered, { page = 0, limit = 0 }] = [all(conditions), order(query), query];
    return Prisma.sql`SELECT ${what} ${from(which, ordered)} ${which} ${ordered} LIMIT ${limit} OFFSET ${page * limit}`;
  };
  const asJson = (rows: Prisma.Sql) => Prisma.sql`SELECT row_to_json(item)::text FROM (${rows}) item`;

  const inTwo = {
    keys: (query: Query, conditions: Condition[]) => paged(key, query, conditions),
    items(keys: readonly unknown[]) {
      const these = Prisma.sql`FROM ${itself}${joined} WHERE ${key} = ANY(${keys}) ORDER BY array_position(${keys}, ${key})`;
      return asJson(Prisma.sql`SELECT ${columns} ${these}`);
    },
  };

  return {
    ...(!isPlain && { inTwo }),
    tables: [table, ...Object.keys(joins)],
    conditions: (query) => orOnThatDay(query, where, days, column),
    page(query, conditions) {
      if (query.limit === undefined)
        return asJson(Prisma.sql`SELECT ${columns} FROM ${itself}${joined} ${all(conditions)} ${order(query)}`);
      if (isPlain && !query.page) return asJson(paged(columns, query, conditions));
      const keys = paged(Prisma.sql`${key} AS key`, query, conditions);
      return asJson(Prisma.sql`SELECT ${columns} FROM (${keys}) page JOIN ${itself} ON ${key} = page.key${joined} ${order(query)}`);
    },
    count(conditions) {
      const which = all(conditions);
      return Prisma.sql`SELECT count(*)::int AS count ${from(which)} ${which}`;
    },
  };
}

/** For a FROM. */
export const tableWithJoins = (table: string, joins: Readonly<Record<string, Prisma.Sql>>) =>
  Prisma.sql`${Prisma.raw(`"${table}"`)}${leftJoins(joins)}`;

const leftJoins = (joins: Readonly<Record<string, Prisma.Sql>>) =>
  Prisma.join(
    [Prisma.empty, ...Object.entries(joins).map(([other, tie]) => Prisma.sql`LEFT JOIN ${Prisma.raw(`"${other}"`)} ON ${tie}`)],
    ' ',
  );

const directed = (column: Prisma.Sql, sort: 'asc' | 'desc' = 'asc') =>
  Prisma.sql`${column} ${Prisma.raw(sort === 'desc' ? 'DESC' : 'ASC')}`;

function all(conditions: Condition[]): Prisma.Sql {
  const given = conditions.filter((condition) => condition instanceof Prisma.Sql);
  return given.length === 0 ? Prisma.empty : Prisma.sql`WHERE ${Prisma.join(given, ' AND ')}`;
}

/**
 * The columns of an item as PostgreSQL must write them into JSON to give what the serializer gives:
 * the declared fields and nothing else, moments and days as text, lists under a comma-list codec as `A,B`, stored paths as addresses.
 */
function itemColumns(item: z.core.$ZodType, column: (field: string) => Prisma.Sql, files: Readonly<Record<string, unknown>>): Prisma.Sql {
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
