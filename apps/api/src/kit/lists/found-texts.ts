import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { mostCounted } from '@faculty/contracts/shell/search';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type { Condition } from './conditions.ts';
import type { List } from './list.ts';
import { tablesIn } from './tables-in.ts';

interface FoundTexts {
  /** Exact to `mostCounted`; one more says that there are more. */
  count: number;
  /** All that is found, in order, unless it is more than are counted. */
  keys: readonly unknown[] | null;
  /** Selects the items of some of them. */
  items(keys: readonly unknown[]): Prisma.Sql;
  /** Tables by which it is found. */
  tables: readonly string[];
  /** Hold for all that is found. */
  all: Condition[];
  /** Hold for what is found in titles, which comes first, and for the rest. */
  inTitles: Condition[];
  inTexts: Condition[];
}

/**
 * What a text search finds in a list that reads all words of its records; null where the query is none.
 * A first statement asks for the keys of so many as are counted. They are kept until a table changes: a page, the next one and the same search
 * elsewhere read nothing but the items of some. When there are more, sorting by whether the words stand in the title would read every text
 * that has them: titles are asked first, and then the texts in the order of the list, which for a frequent word end at a page.
 */
export async function findTexts<Query extends ListQuery>(
  app: Pick<FastifyInstance, 'foundKeys' | 'pool'>,
  { texts, conditions }: List<Query>,
  query: Query,
  also: Condition[],
): Promise<FoundTexts | null> {
  const title = query.q === undefined ? undefined : texts?.inTitle(query.q);
  if (!texts || !title) return null;
  const all = [...conditions(query), ...also];
  const { text, values } = texts.some(query, all, mostCounted + 1);
  const tables = tablesIn({ text });
  const keys = await app.foundKeys.of(tables, JSON.stringify([text, values]), async () =>
    (await app.pool.query<[unknown]>({ text, values, rowMode: 'array' })).rows.map(([key]) => key),
  );
  return {
    count: keys.length,
    keys: keys.length <= mostCounted ? keys : null,
    items: texts.items,
    tables,
    all,
    inTitles: [...texts.withTitle(query, title), ...also],
    inTexts: [...texts.ofFrequent(query), ...also, Prisma.sql`NOT ${title}`],
  };
}

/** A page, by its number, of a search that finds more than are counted: those found in titles, then the rest, both in the order of the list. */
export async function titlesFirst<Row>(
  { inTitles, inTexts }: FoundTexts,
  { page, limit }: { page: number; limit: number },
  rowsOf: (which: { limit: number; page?: number; offset?: number }, conditions: Condition[]) => Promise<Row[]>,
  countOf: (conditions: Condition[]) => Promise<number>,
): Promise<Row[]> {
  const found = await rowsOf({ page, limit }, inTitles);
  if (found.length === limit) return found;
  const before = found.length > 0 || page === 0 ? found.length + page * limit : await countOf(inTitles);
  return [...found, ...(await rowsOf({ offset: Math.max(0, page * limit - before), limit: limit - found.length }, inTexts))];
}
