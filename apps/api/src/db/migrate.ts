import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { ConfigError } from '../config.ts';
import { addChangeTriggers } from './change-feed.ts';

/** The advisory lock `prisma migrate` takes: two servers starting at once migrate one after the other. A restore holds it to its end. */
const migrationLock = 72_707_369;

/**
 * Holds off servers that start, until this connection ends.
 * @throws ConfigError when a server migrates at this moment
 */
export async function holdMigrations(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [migrationLock]);
  if (!rows[0]?.held)
    throw new ConfigError('A server is migrating this database, or another restore is at work: try again when it has ended');
}

/**
 * Applies prisma/migrations as `prisma migrate deploy` would, in its own table.
 * Each migration is one transaction, its line in that table included: a process that is killed in one leaves nothing of it, and the next
 * start begins it anew. Told to stop, it ends between two of them. Answers the names it applied.
 * @throws Error when a migration fails; nothing of it stays, and the next start tries it again
 * @throws ConfigError when the account may not change the database
 */
export async function migrate(pool: pg.Pool, directory: string, stopping?: AbortSignal): Promise<string[]> {
  const client = await pool.connect();
  try {
    // as long as it takes; a server that migrates first, or a restore, may take long as well
    await client.query('SET statement_timeout = 0');
    await client.query(`SET lock_timeout = '${longestWaitMinutes}min'`);
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]).catch((error: unknown) => {
      throw isBlocked(error)
        ? new ConfigError(`Another server migrates, or a restore is at work, for ${longestWaitMinutes} minutes already`)
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

/** As `migrate`, on a connection that holds the lock already. */
export async function migrateOn(client: pg.ClientBase, directory: string, stopping?: AbortSignal): Promise<string[]> {
  try {
    // whoever comes after a migration that waits for a table waits behind it: it lets them pass and tries again
    await client.query(`SET lock_timeout = '${lockMilliseconds}ms'`);
    const applied = await applyMigrations(client, directory, { stopping, tries: mostTries });
    await addChangeTriggers(client);
    return applied;
  } catch (error) {
    if (!lacksRight(error)) throw error;
    throw new ConfigError(
      `DATABASE_URL: the account may not change this database (${(error as Error).message}): make it the owner of the database and of the schema public`,
      { cause: error },
    );
  }
}

const lacksRight = (error: unknown): boolean =>
  (error as { code?: string }).code === '42501' || (error as { cause?: { code?: string } }).cause?.code === '42501';

/** So long a server that starts waits for another that migrates, or for a restore; then whoever keeps it running starts it again. */
const longestWaitMinutes = 30;
/** How long a migration waits for a table that others work on, and how often: five minutes in all, such as a backup may take. */
const lockMilliseconds = 2_000;
const mostTries = 100;
const pauseMilliseconds = 1_000;
/** A table was not to be had in time, or two waited for each other: all of it was undone. */
const isBlocked = (error: unknown) => ['55P03', '40P01'].includes((error as { code?: string }).code ?? '');

/** Which migrations, and until when. */
interface Choice {
  /** Those of a backup; without it all. */
  only?: ReadonlySet<string> | undefined;
  stopping?: AbortSignal | undefined;
  /** How often a migration that others block is tried; 1 inside a transaction of the caller's. */
  tries?: number;
}

/** Applies what is not applied yet, one after the other, on this connection. Answers the names. */
export async function applyMigrations(client: pg.ClientBase, directory: string, { only, stopping, tries = 1 }: Choice): Promise<string[]> {
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
  // begun by an older version, or by `prisma migrate`, and killed or failed in it: undone as a whole
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

async function apply(client: pg.ClientBase, name: string, sql: string, choice: Choice): Promise<void> {
  const checksum = createHash('sha256').update(sql).digest('hex');
  // in the same script, so that both are there or neither is
  const line = [randomUUID(), checksum, name].map((value) => client.escapeLiteral(value)).join(', ');
  const noted = `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES (${line}, now(), 1)`;
  try {
    await runUnblocked(client, `${sql}\n;${noted}`, choice);
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Without parameters a script of many statements runs as one transaction: what is blocked is undone, and can be tried again. */
async function runUnblocked(client: pg.ClientBase, sql: string, { stopping, tries = 1 }: Choice): Promise<void> {
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
 * Answers the migrations of the database that this version does not know, as a newer one ran here.
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

/** The migrations there are, in their order. */
export function migrationNames(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
