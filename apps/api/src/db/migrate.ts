import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { ConfigError } from '../config.ts';
import { addChangeTriggers } from './change-feed.ts';

/** The advisory lock of `prisma migrate`: servers that start concurrently migrate one after the other. A restore holds it until its end. */
const migrationLock = 72_707_369;

/**
 * Locks out migrations by other servers until this connection ends.
 * @throws ConfigError when a server is migrating
 */
export async function holdMigrations(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [migrationLock]);
  if (!rows[0]?.held)
    throw new ConfigError('A server is migrating this database, or another restore is at work: try again when it has ended');
}

/**
 * Applies prisma/migrations as `prisma migrate deploy` would, in its own table.
 * Each migration is one transaction including its row in that table, so that after a kill the next start repeats it. `stopping` ends it
 * between two migrations. Returns the applied names.
 * @throws Error when a migration fails; it is rolled back, and the next start tries it again
 * @throws ConfigError when the account may not change the database
 */
export async function migrate(pool: pg.Pool, directory: string, stopping?: AbortSignal): Promise<string[]> {
  const client = await pool.connect();
  try {
    // no timeout: a migration, that of another server or a restore may take long
    await client.query('SET statement_timeout = 0');
    await client.query(`SET lock_timeout = '${maxWaitMinutes}min'`);
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]).catch((error: unknown) => {
      throw isBlocked(error)
        ? new ConfigError(`Another server migrates, or a restore is at work, for ${maxWaitMinutes} minutes already`)
        : error;
    });
    return await migrateOn(client, directory, stopping);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    await client.query('RESET statement_timeout').catch(() => {});
    await client.query('RESET lock_timeout').catch(() => {});
    client.release();
  }
}

/** As `migrate`, on a connection that already holds the lock. */
export async function migrateOn(client: pg.ClientBase, directory: string, stopping?: AbortSignal): Promise<string[]> {
  try {
    // statements queue behind a migration that waits for a table lock, so it gives up and retries
    await client.query(`SET lock_timeout = '${lockMilliseconds}ms'`);
    const applied = await applyMigrations(client, directory, { stopping, tries: maxTries });
    await addChangeTriggers(client);
    return applied;
  } catch (error) {
    if (!isMissingPrivilege(error)) throw error;
    throw new ConfigError(
      `DATABASE_URL: the account may not change this database (${(error as Error).message}): make it the owner of the database and of the schema public`,
      { cause: error },
    );
  }
}

const isMissingPrivilege = (error: unknown): boolean =>
  (error as { code?: string }).code === '42501' || (error as { cause?: { code?: string } }).cause?.code === '42501';

/** How long a starting server waits for a migration of another server or for a restore. */
const maxWaitMinutes = 30;
/** Lock timeout of a migration and number of tries: five minutes in all, which a backup may take. */
const lockMilliseconds = 2_000;
const maxTries = 100;
const pauseMilliseconds = 1_000;
/** Lock timeout or deadlock: the transaction was rolled back. */
const isBlocked = (error: unknown) => ['55P03', '40P01'].includes((error as { code?: string }).code ?? '');

interface MigrationOptions {
  /** Only these migrations, for a backup; all if undefined. */
  only?: ReadonlySet<string> | undefined;
  stopping?: AbortSignal | undefined;
  /** Number of tries of a blocked migration; 1 inside a transaction of the caller. */
  tries?: number;
}

/** Applies pending migrations in order on this connection. Returns their names. */
export async function applyMigrations(
  client: pg.ClientBase,
  directory: string,
  { only, stopping, tries = 1 }: MigrationOptions,
): Promise<string[]> {
  const applied: string[] = [];
  await client.query(`CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum VARCHAR(64) NOT NULL,
    finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL,
    logs TEXT,
    rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0)`);
  // started by an older version or `prisma migrate` and not finished: it was rolled back
  await client.query('UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL');
  const { rows } = await client.query<{ migration_name: string }>(
    'SELECT migration_name FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  const known = new Set(rows.map((row) => row.migration_name));
  for (const name of migrationNames(directory)) {
    if (known.has(name) || only?.has(name) === false) continue;
    stopping?.throwIfAborted();
    await apply(client, name, readFileSync(path.join(directory, name, 'migration.sql'), 'utf8'), { stopping, tries });
    applied.push(name);
  }
  return applied;
}

async function apply(client: pg.ClientBase, name: string, sql: string, options: MigrationOptions): Promise<void> {
  const checksum = createHash('sha256').update(sql).digest('hex');
  // in the same script and so in the same transaction
  const line = [randomUUID(), checksum, name].map((value) => client.escapeLiteral(value)).join(', ');
  const recorded = `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES (${line}, now(), 1)`;
  try {
    await runUnblocked(client, `${sql}\n;${recorded}`, options);
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Runs a script with retries. Without parameters a multi-statement script is one transaction, so a blocked one is rolled back. */
async function runUnblocked(client: pg.ClientBase, sql: string, { stopping, tries = 1 }: MigrationOptions): Promise<void> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      await client.query(sql);
      return;
    } catch (error) {
      if (!isBlocked(error) || left <= 0 || stopping?.aborted) throw error;
    }
    await new Promise((wake) => setTimeout(wake, pauseMilliseconds));
  }
}

/**
 * Returns the migrations in the database that are unknown to this version, because a newer version has run.
 * @throws ConfigError when there are any, unless that is allowed
 */
export async function assertNotOlder(pool: pg.Pool, directory: string, { allowOlder }: { allowOlder: boolean }): Promise<string[]> {
  const unknown = await unknownMigrations(pool, directory);
  if (unknown.length === 0 || allowOlder) return unknown;
  const others = unknown.length > 3 ? ` and ${unknown.length - 3} more` : '';
  throw new ConfigError(
    `A newer version has migrated this database: this one does not know ${unknown.slice(0, 3).join(', ')}${others}. Start the newer version, or restore a backup; ALLOW_OLDER=true starts this one all the same`,
  );
}

async function unknownMigrations(pool: pg.Pool, directory: string): Promise<string[]> {
  const { rows: tables } = await pool.query<{ there: boolean }>(`SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS there`);
  if (!tables[0]?.there) return [];
  const { rows } = await pool.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name',
  );
  const known = new Set(migrationNames(directory));
  return rows.map((row) => row.name).filter((name) => !known.has(name));
}

/** Names of all migrations, in order. */
export function migrationNames(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
