// Runs the procedures of docs/several-instances.md for several instances, a standby and an upgrade, under the load of two hundred people.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashPassword } from '../../apps/api/src/auth/local/passwords.ts';
import { openDatabase } from '../../apps/api/src/db/open-database.ts';
import { picture } from '../../apps/api/test/forms.ts';
import { at } from '../lib/paths.mjs';
import { freePort } from '../lib/port.mjs';
import { AppServer, nextBuild } from './app-servers.mjs';
import { Client } from './client.mjs';
import { Ledger } from './ledger.mjs';
import { startDatabaseProxy, webProxy } from './nginx.mjs';
import { Person } from './people.mjs';
import { makePlace } from './place.mjs';
import { PostgresServer } from './postgres.mjs';
import { Timeline } from './timeline.mjs';

const seconds = Number(process.env.OPS_SECONDS ?? 300);
const people = Number(process.env.OPS_PEOPLE ?? 200);
const maxWaitMilliseconds = 10_000;
const place = makePlace();
const [oldSecret, newSecret] = [0, 1].map(() => randomBytes(48).toString('base64url'));
/** A migration like one of the next version: adds columns to tables in use. */
const nextMigration = ['web_con_news', 'prefixs', 'uploads', 'users', 'sessions', 'audit_logs', 'stored_files']
  .map((table) => `ALTER TABLE ${table} ADD COLUMN ops_later text NOT NULL DEFAULT '';`)
  .concat('CREATE TABLE ops_rooms (room_id serial PRIMARY KEY, room text NOT NULL);')
  .join('\n');

let primary;
let standby;
let databaseProxy;
let apps;
let proxy;

beforeAll(async () => {
  const programs = process.env.OPS_POSTGRES;
  const ports = [];
  while (ports.length < 8) ports.push(await freePort());
  const [primaryPort, standbyPort, databaseProxyPort, webProxyPort, redirectPort, ...appPorts] = ports;
  primary = new PostgresServer({ programs, place, name: 'primary', port: primaryPort });
  standby = new PostgresServer({ programs, place, name: 'standby', port: standbyPort });
  primary.init();
  await query(primary, 'CREATE ROLE standby REPLICATION LOGIN');
  standby.follow(primary);
  const isStreaming = async () => (await query(primary, 'SELECT state FROM pg_stat_replication'))[0]?.state === 'streaming';
  await vi.waitUntil(isStreaming, { timeout: 30_000 });
  await query(primary, `ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await query(primary, 'SELECT pg_reload_conf()');

  databaseProxy = startDatabaseProxy(place, databaseProxyPort, primary);
  proxy = webProxy(place, webProxyPort, appPorts, { redirectPort });
  const common = {
    NODE_ENV: 'production',
    DATABASE_URL: `postgresql://postgres@127.0.0.1:${databaseProxyPort}/postgres`,
    STORAGE_URL: await startBucket(),
    PUBLIC_URL: `https://localhost:${webProxyPort}`,
    JWT_SECRET: oldSecret,
    AUTH_LOCAL_ENABLED: 'true',
    TRUST_PROXY: 'loopback',
    RATE_LIMIT: '1000',
    // instances of the older version are killed and restarted while others are upgraded
    ALLOW_OLDER: 'true',
  };
  apps = appPorts.map((port, n) => new AppServer(place, `app-${n + 1}`, { ...common, PORT: String(port) }));
  for (const app of apps) await app.start();
  await addPeople();
});

afterAll(async () => {
  for (const app of apps ?? []) await app.kill();
  place.end();
});

