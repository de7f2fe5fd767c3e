import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { rootDirectory } from '../../src/config.ts';
import { templateName, withDatabase } from '../database-template.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'faculty-refusing-'));
const server = new pg.Pool({ connectionString: inject('databaseServer'), max: 1 });
const databases = ['latin1', 'other_owner', 'no_tables'].map((name) => `faculty_test_refusing_${name}`);
const [latin1 = '', otherOwner = '', noTables = ''] = databases;
const stranger = 'faculty_test_stranger';

beforeAll(async () => {
  await server.query(`CREATE DATABASE ${latin1} TEMPLATE template0 ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C'`);
  await server.query(`CREATE DATABASE ${otherOwner} TEMPLATE "${templateName}"`);
  await server.query(`CREATE DATABASE ${noTables}`);
  await server.query(`CREATE ROLE ${stranger} LOGIN PASSWORD 'x'`);
});
afterAll(async () => {
  for (const name of databases) await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await server.query(`DROP ROLE IF EXISTS ${stranger}`);
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a program of ours on a database to its end: its exit code and what it said. */
function run(program: string, words: string[], database: string, user?: string): Promise<{ code: number | null; said: string }> {
  const url = new URL(withDatabase(inject('databaseServer'), database));
  if (user) Object.assign(url, { username: user, password: 'x' });
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(rootDirectory, 'apps/api/src', program), ...words], {
    cwd: rootDirectory,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: url.href,
      PORT: '0',
      DEV_IDP_PORT: '0',
      HOST: '127.0.0.1',
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  return new Promise((done) => child.once('exit', (code) => done({ code, said })));
}

test('the server says in one line that its database is not in UTF8', async () => {
  expect(await run('server.ts', [], latin1)).toEqual({
    code: 1,
    said: expect.stringMatching(/^Cannot start: DATABASE_URL: .* is in the encoding LATIN1; Thai needs UTF8: .*createdb.*\n$/),
  });
}, 200_000);

test.each([
  ['seed.ts', '--reference'],
  ['backup.ts', path.join(folder, 'new.tar')],
])(
  '%s says in one line that it may not use a database',
  async (program, word) => {
    expect(await run(program, [word], otherOwner, stranger)).toEqual({
      code: 1,
      said: expect.stringMatching(/^DATABASE_URL: the account may not use .*permission denied.*: make it the owner.*\n$/),
    });
  },
  200_000,
);

test('a database without tables is not backed up', async () => {
  expect(await run('backup.ts', [path.join(folder, 'new.tar')], noTables)).toEqual({
    code: 1,
    said: 'This database has no tables yet: there is nothing to back up. Is DATABASE_URL right?\n',
  });
}, 200_000);
