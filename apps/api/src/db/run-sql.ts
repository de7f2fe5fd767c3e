import type { Prisma } from '@faculty/prisma/client';
import type pg from 'pg';
import { statementName } from './open-database.ts';

/** Runs composed SQL as a prepared statement with parameters. */
export function runSql<Row extends pg.QueryResultRow>(pool: pg.Pool, { text, values }: Prisma.Sql): Promise<pg.QueryResult<Row>> {
  return pool.query<Row>({ name: statementName(text), text, values });
}