test('no save is lost while servers are killed, restarted, promoted, reconfigured and upgraded under load', async () => {
  const client = new Client(proxy);
  const ledger = new Ledger();
  const timeline = new Timeline();
  const started = performance.now();
  let isOver = false;
  const world = { client, ledger, picture: new File([await picture()], 'a.png', { type: 'image/png' }) };
  const all = Array.from({ length: people }, (_, n) => new Person(n, world).work(() => isOver));
  const pause = () => wait((seconds * 1_000) / 7);

  // everybody has signed in and has started to work
  await vi.waitUntil(() => client.byKind.get('sign-in') >= people && ledger.savedAt.length >= people / 2, { timeout: 180_000 });
  await pause();
  await timeline.event('an instance is killed', () => apps[0].kill());
  await wait(3_000);
  await timeline.event('and starts again', () => apps[0].start());
  await pause();
  await timeline.event('PostgreSQL restarts', () => primary.restart(), { isGone: true });
  await pause();
  await timeline.event('the primary is lost, the standby promoted', loseThePrimary, { isGone: true });
  await pause();
  for (const app of apps)
    await timeline.event(`${app.name} accepts the next secret`, () => app.restart({ JWT_SECRETS_ACCEPTED: newSecret }));
  for (const app of apps)
    await timeline.event(`${app.name} signs with it`, () => app.restart({ JWT_SECRET: newSecret, JWT_SECRETS_ACCEPTED: oldSecret }));
  await pause();
  apps[1].build = nextBuild(place, '29990101000000_later', nextMigration);
  await timeline.event('an instance is upgraded by a migration', () => apps[1].restart());
  await pause();
  await wait(started + seconds * 1_000 - performance.now());
  isOver = true;
  await Promise.all(all);

  const waits = timeline.waits(ledger.savedAt, performance.now());
  report(client, ledger, waits);
  expect.soft(Object.fromEntries(client.wrong)).toEqual({});
  expect.soft(await ledger.differences(standby.address, fetchFile(client))).toEqual([]);
  for (const { name, wait: longest } of waits) expect.soft(longest, name).toBeLessThan(maxWaitMilliseconds);
  expect.soft(ledger.counts.saved).toBeGreaterThan(seconds);
  expect
    .soft(await query(standby, `SELECT count(*)::int AS later FROM _prisma_migrations WHERE migration_name = '29990101000000_later'`))
    .toEqual([{ later: 1 }]);
  for (const app of apps) expect.soft((await fetch(`${app.base}/readyz`)).status, app.name).toBe(200);
});

/** The steps in the order of docs/several-instances.md. */
async function loseThePrimary() {
  primary.freeze();
  await wait(2_000);
  primary.kill();
  standby.promote();
  expect(await query(standby, 'SHOW synchronous_standby_names')).toEqual([{ synchronous_standby_names: '' }]);
  databaseProxy.switchTo(standby);
}

async function addPeople() {
  const database = await openDatabase({ databaseUrl: primary.address, databasePool: 4 });
  const credentials = { password_hash: await hashPassword(Person.password), email_verified_at: new Date() };
  await database.prisma.user.createMany({ data: Array.from({ length: people }, (_, n) => ({ ...Person.user(n), ...credentials })) });
  await database.close();
}

function startBucket() {
  const bucket = fork(at('tools/ops/bucket-process.mjs'), { execArgv: ['--import', 'tsx'] });
  place.note('bucket', bucket.pid);
  return new Promise((resolve) => bucket.once('message', resolve));
}

async function query(server, sql) {
  const client = new pg.Client({ connectionString: server.address });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

const fetchFile = (client) => async (address) =>
  (await client.call('file', `GET ${address.startsWith('/') ? address : `/files/${address}`}`)).body;

function report({ calls, byKind, milliseconds }, ledger, waits) {
  const sorted = milliseconds.sort((a, b) => a - b);
  const at = (part) => `${Math.round(sorted[Math.floor(sorted.length * part)])} ms`;
  console.log(
    `${sorted.length} calls: ${calls.answered} answered, ${calls.again} told to come again; half within ${at(0.5)}, 95 of 100 within ${at(0.95)}`,
  );
  console.log(Object.fromEntries(byKind), ledger.counts);
  console.table(waits);
}

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
