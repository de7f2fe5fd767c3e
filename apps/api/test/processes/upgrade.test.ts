import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkArchive } from '../../src/backup/read-archive.ts';
import { putBack } from '../../src/backup/restore.ts';
import { rootDirectory } from '../../src/config.ts';
import { migrationNames } from '../../src/db/migrate.ts';
import { type Database, openDatabase } from '../../src/db/open-database.ts';
import { openDisk } from '../../src/storage/disk.ts';
import { everything } from '../every-row.ts';
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

/** Columns that migrations fill anew from others. */
const filledAnew = new Set(['search_text']);
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
      for (const [address, sum] of Object.entries(files)) expect(await sumOf(upgraded, address), address).toBe(sum);
      expect(Object.keys(files).length).toBeGreaterThan(5);

      await stop(upgraded);
      if (way === 'embedded') {
        database = await open();
        closing.push(() => database.close());
      }
      const { rows } = await database.pool.query<{ migration_name: string }>('SELECT migration_name FROM _prisma_migrations ORDER BY 1');
      expect(rows.map(({ migration_name }) => migration_name)).toEqual(migrationNames(migrations));
      expectRows(before.rows, await everything(database));
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
  return { rows: await everything(database), tokens: rows.map(({ id, user_id }) => tokenOf(id, user_id)) };
}

/** A session token as every version signs it. */
function tokenOf(sid: string, user: number): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sid, sub: String(user), iat: now, exp: now + 3600 })}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

const get = ({ base }: ServerProcess, url: string, token?: string) =>
  fetch(base + url, { headers: { ...(token && { authorization: `Bearer ${token}` }) } });

async function compareAnswers(upgraded: ServerProcess, token: string, recorded: Recorded['answers'][string], name: string) {
  expect(Object.keys(recorded).length).toBeGreaterThan(10);
  for (const [url, { status, body }] of Object.entries(recorded)) {
    const answer = await get(upgraded, url, token);
    expect(answer.status, `${name} ${url}`).toBe(status);
    // what was answered is answered, whatever has been added
    if (body !== undefined) expect(await answer.json(), `${name} ${url}`).toMatchObject(body as object);
  }
}

async function sumOf(upgraded: ServerProcess, address: string): Promise<string> {
  const answer = await get(upgraded, address);
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex');
}

async function stop({ process: child }: ServerProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

/** Every row of before is there, with the same values in the columns of before. */
function expectRows(before: Record<string, string[]>, after: Record<string, string[]>): void {
  for (const [table, lines] of Object.entries(before)) {
    if (notData.has(table)) continue;
    const old = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const columns = Object.keys(old[0] ?? {}).filter((column) => !filledAnew.has(column));
    const comparable = (row: Record<string, unknown>) => JSON.stringify(columns.map((column) => row[column]));
    const found = new Set((after[table] ?? []).map((line) => comparable(JSON.parse(line))));
    expect(
      old.filter((row) => !found.has(comparable(row))),
      table,
    ).toEqual([]);
  }
}
