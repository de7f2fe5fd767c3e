import type { FastifyInstance } from 'fastify';

/** Slightly less than an hour, because the timers of the processes differ. */
const dueMinutes = 55;

/**
 * Claims an hourly job for one of the processes. Answers what its last run found; undefined when another has begun it within the hour. The
 * caller writes the end and the outcome of the run.
 */
export async function claimRun<Outcome>(
  { db }: Pick<FastifyInstance, 'db'>,
  name: string,
  now: Date,
): Promise<{ outcome: Outcome | null } | undefined> {
  const [claimed] = await db.$queryRaw<{ outcome: Outcome | null }[]>`
    INSERT INTO chores (name, began_at) VALUES (${name}, ${now})
    ON CONFLICT (name) DO UPDATE SET began_at = ${now}, ended_at = NULL
    WHERE chores.began_at < ${now}::timestamptz - ${dueMinutes} * interval '1 minute' OR chores.began_at > ${now}
    RETURNING outcome`;
  return claimed;
}
