import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../src/db/open-database.ts';
import { templateName, withDatabase } from './database-template.ts';

/**
 * Neither UTC nor the time zone of the test process (vitest.config.ts): a server set up in Thailand gives its databases its own, and two
 * equal ones would hide a time that is written in the one and read in the other.
 */
const databaseTimeZone = 'America/New_York';

/** A fresh, migrated, empty database. */
export const testDatabase = (timeZone?: string): Promise<Database> => onItsOwn(`TEMPLATE "${templateName}" STRATEGY FILE_COPY`, timeZone);

/** A database with nothing in it, not even tables. */
export const emptyDatabase = (): Promise<Database> => onItsOwn('');

/** One connection for all files of a worker: a new one takes the server 25 ms. */
let server: pg.Pool | undefined;

async function onItsOwn(made: string, timeZone = databaseTimeZone): Promise<Database> {
  const name = `faculty_test_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE "${name}" ${made}`);
  await onServer(`ALTER DATABASE "${name}" SET TimeZone = '${timeZone}'`);
  const database = await openDatabase({ databaseUrl: withDatabase(inject('databaseServer'), name), databasePool: 5 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    },
  };
}

async function onServer(statement: string): Promise<void> {
  server ??= new pg.Pool({ connectionString: inject('databaseServer'), max: 1, allowExitOnIdle: true });
  const client = await server.connect();
  try {
    // a template can be copied by one session at a time
    await client.query('SELECT pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.query('SELECT pg_advisory_unlock(1)');
    client.release();
  }
}
