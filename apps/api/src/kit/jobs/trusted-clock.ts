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
  ahead_seconds: number;
  held_back: boolean;
  /** Since when, by the doubted clock. */
  since: string;
}

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
  const { now, before, after } = await app.db.$transaction(async (db) => {
    await db.$executeRaw`
      INSERT INTO chores (name, began_at) SELECT 'clock', coalesce((SELECT began_at FROM chores WHERE name = 'sweep'), clock_timestamp())
      ON CONFLICT DO NOTHING`;
    const [row] = await db.$queryRaw<[{ now: Date; seen: Date; outcome: ClockOutcome | null }]>`
      SELECT least(clock_timestamp(), ${new Date()}::timestamptz) AS now, began_at AS seen, outcome FROM chores WHERE name = 'clock' FOR UPDATE`;
    const [now, seen] = [row.now.getTime(), row.seen.getTime()];
    const { ahead_seconds = 0, since = row.seen } = row.outcome ?? {};
    const before = { ahead: ahead_seconds * 1000, since: new Date(since).getTime() };
    const after = doubtOf(now, seen, before);
    const outcome: ClockOutcome = {
      ahead_seconds: Math.round(after.ahead / 1000),
      held_back: after.ahead > 0,
      since: new Date(after.since).toISOString(),
    };
    await db.$executeRaw`
      UPDATE chores SET began_at = ${row.now}::timestamptz, ended_at = clock_timestamp(), outcome = ${JSON.stringify(outcome)}::jsonb WHERE name = 'clock'`;
    return { now, before, after };
  });
  if (after.ahead > before.ahead)
    app.log.warn(
      { clock: new Date(now), aheadDays: Math.round(after.ahead / day), believedFrom: new Date(after.since + doubtMilliseconds) },
      'the clock is days ahead of the last look: is it wrong, or was the server off? Nothing is deleted by it until it is set right or believed',
    );
  else if (before.ahead > 0 && after.ahead === 0) app.log.info('the clock is believed again: what is due is deleted');
  return new Date(now - after.ahead);
}
