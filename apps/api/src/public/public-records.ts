import type { Language } from '@faculty/contracts/kit/bilingual';
import type { AnyEntity, OrderBy } from '@faculty/contracts/kit/entity';
import { localizer } from '@faculty/contracts/kit/public';
import { commaText } from '@faculty/contracts/kit/wire';
import { optionListOf, optionListsOf } from '@faculty/contracts/lists/option-lists';
import { mostCounted } from '@faculty/contracts/shell/search';
import { Prisma } from '@faculty/prisma/client';
import type { Changed, Label, ListOptions, Page } from '@faculty/site/data';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { QueryCache } from '../db/cache.ts';
import { statementName } from '../db/open-database.ts';
import { runSql } from '../db/run-sql.ts';
import { wrongField } from '../kit/http/errors.ts';
import { countOf, findTexts } from '../kit/lists/found-texts.ts';
import { type List, type ListSource, listOf } from '../kit/lists/list.ts';
import { tablesIn } from '../kit/lists/tables-in.ts';
import { readsTables } from './answer-cache.ts';
import { type PublicRecord, publicKinds, publicNow, rulesOf } from './public-kinds.ts';

export interface PublicQuery extends Omit<ListOptions, 'filters'> {
  /** A field of `sortable` before the order of the kind; descending after a minus. */
  sort?: string | undefined;
  /** Filters of the kind, by field. */
  filters?: Readonly<Record<string, unknown>>;
  /** Further conditions, for the server's own use. */
  also?: readonly Prisma.Sql[];
}

// biome-ignore lint/suspicious/noExplicitAny: lists of every entity; the contract types their fields
type AnyList = List<any>;

