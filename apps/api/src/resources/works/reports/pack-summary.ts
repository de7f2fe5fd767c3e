import type { Cell, ReportColumn } from '@faculty/contracts/kit/reports';
import type { QualityPackQuery } from '@faculty/contracts/works/quality';
import { Prisma } from '@faculty/prisma/client';
import type pg from 'pg';
import { personNames } from '../../../kit/person-name.ts';
import type { ReportTable } from '../../../kit/reports/messages.ts';
import { run } from '../../../kit/run.ts';
import { activitiesOfYear, worksOfYear } from './year-records.ts';

const noDepartment = 'ไม่ระบุหน่วยงาน';
/** The department of the member `i` (docs/decisions/0046). */
const departments = Prisma.sql`LEFT JOIN up_departments d ON d.up_department_id = i.up_department_id`;
const departmentName = Prisma.sql`coalesce(d.up_department_name_th, ${noDepartment})`;
const positions = Prisma.sql`LEFT JOIN job_positions ac ON ac.job_position_code = i.info_data_c
  LEFT JOIN job_positions jb ON jb.job_position_code = i.info_data_b`;
/** People and kinds of a faculty are hundreds. */
const most = 5_000;

interface Scope {
  works: boolean;
  activities: boolean;
}

const counts: ReportColumn[] = [
  { key: 'all', title: 'ทั้งหมด', kind: 'number', width: 12, total: 'sum' },
  { key: 'S', title: 'ตรวจแล้วถูกต้อง', kind: 'number', width: 16, total: 'sum' },
  { key: 'W', title: 'รอตรวจ', kind: 'number', width: 12, total: 'sum' },
  { key: 'C', title: 'ไม่ถูกต้อง', kind: 'number', width: 12, total: 'sum' },
];

/** How many works and activities of the year people of each department have of each type. A work counts once, for its owner. */
export async function byDepartment(pool: pg.Pool, { kind, year }: QualityPackQuery, scope: Scope): Promise<ReportTable> {
  const part = (title: string, options: string, from: Prisma.Sql, table: string, type: string, where: Prisma.Sql) => Prisma.sql`
    SELECT ${title} AS entity, ${departmentName} AS department,
      coalesce(p.parameter_th, ${Prisma.raw(`${table}.${type}`)}) AS type, count(*)::int AS total, d.order_seq AS place,
      ${Prisma.join(
        ['S', 'W', 'C'].map(
          (state) =>
            Prisma.sql`count(*) FILTER (WHERE ${Prisma.raw(`${table}.status_check`)} = ${state}::"ReviewStatus")::int AS ${Prisma.raw(`"${state}"`)}`,
        ),
      )}
    FROM ${from} LEFT JOIN user_infos i ON i.user_name = ${Prisma.raw(`${table}.user_name`)} ${departments}
      LEFT JOIN dc_params p ON p.parameter_system = 'WEB' AND p.parameter_name = ${options} AND p.parameter_value = ${Prisma.raw(`${table}.${type}`)}
    WHERE ${where} GROUP BY 1, 2, 3, d.order_seq`;
  const parts = [
    ...(scope.works ? [part('ผลงาน', 'WORKS_TYPE', Prisma.sql`web_con_works w`, 'w', 'work_type', worksOfYear(kind, year))] : []),
    ...(scope.activities
      ? [part('กิจกรรม', 'ACTIVITYS_TYPE', Prisma.sql`web_con_activitys a`, 'a', 'activity_type', activitiesOfYear(kind, year))]
      : []),
  ];
  const { rows } = await run<Record<'entity' | 'department' | 'type', string> & Record<'total' | 'S' | 'W' | 'C', number>>(
    pool,
    Prisma.sql`SELECT * FROM (${Prisma.join(parts, ' UNION ALL ')}) counted ORDER BY entity DESC, place NULLS LAST, department, type LIMIT ${most}`,
  );
  return {
    name: 'สรุปตามหน่วยงานและประเภท',
    columns: [
      { key: 'entity', title: 'รายการ', kind: 'text', width: 12 },
      { key: 'department', title: 'หน่วยงาน', kind: 'text', width: 34 },
      { key: 'type', title: 'ประเภท', kind: 'text', width: 44 },
      ...counts,
    ],
    numbered: true,
    empty: 'ไม่มีรายการในปีนี้',
    rows:
      rows.length === 0
        ? []
        : [rows.map(({ entity, department, type, total, S, W, C }): Cell[] => [entity, department, type, total, S, W, C])],
  };
}

