import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { coverTablesWithTriggers } from './table-changes.ts';

/** The advisory lock `prisma migrate` takes: two servers starting at once migrate one after the other. */
const migrationLock = 72_707_369;

/**
 * Applies prisma/migrations as `prisma migrate deploy` would, in its own table, so that its commands go on working.
 * Each migration is one transaction; told to stop, it ends between two of them. Answers the names it applied.
 * @throws Error when a migration fails, or failed earlier and was not resolved
 */
export async function migrate(pool: pg.Pool, directory: string, stopping?: AbortSignal): Promise<string[]> {
  const client = await pool.connect();
  const applied: string[] = [];
  try {
    // as long as it takes, and as long as another server takes that migrates first
    await client.query('SET statement_timeout = 0');
    await client.query('SET lock_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    // whoever comes after a migration that waits for a table waits behind it: it lets them pass and tries again
    await client.query(`SET lock_timeout = '${lockMilliseconds}ms'`);
    applied.push(...(await applyMigrations(client, directory, { stopping, tries: mostTries })));
    await coverTablesWithTriggers(client);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    await client.query('RESET statement_timeout').catch(() => {});
    await client.query('RESET lock_timeout').catch(() => {});
    client.release();
  }
  return applied;
}

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
  const { rows } = await client.query<{ migration_name: string; finished_at: Date | null }>(
    'SELECT migration_name, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  const known = new Map(rows.map((row) => [row.migration_name, row.finished_at]));
  for (const name of migrationNames(directory)) {
    if (known.get(name) === null) throw new Error(`Migration ${name} failed earlier. Mend it, then run: npx prisma migrate resolve`);
    if (known.has(name) || only?.has(name) === false) continue;
    stopping?.throwIfAborted();
    await apply(client, name, readFileSync(path.join(directory, name, 'migration.sql'), 'utf8'), { stopping, tries });
    applied.push(name);
  }
  return applied;
}

async function apply(client: pg.ClientBase, name: string, sql: string, choice: Choice): Promise<void> {
  const id = randomUUID();
  const checksum = createHash('sha256').update(sql).digest('hex');
  await client.query('INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)', [id, checksum, name]);
  try {
    await runUnblocked(client, sql, choice);
  } catch (error) {
    // inside a transaction nothing can be noted any more, and nothing needs to be: it is undone
    await client.query('UPDATE _prisma_migrations SET logs = $2 WHERE id = $1', [id, String(error)]).catch(() => {});
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
  await client.query('UPDATE _prisma_migrations SET finished_at = now(), applied_steps_count = 1 WHERE id = $1', [id]);
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

/** The migrations there are, in their order. */
export function migrationNames(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
