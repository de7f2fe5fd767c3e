import pg from 'pg';
import { expect, vi } from 'vitest';
import type { TestApp } from './test-app.ts';

/** Begins the same call several times while a row is locked, and lets all of them go on when each waits for a lock: the closest race there is. */
export async function raceOnRow<Answer>(
  { app }: TestApp,
  table: string,
  key: string,
  id: unknown,
  times: number,
  call: (number: number) => Promise<Answer>,
): Promise<Answer[]> {
  // not of the pool, which is small in tests: the calls need it whole
  const holder = new pg.Client({ connectionString: app.pool.options.connectionString });
  await holder.connect();
  try {
    await holder.query('BEGIN');
    await holder.query(`SELECT FROM "${table}" WHERE "${key}" = $1 FOR UPDATE`, [id]);
    const calls = Array.from({ length: times }, (_, number) => call(number));
    await vi.waitFor(
      async () => {
        const { rows } = await holder.query("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()");
        expect(rows).toHaveLength(times);
      },
      { timeout: 10_000, interval: 10 },
    );
    await holder.query('COMMIT');
    return await Promise.all(calls);
  } finally {
    // of a test that failed: nobody may wait for it
    await holder.query('ROLLBACK');
    await holder.end();
  }
}
