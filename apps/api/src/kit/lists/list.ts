import type { Period } from '@faculty/contracts/kit/dates/period';
import type { OrderBy } from '@faculty/contracts/kit/entity';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { commaText, moment } from '@faculty/contracts/kit/wire';
import { Prisma } from '@faculty/prisma/client';
import { z } from 'zod';
import { fileAddress } from '../../storage/file-address.ts';
import type { Person } from '../crud/context.ts';
import type { TakingPart } from '../crud/taking-part.ts';
import {
  type Condition,
  englishPart,
  equals,
  everyWord,
  holds,
  inSearchText,
  inWholeText,
  type KnownWords,
  type Table,
  textIn,
} from './conditions.ts';
import { dayColumns, orOnThoseDays, unwrapped } from './on-days.ts';

const addressBase = Prisma.raw(`'${fileAddress('')}'`);

/** Table, joins, computed fields and filters of a list. The rest is in the entity's contract. */
export type ListSource<Item, Query, Row = Item> = ListColumns<Item, Row> & ListFilters<Item, Query, Row>;

interface ListColumns<Item, Row> {
  /** The main table. */
  table: Table;
  /** Table → join condition. It must match at most one row: joined tables add fields, never rows. */
  joins?: Readonly<Record<string, Prisma.Sql>>;
  /** Expressions of fields that are not a plain column of the table. */
  fields?: { readonly [Field in keyof Item & string]?: Prisma.Sql };
  /** Expressions of fields that depend on the person's rights. Used by the documented list and read; elsewhere `fields` apply. */
  fieldsFor?(person: Person): { readonly [Field in keyof Item & string]?: Prisma.Sql };
  /** Expressions of fields that only the record has, and that are not a plain column. */
  detail?: { readonly [Field in Exclude<keyof Row & string, keyof Item>]?: Prisma.Sql };
  /** Sort expressions of fields that are not sorted by their value, such as `inNaturalOrder`. */
  sortedBy?: { readonly [Field in keyof Item & string]?: Prisma.Sql };
  /** What holds for every record of the list. */
  only?: Prisma.Sql;
  /**
   * What the text search reads: all words of a record (`whole_text`), the table's folded titles, columns that are folded row by row (tables
   * of hundreds), or a condition.
   */
  search: 'whole_text' | 'search_text' | readonly (keyof (Item & Row) & string)[] | ((q: string) => Condition);
  /** What the search reads besides the record's own fields: words of other tables, as an expression for each language. */
  alsoFound?: { th: Prisma.Sql; en: Prisma.Sql };
  /** People other than the owner who take part in a record: under own_only they see it, but cannot change it. */
  parts?: TakingPart;
}

/** Filters of a query that the kit does not know itself. */
type OwnFilter<Query> = Exclude<keyof Query & string, keyof ListQuery | keyof Period>;
/** A filter that is named like a field of the table needs no condition: the field has this value, or the list in it. */
type FieldFilter<Query, Fields> = Extract<OwnFilter<Query>, keyof Fields>;
type Filter<Query, Name extends keyof Query> = (value: NonNullable<Query[Name]>, query: Query) => Condition;
type Filters<Query, Fields> = { readonly [Name in Exclude<OwnFilter<Query>, keyof Fields>]: Filter<Query, Name> } & {
  readonly [Name in FieldFilter<Query, Fields>]?: Filter<Query, Name>;
};

/** Conditions of the query's filters, joined by AND. */
type ListFilters<Item, Query, Row> = ([Exclude<OwnFilter<Query>, keyof (Item & Row)>] extends [never]
  ? { filters?: Filters<Query, Item & Row> }
  : { filters: Filters<Query, Item & Row> }) &
  // the first and the last day of what is listed
  ('start_date' extends keyof Query ? { period(period: Period): Condition } : { period?: never });

interface ListContract<Row, Item> {
  idKey: keyof Row & string;
  /** Where it has more fields than the items. */
  row?: z.core.$ZodType;
  item: z.core.$ZodType<Item>;
  defaultOrder: readonly OrderBy<Row>[];
  files: Readonly<Record<string, unknown>>;
  title?: { readonly th: readonly string[] } | undefined;
}

/** A page by its number, or by the rows before it. */
type PageOf<Query> = Query & { offset?: number };

/** A page in two statements: its keys in order, then the items of these keys where the conditions still hold; only those change its SQL text. */
interface InTwo<Query> {
  keys(query: PageOf<Query>, conditions: Condition[]): Prisma.Sql;
  items(keys: readonly unknown[], conditions?: Condition[]): Prisma.Sql;
}

