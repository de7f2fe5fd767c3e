import type { Readable } from 'node:stream';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type pg from 'pg';
import { statementName } from '../../db/open-database.ts';
import { abortOnDisconnect } from '../http/abort-on-disconnect.ts';
import { endSlowReader } from '../http/slow-reader.ts';
import type { Condition } from './conditions.ts';
import { findTexts, titlesFirst } from './found-texts.ts';
import type { List } from './list.ts';
import { itemsAtOnce } from './long-list.ts';
import { tablesIn } from './tables-in.ts';

/**
 * Answers a list: `{rows, count}` when the query has a limit, else the whole list as an array. PostgreSQL generates the JSON.
 * `also` are conditions in addition to the query's.
 */
export async function answerList<Query extends ListQuery>(
  app: FastifyInstance,
  reply: FastifyReply,
  list: List<Query>,
  query: Query,
  also: Condition[] = [],
): Promise<string | Readable> {
  const { limit } = query;
  reply.type('application/json; charset=utf-8');
  if (limit !== undefined && limit <= itemsAtOnce) {
    const page = await firstOf(app, list, query, also);
    return `{"rows":[${page.rows}],"count":${page.count}}`;
  }
  const conditions = [...list.conditions(query), ...also];
  const count = await countOf(app, list, conditions);
  const [opening, closing] = limit === undefined ? ['[', ']'] : ['{"rows":[', `],"count":${count}}`];
  const statement = list.page(query, conditions);
  if (count <= itemsAtOnce) return opening + (await rowsOf(app.pool, statement)).join(',') + closing;
  endSlowReader(reply);
  return app.longLists.send(
    { user_name: reply.request.person?.user_name ?? '', gone: abortOnDisconnect(reply) },
    statement,
    opening,
    closing,
  );
}

/**
 * The rows of one page as comma-separated JSON, and the total count. A search of whole texts answers those with the words in the title
 * first, unless another order is asked for, and counts to `mostCounted`.
 */
export async function firstOf<Query extends ListQuery>(app: FastifyInstance, list: List<Query>, query: Query, also: Condition[]) {
  const { page = 0, limit = 0 } = query;
  const joined = (rows: string[], count: number) => ({ rows: rows.join(','), count });
  const found = await findTexts(app, list, query, also);
  if (found === null) {
    const conditions = [...list.conditions(query), ...also];
    return joined(...(await Promise.all([pageOf(app.pool, list, query, conditions), countOf(app, list, conditions)])));
  }
  const { count, keys, all } = found;
  if (keys) return joined(await itemsOf(app.pool, found, keys.slice(page * limit, (page + 1) * limit)), count);
  if (query.field !== undefined) return joined(await pageOf(app.pool, list, query, all), count);
  const rowsOf = (which: object, conditions: Condition[]) => pageOf(app.pool, list, { ...query, ...which }, conditions);
  return joined(await titlesFirst(found, { page, limit }, rowsOf, (conditions) => countOf(app, list, conditions)), count);
}

async function pageOf<Query extends ListQuery>(pool: pg.Pool, list: List<Query>, query: Query, conditions: Condition[]): Promise<string[]> {
  if (!list.inTwo) return rowsOf(pool, list.page(query, conditions));
  const { text, values } = list.inTwo.keys(query, conditions);
  const { rows } = await pool.query<[unknown]>({ text, values, rowMode: 'array' });
  const keys = rows.map(([key]) => key);
  return itemsOf(pool, list.inTwo, keys);
}

const itemsOf = async (pool: pg.Pool, { items }: { items(keys: readonly unknown[]): Prisma.Sql }, keys: readonly unknown[]) =>
  keys.length === 0 ? [] : rowsOf(pool, items(keys), { isNamed: true });

/** The total count of a list, cached until one of the tables that it reads changes. */
export function countOf<Query extends ListQuery>(app: FastifyInstance, list: List<Query>, conditions: Condition[]): Promise<number> {
  const { text, values } = list.count(conditions);
  return app.counts.of(tablesIn({ text }), JSON.stringify([text, values]), async () => {
    const { rows } = await app.pool.query<{ count: number }>({ text, values });
    return rows[0]?.count ?? 0;
  });
}

/**
 * The rows of a statement with one text column. Searches are unnamed statements, so that they are planned for their values:
 * PostgreSQL then scans the order index for a frequent word and uses the trigram or tag index for a rare one. The generic plan of a named
 * statement cannot distinguish them.
 */
async function rowsOf(pool: pg.Pool, { text, values }: Prisma.Sql, { isNamed = false } = {}): Promise<string[]> {
  const statement = { ...(isNamed && { name: statementName(text) }), text, values, rowMode: 'array' as const };
  return (await pool.query<[string]>(statement)).rows.map(([row]) => row);
}
