import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import { addChangeTriggers, ChangeFeed, listenOnServer } from './change-feed.ts';
import type { Database } from './open-database.ts';

const department = { up_department_name_th: 'ภาษาศาสตร์' };

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  database.changes.start();
  await vi.waitFor(() => expect(database.changes.versionOf([])).not.toBeNull());
});
afterAll(() => database.close());

/** A mock that is called on changes of departments. */
function watch(changes = database.changes) {
  const forget = vi.fn();
  changes.onTableChange(['up_departments'], forget);
  return forget;
}

test('every table has the trigger, also a new one', async () => {
  await database.pool.query('CREATE TABLE rooms (id int)');
  const client = await database.pool.connect();
  await addChangeTriggers(client);
  await addChangeTriggers(client);
  client.release();
  const { rows } = await database.pool.query(`
    SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> '_prisma_migrations'
    AND NOT EXISTS (SELECT 1 FROM pg_trigger WHERE tgrelid = pg_class.oid AND tgname = 'tell_table_changed' AND tgenabled = 'O')`);
  expect(rows).toEqual([]);
  await database.pool.query('DROP TABLE rooms');
});

test.each([
  ['insert', () => database.prisma.department.create({ data: department })],
  ['update', () => database.prisma.department.updateMany({ data: { active: 'N' } })],
  ['delete', () => database.prisma.department.deleteMany()],
  ['truncate', () => database.pool.query('TRUNCATE up_departments CASCADE')],
])('%s notifies after a flush', async (_, change) => {
  const forget = watch();
  const before = database.changes.versionOf(['up_departments']);
  await change();
  await database.changes.flush();
  expect(forget).toHaveBeenCalled();
  expect(database.changes.versionOf(['up_departments'])).toBeGreaterThan(before as number);
});

test('ignores rolled-back changes and other tables', async () => {
  const forget = watch();
  await expect(
    database.prisma.$transaction(async (tx) => {
      await tx.department.create({ data: department });
      throw new Error('on second thoughts');
    }),
  ).rejects.toThrow();
  await database.prisma.facultyDate.create({ data: { title_th: 'วันไหว้ครู', start_date: new Date(), end_date: new Date() } });
  await database.changes.flush();
  expect(forget).not.toHaveBeenCalled();
});

test('notifies another process, also after it has reconnected', async () => {
  const address = (database.pool.options as { connectionString: string }).connectionString;
  const other = new ChangeFeed(listenOnServer(address));
  other.start();
  await vi.waitFor(() => expect(other.versionOf([])).not.toBeNull());
  const forget = watch(other);
  await database.prisma.department.create({ data: department });
  await vi.waitFor(() => expect(forget).toHaveBeenCalledTimes(1));

  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND (query LIKE 'LISTEN%' OR query = 'SELECT 1')`,
  );
  await vi.waitFor(() => expect(other.versionOf([])).toBeNull());
  expect(forget.mock.calls.length).toBeGreaterThan(1);
  await vi.waitFor(() => expect(other.versionOf([])).not.toBeNull(), 10_000);
  forget.mockClear();
  await database.prisma.department.create({ data: department });
  await vi.waitFor(() => expect(forget).toHaveBeenCalledTimes(1));
  await other.close();
  expect(other.versionOf([])).toBeNull();
});

test('a shared version changes only with its tables', async () => {
  const version = () => database.changes.sharedVersionOf(['up_departments']);
  // the test before has ended the listening connection
  await vi.waitFor(() => expect(version()).toMatch(/^\S+\.\d+$/), 20_000);
  const before = version();
  await database.prisma.facultyDate.create({ data: { title_th: 'วันไหว้ครู', start_date: new Date(), end_date: new Date() } });
  await database.changes.flush();
  expect(version()).toBe(before);
  await database.prisma.department.create({ data: department });
  await database.changes.flush();
  expect(version()).not.toBe(before);
});

test('a shared version is equal in all processes, also in those that start later or reconnect', async () => {
  const address = (database.pool.options as { connectionString: string }).connectionString;
  const others = [new ChangeFeed(listenOnServer(address)), new ChangeFeed(listenOnServer(address))] as const;
  const versions = () => [database.changes, ...others].map((changes) => changes.sharedVersionOf(['up_departments']));
  const agree = () =>
    vi.waitFor(
      () => {
        const [first, ...more] = versions();
        expect(first).not.toBeNull();
        expect(more).toEqual([first, first]);
        return first as string;
      },
      { timeout: 10_000 },
    );
  for (const other of others) other.start();
  const first = await agree();
  await Promise.all(Array.from({ length: 20 }, () => database.prisma.department.create({ data: department })));
  const second = await agree();
  expect(second).not.toBe(first);
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query = 'SELECT 1'`,
  );
  await vi.waitFor(() => expect(versions()).toContain(null));
  await database.prisma.department.create({ data: department });
  expect(await agree()).not.toBe(second);
  for (const other of others) await other.close();
  expect(others[0].sharedVersionOf([])).toBeNull();
});

test('a silent connection is stale after a second', async () => {
  const address = new URL((database.pool.options as { connectionString: string }).connectionString);
  const [host, port] = [address.hostname, Number(address.port || 5432)];
  const sockets: Socket[] = [];
  const way = createServer((near) => {
    const far = connect(port, host);
    for (const socket of [near, far]) socket.on('error', () => {});
    sockets.push(near, far);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((listening) => way.listen(0, '127.0.0.1', listening));
  address.hostname = '127.0.0.1';
  address.port = String((way.address() as AddressInfo).port);
  const other = new ChangeFeed(listenOnServer(address.href));
  other.start();
  await vi.waitFor(() => expect(other.versionOf([])).not.toBeNull(), 5_000);
  await new Promise((wait) => setTimeout(wait, 1_500));
  expect(other.versionOf([])).not.toBeNull();
  for (const socket of sockets) socket.unpipe().pause();
  await vi.waitFor(() => expect(other.versionOf([])).toBeNull(), { timeout: 1_600 });
  for (const socket of sockets) socket.destroy();
  await other.close();
  way.close();
});
