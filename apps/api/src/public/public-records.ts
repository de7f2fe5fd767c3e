import type { Language } from '@faculty/contracts/kit/bilingual';
import type { AnyEntity, OrderBy } from '@faculty/contracts/kit/entity';
import { localizer } from '@faculty/contracts/kit/public';
import { commaText } from '@faculty/contracts/kit/wire';
import { optionListOf, optionListsOf } from '@faculty/contracts/lists/option-lists';
import type { FoundPlace } from '@faculty/contracts/shell/search';
import { Prisma } from '@faculty/prisma/client';
import type { Changed } from '@faculty/site/data';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { QueryCache } from '../db/cache.ts';
import { statementName } from '../db/open-database.ts';
import { runSql } from '../db/run-sql.ts';
import { wrongField } from '../kit/http/errors.ts';
import type { Condition } from '../kit/lists/conditions.ts';
import { findTexts, titlesFirst } from '../kit/lists/found-texts.ts';
import { type List, type ListSource, listOf } from '../kit/lists/list.ts';
import { tablesIn } from '../kit/lists/tables-in.ts';
import { areTextsComplete } from '../kit/search/collect-texts.ts';
import { placesOf } from '../kit/search/places.ts';
import { readsTables } from './answer-cache.ts';
import { type PublicRecord, type PublicRules, publicKinds, publicNow, rulesOf } from './public-kinds.ts';

export interface PublicLabel {
  code: string;
  label: string;
}
export interface PublicQuery {
  lang: Language;
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
  /** So many pages of `limit` rows are left out, instead of a cursor. */
  page?: number | undefined;
  /** A field of `sortable` before the order of the kind; descending after a minus. */
  sort?: string | undefined;
  /** Changed from the first to the last second of this time, inclusive. */
  changed?: Changed | undefined;
  /** Filters of the kind, by field. */
  filters?: Readonly<Record<string, unknown>>;
  /** Further conditions, for the server's own use. */
  also?: readonly Prisma.Sql[];
}
export interface PublicPage {
  rows: PublicRecord[];
  /** Of a search of whole texts exact to `mostCounted`; one more says that there are more. */
  count: number;
  /** Continues after the last row; null at the end. */
  next: string | null;
}

// biome-ignore lint/suspicious/noExplicitAny: lists of every entity; the contract types their fields
type AnyList = List<any>;

/** An entity with public fields: its statements and how a record is found. */
export interface PublicKind {
  entity: AnyEntity;
  path: string;
  key: string;
  table: string;
  filters: readonly string[];
  fields: readonly string[];
  detail: readonly string[];
  order: readonly OrderBy<PublicRecord>[];
  /** Columns by which readers may sort, by the names that they read. */
  sortable: ReadonlyMap<string, string>;
  list: AnyList;
  listAnswer: AnswerOf;
  record: AnyList;
  recordAnswer: AnswerOf;
  column(field: string): Prisma.Sql;
  rules: PublicRules;
  /** Holds for its records that are public now. */
  now(): Prisma.Sql;
}

/** Labels of option codes: list and code → label. Every code occurs in one list of a kind of lists. */
type Labels = ReadonlyMap<string, { th: string; en: string }>;
type AnswerOf = (row: PublicRecord, lang: Language, labels: Labels) => PublicRecord;

/**
 * Reads what everybody may read, for the public API and for the website. Only fields named in an entity's `public` are selected, and only
 * records that are public now (`publicNow`).
 */
export class PublicRecords {
  readonly #app: FastifyInstance;
  readonly #labels: QueryCache<Labels>;
  readonly kinds: ReadonlyMap<string, PublicKind>;

  constructor(app: FastifyInstance, sources: FastifyInstance['listSources']) {
    this.#app = app;
    this.#labels = new QueryCache<Labels>(app.changes);
    this.kinds = new Map([...sources].flatMap(([name, { entity, list }]) => (entity.public ? [[name, kindOf(entity, list)]] : [])));
  }