/**
 * What each person did in the year. A work counts for its owner and for every member linked as a co-author, for each with
 * their share; an activity for who entered it and for who took part.
 */
export async function byPerson(pool: pg.Pool, { kind, year }: QualityPackQuery, scope: Scope): Promise<ReportTable> {
  const works = Prisma.sql`
    SELECT w.user_name, 1 AS works, w.work_weight AS weight, 0 AS activities FROM web_con_works w WHERE ${worksOfYear(kind, year)}
    UNION ALL SELECT c.user_name, 1, c.work_weight, 0 FROM web_con_work_authors c JOIN web_con_works w USING (work_id)
      WHERE ${worksOfYear(kind, year)} AND c.user_name <> w.user_name`;
  const activities = Prisma.sql`
    SELECT took.user_name, 0 AS works, 0::float8 AS weight, 1 AS activities FROM (
      SELECT a.activity_id, a.user_name FROM web_con_activitys a WHERE ${activitiesOfYear(kind, year)}
      UNION SELECT a.activity_id, u.user_name FROM web_con_activity_users u JOIN web_con_activitys a USING (activity_id)
        WHERE ${activitiesOfYear(kind, year)}) took`;
  const parts = [...(scope.works ? [works] : []), ...(scope.activities ? [activities] : [])];
  const { full_name_th } = personNames('did.user_name');
  const { rows } = await run<{ name: string; department: string; position: string; works: number; weighted: number; activities: number }>(
    pool,
    Prisma.sql`SELECT ${full_name_th} AS name, ${departmentName} AS department, coalesce(ac.job_position_l_th, jb.job_position_l_th, '') AS position,
        sum(did.works)::int AS works, round(sum(did.weight)::numeric / 100, 4)::float8 AS weighted, sum(did.activities)::int AS activities
      FROM (${Prisma.join(parts, ' UNION ALL ')}) did LEFT JOIN users ON users.user_name = did.user_name
        LEFT JOIN user_infos i ON i.user_name = did.user_name ${departments} ${positions}
      GROUP BY did.user_name, users.fname_th, users.lname_th, d.up_department_id, ac.job_position_l_th, jb.job_position_l_th
      ORDER BY users.fname_th COLLATE "und-x-icu", users.lname_th COLLATE "und-x-icu", did.user_name LIMIT ${most}`,
  );
  return {
    name: 'สรุปรายบุคคล',
    columns: [
      { key: 'name', title: 'ชื่อ-สกุล', kind: 'text', width: 30 },
      { key: 'department', title: 'หน่วยงาน', kind: 'text', width: 34 },
      { key: 'position', title: 'ตำแหน่ง', kind: 'text', width: 34 },
      { key: 'works', title: 'ผลงาน (ชิ้น)', kind: 'number', width: 14 },
      { key: 'weighted', title: 'ผลงานตามสัดส่วน', kind: 'number', width: 18, total: 'sum' },
      { key: 'activities', title: 'กิจกรรม (ครั้ง)', kind: 'number', width: 14 },
    ],
    numbered: true,
    empty: 'ไม่มีรายการในปีนี้',
    rows:
      rows.length === 0
        ? []
        : [rows.map((row): Cell[] => [row.name, row.department, row.position, row.works, row.weighted, row.activities])],
  };
}
