import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { entities } from '@faculty/contracts/entities';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { quoted, tablesOf } from '../../src/backup/database-rows.ts';
import { checkArchive } from '../../src/backup/read-archive.ts';
import { restoreContent } from '../../src/backup/restore.ts';
import { rootDirectory } from '../../src/config.ts';
import { migrationNames } from '../../src/db/migrate.ts';
import { type Database, openDatabase } from '../../src/db/open-database.ts';
import { openDisk } from '../../src/storage/disk.ts';
import { addressOf, type ServerProcess, startServer, tryToSignIn } from '../server-process.ts';
import { emptyDatabase } from '../test-database.ts';

/** A backup of the demo data that each released version left (tools/lib/released-data.mjs); the first is what ran before there were versions. */
const released = path.join(rootDirectory, 'apps/api/test/released');
const versions = readdirSync(released);
const secret = 'the same secret before and after the upgrade';
const server = ['--import', 'tsx', path.join(rootDirectory, 'apps/api/src/server.ts')];
const migrations = path.join(rootDirectory, 'prisma/migrations');

/** Columns that migrations fill anew from others, or that a call writes. */
const filledAnew = new Set(['search_text', 'last_seen_at']);
/** When jobs last ran, and notes of the file store: not people's data. */
const notData = new Set(['chores', 'orphan_candidates', 'installation']);

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

describe.each(versions)('data of version %s', (version) => {
  test.each(['embedded', 'configured'] as const)(
    'is whole after the upgrade, in the %s database',
    async (way) => {
      const dataDirectory = mkdtempSync(path.join(tmpdir(), 'faculty-upgrade-'));
      closing.push(() => rmSync(dataDirectory, { recursive: true, force: true }));
      const open = () => openDatabase({ databaseUrl: path.join(dataDirectory, 'database'), databasePool: 5 });
      let database = way === 'embedded' ? await open() : await emptyDatabase();
      const before = await asReleased(version, database, dataDirectory);
      if (way === 'embedded') await database.close();
      else closing.push(() => database.close());

      const upgraded = await startServer(
        {
          DATA_DIR: dataDirectory,
          JWT_SECRET: secret,
          DATABASE_URL: way === 'embedded' ? '' : addressOf(database),
          ...{ KEEP_HISTORY_DAYS: '0', KEEP_MAIL_DAYS: '0', KEEP_VISIT_DAYS: '0' },
        },
        server,
      );
      closing.push(() => upgraded.process.kill('SIGKILL'));
      // signed in before the upgrade, and still so
      expect(before.tokens.length).toBeGreaterThan(0);
      for (const token of before.tokens) expect((await get(upgraded, '/auth/me', token)).status).toBe(200);
      await readOneOfEachKind(upgraded);

      await stop(upgraded);
      if (way === 'embedded') {
        database = await open();
        closing.push(() => database.close());
      }
      const { rows } = await database.pool.query<{ migration_name: string }>('SELECT migration_name FROM _prisma_migrations ORDER BY 1');
      expect(rows.map(({ migration_name }) => migration_name)).toEqual(migrationNames(migrations));
      expectRows(before.rows, await rowsIn(database));
      expect(filesIn(dataDirectory)).toEqual(before.files);
    },
    300_000,
  );
});

/** Files and rows as the version left them, with times moved on as if it had run until now. */
async function asReleased(version: string, database: Database, dataDirectory: string) {
  const archive = path.join(released, version, 'data.tar');
  const checked = await checkArchive(archive);
  const config = { storageUrl: null, dataDirectory };
  await restoreContent(archive, checked, { pool: database.pool, disk: await openDisk(config), config, takeOver: false });
  await database.pool.query(`UPDATE sessions SET expires_at = now() + interval '7 hours' WHERE ended_at IS NULL`);
  await database.pool.query('UPDATE binned SET deleted_at = now()');
  const { rows } = await database.pool.query<{ id: string; user_id: number }>('SELECT id, user_id FROM sessions WHERE ended_at IS NULL');
  return { rows: await rowsIn(database), files: filesIn(dataDirectory), tokens: rows.map(({ id, user_id }) => tokenOf(id, user_id)) };
}

/** A session token as every version signs it: written out here, so that another way of signing turns this red. */
function tokenOf(sid: string, user: number): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const key = createHash('sha256').update(`session:${secret}`).digest('base64');
  const now = Math.floor(Date.now() / 1000);
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sid, sub: String(user), iat: now, exp: now + 3600 })}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

const get = ({ base }: ServerProcess, url: string, token?: string) =>
  fetch(base + url, { headers: { ...(token && { authorization: `Bearer ${token}` }) } });

/** What an administrator reads of every kind that has records: an entry of its list and the record fit the contract. */
async function readOneOfEachKind(upgraded: ServerProcess): Promise<void> {
  const signedIn = await tryToSignIn(upgraded, 'admin', 'admin1234');
  expect(signedIn.status).toBe(200);
  const token = await signedIn.text();
  const read: string[] = [];
  for (const { name, routes, idKey, item, row } of entities) {
    if (!routes.list) continue;
    const list = await get(upgraded, `${routes.list.split(' ')[1]}?page=0&limit=1`, token);
    expect(list.status, name).toBe(200);
    const [entry] = ((await list.json()) as { rows: Record<string, unknown>[] }).rows;
    if (!entry) continue;
    expect.soft(z.safeParse(item, entry).error?.issues, name).toBeUndefined();
    read.push(name);
    if (!routes.read) continue;
    const record = await get(
      upgraded,
      (routes.read.split(' ')[1] ?? '').replace(`:${idKey}`, encodeURIComponent(String(entry[idKey]))),
      token,
    );
    expect.soft(z.safeParse(row, await record.json()).error?.issues, name).toBeUndefined();
  }
  expect(read.length).toBeGreaterThan(20);
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** SHA-256 of every file of the store by its path, without the mark of the installation. */
function filesIn(dataDirectory: string): Record<string, string> {
  const store = path.join(dataDirectory, 'files');
  const found = readdirSync(store, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== 'installation.json',
  );
  const paths = found.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((file) => [path.relative(store, file), sha256(readFileSync(file))]));
}

async function stop({ process: child }: ServerProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

type Row = Record<string, unknown>;

async function rowsIn({ pool }: Database): Promise<Record<string, Row[]>> {
  const client = await pool.connect();
  try {
    const found: Record<string, Row[]> = {};
    for (const table of await tablesOf(client)) {
      const { rows } = await client.query<{ row: Row }>(`SELECT to_jsonb(t) AS row FROM ${quoted(table)} t`);
      found[table] = rows.map(({ row }) => row);
    }
    return found;
  } finally {
    client.release();
  }
}

/** Every row of before is there, with the same values in the columns of before. */
function expectRows(before: Record<string, Row[]>, after: Record<string, Row[]>): void {
  expect(Object.keys(before).length).toBeGreaterThan(20);
  for (const [table, old] of Object.entries(before)) {
    if (notData.has(table)) continue;
    const columns = Object.keys(old[0] ?? {}).filter((column) => !filledAnew.has(column));
    const valuesOf = (row: Row) => JSON.stringify(columns.map((column) => row[column]));
    const found = new Set((after[table] ?? []).map(valuesOf));
    expect
      .soft(
        old.filter((row) => !found.has(valuesOf(row))),
        table,
      )
      .toEqual([]);
  }
}