  kind(name: string): PublicKind {
    const kind = this.kinds.get(name);
    if (!kind) throw new Error(`${name} is not public`);
    return kind;
  }

  /** A page of a kind. @throws ApiError `cursor` is not one of this list */
  async list(name: string, query: PublicQuery): Promise<PublicPage> {
    const kind = this.kind(name);
    const { search, filters: own = {} } = kind.rules;
    const given = Object.entries(query.filters ?? {}).filter(([, value]) => value !== undefined);
    const asked = { q: search ? undefined : query.q, ...Object.fromEntries(given.filter(([filter]) => !(filter in own))) };
    const ofReaders = given.map(([filter, value]) => own[filter]?.condition(String(value)));
    const also = [...ofReaders, search?.(query.q), kind.now(), ...changedIn(kind, query.changed), ...(query.also ?? [])];
    const conditions = [...kind.list.conditions(asked), ...also];
    const order = orderOf(kind, query.sort);
    const isPlain = [query.q, query.also, query.changed, query.sort].every((each) => each === undefined) && given.length === 0;
    const { limit, page, cursor } = query;
    const rowsOf = (which: { limit: number; page?: number; offset?: number }, where: Condition[]) =>
      this.#rows(kind.list.page({ ...which, ...(query.sort !== undefined && order[0]) }, where), isPlain);
    const texts = await findTexts(kind.list, asked, also, (statement) => this.#keys(statement));
    const ranked = query.sort === undefined ? texts : null;
    const { isInTexts, after } = cursor === undefined ? { isInTexts: false, after: undefined } : afterCursor(kind, order, cursor);
    const read = async (): Promise<{ found: PublicRecord[]; titles: number }> => {
      if (ranked && page !== undefined) return titlesFirst(ranked, { page, limit }, rowsOf, (where) => this.#count(kind, where));
      // without a number of the page, one more than asked for tells whether there are further rows
      const most = page === undefined ? limit + 1 : limit;
      const first = ranked?.inTitles ?? texts?.all ?? conditions;
      const found = isInTexts ? [] : await rowsOf({ limit: most, ...(page !== undefined && { page }) }, [...first, after]);
      const titles = found.length;
      if (ranked && titles < most) found.push(...(await rowsOf({ limit: most - titles }, [...ranked.inTexts, isInTexts && after])));
      return { found, titles };
    };
    const [{ found, titles }, count, labels] = await Promise.all([read(), texts?.count ?? this.#count(kind, conditions), this.labels()]);
    const shown = found.slice(0, limit);
    const isLast = page === undefined ? found.length <= limit : (page + 1) * limit >= count;
    const last = isLast ? undefined : shown.at(-1);
    const rows = shown.map((row) => kind.listAnswer(row, query.lang, labels));
    const parts = await kind.rules.rowParts?.of(this, rows, query.lang);
    return {
      rows: parts ? rows.map((row, at) => ({ ...row, ...parts[at] })) : rows,
      count,
      next: last ? cursorOf(order, last, ranked !== null && shown.length > titles) : null,
    };
  }

  /** One record by its key; null when there is none that is public now. */
  async find(name: string, key: string, lang: Language): Promise<PublicRecord | null> {
    const kind = this.kind(name);
    return this.#one(kind, kind.key, key, lang, kind.now());
  }

  /** The public fields of a record in any state of publication, by its identifier, for a preview link; null when there is none. */
  async preview(name: string, id: string, lang: Language): Promise<PublicRecord | null> {
    const kind = this.kind(name);
    return this.#one(kind, kind.entity.idKey, id, lang, kind.rules.preview?.());
  }

  async #one(kind: PublicKind, key: string, value: string, lang: Language, when: Prisma.Sql | undefined): Promise<PublicRecord | null> {
    const schema = key === kind.entity.idKey ? kind.entity.id : z.string().min(1).max(200);
    const id = z.safeParse(schema, value);
    if (!id.success) return null;
    const which = Prisma.sql`${kind.column(key)} = ${id.data}`;
    const statement = kind.record.page({ limit: 1 }, [when, which]);
    const [[row], labels] = await Promise.all([this.#rows(statement, true), this.labels()]);
    return row === undefined ? null : kind.recordAnswer(row, lang, labels);
  }

  /** Selects further public data, such as the pictures of an album. Values are the caller's parameters. */
  async select<Row extends object>(statement: Prisma.Sql): Promise<Row[]> {
    readsTables(tablesIn(statement));
    return (await runSql<Row>(this.#app.pool, statement)).rows;
  }

  async #count(kind: PublicKind, conditions: Parameters<AnyList['count']>[0]): Promise<number> {
    const { text, values } = kind.list.count(conditions);
    const tables = tablesIn({ text });
    readsTables(tables);
    return this.#app.counts.of(tables, JSON.stringify([text, values]), async () => {
      const { rows } = await this.#app.pool.query<{ count: number }>({ text, values });
      return rows[0]?.count ?? 0;
    });
  }

  labels(): Promise<Labels> {
    readsTables(['dc_params']);
    return this.#labels.of(['dc_params'], 'labels', async () => {
      const { rows } = await runSql<{ name: string; code: string; th: string; en: string }>(
        this.#app.pool,
        Prisma.sql`SELECT parameter_name AS name, parameter_value AS code, parameter_th AS th, parameter_en AS en FROM dc_params WHERE parameter_system = 'WEB'`,
      );
      return new Map(rows.map(({ name, code, th, en }) => [`${optionListOf(name)?.key ?? name} ${code}`, { th, en }]));
    });
  }

  /** The options of a list in their order, those in use. */
  async options(list: string, lang: Language): Promise<PublicLabel[]> {
    readsTables(['dc_params']);
    const { rows } = await runSql<{ code: string; th: string; en: string }>(
      this.#app.pool,
      Prisma.sql`SELECT parameter_value AS code, parameter_th AS th, parameter_en AS en FROM dc_params
        WHERE parameter_system = 'WEB' AND parameter_name = ${list} AND active = 'Y' ORDER BY order_seq, parameter_value LIMIT 200`,
    );
    return rows.map(({ code, th, en }) => ({ code, label: (lang === 'en' && en) || th }));
  }

  async #keys({ text, values }: Prisma.Sql): Promise<unknown[]> {
    readsTables(tablesIn({ text }));
    return (await this.#app.pool.query<[unknown]>({ text, values, rowMode: 'array' })).rows.map(([key]) => key);
  }

  /** Where the words of a search stand in records that are public now, by the key of their address. */
  async places(
    name: string,
    { q, lang, keys }: { q: string; lang: Language; keys: readonly (string | number)[] },
  ): Promise<Map<string, FoundPlace>> {
    return placesOf(this.#app, name, { q, keys, forVisitors: true, language: lang, also: this.kind(name).now() });
  }

  /** Whether the texts of all records are searched. */
  async areComplete(): Promise<boolean> {
    return areTextsComplete(this.#app);
  }

  /** Prepares the few statements without filters only: callers could fill the store of prepared ones with the others. */
  async #rows({ text, values }: Prisma.Sql, isPlain: boolean): Promise<PublicRecord[]> {
    readsTables(tablesIn({ text }));
    const { rows } = await this.#app.pool.query<[string]>({ name: isPlain ? statementName(text) : '', text, values, rowMode: 'array' });
    return rows.map(([json]) => JSON.parse(json) as PublicRecord);
  }
}

function kindOf(entity: AnyEntity, source: ListSource<never, never>): PublicKind {
  const part = entity.public;
  if (!part || !(entity.row instanceof z.ZodObject) || !(entity.item instanceof z.ZodObject)) throw new Error(`${entity.name}: not public`);
  const rules = rulesOf(entity);
  if (!(entity.name in publicKinds)) throw new Error(`${entity.name}: no line in public-kinds.ts`);
  publicNow(entity, source.table);
  const shape = { ...entity.item.shape, ...entity.row.shape } as Record<string, z.core.$ZodType>;
  const order = (part.order ?? entity.defaultOrder) as readonly OrderBy<PublicRecord>[]; // fields of the row
  const detail = part.detail ?? [];
  const columnOf = (field: string) => (shape[field] === commaText ? z.array(z.string()) : (shape[field] as z.core.$ZodType));
  const pick = (fields: readonly string[]) => z.object(Object.fromEntries(fields.map((field) => [field, columnOf(field)])));
  const sorted = order.map(({ field }) => field);
  // what the documented list computes; `as`: fields of any entity
  const expressions = { ...source.fields, ...source.detail, ...rules.fields } as Record<string, Prisma.Sql>;
  const contract = (fields: readonly string[]) => ({
    idKey: entity.idKey,
    row: z.object(shape),
    item: pick([...new Set([...fields, ...sorted])]),
    defaultOrder: order,
    files: entity.files,
    title: entity.title,
  });
  const statements = (fields: readonly string[]) => {
    const used = Object.fromEntries(Object.entries(expressions).filter(([field]) => fields.includes(field) || sorted.includes(field)));
    return listOf(contract(fields), { ...source, fields: used }, { forVisitors: true }) as AnyList;
  };
  const fields = part.fields as readonly string[];
  return {
    entity,
    path: part.path,
    key: part.key ?? entity.idKey,
    table: source.table,
    filters: part.filters ?? [],
    fields,
    detail: detail as readonly string[],
    order,
    sortable: sortableOf(entity, fields, order, shape, source.sortedBy),
    list: statements(fields),
    listAnswer: answerWith(entity, fields),
    record: statements([...fields, ...detail]),
    recordAnswer: answerWith(entity, [...fields, ...detail]),
    column: (field) => expressions[field] ?? Prisma.raw(`"${source.table}"."${field}"`),
    rules,
    now: () => publicNow(entity, source.table),
  };
}

/** Returns a function that makes the answer from a row: the public fields in one language, with the labels of its codes. */
function answerWith({ title, name }: AnyEntity, fields: readonly string[]): AnswerOf {
  const inOneLanguage = localizer(fields);
  const [titleTh, titleEn] = [title?.th[0], title?.en?.[0]];
  const coded = optionListsOf(name).filter(({ field }) => fields.includes(field));
  return (row, lang, labels) => {
    const answer = inOneLanguage(row, lang);
    const hasEnglish = row.switch_lang !== 'N' && titleEn !== undefined && Boolean(row[titleEn]);
    answer.lang = lang === 'en' && hasEnglish ? 'en' : 'th';
    answer.languages = hasEnglish && titleTh ? ['th', 'en'] : ['th'];
    if (coded.length > 0) {
      const labelled: Record<string, PublicLabel[]> = {};
      for (const { list, field } of coded) {
        const codes = [answer[field]].flat().map(String).filter(Boolean);
        labelled[field] = codes.map((code) => ({ code, label: labelIn(labels.get(`${list} ${code}`), lang) ?? code }));
      }
      answer.labels = labelled;
    }
    return answer;
  };
}

const labelIn = (label: { th: string; en: string } | undefined, lang: Language) => label && ((lang === 'en' && label.en) || label.th);

/** Public columns that are never null, and whose Thai text everybody may read: the documented sorting, the order of the kind, the last change. */
function sortableOf(
  { query }: AnyEntity,
  fields: readonly string[],
  order: readonly OrderBy<PublicRecord>[],
  shape: Readonly<Record<string, z.core.$ZodType>>,
  sortedBy: object = {},
): PublicKind['sortable'] {
  const { field } = (query as z.ZodObject).shape;
  const documented = field instanceof z.ZodOptional && field.unwrap() instanceof z.ZodEnum ? (field.unwrap() as z.ZodEnum).options : [];
  const names = new Set([...documented.map(String), ...order.map((each) => each.field), 'updated_at']);
  const isSortable = (name: string) =>
    fields.includes(name) && !name.endsWith('_en') && !(name in sortedBy) && !(shape[name] instanceof z.ZodNullable);
  return new Map([...names].filter(isSortable).map((name) => [name.replace(/_th$/, ''), name]));
}

type Order = readonly OrderBy<PublicRecord>[];

/** @throws ApiError naming `sort` */
function orderOf(kind: PublicKind, sort: string | undefined): Order {
  if (sort === undefined) return kind.order;
  const field = kind.sortable.get(sort.replace(/^-/, ''));
  if (field === undefined) throw wrongField('sort', 'choice');
  return [{ field, sort: sort.startsWith('-') ? 'desc' : 'asc' }, ...kind.order];
}

/** Changed from the first to the last second, inclusive. */
const changedIn = ({ column }: PublicKind, { from, until }: Changed = {}): Prisma.Sql[] => [
  ...(from === undefined ? [] : [Prisma.sql`${column('updated_at')} >= ${from}::timestamptz`]),
  ...(until === undefined ? [] : [Prisma.sql`${column('updated_at')} < ${until}::timestamptz + interval '1 second'`]),
];

/** `isInTexts`: it was found in its text, which follow those that were found in their titles. */
const cursorOf = (order: Order, row: PublicRecord, isInTexts: boolean): string =>
  Buffer.from(JSON.stringify([...order.map(({ field }) => row[field]), ...(isInTexts ? [true] : [])])).toString('base64url');

/** Whether a row was found in its text, and the condition of what follows it in the order of the list. @throws ApiError naming `cursor` */
function afterCursor(kind: PublicKind, order: Order, cursor: string): { isInTexts: boolean; after: Prisma.Sql } {
  const values = cursorValues(kind, order, cursor);
  const isInTexts = values.length > order.length && values.pop() === true;
  return { isInTexts, after: following(kind, order, values) };
}

function following(kind: PublicKind, order: Order, values: readonly unknown[]): Prisma.Sql {
  const [{ sort: direction } = { sort: 'asc' }] = order;
  if (order.every(({ sort }) => sort === direction)) {
    // a row comparison can use the index of the order
    const columns = Prisma.join(order.map(({ field }) => kind.column(field)));
    return Prisma.sql`(${columns}) ${Prisma.raw(direction === 'desc' ? '<' : '>')} (${Prisma.join(values)})`;
  }
  const ways = order.map(({ field, sort }, at) => {
    const same = order.slice(0, at).map((before, index) => Prisma.sql`${kind.column(before.field)} = ${values[index]}`);
    const next = Prisma.sql`${kind.column(field)} ${Prisma.raw(sort === 'desc' ? '<' : '>')} ${values[at]}`;
    return Prisma.sql`(${Prisma.join([...same, next], ' AND ')})`;
  });
  return Prisma.sql`(${Prisma.join(ways, ' OR ')})`;
}

function cursorValues(kind: PublicKind, order: Order, cursor: string): unknown[] {
  const shape = { ...(kind.entity.item as z.ZodObject).shape, ...(kind.entity.row as z.ZodObject).shape };
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const fits = (value: unknown, at: number) => z.safeParse(shape[order[at]?.field ?? ''] as z.core.$ZodType, value).success;
    const isWhole = (given: unknown[]) => given.length === order.length && given.every(fits);
    if (Array.isArray(values) && isWhole(values.at(-1) === true ? values.slice(0, -1) : values)) return values;
  } catch {
    // not JSON
  }
  throw wrongField('cursor', 'format');
}
