import { Prisma } from '@faculty/prisma/client';
import type pg from 'pg';
import { runSql } from '../../db/run-sql.ts';

const batchSize = 250;

/**
 * The keys of a statement of one column `key`, in its order, and one more than may be: a report is bounded before it begins.
 * Keys are small; rows are read as they are needed, so no connection is held while somebody reads slowly.
 */
export async function keysOf<Key extends number | string>(pool: pg.Pool, statement: Prisma.Sql, most: number): Promise<Key[]> {
  const { rows } = await runSql<{ key: Key }>(pool, Prisma.sql`${statement} LIMIT ${most + 1}`);
  return rows.map(({ key }) => key);
}

/** The rows of these keys, in their order, some hundreds at a time. A record that has gone meanwhile is left out. */
export async function* inBatches<Key, Row>(
  keys: readonly Key[],
  read: (keys: Key[]) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Row[]> {
  for (let from = 0; from < keys.length; from += batchSize) {
    const wanted = keys.slice(from, from + batchSize);
    const found = new Map((await read(wanted)).map((row) => [keyOf(row), row]));
    yield wanted.flatMap((key) => found.get(key) ?? []);
  }
}
