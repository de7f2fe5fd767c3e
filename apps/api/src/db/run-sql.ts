import type { Prisma } from '@faculty/prisma/client';
import type pg from 'pg';
import { statementName } from './open-database.ts';

/** Runs composed SQL; its values go as parameters, never into the text. */
export function runSql<Row extends pg.QueryResultRow>(pool: pg.Pool, { text, values }: Prisma.Sql): Promise<pg.QueryResult<Row>> {
  return pool.query<Row>({ name: statementName(text), text, values });
}
