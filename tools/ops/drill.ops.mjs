// Rehearses docs/install.md on two machines: install, fill, back up, destroy, restore on the other, compare, upgrade, go back.
import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../apps/api/src/auth/local/passwords.ts';
import { at } from '../lib/paths.mjs';
import { freePort } from '../lib/port.mjs';
import { addMigration, copyBuild } from './app-servers.mjs';
import { Machine } from './machine.mjs';
import { makePlace } from './place.mjs';

/** `DRILL_INSTALL=real` installs by facultyctl from an archive of the last commit, with npm ci and a build: minutes. */
const isReal = process.env.DRILL_INSTALL === 'real';
/** How long calls may wait for a switch of releases; a machine that is busy with other work is given a minute. */
const mostDown = Number(process.env.DRILL_DOWN_MS ?? 60_000);
const admin = { email: 'admin@faculty.example', password: 'a long password' };
const place = makePlace();
const times = {};
let settings;
let metricsPort;
let first;
let second;
let archive;
let before;
let token;
let picture;

beforeAll(async () => {
  metricsPort = await freePort();
  settings = {
    PUBLIC_URL: 'https://backoffice.faculty.example',
    JWT_SECRET: randomBytes(48).toString('base64url'),
    AUTH_LOCAL_ENABLED: 'true',
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'warn',
  };
});
afterAll(() => {
  for (const machine of [first, second]) machine?.stop();
  console.table(times);
  place.end();
});

test('install on an empty machine', async () => {
  first = await machine('first');
  await timed('install', () => install(first, 'v1'));
  await timed('first start', () => first.facultyctl('switch', 'v1'));
  expect((await first.call('GET /readyz')).status).toBe(200);
});

test('fill, and work as the first administrator', async () => {
  first.command('v1', 'seed', ['--demo', '--members', '200', '--news', '3000'], { NODE_ENV: 'development' });
  first.facultyctl('run', 'seed', '--admin', admin.email);
  await query(first, 'UPDATE users SET password_hash = $1, email_verified_at = now(), disabled = false WHERE email = $2', [
    await hashPassword(admin.password),
    admin.email,
  ]);
  token = await signIn(first);
  await savePrefix(first, '901');
  const uploads = JSON.parse((await first.call('GET /uploads', { token })).body);
  const { uploads_url, uploads_size } = uploads.find((row) => row.uploads_type.startsWith('image/'));
  const address = new URL(uploads_url, 'http://localhost').pathname;
  const { status, body } = await first.call(`GET ${address}`);
  expect([status, body.length]).toEqual([200, uploads_size]);
  picture = { path: address, body };
});

test('back up while it runs; the metric of the newest backup tells it', async () => {
  const began = Date.now();
  await timed('back up', () => first.facultyctl('backup'));
  archive = path.join(
    first.folder,
    'backup',
    readdirSync(path.join(first.folder, 'backup')).find((name) => name.endsWith('.tar')),
  );
  before = await contents(first);
  expect(Object.keys(before.files).length).toBeGreaterThan(20);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const at = Number(/^faculty_job_last_success_timestamp_seconds\{task="backup"\} (\S+)/m.exec(metrics)?.[1]) * 1_000;
  expect(at).toBeGreaterThan(began - 1_000);
});

test('destroy the machine; a new one is restored from the archive and the settings, with the same rows and files', async () => {
  const kept = place.at('kept.tar');
  cpSync(archive, kept);
  first.stop();
  first.postgres.kill();
  rmSync(first.folder, { recursive: true });

  second = await machine('second');
  await install(second, 'v1');
  spawnSync('ln', ['-sfn', 'releases/v1', `${second.folder}/opt/current`]);
  await timed('restore', () => second.facultyctl('run', 'restore', kept));
  const after = await contents(second);
  expect(after.rows).toEqual(before.rows);
  expect(after.files).toEqual(before.files);

  rmSync(`${second.folder}/opt/current`);
  await timed('start after the restore', () => second.facultyctl('switch', 'v1'));
  // nobody signs in again, because the secret is the same
  expect((await second.call('GET /auth/me', { token })).status).toBe(200);
  expect((await second.call(`GET ${picture.path}`)).body.equals(picture.body)).toBe(true);
  expect(await prefixes(second)).toContain('901');
});

