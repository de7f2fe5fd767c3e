import type { ByType, DepartmentRow, MemberRow } from '@faculty/contracts/centre/lc-reports';
import { Prisma } from '@faculty/prisma/client';
import type { Context } from '../../../kit/crud/context.ts';
import { mostChartedRows } from '../../../kit/reports/messages.ts';
import { countByType, minutes, ofMonth, there, type VisitsAsked } from './visits-of-month.ts';

// Aggregates in SQL: no visit leaves the database, and reports and overview have the same figures.
type Query = Pick<Context, 'query'>;

/** Visits of a group without a recorded end. */
const countUnseen = Prisma.sql`count(*) FILTER (WHERE v.ended = 'closing')::int AS closed, count(*) FILTER (WHERE v.time_out IS NULL)::int AS inside`;

/** The month in one line. */
export interface Summary {
  visits: number;
  people: number;
  /** Of the visits with a recorded end. */
  minutes: number;
  /** How many those are. */
  timed: number;
  /** Ended by closing time. */
  closed: number;
  /** Not ended yet. */
  inside: number;
}

export async function summaryOf({ query }: Query, asked: VisitsAsked): Promise<Summary> {
  const [summary] = await query<Summary>(Prisma.sql`
    SELECT count(*)::int AS visits, count(DISTINCT v.user_id)::int AS people, coalesce(sum(${minutes}), 0)::float8 AS minutes,
      count(${minutes})::int AS timed, ${countUnseen}
    FROM mem_lc_checkin_users v WHERE ${ofMonth(asked)}`);
  return summary as Summary; // an aggregate has one row
}

/** Visits of each department and type, the busiest first. A university has some hundred departments. */
export async function departmentsOf({ query }: Query, asked: VisitsAsked): Promise<DepartmentRow[]> {
  return query<DepartmentRow>(Prisma.sql`
    SELECT d.up_department_name_th, d.up_department_name_en, ${countByType} FROM mem_lc_checkin_users v JOIN up_departments d ON d.up_department_id = v.job_title
    WHERE ${ofMonth(asked)} GROUP BY d.up_department_id, d.up_department_name_th, d.up_department_name_en
    ORDER BY "all" DESC, d.up_department_name_th COLLATE "und-x-icu", d.up_department_id LIMIT ${mostChartedRows}`);
}

type DayFigures = ByType & { day: string };

/** Every day of the month, those without visits too; none when the whole month has none. */
export async function daysOf({ query }: Query, asked: VisitsAsked): Promise<DayFigures[]> {
  const counted = await query<DayFigures>(Prisma.sql`
    SELECT to_char(${there}, 'YYYY-MM-DD') AS day, ${countByType} FROM mem_lc_checkin_users v WHERE ${ofMonth(asked)} GROUP BY 1`);
  if (counted.length === 0) return [];
  const figures = new Map(counted.map((each) => [each.day, each]));
  const last = new Date(Date.UTC(asked.year, asked.month, 0)).getUTCDate();
  const prefix = counted[0]?.day.slice(0, 8);
  return Array.from({ length: last }, (_, at) => {
    const day = `${prefix}${String(at + 1).padStart(2, '0')}`;
    return figures.get(day) ?? { day, U: 0, E: 0, S: 0, all: 0 };
  });
}

interface HourFigures {
  hour: number;
  /** From Monday. */
  weekdays: number[];
}

/** Visits begun in each hour, by day of the week: from the first hour that has any to the last. */
export async function hoursOf({ query }: Query, asked: VisitsAsked): Promise<HourFigures[]> {
  const counted = await query<{ hour: number; weekday: number; visits: number }>(Prisma.sql`
    SELECT extract(hour FROM ${there})::int AS hour, extract(isodow FROM ${there})::int AS weekday, count(*)::int AS visits
    FROM mem_lc_checkin_users v WHERE ${ofMonth(asked)} GROUP BY 1, 2`);
  if (counted.length === 0) return [];
  const seen = counted.map(({ hour }) => hour);
  const first = Math.min(...seen);
  const rows = Array.from({ length: Math.max(...seen) - first + 1 }, (_, at) => ({ hour: first + at, weekdays: [0, 0, 0, 0, 0, 0, 0] }));
  for (const { hour, weekday, visits } of counted) (rows[hour - first] as HourFigures).weekdays[weekday - 1] = visits;
  return rows;
}

/** What each member did, the keenest first; at most `most` and one more. Type and department are those of the latest visit. */
export async function membersOf({ query }: Query, asked: VisitsAsked, most: number): Promise<(MemberRow & { user_id: number | null })[]> {
  return query(Prisma.sql`
    SELECT did.user_id, coalesce(m.prefix_title_th || m.fname_th || ' ' || m.lname_th, '') AS full_name_th, coalesce(m.user_name, '') AS user_name,
      did.user_type, d.up_department_name_th, did.visits, did.minutes, did.closed, did.inside
    FROM (SELECT v.user_id, (array_agg(v.user_type::text ORDER BY v.time_in DESC, v.id DESC))[1] AS user_type,
        (array_agg(v.job_title ORDER BY v.time_in DESC, v.id DESC))[1] AS job_title, count(*)::int AS visits,
        coalesce(sum(${minutes}), 0)::float8 AS minutes, ${countUnseen}
      FROM mem_lc_checkin_users v WHERE ${ofMonth(asked)} GROUP BY v.user_id) did
    LEFT JOIN mem_lc_users m ON m.user_id = did.user_id LEFT JOIN up_departments d ON d.up_department_id = did.job_title
    ORDER BY (did.user_id IS NULL), did.visits DESC, did.minutes DESC, m.fname_th COLLATE "und-x-icu", m.lname_th COLLATE "und-x-icu", did.user_id
    LIMIT ${most + 1}`);
}
