import type { Month } from '@faculty/contracts/centre/lc-reports';
import { Prisma } from '@faculty/prisma/client';

/** A month's visits: those begun in it, by the clock of Bangkok; of who sees only their own, those they entered. */
export interface VisitsAsked extends Month {
  own: string | undefined;
}

/** `2026-11`. */
const monthKey = ({ year, month }: Month): string => `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

function monthAfter({ year, month }: Month): Month {
  return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
}
export function monthBefore({ year, month }: Month): Month {
  return month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
}

const startOf = (month: Month) => Prisma.sql`${`${monthKey(month)}-01`}::timestamp AT TIME ZONE 'Asia/Bangkok'`;

/** The condition of a month's visits `v`; it reads a range of the index over their times. */
export function ofMonth({ own, ...month }: VisitsAsked): Prisma.Sql {
  const mine = own === undefined ? Prisma.empty : Prisma.sql`AND v.created_by = ${own}`;
  return Prisma.sql`v.time_in >= ${startOf(month)} AND v.time_in < ${startOf(monthAfter(month))} ${mine}`;
}

/** Time in as the clock in Bangkok showed it. */
export const there = Prisma.sql`(v.time_in AT TIME ZONE 'Asia/Bangkok')`;

/**
 * Minutes of a visit, as its two times are printed: to the minute. None where nobody saw it end: while it lasts, and where closing time
 * ended it. Counted (`count(…)`) they are the visits whose time is known.
 */
export const minutes = Prisma.sql`(CASE WHEN v.ended <> 'closing'
  THEN extract(epoch FROM date_trunc('minute', v.time_out) - date_trunc('minute', v.time_in)) / 60 END)`;

/** The visits of each type in a group, and all of them. */
export const countByType = Prisma.sql`count(*) FILTER (WHERE v.user_type = 'U')::int AS "U", count(*) FILTER (WHERE v.user_type = 'E')::int AS "E",
  count(*) FILTER (WHERE v.user_type = 'S')::int AS "S", count(*)::int AS "all"`;
