import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { thaiProblems } from './check-locale.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

// accessible only to root, like a project in root's home directory
const folder = mkdtempSync(path.join(tmpdir(), 'faculty-embedded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (name: string, options = {}) => startEmbeddedPostgres(path.join(folder, name), { durable: false, ...options });

test('creates the data directory, supports Thai sorting and search, and keeps the data on the next start', async () => {
  const first = await start('thai');
  const pool = new pg.Pool({ connectionString: first.url });
  // the server may end a connection that is still closing
  pool.on('connect', (connected) => connected.on('error', () => {})).on('error', () => {});
  await pool.query('CREATE EXTENSION pg_trgm; CREATE TABLE words (word text)');
  expect(await thaiProblems(pool)).toEqual([]);
  await pool.query(`INSERT INTO words VALUES ('เก'), ('ขา'), ('ไก่'), ('กา')`);
  await pool.end();
  await first.close();

  const second = await start('thai');
  const client = new pg.Client({ connectionString: second.url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ word: string }>('SELECT word FROM words ORDER BY word COLLATE "und-x-icu"');
  expect(rows.map(({ word }) => word)).toEqual(['กา', 'เก', 'ไก่', 'ขา']);
  await client.end();
  await second.close();
});

test('refuses connections without the password', async () => {
  const server = await start('closed');
  const url = new URL(server.url);
  url.password = 'guessed';
  await expect(new pg.Client({ connectionString: url.href }).connect()).rejects.toMatchObject({ code: '28P01' });
  await server.close();
});

test('refuses a second start on its directory, but lets a command join', async () => {
  const server = await start('shared');
  await expect(start('shared')).rejects.toThrow(`is in use by process ${process.pid}. Stop that one first.`);
  const joined = await start('shared', { join: true });
  expect(joined.url).toBe(server.url);
  await joined.close();
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => {});
  await client.connect();
  await client.end();
  await server.close();
});

test.runIf(process.platform === 'linux')('refuses a start in another container, which cannot see the first process', async () => {
  const server = await start('mounted');
  rmSync(path.join(folder, 'mounted/postmaster.pid'));
  await expect(start('mounted')).rejects.toThrow('is in use by process');
  await server.close();
});

test('repeats an incomplete first start', async () => {
  mkdirSync(path.join(folder, 'half.new/base'), { recursive: true });
  await (await start('half')).close();
});

test('does not change a directory of the earlier embedded database and explains how to move it', async () => {
  const old = path.join(folder, 'old');
  mkdirSync(old);
  writeFileSync(path.join(old, 'PG_VERSION'), '18\n');
  await expect(start('old')).rejects.toThrow(/made by an earlier version.*npm run backup -- FILE.*npm run restore -- FILE/);
});
