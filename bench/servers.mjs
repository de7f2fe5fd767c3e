import { fork, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../tools/lib/port.mjs';
import { provideServer, startPostgres } from '../tools/lib/postgres.mjs';

const root = path.resolve(import.meta.dirname, '..');
const api = path.join(root, 'apps/api/dist');
const children = new Set();

const programs = await provideServer();
if (!programs) throw new Error('PostgreSQL is needed: install it, then run again');
/** A throw-away PostgreSQL for this run. */
const DATABASE_URL = await startPostgres(programs);
/** Where our server keeps its files. */
const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'faculty-bench-'));
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(DATA_DIR, { recursive: true, force: true });
});

/** Where our server's website listens. */
export const sitePort = await freePort();

// as in production, save that one can sign in with a password; the allocator is bounded as in the Dockerfile
const env = {
  ...process.env,
  DATABASE_URL,
  DATA_DIR,
  SITE_PORT: String(sitePort),
  NODE_ENV: 'development',
  API_DOCS: 'false',
  LOG_LEVEL: 'warn',
  RATE_LIMIT: '0',
  UPLOAD_DAY_MB: '0',
  DEV_IDP_PORT: '0',
  JWT_SECRET: 'a secret of this measuring run alone, long enough',
  MALLOC_ARENA_MAX: '2',
};

export const ours = path.join(api, 'server.js');
export const bare = path.join(import.meta.dirname, 'bare-server.mjs');

/** Starts a server; answers how to reach, watch and stop it. */
export async function start(file, more = {}) {
  const port = await freePort();
  const child = fork(file, {
    env: { ...env, ...more, PORT: String(port), PUBLIC_URL: `http://localhost:${port}` },
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.add(child);
  const ended = new Promise((gone) => child.once('exit', gone));
  await new Promise((ready, failed) => {
    child.once('message', ready);
    child.once('exit', (code) => failed(new Error(`${file} ended with ${code}`)));
  });
  return {
    base: `http://127.0.0.1:${port}`,
    /** Milliseconds of processor time so far. */
    cpu: () => cpuOf(child.pid),
    /** Resident megabytes, now and at most so far. */
    memory: () => memoryOf(child.pid),
    async stop() {
      children.delete(child);
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Waits until the server's own jobs after a start have ended, which check the records and their links. */
export async function untilQuiet(server) {
  let before;
  do {
    before = server.cpu();
    await new Promise((rest) => setTimeout(rest, 3_000));
  } while (server.cpu() - before > 60);
}

/** Runs our seed command. */
function seed(...choices) {
  const done = spawnSync(process.execPath, [path.join(api, 'seed.js'), ...choices], { cwd: root, env, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(done.stderr);
}

/**
 * Fills the table up to so many news: 10,000 by our command, further ones as copies of them, with other keys and order numbers. Analyzed,
 * as autovacuum does within a minute.
 */
export async function seedNews(count) {
  await withDatabase((pool) => fill(pool, count));
}

/** Calls with a pool of connections to the database of this run. */
export async function withDatabase(act) {
  const pool = new pg.Pool({ connectionString: DATABASE_URL });
  await act(pool);
  await pool.end();
}

async function fill(pool, count) {
  const countNow = async () => (await pool.query('SELECT count(*)::int AS count, max(order_seq) AS highest FROM web_con_news')).rows[0];
  if (!(await pool.query("SELECT to_regclass('web_con_news') AS name")).rows[0].name) await (await start(ours)).stop(); // migrates
  if ((await countNow()).count === 0) seed('--news', String(Math.min(count, 10_000)));
  const { count: present, highest } = await countNow();
  const { rows } = await pool.query(`SELECT string_agg(column_name, ', ') AS names FROM information_schema.columns
    WHERE table_name = 'web_con_news' AND column_name NOT IN ('news_id', 'order_seq') AND is_generated = 'NEVER'`);
  const [{ names }] = rows;
  await pool.query(
    `INSERT INTO web_con_news (order_seq, ${names}) SELECT $1::int + row_number() OVER (), ${names}
      FROM generate_series(1, $2::int) copy, (SELECT * FROM web_con_news ORDER BY order_seq) one LIMIT $3::int`,
    [highest, Math.ceil(count / present), Math.max(0, count - present)],
  );
  await pool.query('VACUUM ANALYZE');
}

export async function signIn(base) {
  const response = await fetch(`${base}/auth/signin/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@faculty.example', password: 'admin1234' }),
  });
  if (!response.ok) throw new Error(`sign-in: ${response.status}`);
  return { authorization: `Bearer ${await response.text()}` };
}

/** Linux tells of a process in /proc; elsewhere these figures are left out. */
function cpuOf(pid) {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13).map(Number);
    return (user + system) * 10;
  } catch {
    return Number.NaN;
  }
}

function memoryOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (name) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1000);
    return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
  } catch {
    return { now: Number.NaN, most: Number.NaN };
  }
}
