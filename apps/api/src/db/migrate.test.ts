import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../test/test-database.ts';
import { ConfigError } from '../config.ts';
import { assertNotOlder, holdMigrations, migrate } from './migrate.ts';
import type { Database } from './open-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'faculty-migrate-'));
let database: Database;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

function write(name: string, sql: string): void {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, name, 'migration.sql'), sql);
}
const recorded = async () =>
  (await database.pool.query('SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1')).rows.map(
    (row: { migration_name: string }) => row.migration_name,
  );

test('rolls a failed migration back and applies it on the next start', async () => {
  write('1_first', 'CREATE TABLE first (id int)');
  // the last line may be a comment
  write('2_second', 'CREATE TABLE second (id int); INSERT INTO third VALUES (1); -- no such table');
  await expect(migrate(database.pool, folder)).rejects.toThrow('Migration 2_second failed: relation "third" does not exist');
  expect(await recorded()).toEqual(['1_first']);
  expect((await database.pool.query(`SELECT to_regclass('second') AS there`)).rows).toEqual([{ there: null }]);

  write('2_second', 'CREATE TABLE second (id int); -- mended');
  expect(await migrate(database.pool, folder)).toEqual(['2_second']);
  expect(await recorded()).toEqual(['1_first', '2_second']);
  expect(await migrate(database.pool, folder)).toEqual([]);
});

test('repeats a migration that was started and not finished', async () => {
  write('3_third', 'CREATE TABLE third (id int)');
  await database.pool.query(`INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', 'x', '3_third')`);
  expect(await migrate(database.pool, folder)).toEqual(['3_third']);
  expect(await recorded()).toEqual(['1_first', '2_second', '3_third']);
});

test('names the unknown migrations to an older version', async () => {
  write('1_first', 'CREATE TABLE IF NOT EXISTS first (id int)');
  write('9_newer', 'CREATE TABLE newer (id int)');
  await migrate(database.pool, folder);
  const refuse = { allowOlder: false };
  expect(await assertNotOlder(database.pool, folder, refuse)).toEqual([]);
  rmSync(path.join(folder, '9_newer'), { recursive: true });
  await expect(assertNotOlder(database.pool, folder, refuse)).rejects.toThrow(/does not know 9_newer\. Start the newer version/);
  expect(await assertNotOlder(database.pool, folder, { allowOlder: true })).toEqual(['9_newer']);
  const empty = await emptyDatabase();
  expect(await assertNotOlder(empty.pool, folder, refuse)).toEqual([]);
  await empty.close();
});

test('reports an account without the right to change the database in one line', async () => {
  const empty = await emptyDatabase();
  const role = `reader_${process.pid}`;
  // the pool returns the connection that was used last
  await empty.pool.query(`CREATE ROLE ${role}; SET ROLE ${role}`);
  const failed = migrate(empty.pool, folder);
  await expect(failed).rejects.toThrow(ConfigError);
  await expect(failed).rejects.toThrow(/^DATABASE_URL: the account may not change this database \(permission denied for schema public\)/);
  await empty.pool.query(`RESET ROLE; DROP ROLE ${role}`);
  await empty.close();
});

test('waits for a restore, and a restore does not start during a migration', async () => {
  const guard = await database.pool.connect();
  await holdMigrations(guard);
  const other = await database.pool.connect();
  await expect(holdMigrations(other)).rejects.toThrow(/another restore is at work/);
  other.release();
  let isMigrated = false;
  const migrated = migrate(database.pool, folder).then(() => {
    isMigrated = true;
  });
  await new Promise((passed) => setTimeout(passed, 300));
  expect(isMigrated).toBe(false);
  guard.release(true);
  await migrated;
});
