import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../src/db/open-database.ts';
import { templateName, withDatabase } from './database-template.ts';

/** A fresh, migrated, empty database. */
export const testDatabase = (): Promise<Database> => onItsOwn(`TEMPLATE "${templateName}"`);

/** A database with nothing in it, not even tables. */
export const emptyDatabase = (): Promise<Database> => onItsOwn('');

async function onItsOwn(made: string): Promise<Database> {
  const name = `faculty_test_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE "${name}" ${made}`);
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
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  try {
    // a template can be copied by one session at a time
    await client.query('SELECT pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