/** An entity with public fields: its statements and how a record is found. */
export type PublicKind = ReturnType<typeof kindOf>;

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
  async list(name: string, query: PublicQuery): Promise<Page<PublicRecord>> {
    const kind = this.kind(name);
    const { search, filters: own = {} } = kind.rules;
    const now = kind.now();
    const given = Object.entries(query.filters ?? {}).filter(([, value]) => value !== undefined);
    const asked = { q: search ? undefined : query.q, ...Object.fromEntries(given.filter(([filter]) => !(filter in own))) };
    const ofReaders = given.map(([filter, value]) => own[filter]?.condition(String(value)));
    const also = [...ofReaders, search?.(query.q), now, ...changedIn(kind, query.changed), ...(query.also ?? [])];
    const conditions = [...kind.list.conditions(asked), ...also];
    const order = orderOf(kind, query.sort);
    const sorted = query.sort === undefined ? {} : order[0];
    const isPlain = [query.q, query.also, query.changed, query.sort].every((each) => each === undefined) && given.length === 0;
    const { limit, cursor } = query;
    const texts = await findTexts(this.#app, kind.list, { ...asked, ...sorted }, also);
    // what is found has pages by number alone, because those with the words in their title come first
    const page = query.page ?? (texts ? (cursor === undefined ? 0 : pageAt(cursor)) : undefined);
    if (texts) readsTables(texts.tables);
    const keys = await texts?.keys(page ?? 0, limit);
    // one more than asked for tells whether there are further rows
    const after = cursor !== undefined && page === undefined && following(kind, order, cursorValues(kind, order, cursor));
    const which = page === undefined ? { limit: limit + 1 } : { limit, page };
    const statement = keys && texts ? texts.items(keys, [now]) : kind.list.page({ ...which, ...sorted }, [...conditions, after]);
    const [found, count, labels] = await Promise.all([
      this.#rows(statement, isPlain || keys !== undefined),
      texts?.count ?? countOf(this.#app, kind.list, conditions),
      this.labels(),
    ]);
    const shown = found.slice(0, limit);
    const total = keys && count > mostCounted ? Number.POSITIVE_INFINITY : count;
    const isLast = page === undefined ? found.length <= limit : (keys ?? found).length < limit || (page + 1) * limit >= total;
    const last = isLast ? undefined : shown.at(-1);
    return {
      rows: shown.map((row) => kind.listAnswer(row, query.lang, labels)),
      count,
      next: last ? cursorOf(texts && page !== undefined ? [page + 1] : order.map(({ field }) => last[field])) : null,
    };
  }

  /** One record by its key, with its parts; null when there is none that is public now. */
  async find(name: string, key: string, lang: Language): Promise<PublicRecord | null> {
    const kind = this.kind(name);
    return this.#one(kind, kind.key, key, lang, kind.now());
  }

  /** A record in any state of publication, by its identifier, with its parts, for a preview link; null when there is none. */
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
    if (row === undefined) return null;
    const record = kind.recordAnswer(row, lang, labels);
    return { ...record, ...(await kind.rules.parts?.of(this, record, lang)) };
  }

  /** Selects further public data, such as the pictures of an album. Values are the caller's parameters. */
  async select<Row extends object>(statement: Prisma.Sql): Promise<Row[]> {
    readsTables(tablesIn(statement));
    return (await runSql<Row>(this.#app.pool, statement)).rows;
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
  async options(list: string, lang: Language): Promise<Label[]> {
    readsTables(['dc_params']);
    const { rows } = await runSql<{ code: string; th: string; en: string }>(
      this.#app.pool,
      Prisma.sql`SELECT parameter_value AS code, parameter_th AS th, parameter_en AS en FROM dc_params
        WHERE parameter_system = 'WEB' AND parameter_name = ${list} AND active = 'Y' ORDER BY order_seq, parameter_value LIMIT 200`,
    );
    return rows.map(({ code, th, en }) => ({ code, label: (lang === 'en' && en) || th }));
  }

  /** Prepares the few statements without filters only: callers could fill the store of prepared ones with the others. */
  async #rows({ text, values }: Prisma.Sql, isPlain: boolean): Promise<PublicRecord[]> {
    readsTables(tablesIn({ text }));
    const { rows } = await this.#app.pool.query<[string]>({ name: isPlain ? statementName(text) : '', text, values, rowMode: 'array' });
    return rows.map(([json]) => JSON.parse(json) as PublicRecord);
  }
}

function kindOf(entity: AnyEntity, source: ListSource<never, never>) {
  const part = entity.public;
  if (!part || !(entity.row instanceof z.ZodObject) || !(entity.item instanceof z.ZodObject)) throw new Error(`${entity.name}: not public`);
  const rules = rulesOf(entity);
  if (!(entity.name in publicKinds)) throw new Error(`${entity.name}: no line in public-kinds.ts`);
  publicNow(entity, source.table);
  const { texts = {} } = rules;
  const ofTexts = Object.fromEntries(Object.keys(texts).map((name) => [name, z.string()]));
  const shape = { ...entity.item.shape, ...entity.row.shape, ...ofTexts } as Record<string, z.core.$ZodType>;
  const order = (part.order ?? entity.defaultOrder) as readonly OrderBy<PublicRecord>[]; // fields of the row
  const detail = part.detail ?? [];
  const columnOf = (field: string) => (shape[field] === commaText ? z.array(z.string()) : (shape[field] as z.core.$ZodType));
  const pick = (fields: readonly string[]) => z.object(Object.fromEntries(fields.map((field) => [field, columnOf(field)])));
  const sorted = order.map(({ field }) => field);
  // what the documented list computes; `as`: fields of any entity
  const expressions = { ...source.fields, ...source.detail, ...rules.fields, ...texts } as Record<string, Prisma.Sql>;
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
  const fields: readonly string[] = [...part.fields, ...Object.keys(texts)];
  return {
    entity,
    shape,
    path: part.path,
    key: part.key ?? entity.idKey,
    table: source.table,
    filters: part.filters ?? [],
    fields,
    detail: detail as readonly string[],
    order,
    /** Columns by which readers may sort, by the names that they read. */
    sortable: sortableOf(entity, fields, order, shape, source.sortedBy),
    list: statements(fields),
    listAnswer: answerWith(entity, fields),
    record: statements([...fields, ...detail]),
    recordAnswer: answerWith(entity, [...fields, ...detail]),
    column: (field: string) => expressions[field] ?? Prisma.raw(`"${source.table}"."${field}"`),
    rules,
    /** Holds for its records that are public now. */
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
      const labelled: Record<string, Label[]> = {};
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
): ReadonlyMap<string, string> {
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

const cursorOf = (values: readonly unknown[]): string => Buffer.from(JSON.stringify(values)).toString('base64url');

/** The number of a page of a search. @throws ApiError naming `cursor` */
function pageAt(cursor: string): number {
  const [page] = valuesIn(cursor);
  if (typeof page !== 'number' || !Number.isInteger(page) || page < 0 || page > 100_000) throw wrongField('cursor', 'format');
  return page;
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

function cursorValues({ shape }: PublicKind, order: Order, cursor: string): unknown[] {
  const values = valuesIn(cursor);
  const fits = (value: unknown, at: number) => z.safeParse(shape[order[at]?.field ?? ''] as z.core.$ZodType, value).success;
  if (values.length === order.length && values.every(fits)) return values;
  throw wrongField('cursor', 'format');
}

function valuesIn(cursor: string): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}
