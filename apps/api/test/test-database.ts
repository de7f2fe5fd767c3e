import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { rootDirectory } from '../src/config.ts';
import { type Database, openDatabase } from '../src/db/open-database.ts';

export const migrations = path.join(rootDirectory, 'prisma/migrations');
export const templateName = 'faculty_test_template';

/** A fresh, migrated, empty database: embedded in memory, or on the server of TEST_DATABASE_URL. */
export async function testDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const loadDataDir = new Blob([readFileSync(inject('embeddedTemplate'))]);
    return openDatabase({ databaseUrl: 'memory://', databasePool: 1, loadDataDir });
  }
  return onItsOwn(server, `TEMPLATE "${templateName}"`);
}

/** A database with nothing in it, not even tables. */
export async function emptyDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openDatabase({ databaseUrl: 'memory://', databasePool: 1 });
  return onItsOwn(server, '');
}

async function onItsOwn(server: string, made: string): Promise<Database> {
  const name = `faculty_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await onServer(server, `CREATE DATABASE "${name}" ${made}`);
  const database = await openDatabase({ databaseUrl: url.href, databasePool: 5 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // a template can be copied only while nobody else copies it
    await client.query('SELECT pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
