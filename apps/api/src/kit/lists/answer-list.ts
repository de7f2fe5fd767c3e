import type { Readable } from 'node:stream';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type pg from 'pg';
import { statementName } from '../../db/open-database.ts';
import { abortOnDisconnect } from '../http/abort-on-disconnect.ts';
import { endSlowReader } from '../http/slow-reader.ts';
import type { Condition } from './conditions.ts';
import { countOf, type FoundTexts, findTexts, keysOf } from './found-texts.ts';
import type { List } from './list.ts';
import { itemsAtOnce } from './long-list.ts';

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
  const found = await findTexts(app, list, query, also);
  if (found) {
    const keys = await found.keys(query.page ?? 0, query.limit ?? 0);
    return { rows: (await itemsOf(app.pool, found, keys, also)).join(','), count: found.count };
  }
  const conditions = [...list.conditions(query), ...also];
  const [rows, count] = await Promise.all([pageOf(app.pool, list, query, conditions), countOf(app, list, conditions)]);
  return { rows: rows.join(','), count };
}

async function pageOf<Query extends ListQuery>(pool: pg.Pool, list: List<Query>, query: Query, conditions: Condition[]): Promise<string[]> {
  if (!list.inTwo) return rowsOf(pool, list.page(query, conditions));
  return itemsOf(pool, list.inTwo, await keysOf(pool, list.inTwo.keys(query, conditions)));
}

const itemsOf = async (pool: pg.Pool, { items }: Pick<FoundTexts, 'items'>, keys: readonly unknown[], also?: Condition[]) =>
  keys.length === 0 ? [] : rowsOf(pool, items(keys, also), { isNamed: true });

/**
 * The rows of a statement with one text column. Searches are unnamed statements, so that they are planned for their values:
 * PostgreSQL then scans the order index for a frequent word and uses the trigram or tag index for a rare one. The generic plan of a named
 * statement cannot distinguish them.
 */
async function rowsOf(pool: pg.Pool, { text, values }: Prisma.Sql, { isNamed = false } = {}): Promise<string[]> {
  const statement = { ...(isNamed && { name: statementName(text) }), text, values, rowMode: 'array' as const };
  return (await pool.query<[string]>(statement)).rows.map(([row]) => row);
}
