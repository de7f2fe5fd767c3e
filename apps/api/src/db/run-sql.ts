import type { Prisma } from '@faculty/prisma/client';
import pg from 'pg';
import { statementName } from './open-database.ts';

/** A `numeric` is a number here, as in the JSON of lists; the driver reads it as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === pg.types.builtins.NUMERIC ? Number : pg.types.getTypeParser(oid, format)),
};

/** Runs composed SQL as a prepared statement with parameters. */
export function runSql<Row extends pg.QueryResultRow>(pool: pg.Pool, { text, values }: Prisma.Sql): Promise<pg.QueryResult<Row>> {
  return pool.query<Row>({ name: statementName(text), text, values, types });
}
