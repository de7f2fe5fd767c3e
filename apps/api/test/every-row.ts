import { columnsOf, quoted, tablesOf } from '../src/backup/database-rows.ts';
import type { Database } from '../src/db/open-database.ts';

/** Every row of every table, as text. */
export async function everything(database: Pick<Database, 'pool'>): Promise<Record<string, string[]>> {
  const client = await database.pool.connect();
  try {
    const found: Record<string, string[]> = {};
    for (const table of await tablesOf(client)) {
      const columns = (await columnsOf(client, table)).join(', ');
      const { rows } = await client.query<{ line: string }>(
        `SELECT (SELECT t FROM (SELECT ${columns}) t)::text AS line FROM ${quoted(table)}`,
      );
      found[table] = rows.map((row) => row.line).sort();
    }
    return found;
  } finally {
    client.release();
  }
}
