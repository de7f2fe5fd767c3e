import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/db/migrate.ts';
import { PGliteStream } from '../src/db/pglite-stream.ts';
import { migrations, templateName } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Dumped data directory of a migrated embedded database. */
    embeddedTemplate: string;
  }
}

/** Migrates one empty database, once a run; every test file starts from a copy of it. */
export default async function databaseTemplate(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) {
    await recreate(server, templateName);
    const pool = new pg.Pool({ connectionString: withDatabase(server, templateName) });
    await migrate(pool, migrations);
    await pool.end();
  } else {
    const engine = await PGlite.create({ dataDir: 'memory://', extensions: { pg_trgm } });
    const pool = new pg.Pool({
      user: 'postgres',
      max: 1,
      stream: (() => new PGliteStream({ run: (batch) => engine.execProtocolRaw(batch) })) as never,
    });
    await migrate(pool, migrations);
    await pool.end();
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'faculty-test-')), 'template.tar');
    writeFileSync(file, Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer()));
    await engine.close();
    project.provide('embeddedTemplate', file);
  }
  return async () => {};
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
