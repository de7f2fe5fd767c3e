import { mkdtempSync, rmSync } from 'node:fs';
import { Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../src/db/open-database.ts';
import { start } from '../src/start.ts';
import type { Closing } from '../src/stop.ts';
import { addressOf, freePort } from './server-process.ts';
import { testDatabase } from './test-database.ts';

let database: Database;
let folder: string;
const open = {} as Closing;

beforeEach(async () => {
  database = await testDatabase();
  // not empty: no demo data is added
  await database.prisma.user.create({ data: { user_name: 'somebody', email: 'somebody@faculty.example' } });
  folder = mkdtempSync(path.join(tmpdir(), 'faculty-site-port-'));
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
  expect(listen).toHaveBeenCalledTimes(servers);
});
