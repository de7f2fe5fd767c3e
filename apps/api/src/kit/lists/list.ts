import type { OrderBy } from '@faculty/contracts/kit/entity';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { Prisma } from '@faculty/prisma/client';
import type { z } from 'zod';
import type { Condition } from './conditions.ts';
import { itemColumns } from './item-json.ts';

/** What a resource says of its list; the contract says the rest. */
export interface ListSource<Item, Query> {
  /** The table each row comes from. */
  table: string;
  /** Table → what ties it to the row. Each must find one row at most: joined tables add fields, never rows. */
  joins?: Readonly<Record<string, Prisma.Sql>>;
  /** Fields that are no plain column of the table. */
  fields?: { readonly [Field in keyof Item & string]?: Prisma.Sql };
  /** What a field is put in order by, where not by what it shows: numbers within a text, by `inNaturalOrder`. */
  sortedBy?: { readonly [Field in keyof Item & string]?: Prisma.Sql };
  /** What the query's own filters mean; all must hold. */
  where(query: Query): Condition[];
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
  /** The page a query asks for, or without a limit the whole list: each item as JSON text. */
  page(query: Query, conditions: Condition[]): Prisma.Sql;
  /** As `{count}`. */
  count(conditions: Condition[]): Prisma.Sql;
}

/**
 * Composes a list's statements. A page's keys come first, by whichever index suits the values at hand, and only then are
 * the rows and what is computed for them fetched: 15 of them, however many match and however far in the page is.
 * Joins are LEFT joins by unique keys: PostgreSQL leaves out those that a statement does not use.
 */
export function listOf<Row extends object, Item extends object, Query extends ListQuery>(
  { idKey, item, defaultOrder, files }: ListContract<Row, Item>,
  { table, joins = {}, fields = {}, sortedBy = {}, where }: ListSource<Item, Query>,
): List<Query> {
  const column = (field: string) => (fields as Record<string, Prisma.Sql>)[field] ?? Prisma.raw(`"${table}"."${field}"`);
  const columns = itemColumns(item, column, files);
  const joined = Prisma.join(
    [Prisma.empty, ...Object.entries(joins).map(([other, tie]) => Prisma.sql`LEFT JOIN ${Prisma.raw(`"${other}"`)} ON ${tie}`)],
    ' ',
  );
  // whatever an item shows as its key, rows are found and put in order by the column
  const key = Prisma.raw(`"${table}"."${idKey}"`);
  const sorted = (field: string) => (field === idKey ? key : ((sortedBy as Record<string, Prisma.Sql>)[field] ?? column(field)));
  const from = Prisma.sql`FROM ${Prisma.raw(`"${table}"`)}${joined}`;
  // ends with the key: pages of an order with ties would repeat some rows and leave out others
  const total = defaultOrder.some(({ field }) => field === idKey)
    ? defaultOrder
    : [...defaultOrder, { field: idKey, sort: 'asc' as const }];
  const documented = Prisma.join(total.map(({ field, sort }) => directed(sorted(field), sort)));
  const order = ({ field, sort }: ListQuery) =>
    Prisma.sql`ORDER BY ${field === undefined ? documented : Prisma.sql`${directed(sorted(field), sort)}, ${documented}`}`;
  const itself = Prisma.raw(`"${table}"`);
  const asJson = (rows: Prisma.Sql) => Prisma.sql`SELECT row_to_json(item)::text FROM (${rows}) item`;

  return {
    tables: [table, ...Object.keys(joins)],
    conditions: where,
    page: (query, conditions) => {
      const { page = 0, limit } = query;
      const matching = Prisma.sql`${from} ${all(conditions)} ${order(query)}`;
      if (limit === undefined) return asJson(Prisma.sql`SELECT ${columns} ${matching}`);
      const keys = Prisma.sql`SELECT ${key} AS key ${matching} LIMIT ${limit} OFFSET ${page * limit}`;
      return asJson(Prisma.sql`SELECT ${columns} FROM (${keys}) page JOIN ${itself} ON ${key} = page.key${joined} ${order(query)}`);
    },
    count: (conditions) => Prisma.sql`SELECT count(*)::int AS count ${from} ${all(conditions)}`,
  };
}

const directed = (column: Prisma.Sql, sort: 'asc' | 'desc' = 'asc') =>
  Prisma.sql`${column} ${Prisma.raw(sort === 'desc' ? 'DESC' : 'ASC')}`;

function all(conditions: Condition[]): Prisma.Sql {
  const given = conditions.filter((condition) => condition instanceof Prisma.Sql);
  return given.length === 0 ? Prisma.empty : Prisma.sql`WHERE ${Prisma.join(given, ' AND ')}`;
}
