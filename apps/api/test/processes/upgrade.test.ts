import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { quoted, tablesOf } from '../../src/backup/database-rows.ts';
import { checkArchive } from '../../src/backup/read-archive.ts';
import { putBack } from '../../src/backup/restore.ts';
import { rootDirectory } from '../../src/config.ts';
import { migrationNames } from '../../src/db/migrate.ts';
import { type Database, openDatabase } from '../../src/db/open-database.ts';
import { openDisk } from '../../src/storage/disk.ts';
import { addressOf, type ServerProcess, startServer, tryToSignIn } from '../server-process.ts';
import { emptyDatabase } from '../test-database.ts';

/** What each released version left behind (tools/lib/released-data.mjs); the first is what ran before there were versions. */
const released = path.join(rootDirectory, 'apps/api/test/released');
const versions = readdirSync(released);
const secret = 'the same secret before and after the upgrade';
const server = ['--import', 'tsx', path.join(rootDirectory, 'apps/api/src/server.ts')];
const migrations = path.join(rootDirectory, 'prisma/migrations');

interface Recorded {
  people: Record<string, string>;
  answers: Record<string, Record<string, { status: number; body?: unknown }>>;
  /** SHA-256 by public address. */
  files: Record<string, string>;
}

/** Answered otherwise on purpose by later versions: list and field. Each is in the changelog. */
const answeredOtherwise: readonly (readonly [list: string, field: string])[] = [
  // with the title before the English name
  ['/web_con_direct_deans', 'full_name_en'],
];
/** Lists in which later versions show people more on purpose: what they record, and what names them. */
const longerLists = ['lecturer /web_con_works', 'lecturer /web_con_activitys'];
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
      const { people, answers, files } = JSON.parse(readFileSync(path.join(released, version, 'answers.json'), 'utf8')) as Recorded;
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
      for (const [name, password] of Object.entries(people)) {
        const signedIn = await tryToSignIn(upgraded, name, password);
        expect(signedIn.status, name).toBe(200);
        await compareAnswers(upgraded, await signedIn.text(), answers[name] ?? {}, name);
      }
      // signed in before the upgrade, and still so
      for (const token of before.tokens) expect((await get(upgraded, '/auth/me', token)).status).toBe(200);
      expect(before.tokens.length).toBeGreaterThan(0);
      // what belongs to a record that is not shown has no public address any more
      const served = await Promise.all(
        Object.entries(files).map(async ([address, sum]) => ({ address, sum, now: await sumOf(upgraded, address) })),
      );
      expect(served.filter(({ sum, now }) => now !== null && now !== sum)).toEqual([]);
      expect(served.filter(({ now }) => now !== null).length).toBeGreaterThan(Object.keys(files).length / 2);
      expect(Object.keys(files).length).toBeGreaterThan(5);

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
  await putBack(archive, checked, { pool: database.pool, disk: await openDisk(config), config, takeOver: false });
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

async function compareAnswers(upgraded: ServerProcess, token: string, recorded: Recorded['answers'][string], name: string) {
  expect(Object.keys(recorded).length).toBeGreaterThan(10);
  for (const [url, { status, body }] of Object.entries(recorded)) {
    const isLonger = longerLists.some((list) => `${name} ${url}`.startsWith(list));
    const answer = await get(upgraded, isLonger ? url.replace('limit=10', 'limit=500') : url, token);
    expect(answer.status, `${name} ${url}`).toBe(status);
    // what was answered is answered, whatever has been added
    if (body === undefined) continue;
    const [now, before] = [await answer.json(), comparable(url, body)];
    if (isLonger) {
      const { rows } = before as { rows: object[] };
      expect
        .soft((now as typeof before & { rows: object[] }).rows, `${name} ${url}`)
        .toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row))));
    } else expect.soft(now, `${name} ${url}`).toMatchObject(before);
  }
}

/** A recorded answer without what is answered otherwise on purpose. */
function comparable(url: string, body: unknown): object {
  const left = new Set(answeredOtherwise.filter(([list]) => url.startsWith(list)).map(([, field]) => field));
  return JSON.parse(JSON.stringify(body), (key, value) => (left.has(key) ? undefined : value)) as object;
}

/** SHA-256 of a public file; null when it is not there. */
async function sumOf(upgraded: ServerProcess, address: string): Promise<string | null> {
  const answer = await get(upgraded, address);
  const content = Buffer.from(await answer.arrayBuffer());
  if (answer.status === 404) return null;
  expect(answer.status, address).toBe(200);
  return sha256(content);
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
