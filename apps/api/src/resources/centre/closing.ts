import { Prisma } from '@faculty/prisma/client';

const came = Prisma.sql`(time_in AT TIME ZONE 'Asia/Bangkok')`;

/** When a visit ends that nobody ends: at the centre's closing time of its day; of who came after that, at midnight. */
export function endOfStay(closingTime: string): Prisma.Sql {
  const closing = Prisma.sql`(date_trunc('day', ${came}) + ${closingTime}::interval)`;
  return Prisma.sql`((CASE WHEN ${came} < ${closing} THEN ${closing} ELSE date_trunc('day', ${came}) + interval '1 day' END) AT TIME ZONE 'Asia/Bangkok')`;
}

/**
 * Ends the visits whose centre has closed by `now`. One statement, which any number of instances may run at the same moment.
 * `member` takes one member's alone.
 */
export function endForgotten(closingTime: string, now: Date, member?: number): Prisma.Sql {
  const end = endOfStay(closingTime);
  return Prisma.sql`
    UPDATE mem_lc_checkin_users SET time_out = ${end}, ended = 'closing', updated_by = 'system', updated_at = clock_timestamp()
    WHERE time_out IS NULL AND ${end} <= ${now.toISOString()}::timestamptz ${member === undefined ? Prisma.empty : Prisma.sql`AND user_id = ${member}`}`;
}
