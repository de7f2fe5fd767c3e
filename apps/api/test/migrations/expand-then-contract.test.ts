import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyMigrations, migrationNames } from '../../src/db/migrate.ts';
import type { Database } from '../../src/db/open-database.ts';
import { migrations } from '../database-template.ts';
import { emptyDatabase, testDatabase } from '../test-database.ts';
import { brokenBy, promisesOf } from './promises.ts';

/** The last migration of before the rule: no installation runs what came before it. */
const lastFree = '20261122095001_department_of_members';
const names = migrationNames(migrations);
const sqlOf = (name: string) => readFileSync(path.join(migrations, name, 'migration.sql'), 'utf8');

/** The migration since which no version uses what this one takes away; it must be an earlier one. */
function contractedSince(sql: string, name: string): string | null {
  const since = /^-- contract: used by no version since (\S+)$/m.exec(sql)?.[1];
  if (since === undefined) return null;
  if (!names.includes(since) || since >= name) throw new Error(`${name}: "${since}" is no earlier migration`);
  return since;
}

describe('a migration', () => {
  let database: Database;
  beforeAll(async () => {
    database = await emptyDatabase();
  });
  afterAll(() => database.close());

  it('leaves the version before at work, or says since when no version uses what it takes away (docs/decisions/0002)', async () => {
    const client = await database.pool.connect();
    const applied = new Set(names.filter((name) => name <= lastFree));
    await applyMigrations(client, migrations, { only: applied });
    let before = await promisesOf(client);
    const broken: Record<string, string[]> = {};
    for (const name of names.filter((one) => one > lastFree)) {
      await applyMigrations(client, migrations, { only: applied.add(name) });
      const after = await promisesOf(client);
      const breaks = brokenBy(before, after);
      if (breaks.length > 0 && contractedSince(sqlOf(name), name) === null) broken[name] = breaks;
      before = after;
    }
    client.release();
    expect(broken).toEqual({});
  });
});

describe('of these, the check finds', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  /** What a migration would break, undone again. */
  async function breaks(sql: string): Promise<string[]> {
    const client = await database.pool.connect();
    try {
      const before = await promisesOf(client);
      await client.query('BEGIN');
      await client.query(sql);
      return brokenBy(before, await promisesOf(client));
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  }

  it.each([
    ['a dropped table', 'DROP TABLE chores', 'table chores is gone'],
    ['a renamed table', 'ALTER TABLE chores RENAME TO tasks', 'table chores is gone'],
    ['a dropped column', 'ALTER TABLE prefixs DROP COLUMN prefix_type', 'column prefixs.prefix_type is gone'],
    ['a renamed column', 'ALTER TABLE prefixs RENAME prefix_type TO kind', 'column prefixs.prefix_type is gone'],
    [
      'one dropped in a block',
      `DO $$BEGIN EXECUTE 'ALTER TABLE prefixs DROP ' || 'prefix_type'; END$$`,
      'column prefixs.prefix_type is gone',
    ],
    ['a tighter type', 'ALTER TABLE audit_logs ALTER record_title TYPE varchar(30)', 'is gone or not character varying(300) any more'],
    ['a wider type', 'ALTER TABLE audit_logs ALTER record_title TYPE text', 'is gone or not character varying(300) any more'],
    ['NOT NULL', 'ALTER TABLE users ALTER password_hash SET NOT NULL', 'column users.password_hash must be given'],
    ['a new column without default', 'ALTER TABLE users ADD room text NOT NULL', 'column users.room must be given'],
    ['a lost default', 'ALTER TABLE audit_logs ALTER record_title DROP DEFAULT', 'column audit_logs.record_title has no default any more'],
    ['a check', `ALTER TABLE users ADD CHECK (email <> '')`, 'table users asks for CHECK'],
    [
      'a new reference',
      'ALTER TABLE prefixs ADD FOREIGN KEY (created_by) REFERENCES users (user_name)',
      'table prefixs asks for FOREIGN KEY',
    ],
    ['what must be unique', 'CREATE UNIQUE INDEX ON prefixs (prefix_l_th)', 'table prefixs wants unique'],
    ['what need not be unique any more', 'DROP INDEX users_email_key', 'what is unique on users'],
    ['a dropped function', 'DROP FUNCTION tell_table_changed() CASCADE', 'function tell_table_changed() is gone'],
  ])('%s', async (_what, sql, found) => {
    expect((await breaks(sql)).join()).toContain(found);
  });

  it.each([
    ['a new table', 'CREATE TABLE rooms (id serial PRIMARY KEY, room text NOT NULL UNIQUE, user_id int NOT NULL REFERENCES users)'],
    ['a new column that may be empty', 'ALTER TABLE users ADD room text REFERENCES users (user_name)'],
    ['a new column with a default', `ALTER TABLE users ADD room text NOT NULL DEFAULT '' CHECK (room <> '-')`],
    ['a new column that must be unique', 'ALTER TABLE users ADD room text UNIQUE'],
    ['an index', 'CREATE INDEX ON users (email)'],
    ['a column that may be empty now', 'ALTER TABLE users ALTER email DROP NOT NULL'],
    ['a new default', `ALTER TABLE users ALTER email SET DEFAULT ''`],
  ])('nothing in %s', async (_what, sql) => {
    expect(await breaks(sql)).toEqual([]);
  });

  it('a comment that names no earlier migration', () => {
    const sql = (since: string) => `-- contract: used by no version since ${since}\nDROP TABLE chores;`;
    expect(contractedSince(sql(lastFree), '20990101000000_x')).toBe(lastFree);
    expect(contractedSince('DROP TABLE chores;', '20990101000000_x')).toBeNull();
    for (const since of ['yesterday', '20990101000000_x']) expect(() => contractedSince(sql(since), '20990101000000_x')).toThrow(since);
  });
});
