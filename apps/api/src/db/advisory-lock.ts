import type pg from 'pg';

/** Keys of advisory locks; `migrate.ts` has another one. */
export const locks = { firstStart: 72_707_370, sweep: 72_707_371, texts: 72_707_372, dailyMail: 72_707_373 } as const;

interface Pools {
  pool: pg.Pool;
}

/**
 * Runs `work` under an advisory lock: a second process waits, then runs its own `work`. Occupies a connection meanwhile.
 */
export function withAdvisoryLock<Result>({ pool }: Pools, lock: number, work: () => Promise<Result>): Promise<Result> {
  return withLock(pool, 'SELECT true AS held FROM pg_advisory_lock($1)', lock, work) as Promise<Result>;
}

/** The same without waiting: returns null when another process holds the lock. */
export function tryAdvisoryLock<Result>({ pool }: Pools, lock: number, work: () => Promise<Result>): Promise<Result | null> {
  return withLock(pool, 'SELECT pg_try_advisory_lock($1) AS held', lock, work);
}

async function withLock<Result>(pool: pg.Pool, statement: string, lock: number, work: () => Promise<Result>): Promise<Result | null> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    // wait without a timeout
    await client.query('SET statement_timeout = 0');
    await client.query('SET lock_timeout = 0');
    const { rows } = await client.query<{ held: boolean }>(statement, [lock]);
    if (!rows[0]?.held) return null;
    try {
      return await work();
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [lock]);
    }
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    await client.query('RESET statement_timeout; RESET lock_timeout').catch(() => {});
    // close the connection after an error, which also releases its locks
    client.release(failure);
  }
}
