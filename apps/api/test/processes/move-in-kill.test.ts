import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rootDirectory } from '../../src/config.ts';
import { fetchAll } from '../../src/move-in/legacy/fetch.ts';
import { LegacyClient } from '../../src/move-in/legacy/legacy-client.ts';
import { RawStore } from '../../src/move-in/legacy/raw-store.ts';
import { MoveState } from '../../src/move-in/move-state.ts';
import { type Difference, verify } from '../../src/move-in/verify.ts';
import { apply } from '../../src/move-in/write/apply.ts';
import { seedWhenEmpty } from '../../src/seed/seed-database.ts';
import { type Client, type TestApp, testApp } from '../test-app.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'faculty-move-in-kill-'));
const kills = 20;

let source: TestApp;
/** Moved into by commands that are killed; and by one that is not. */
let killed: TestApp;
let whole: TestApp;
let admin: Client;
let from: string;
const store = new RawStore(path.join(folder, 'store'));

beforeAll(async () => {
  [source, killed, whole] = await Promise.all([testApp(), testApp(), testApp()]);
  await seedWhenEmpty(source.app);
  // enough to be killed in: the demo has 8,000
  await source.app.db.$executeRaw`DELETE FROM mem_lc_checkin_users WHERE id > 200`;
  for (const target of [killed, whole]) {
    await seedReference(target.app.db);
    await target.person({ role: 'admin', user_name: 'here' });
  }
  from = await source.app.listen({ port: 0, host: '127.0.0.1' });
  admin = await source.person({ role: 'admin', user_name: 'mover' });
}, 240_000);
afterAll(async () => {
  await Promise.all([source, killed, whole].map((each) => each.close()));
  rmSync(folder, { recursive: true, force: true });
});

/** The command as a process of its own. */
function command(step: string, ...more: string[]): ChildProcess {
  const { databaseUrl } = databaseOf(killed);
  return spawn(
    process.execPath,
    ['--import', 'tsx', path.join(rootDirectory, 'apps/api/src/move-in.ts'), step, '--folder', store.folder, ...more],
    {
      cwd: rootDirectory,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DATABASE_URL: databaseUrl,
        DATA_DIR: killed.dataDirectory,
        DEV_IDP_PORT: '0',
        LOG_LEVEL: 'error',
        MOVE_IN_TOKEN: admin.token,
      },
    },
  );
}

const databaseOf = ({ app }: TestApp) => ({
  databaseUrl: (app.pool as unknown as { options: { connectionString: string } }).options.connectionString,
});
const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });

const stateOf = async ({ app }: TestApp) => {
  const run = await store.run();
  if (!run) throw new Error('nothing was fetched');
  return MoveState.read(app, store, run);
};

const most = 15;

/** Runs a step and kills it after up to `most` further records, twenty times; then it runs to its end. */
async function killedAgainAndAgain(step: 'fetch' | 'apply', ...more: string[]): Promise<void> {
  const filesHeld = () => (existsSync(store.folder) ? readdirSync(store.folder, { recursive: true }).length : 0);
  const done = () => (step === 'fetch' ? filesHeld() : killed.app.db.moveInRecord.count());
  for (let kill = 0; kill < kills; kill += 1) {
    const child = command(step, ...more);
    const enough = (await done()) + 1 + Math.random() * most;
    while ((await done()) < enough && child.exitCode === null) await wait(5);
    child.kill('SIGKILL');
    // it had not ended before: that would not be a kill
    expect(await ended(child)).toBeNull();
  }
  const last = command(step, ...more);
  expect(await ended(last)).toBe(0);
  expect(JSON.parse(readFileSync(path.join(store.folder, 'steps', `${step}.json`), 'utf8'))).toMatchObject({ state: 'done' });
}

/** What a folder holds of the legacy system, without when it was fetched and by which fetch. */
function heldIn(directory: string): Record<string, unknown> {
  const held: Record<string, unknown> = {};
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const name = path.join(path.relative(directory, entry.parentPath), entry.name);
    if (!entry.isFile() || !/^(lists|answers|addresses|files)\//.test(name) || name.endsWith('.partial')) continue;
    const {
      run: _,
      fetchedAt: __,
      ...content
    } = name.startsWith('files/') ? {} : JSON.parse(readFileSync(path.join(directory, name), 'utf8'));
    held[name] = content;
  }
  return held;
}

test(`fetch and apply killed at ${kills} random moments each and started again bring in the same as one that was not`, {
  timeout: 1_200_000,
}, async () => {
  // a call every ten milliseconds: slow enough to be killed in
  await killedAgainAndAgain('fetch', '--from', from, '--rate', '100');
  const other = new RawStore(path.join(folder, 'whole'));
  const source = { from, filesBase: `${from}/files/` };
  await fetchAll(new LegacyClient({ from, credentials: { token: admin.token }, rate: 10_000 }), other, source, () => undefined);
  expect(heldIn(store.folder)).toEqual(heldIn(other.folder));

  await killedAgainAndAgain('apply');
  await apply(await stateOf(whole));

  const mapOf = async ({ app }: TestApp) => {
    const rows = await app.db.moveInRecord.findMany({ orderBy: [{ kind: 'asc' }, { legacy_id: 'asc' }] });
    return rows.map(({ kind, legacy_id, entity, made, hash, marks, to_mend }) => ({ kind, legacy_id, entity, made, hash, marks, to_mend }));
  };
  expect(await mapOf(killed)).toEqual(await mapOf(whole));
  expect(await countsOf(killed)).toEqual(await countsOf(whole));
  const unnamed: Difference[] = [];
  const { records } = await verify(await stateOf(killed), (difference) => difference.mark || unnamed.push(difference));
  expect(unnamed).toEqual([]);
  expect(records).toBeGreaterThan(300);
});

/** Rows of every table that content is in, and files of the store. */
async function countsOf({ app }: TestApp): Promise<Record<string, number>> {
  const { rows } = await app.pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  );
  const counts: Record<string, number> = {};
  // what an interrupted process leaves for the sweep is no content
  const ignored = ['sessions', 'orphan_candidates', 'chores', 'withdrawn_works', 'stored_files', 'one_time_tokens'];
  for (const { name } of rows.filter((each) => !ignored.includes(each.name))) {
    const counted = await app.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM "${name}"`);
    counts[name] = counted.rows[0]?.count ?? 0;
  }
  return counts;
}