/** The statements of a list. */
export interface List<Query extends ListQuery> {
  /** Of words that are known to be frequent the order of the list finds a page sooner than their index. */
  conditions(query: Query, words?: KnownWords): Condition[];
  /** Selects the items of a query, one page or all, each as JSON text. */
  page(query: PageOf<Query>, conditions: Condition[]): Prisma.Sql;
  /** Where items have joins or computed fields; others are as cheap as their keys. */
  inTwo?: InTwo<Query>;
  /** Selects `{count}`. */
  count(conditions: Condition[]): Prisma.Sql;
  /** Where the search reads all words of a record: `found-texts.ts` asks for them. */
  texts?: InTwo<Query> & {
    /** The words stand in the title; undefined for a text without a word. */
    inTitle(q: string): Prisma.Sql | undefined;
    /** Selects so many keys of what is found, and puts these in order: those with the words in the title first, unless the query asks for another order. */
    some(query: Query, conditions: Condition[], most: number): Prisma.Sql;
  };
}

/**
 * Composes a list's statements. The keys of a page are selected first, so that joins and computed fields are evaluated only for the rows
 * of the page, at any offset. With joins the rows are fetched by a second statement: planning the joins is the most expensive part, and
 * its constant text keeps the plan of the prepared statement.
 * Joins are LEFT joins by unique keys, so that a statement can omit the joins it does not use.
 */
export function listOf<Row extends object, Item extends object, Query extends ListQuery>(
  { idKey, item, row = item, defaultOrder, files, title }: ListContract<Row, Item>,
  source: ListSource<Item, Query, Row>,
  { forVisitors = false } = {},
): List<Query> {
  const { table, joins = {}, fields = {}, sortedBy = {} } = source;
  const column = (field: string) => (fields as Record<string, Prisma.Sql>)[field] ?? Prisma.raw(`"${table}"."${field}"`);
  const columns = itemColumns(item, column, files);
  const days = dayColumns(item).filter(({ field }) => !(field in fields));
  const shape = { ...shapeOf(item), ...shapeOf(row) };
  const hidesEnglish = forVisitors && 'switch_lang' in shape;
  const wholeText = (q: string, words?: KnownWords) => {
    const found = inWholeText(q, table, words);
    return found && hidesEnglish ? Prisma.sql`(${found} AND ${inShownPart(q, table, title?.th ?? [])})` : found;
  };
  const inTitle = (q: string) => inSearchText(q, column('search_text')) || undefined;
  const where = conditionsOf(source, shape, column, wholeText);
  const itself = Prisma.raw(`"${table}"`);
  const joined = leftJoins(joins);
  // find and sort by the key column, even if the item's field is computed
  const key = Prisma.raw(`"${table}"."${idKey}"`);
  const sorted = (field: string) => (field === idKey ? key : ((sortedBy as Record<string, Prisma.Sql>)[field] ?? column(field)));
  // PostgreSQL removes unused joins only after it has planned them
  const joinedFor = (...using: Prisma.Sql[]) => {
    const text = using.map(({ sql }) => sql).join(' ');
    return Object.keys(joins).some((other) => text.includes(other)) ? joined : Prisma.empty;
  };
  const from = (...using: Prisma.Sql[]) => Prisma.sql`FROM ${itself}${joinedFor(...using)}`;
  // the key makes the order total: with ties, pages would repeat or skip rows
  const total = defaultOrder.some(({ field }) => field === idKey)
    ? defaultOrder
    : [...defaultOrder, { field: idKey, sort: 'asc' as const }];
  const ordersOf = ({ field, sort }: ListQuery) =>
    [...(field === undefined ? [] : [{ field, sort }]), ...total].map((each) => ({ by: sorted(each.field), sort: each.sort }));
  const order = (query: ListQuery) => Prisma.sql`ORDER BY ${Prisma.join(ordersOf(query).map(({ by, sort }) => directed(by, sort)))}`;
  const paged = (what: Prisma.Sql, query: PageOf<ListQuery>, conditions: Condition[]) => {
    const [which, ordered, { page = 0, limit = 0, offset = page * limit }] = [all(conditions), order(query), query];
    return Prisma.sql`SELECT ${what} ${from(which, ordered)} ${which} ${ordered} LIMIT ${limit} OFFSET ${offset}`;
  };
  const asJson = (rows: Prisma.Sql) => Prisma.sql`SELECT row_to_json(item)::text FROM (${rows}) item`;

  const inTwo: InTwo<Query> = {
    keys: (query, conditions) => paged(key, query, conditions),
    items(keys, conditions = []) {
      const these = all([Prisma.sql`${key} = ANY(${keys})`, ...conditions]);
      return asJson(Prisma.sql`SELECT ${columns} FROM ${itself}${joined} ${these} ORDER BY array_position(${keys}, ${key})`);
    },
  };

  return {
    ...(Object.keys(joins).length + Object.keys(fields).length > 0 && { inTwo }),
    conditions: (query, words) => orOnThoseDays(query, (each) => where(each, words), days, column),
    page(query, conditions) {
      if (query.limit === undefined)
        return asJson(Prisma.sql`SELECT ${columns} FROM ${itself}${joined} ${all(conditions)} ${order(query)}`);
      // at the start of the list PostgreSQL itself evaluates expensive fields after the limit
      if (Object.keys(joins).length === 0 && !(query.offset ?? query.page)) return asJson(paged(columns, query, conditions));
      const keys = paged(Prisma.sql`${key} AS key`, query, conditions);
      return asJson(Prisma.sql`SELECT ${columns} FROM (${keys}) page JOIN ${itself} ON ${key} = page.key${joined} ${order(query)}`);
    },
    count(conditions) {
      const which = all(conditions);
      return Prisma.sql`SELECT count(*)::int AS count ${from(which)} ${which}`;
    },
    ...(source.search === 'whole_text' && {
      texts: {
        ...inTwo,
        inTitle,
        some(query, conditions, most) {
          const first = query.field === undefined && query.q && inTitle(query.q);
          const orders = [...(first ? [{ by: first, sort: 'desc' as const }] : []), ...ordersOf(query)];
          const which = all(conditions);
          const by = Prisma.join(orders.map((each, at) => Prisma.sql`${each.by} AS ${Prisma.raw(`by_${at}`)}`));
          const found = Prisma.sql`SELECT ${key}, ${by} ${from(which, by)} ${which} LIMIT ${most}`;
          const ordered = Prisma.join(orders.map(({ sort }, at) => directed(Prisma.raw(`by_${at}`), sort)));
          return Prisma.sql`SELECT ${Prisma.raw(`"${idKey}"`)} FROM (${found}) found ORDER BY ${ordered}`;
        },
      },
    }),
  };
}

