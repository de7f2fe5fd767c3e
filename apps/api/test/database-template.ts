import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { rootDirectory } from '../src/config.ts';
import { startEmbeddedPostgres } from '../src/db/embedded-postgres.ts';
import { migrate } from '../src/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server that tests make their databases on: that of TEST_DATABASE_URL, else an embedded one. */
    databaseServer: string;
  }
}

export const migrations = path.join(rootDirectory, 'prisma/migrations');
export const templateName = 'faculty_test_template';

/** Migrates one empty database, once a run; every test file starts from a copy of it. */
export default async function databaseTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'faculty-test-'));
  const configured = process.env.TEST_DATABASE_URL;
  const embedded = configured ? null : await startEmbeddedPostgres(path.join(folder, 'database'), { durable: false });
  const server = configured ?? embedded?.url ?? '';
  await recreate(server, templateName);
  const pool = new pg.Pool({ connectionString: withDatabase(server, templateName) });
  await migrate(pool, migrations);
  await pool.end();
  project.provide('databaseServer', server);
  return async () => {
    await embedded?.close();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function recreate(server: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  await client.query(`CREATE DATABASE "${name}"`);
  await client.end();
}

export function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
