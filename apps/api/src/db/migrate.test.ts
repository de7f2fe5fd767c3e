import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../test/test-database.ts';
import { migrate, unknownMigrations } from './migrate.ts';
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
const noted = async () =>
  (await database.pool.query('SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1')).rows.map(
    (row: { migration_name: string }) => row.migration_name,
  );

test('a migration that fails leaves nothing, and is applied by the next start once it can be', async () => {
  write('1_first', 'CREATE TABLE first (id int)');
  // the last line may be a comment
  write('2_second', 'CREATE TABLE second (id int); INSERT INTO third VALUES (1); -- no such table');
  await expect(migrate(database.pool, folder)).rejects.toThrow('Migration 2_second failed: relation "third" does not exist');
  expect(await noted()).toEqual(['1_first']);
  expect((await database.pool.query(`SELECT to_regclass('second') AS there`)).rows).toEqual([{ there: null }]);

  write('2_second', 'CREATE TABLE second (id int); -- mended');
  expect(await migrate(database.pool, folder)).toEqual(['2_second']);
  expect(await noted()).toEqual(['1_first', '2_second']);
  expect(await migrate(database.pool, folder)).toEqual([]);
});

test('a migration in which a process was killed, and which is noted as begun, is begun anew', async () => {
  write('3_third', 'CREATE TABLE third (id int)');
  await database.pool.query(`INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', 'x', '3_third')`);
  expect(await migrate(database.pool, folder)).toEqual(['3_third']);
  expect(await noted()).toEqual(['1_first', '2_second', '3_third']);
});

test('an older version is told which migrations of the database it does not know', async () => {
  write('1_first', 'CREATE TABLE IF NOT EXISTS first (id int)');
  write('9_newer', 'CREATE TABLE newer (id int)');
  await migrate(database.pool, folder);
  expect(await unknownMigrations(database.pool, folder)).toEqual([]);
  rmSync(path.join(folder, '9_newer'), { recursive: true });
  expect(await unknownMigrations(database.pool, folder)).toEqual(['9_newer']);
  const empty = await emptyDatabase();
  expect(await unknownMigrations(empty.pool, folder)).toEqual([]);
  await empty.close();
});