/** The words stand in what visitors see of a record: without its English part where that is switched off. */
function inShownPart(q: string, table: string, titles: readonly string[]): Prisma.Sql {
  const at = (field: string) => Prisma.raw(`"${table}"."${field}"`);
  const titlesNow = Prisma.sql`search_fold(concat_ws(' ', ${Prisma.join(titles.map(at))}))`;
  const shown = Prisma.sql`split_part(coalesce(${at('whole_text')}, ${titlesNow}), ${englishPart}, 1)`;
  return Prisma.sql`(${at('switch_lang')} <> 'N' OR ${everyWord(q, (pattern) => Prisma.sql`${shown} LIKE ${pattern}`)})`;
}

/** The same, whatever the query. */
interface AnyFilters {
  search: 'whole_text' | 'search_text' | readonly string[] | ((q: string) => Condition);
  only?: Prisma.Sql;
  period?(period: Period): Condition;
  filters?: Readonly<Record<string, ((value: unknown, query: object) => Condition) | undefined>>;
}

/** The conditions of a query: those of the source, and for other filters the field of that name. @throws when there is no such field */
function conditionsOf<Item, Query extends ListQuery & Period, Row>(
  source: ListSource<Item, Query, Row>,
  shape: Readonly<Record<string, z.core.$ZodType>>,
  column: (field: string) => Prisma.Sql,
  wholeText: (q: string, words?: KnownWords) => Condition,
): (query: Query, words?: KnownWords) => Condition[] {
  // as one of all queries
  const { only, search, period, filters = {} } = source as AnyFilters;
  const searched = (q: string, words?: KnownWords) => {
    if (typeof search === 'function') return search(q);
    if (search === 'whole_text') return wholeText(q, words);
    if (search === 'search_text') return inSearchText(q, column(search));
    return search.length > 0 && textIn(q, ...search.map(column));
  };
  const ofField = (field: string, value: unknown) => {
    const schema = shape[field];
    if (schema === undefined) throw new Error(`${source.table}: the filter ${field} has no condition`);
    const kind = unwrapped(schema);
    return kind === commaText || kind instanceof z.ZodArray ? holds(column(field), String(value)) : equals(column(field), value);
  };
  return (query, words) => {
    const { page: _, limit: _limit, field: _field, sort: _sort, q, start_date, end_date, ...own } = query;
    const given = Object.entries(own).filter(([, value]) => value !== undefined);
    return [
      only,
      q && searched(q, words),
      period?.({ start_date, end_date }),
      ...given.map(([name, value]) => (filters[name] ? filters[name](value, query) : ofField(name, value))),
    ];
  };
}

const shapeOf = (schema: z.core.$ZodType) => (schema instanceof z.ZodObject ? (schema.shape as Record<string, z.core.$ZodType>) : {});

/** A FROM item: the table and its LEFT joins. */
export const tableWithJoins = (table: string, joins: Readonly<Record<string, Prisma.Sql>> = {}): Prisma.Sql =>
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
 * The columns of an item such that PostgreSQL's JSON equals the serializer's:
 * the declared fields only, moments and days as text, lists under a comma-list codec as `A,B`, stored paths as addresses.
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
  if (schema instanceof z.ZodISODate) return Prisma.sql`${column}::date`; // as JSON: 2026-11-30
  if (schema instanceof z.ZodCodec || schema instanceof z.ZodPipe) throw new Error('define here how PostgreSQL writes this codec');
  return column;
}
