import { daysOfYear } from '@faculty/contracts/kit/dates/period';
import { mostWithNone, type TableKind, type WithNone, type WithNoneQuery } from '@faculty/contracts/works/work-table';
import { Prisma } from '@faculty/prisma/client';
import type pg from 'pg';
import { runSql } from '../../../db/run-sql.ts';
import { activityParts, partsOf, workParts } from '../../../kit/crud/taking-part.ts';
import { personNames } from '../../../kit/people/person-name.ts';
import type { ReportTable } from '../../../kit/reports/messages.ts';
import { reportedActivities, reportedWorks } from '../reports/year-records.ts';

/** The members in use who neither own nor take part in a record of the year, by department; those without a department are the last. */
export async function withNoneOf(pool: pg.Pool, { kind, years, year, department }: WithNoneQuery): Promise<WithNone> {
  const { from: start_date, to: end_date } = daysOfYear(years, year);
  const someone =
    kind === 'works'
      ? Prisma.sql`SELECT p.user_name FROM web_con_works w JOIN ${partsOf(workParts)} p ON p.id = w.work_id WHERE ${reportedWorks({ start_date, end_date })}`
      : Prisma.sql`SELECT p.user_name FROM web_con_activitys a JOIN ${partsOf(activityParts)} p ON p.id = a.activity_id
          WHERE ${reportedActivities({ start_date, end_date })}`;
  const names = personNames('users.user_name');
  const { rows } = await runSql<WithNone>(
    pool,
    Prisma.sql`WITH members AS (
        SELECT users.user_name, ${names.full_name_th} AS full_name_th, ${names.full_name_en} AS full_name_en, i.up_department_id
        FROM users LEFT JOIN user_infos i ON i.user_name = users.user_name
        WHERE NOT users.disabled AND ${department === undefined ? Prisma.sql`TRUE` : Prisma.sql`i.up_department_id = ${department}`}),
      none AS MATERIALIZED (SELECT * FROM members WHERE user_name NOT IN (${someone}))
      SELECT (SELECT count(*)::int FROM members) AS members, (SELECT count(*)::int FROM none) AS count, coalesce((SELECT json_agg(item) FROM (
        SELECT user_name, full_name_th, full_name_en, coalesce(up_department_name_th, '') AS department_th,
          coalesce(nullif(up_department_name_en, ''), up_department_name_th, '') AS department_en
        FROM none LEFT JOIN up_departments d ON d.up_department_id = none.up_department_id
        ORDER BY d.order_seq NULLS LAST, d.up_department_id, full_name_th COLLATE "und-x-icu", user_name LIMIT ${mostWithNone}) item), '[]') AS rows`,
  );
  return rows[0] as WithNone; // a statement without FROM
}

const nameOf = { works: 'ผู้ที่ไม่มีผลงาน', activities: 'ผู้ที่ไม่มีกิจกรรม' } as const satisfies Record<TableKind, string>;

/** The same as a sheet of a workbook. */
export async function withNoneSheet(pool: pg.Pool, query: WithNoneQuery): Promise<ReportTable> {
  const { rows } = await withNoneOf(pool, query);
  return {
    name: nameOf[query.kind],
    numbered: true,
    empty: 'ทุกคนมีรายการในปีนี้',
    columns: [
      { key: 'department_th', title: 'หน่วยงาน', kind: 'text', width: 40 },
      { key: 'full_name_th', title: 'ชื่อ-สกุล', kind: 'name', width: 40 },
    ],
    rows: rows.length === 0 ? [] : [rows.map(({ department_th, full_name_th }) => [department_th || 'ไม่ระบุหน่วยงาน', full_name_th])],
  };
}
