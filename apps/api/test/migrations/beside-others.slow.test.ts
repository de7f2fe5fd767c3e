import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import type { Database } from '../../src/db/open-database.ts';
import { addressOf } from '../server-process.ts';
import { testDatabase } from '../test-database.ts';

describe('a migration beside people at work', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'faculty-migrations-'));
  let database: Database;
  /** Somebody who reads for a long time, such as a backup. */
  let reader: pg.Client;
  beforeAll(async () => {
    database = await testDatabase();
    reader = new pg.Client({ connectionString: addressOf(database) });
    await reader.connect();
    mkdirSync(path.join(folder, '29990101000000_later'));
    const sql = 'ALTER TABLE prefixs ADD COLUMN later text; ALTER TABLE users ADD COLUMN later text;';
    writeFileSync(path.join(folder, '29990101000000_later/migration.sql'), sql);
  });
  afterAll(async () => {
    await reader.end();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  test('waits for a table no longer than two seconds at a time, so that others pass, and is done when it is free', async () => {
    await reader.query('BEGIN; SELECT count(*) FROM users');
    let isDone = false;
    const migrated = migrate(database.pool, folder).finally(() => {
      isDone = true;
    });
    const waits: number[] = [];
    while (waits.length < 20) {
      const asked = performance.now();
      await database.pool.query('SELECT count(*) FROM users');
      waits.push(performance.now() - asked);
      await new Promise((wake) => setTimeout(wake, 100));
    }
    expect(isDone).toBe(false);
    expect(Math.max(...waits)).toBeGreaterThan(500);
    expect(Math.max(...waits)).toBeLessThan(2_900);
    await reader.query('COMMIT');
    expect(await migrated).toEqual(['29990101000000_later']);
  });
});
