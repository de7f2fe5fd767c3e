import type { FastifyInstance } from 'fastify';

const day = 86_400_000;
/** A server may have been off for a weekend; a clock that went on by more since the last look is doubted. */
export const plausibleMilliseconds = 3 * day;
/** A clock that nobody has set right for so long is believed: the server was off. */
export const doubtMilliseconds = 14 * day;

/** How far the clock is ahead of what is believed, in milliseconds, and since when by that clock. */
export interface Doubt {
  ahead: number;
  since: number;
}

/** The outcome that `chores` keeps under the name `clock`, whose `began_at` is the time of the last look. */
interface ClockOutcome {
  /** How far this process's clock was ahead of what was believed. */
  ahead_seconds: number;
  /** Whether deletions were held back by that: by less two machines may differ. */
  held_back: boolean;
  doubted_seconds: number;
  doubted_since: string;
}
const mostDifferenceSeconds = 60;

/** What is to be thought of a clock that says `now` and said `seen` at the last look. */
export function doubtOf(now: number, seen: number, before: Doubt): Doubt {
  const passed = now - seen;
  const isJump = passed > plausibleMilliseconds;
  // set back, it is nearer to what is believed
  const ahead = isJump || passed < 0 ? before.ahead + passed : before.ahead;
  const since = isJump ? now : Math.min(before.since, now);
  return ahead > plausibleMilliseconds && now - since < doubtMilliseconds ? { ahead, since } : { ahead: 0, since };
}

/**
 * The time by which jobs delete, and send what is sent once: may be late, never early. It is the earlier one of this process's clock and the
 * database's, and stands still where that jumped ahead since the last look, which is at most an hour ago: after weeks off the clock is
 * right, but nothing here can tell that from a wrong one, so that it is believed only when it was left so for two weeks.
 */
export async function trustedNow(app: FastifyInstance): Promise<Date> {
  const own = new Date();
  const { trusted, before, after } = await app.db.$transaction(async (db) => {
    await db.$executeRaw`
      INSERT INTO chores (name, began_at) SELECT 'clock', coalesce((SELECT began_at FROM chores WHERE name = 'sweep'), clock_timestamp())
      ON CONFLICT DO NOTHING`;
    const [row] = await db.$queryRaw<[{ now: Date; seen: Date; before: ClockOutcome | null }]>`
      SELECT least(clock_timestamp(), ${own}::timestamptz) AS now, began_at AS seen, outcome AS before FROM chores WHERE name = 'clock' FOR UPDATE`;
    const { now, seen, before } = row;
    const { ahead, since } = doubtOf(now.getTime(), seen.getTime(), {
      ahead: (before?.doubted_seconds ?? 0) * 1000,
      since: new Date(before?.doubted_since ?? seen).getTime(),
    });
    const trusted = new Date(now.getTime() - ahead);
    const ahead_seconds = Math.max(0, Math.round((own.getTime() - trusted.getTime()) / 1000));
    const after: ClockOutcome = {
      ahead_seconds,
      held_back: ahead_seconds > mostDifferenceSeconds,
      doubted_seconds: Math.round(ahead / 1000),
      doubted_since: new Date(since).toISOString(),
    };
    await db.$executeRaw`
      UPDATE chores SET began_at = ${now}::timestamptz, ended_at = clock_timestamp(), outcome = ${JSON.stringify(after)}::jsonb WHERE name = 'clock'`;
    return { trusted, before, after };
  });
  if (after.held_back && (!before?.held_back || after.doubted_seconds > before.doubted_seconds))
    app.log.warn(
      { clock: own, trusted, ...after },
      'the clock is ahead of the last look at it, or of the database: is it wrong, or was the server off? Nothing is deleted by it until it is right or was left so for 14 days',
    );
  if (before?.held_back && !after.held_back) app.log.info('the clock is believed again: what is due is deleted');
  return trusted;
}
