import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { mostCounted } from '@faculty/contracts/shell/search';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Condition } from './conditions.ts';
import type { List } from './list.ts';
import { tablesIn } from './tables-in.ts';

/** What a search has found. */
export interface FoundTexts {
  /** Exact to `mostCounted`; one more says that there are more. */
  count: number;
  /** The keys of a page, by its number. */
  keys(page: number, limit: number): Promise<readonly unknown[]>;
  /** Selects the items of keys. */
  items: NonNullable<List<ListQuery>['texts']>['items'];
  /** Tables by which it is found. */
  tables: readonly string[];
}

/**
 * What a text search finds in a list that reads all words of its records; null where the query is none.
 * A first statement asks for the keys of so many as are counted. They are kept until a table changes: a page, the next one and the same search
 * elsewhere read nothing but the items of some. When there are more, sorting by whether the words stand in the title would read every text
 * that has them: titles are asked first, and then the texts in the order of the list, which for a frequent word end at a page.
 */
export async function findTexts<Query extends ListQuery>(
  app: Pick<FastifyInstance, 'foundKeys' | 'counts' | 'pool'>,
  list: List<Query>,
  query: Query,
  also: Condition[],
): Promise<FoundTexts | null> {
  const { texts } = list;
  const title = query.q === undefined ? undefined : texts?.inTitle(query.q);
  if (!texts || !title) return null;
  const conditions = [...list.conditions(query), ...also];
  const some = texts.some(query, conditions, mostCounted + 1);
  const tables = tablesIn(some);
  const found = await app.foundKeys.of(tables, JSON.stringify([some.text, some.values]), () => keysOf(app.pool, some));
  const keysIn = (which: object, where: Condition[]) => keysOf(app.pool, texts.keys({ ...query, ...which }, where));
  return {
    count: found.length,
    items: texts.items,
    tables,
    async keys(page, limit) {
      if (found.length <= mostCounted) return found.slice(page * limit, (page + 1) * limit);
      if (query.field !== undefined) return keysIn({ page, limit }, conditions);
      const frequent = [...list.conditions(query, { areFrequent: true }), ...also];
      // the title stands before the text, which is read only where the title has the words
      const inTitles = [title, ...frequent];
      const keys = await keysIn({ page, limit }, inTitles);
      if (keys.length === limit) return keys;
      const before = keys.length > 0 || page === 0 ? keys.length + page * limit : await countOf(app, list, inTitles);
      const rest = { offset: Math.max(0, page * limit - before), limit: limit - keys.length };
      return [...keys, ...(await keysIn(rest, [...frequent, Prisma.sql`NOT ${title}`]))];
    },
  };
}

/** The keys that a statement selects. */
export const keysOf = async (pool: pg.Pool, { text, values }: Prisma.Sql): Promise<unknown[]> =>
  (await pool.query<[unknown]>({ text, values, rowMode: 'array' })).rows.map(([key]) => key);

/** The total count of a list, cached until one of the tables that it reads changes. */
export function countOf<Query extends ListQuery>(
  app: Pick<FastifyInstance, 'counts' | 'pool'>,
  list: List<Query>,
  conditions: Condition[],
): Promise<number> {
  const { text, values } = list.count(conditions);
  return app.counts.of(tablesIn({ text }), JSON.stringify([text, values]), async () => {
    const { rows } = await app.pool.query<{ count: number }>({ text, values });
    return rows[0]?.count ?? 0;
  });
}