test('upgrade: a backup, a switch, what was there is there', async () => {
  const releases = `${second.folder}/opt/releases`;
  spawnSync('cp', ['-a', '--link', `${releases}/v1`, `${releases}/v2`]);
  addMigration(`${releases}/v2`, '20990101000000_drill', `ALTER TABLE prefixs ADD COLUMN drill_later text NOT NULL DEFAULT '';`);
  const said = await timed('upgrade', () => second.facultyctl('switch', 'v2'));
  expect(downOf(said, 'upgrade')).toBeLessThan(mostDown);
  expect(readdirSync(path.join(second.folder, 'backup'))).toHaveLength(1);
  expect(await query(second, `SELECT FROM information_schema.columns WHERE column_name = 'drill_later'`)).toHaveLength(1);
  expect((await second.call('GET /auth/me', { token })).status).toBe(200);
  await savePrefix(second, '902');
});

test('go back by one command; what was saved on the newer release stays, and saving works', async () => {
  const said = await timed('go back', () => second.facultyctl('back'));
  expect(downOf(said, 'go back')).toBeLessThan(mostDown);
  expect((await second.call('GET /auth/me', { token })).status).toBe(200);
  expect((await second.call(`GET ${picture.path}`)).body.equals(picture.body)).toBe(true);
  await savePrefix(second, '903');
  expect(await prefixes(second)).toEqual(expect.arrayContaining(['901', '902', '903']));
});

async function machine(name) {
  return new Machine({ place, programs: process.env.OPS_POSTGRES, name, ports: [await freePort(), await freePort()], settings });
}

async function install(on, version) {
  if (!isReal) return copyBuild(`${on.folder}/opt/releases/${version}`);
  const source = place.at('source.tar.gz');
  const { status, stderr } = spawnSync('git', ['archive', '--format=tar.gz', `--output=${source}`, 'HEAD'], {
    cwd: at(),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  on.facultyctl('install', version, source);
}

async function timed(name, work) {
  const began = performance.now();
  const answer = await work();
  times[name] = { ...times[name], seconds: Number(((performance.now() - began) / 1_000).toFixed(1)) };
  return answer;
}

/** Milliseconds without an answer, as `facultyctl` says. */
function downOf(said, name) {
  const down = Number(/calls waited for (\d+) ms/.exec(said)?.[1]);
  times[name].down = `${down} ms`;
  return down;
}

async function signIn(on) {
  const { status, body } = await on.call('POST /auth/signin/local', { json: admin });
  expect(status, body.toString()).toBe(200);
  return body.toString();
}

async function savePrefix(on, code) {
  const json = { prefix_code: code, prefix_s_th: code, prefix_l_th: code, prefix_type: 'Academic' };
  const { status, body } = await on.call('POST /prefixs', { token, json });
  expect(status, body.toString()).toBeLessThan(300);
}

const prefixes = async (on) => JSON.parse((await on.call('GET /prefixs', { token })).body).map((row) => row.prefix_code);

/** What a restore makes anew: the installation's id, the times of the migrations. And what the running server notes of itself: its jobs. */
const notCompared = ['installation', '_prisma_migrations', 'chores'];

/** A hash of the rows of every table and of every stored file. */
async function contents(on) {
  const tables = await query(on, `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`);
  const rows = {};
  for (const { name } of tables.filter((table) => !notCompared.includes(table.name))) {
    const [{ count, hash }] = await query(
      on,
      `SELECT count(*)::int, md5(coalesce(string_agg(md5(t::text), '' ORDER BY md5(t::text)), '')) AS hash FROM "${name}" t`,
    );
    rows[name] = `${count} ${hash}`;
  }
  const files = {};
  const folder = `${on.folder}/data/files`;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === 'installation.json') continue;
    const file = path.join(entry.parentPath, entry.name);
    files[path.relative(folder, file)] = createHash('sha256').update(readFileSync(file)).digest('hex');
  }
  return { rows, files };
}

async function query({ postgres }, sql, values) {
  const client = new pg.Client({ connectionString: postgres.address });
  await client.connect();
  const { rows } = await client.query(sql, values);
  await client.end();
  return rows;
}
