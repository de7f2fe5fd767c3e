import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '../test/server-process.ts';
import { testDatabase } from '../test/test-database.ts';
import { ConfigError } from './config.ts';
import type { Database } from './db/open-database.ts';
import { operatorLine } from './operator-errors.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('a setting, a port, a host name and a full disk are told in one line', () => {
  expect(operatorLine(new ConfigError('PORT: no number'))).toBe('PORT: no number');
  for (const code of ['EADDRINUSE', 'ENOTFOUND', 'ENOSPC', 'EROFS'])
    expect(operatorLine(Object.assign(new Error(`it is ${code}`), { code }))).toBe(`it is ${code}`);
});

test('an account without rights and a lost connection are told in one line', async () => {
  await database.pool.query('CREATE ROLE faculty_test_nobody');
  const client = await database.pool.connect();
  try {
    await client.query('SET ROLE faculty_test_nobody');
    expect(operatorLine(await errorOf(client.query('SELECT FROM users')))).toMatch(
      /^DATABASE_URL: the account may not use this database \(permission denied for table users\): make it the owner/,
    );
  } finally {
    client.release(true);
    await database.pool.query('DROP ROLE faculty_test_nobody');
  }
  const lost = new pg.Client({ connectionString: addressOf(database) });
  lost.on('error', () => {});
  await lost.connect();
  const end = errorOf(lost.query('SELECT pg_terminate_backend(pg_backend_pid())'));
  expect(operatorLine(await end)).toMatch(/^DATABASE_URL: the database cannot be used now \(.+\)$/);
});

test('what nobody can mend who starts it keeps its stack', async () => {
  expect(operatorLine(new TypeError('x is not a function'))).toBeNull();
  expect(operatorLine(await errorOf(database.pool.query('SELECT FROM nowhere')))).toBeNull();
  expect(operatorLine(await errorOf(database.prisma.$queryRaw`SELECT FROM nowhere`))).toBeNull();
  expect(operatorLine(new Error('Migration 1 failed: x', { cause: { code: '42601' } }))).toBeNull();
});
