import { inBangkok, todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { Prisma } from '@faculty/prisma/client';

/** When the centre closes. */
export interface Closing {
  /** In Bangkok, `20:00`. */
  time: string;
  /** A scan within so many minutes after a visit was ended by closing is the true end of that visit. */
  graceMinutes: number;
}

const minute = 60_000;
const day = 86_400_000;
const came = Prisma.sql`(time_in AT TIME ZONE 'Asia/Bangkok')`;

/** When an open visit ends: at the closing time of its day; after that, at midnight. */
function endOfStaySql(closingTime: string): Prisma.Sql {
  const closing = Prisma.sql`(date_trunc('day', ${came}) + ${closingTime}::interval)`;
  return Prisma.sql`((CASE WHEN ${came} < ${closing} THEN ${closing} ELSE date_trunc('day', ${came}) + interval '1 day' END) AT TIME ZONE 'Asia/Bangkok')`;
}

/** The same for one moment. */
export function endOfStay({ time }: Closing, timeIn: Date): Date {
  const isOpen = inBangkok(timeIn).slice(11) < time;
  return isOpen ? bangkok(timeIn, time) : new Date(bangkok(timeIn, '00:00').getTime() + day);
}

/** The last moment at which a scan still ends the visit that ended by itself at `end`. */
export const graceAfter = ({ graceMinutes }: Closing, end: Date): Date => new Date(end.getTime() + graceMinutes * minute);

/** The next closing time plus its grace period: the expiry of a kiosk's key. */
export function nextClosing(closing: Closing, now: Date): Date {
  const today = bangkok(now, closing.time);
  return graceAfter(closing, today > now ? today : new Date(today.getTime() + day));
}

/** A time of the day in Bangkok, on the day of `moment` there. */
const bangkok = (moment: Date, time: string): Date => new Date(`${todayInBangkok(moment)}T${time}:00+07:00`);

/**
 * Ends the visits whose centre has closed by `now`. One statement, which any number of instances may run at the same moment.
 * `member` takes one member's alone.
 */
export function endForgotten(closingTime: string, now: Date, member?: number): Prisma.Sql {
  const end = endOfStaySql(closingTime);
  return Prisma.sql`
    UPDATE mem_lc_checkin_users SET time_out = ${end}, ended = 'closing', updated_by = 'system', updated_at = clock_timestamp()
    WHERE time_out IS NULL AND ${end} <= ${now.toISOString()}::timestamptz ${member === undefined ? Prisma.empty : Prisma.sql`AND user_id = ${member}`}`;
}
