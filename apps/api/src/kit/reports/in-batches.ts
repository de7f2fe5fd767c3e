import { Prisma } from '@faculty/prisma/client';
import type pg from 'pg';
import { runSql } from '../../db/run-sql.ts';

const batchSize = 250;

/**
 * The keys of a statement with one column `key`, in its order, at most `most + 1`: so the caller can refuse too large a report.
 * The rows are then read in batches, so that no connection is held for a slow reader.
 */
export async function keysOf<Key extends number | string>(pool: pg.Pool, statement: Prisma.Sql, most: number): Promise<Key[]> {
  const { rows } = await runSql<{ key: Key }>(pool, Prisma.sql`${statement} LIMIT ${most + 1}`);
  return rows.map(({ key }) => key);
}

/** The rows of these keys, in their order, in batches. Records deleted meanwhile are skipped. */
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
