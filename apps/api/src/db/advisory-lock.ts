import type pg from 'pg';

/** Advisory locks of the product; `prisma migrate` has one of its own. */
export const locks = { firstStart: 72_707_370, sweep: 72_707_371 } as const;

interface Pools {
  pool: pg.Pool;
}

/**
 * Does the work while no other process does it: who comes second waits, and then does what is left. It holds a connection
 * meanwhile.
 */
export function withAdvisoryLock<Result>({ pool }: Pools, lock: number, work: () => Promise<Result>): Promise<Result> {
  return holding(pool, 'SELECT true AS held FROM pg_advisory_lock($1)', lock, work) as Promise<Result>;
}

/** The same, but who comes second does nothing. Answers what the work answered; null when another process is at it. */
export function tryAdvisoryLock<Result>({ pool }: Pools, lock: number, work: () => Promise<Result>): Promise<Result | null> {
  return holding(pool, 'SELECT pg_try_advisory_lock($1) AS held', lock, work);
}

async function holding<Result>(pool: pg.Pool, statement: string, lock: number, work: () => Promise<Result>): Promise<Result | null> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    // as long as the other takes
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
    // a connection on which something failed is not used again: with it ends whatever it still holds
    client.release(failure);
  }
}
