import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rootDirectory } from '../src/config.ts';
import { migrationNames } from '../src/db/migrate.ts';
import type { Database } from '../src/db/open-database.ts';
import { start } from '../src/start.ts';
import type { Closing } from '../src/stop.ts';
import { addressOf, freePort } from './server-process.ts';
import { testDatabase } from './test-database.ts';

let database: Database;
let folder: string;
let open: Closing;

beforeEach(async () => {
  open = {};
  database = await testDatabase();
  // not empty: no demo data is added
  await database.prisma.user.create({ data: { user_name: 'somebody', email: 'somebody@faculty.example' } });
  folder = mkdtempSync(path.join(tmpdir(), 'faculty-start-'));
  const settings = { DATA_DIR: folder, DATABASE_URL: addressOf(database), HOST: '127.0.0.1', DEV_IDP_PORT: '0', LOG_LEVEL: 'error' };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
});
afterEach(async () => {
  await open.app?.close();
  await open.database?.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test.each([
  ['is no website without SITE_PORT', undefined, 1],
  ['is a website with SITE_PORT', freePort, 2],
])('there %s', async (_, sitePort, servers) => {
  vi.stubEnv('PORT', String(await freePort()));
  vi.stubEnv('SITE_PORT', sitePort && String(await sitePort()));
  const listen = vi.spyOn(Server.prototype, 'listen');
  await start(open, new AbortController().signal);
  expect(listen.mock.instances.filter((server) => (server as unknown as Server).listening)).toHaveLength(servers);
});

describe('nothing is changed in the database by a start', () => {
  /** As an earlier version left it: without the last migration. */
  async function asEarlier() {
    const name = migrationNames(path.join(rootDirectory, 'prisma/migrations')).at(-1);
    await database.pool.query('DELETE FROM _prisma_migrations WHERE migration_name = $1', [name]);
    const { rows } = await database.pool.query<{ count: number }>('SELECT count(*)::int AS count FROM _prisma_migrations');
    return async () => {
      const { rows: now } = await database.pool.query<{ count: number }>('SELECT count(*)::int AS count FROM _prisma_migrations');
      expect(now).toEqual(rows);
    };
  }

  test('on the files of another installation', async () => {
    mkdirSync(path.join(folder, 'files'));
    writeFileSync(path.join(folder, 'files/installation.json'), JSON.stringify({ installation: randomUUID() }));
    const isUnchanged = await asEarlier();
    await expect(start(open, new AbortController().signal)).rejects.toThrow(/^The files in .* belong to installation/);
    await isUnchanged();
  });

  test('on a store that has none of its files, which is not marked either', async () => {
    await database.prisma.storedFile.create({
      data: {
        path: `news/${'a'.repeat(32)}.txt`,
        name: 'a.txt',
        mime: 'text/plain',
        bytes: 1,
        public: true,
        claimed: true,
        created_by: 'a',
      },
    });
    const isUnchanged = await asEarlier();
    await expect(start(open, new AbortController().signal)).rejects.toThrow(/^None of the files that the database names is in .*mounted/);
    await isUnchanged();
    expect(readdirSync(path.join(folder, 'files'))).toEqual([]);
  });

  test('on a port that is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    vi.stubEnv('PORT', String((taken.address() as AddressInfo).port));
    const isUnchanged = await asEarlier();
    await expect(start(open, new AbortController().signal)).rejects.toThrow('EADDRINUSE');
    await isUnchanged();
    taken.close();
  });
});
