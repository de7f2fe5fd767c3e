import type { ReportColumn } from '@faculty/contracts/kit/reports';
import type { Part } from '@faculty/contracts/works/person-part';
import type { QualityPackQuery } from '@faculty/contracts/works/quality';
import { Prisma } from '@faculty/prisma/client';
import type pg from 'pg';
import { runSql } from '../../../db/run-sql.ts';
import { activityParts, partsOf, workParts } from '../../../kit/crud/taking-part.ts';
import { wrongField } from '../../../kit/http/errors.ts';
import { personNames } from '../../../kit/people/person-name.ts';
import type { ReportTable } from '../../../kit/reports/messages.ts';
import { reportTable } from '../../../kit/reports/record-rows.ts';
import { reviewWords } from '../../../kit/reviews/review-labels.ts';
import { partWords } from './person-report.ts';
import { activitiesOfYear, worksOfYear } from './year-records.ts';

const options = { numbered: true, empty: 'ไม่มีรายการในปีนี้' };
const noDepartment = 'ไม่ระบุหน่วยงาน';
/** The department of the member `i`. */
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

const counts: ReportColumn<'S' | 'W' | 'C'>[] = [
  { key: 'S', title: reviewWords.S, kind: 'number', width: 12, total: 'sum' },
  { key: 'W', title: reviewWords.W, kind: 'number', width: 12, total: 'sum' },
  { key: 'C', title: reviewWords.C, kind: 'number', width: 12, total: 'sum' },
];

/** How many works and activities of the year people of each department have of each type. A work counts once, for its owner. */
export async function byDepartment(pool: pg.Pool, { kind, year }: QualityPackQuery, scope: Scope): Promise<ReportTable> {
  const part = (title: string, options: string, from: Prisma.Sql, table: string, type: string, where: Prisma.Sql) => Prisma.sql`
    SELECT ${title} AS entity, ${departmentName} AS department,
      coalesce(p.parameter_th, ${Prisma.raw(`${table}.${type}`)}) AS type, d.order_seq AS place,
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
  const { rows } = await runSql<Record<'entity' | 'department' | 'type', string> & Record<'S' | 'W' | 'C', number>>(
    pool,
    Prisma.sql`SELECT * FROM (${Prisma.join(parts, ' UNION ALL ')}) counted ORDER BY entity DESC, place NULLS LAST, department, type LIMIT ${most}`,
  );
  const columns: ReportColumn<keyof (typeof rows)[number]>[] = [
    { key: 'entity', title: 'รายการ', kind: 'text', width: 12 },
    { key: 'department', title: 'หน่วยงาน', kind: 'text', width: 34 },
    { key: 'type', title: 'ประเภท', kind: 'text', width: 44 },
    ...counts,
  ];
  return reportTable({ table: 'สรุปตามหน่วยงานและประเภท', columns }, options, [rows]);
}

/** One person's part in one record of the year. */
const tookPart = ({ kind, year }: QualityPackQuery, scope: Scope): Prisma.Sql => {
  const works = Prisma.sql`SELECT 'work' AS entity, w.work_id AS id, w.work_title_th AS title, w.work_public_date AS day, w.status_check::text AS state,
      parts.user_name, parts.part, parts.share
    FROM web_con_works w JOIN ${partsOf(workParts)} parts ON parts.id = w.work_id WHERE ${worksOfYear(kind, year)}`;
  const activities = Prisma.sql`SELECT 'activity', a.activity_id, a.activity_title_th, a.activity_date, a.status_check::text,
      parts.user_name, parts.part, parts.share
    FROM web_con_activitys a JOIN ${partsOf(activityParts)} parts ON parts.id = a.activity_id WHERE ${activitiesOfYear(kind, year)}`;
  return Prisma.join([...(scope.works ? [works] : []), ...(scope.activities ? [activities] : [])], ' UNION ALL ');
};

/**
 * What each person did in the year. A work counts for its owner and for every member linked as a co-author, for each with
 * their share; an activity for who entered it and for who took part.
 */
export async function byPerson(pool: pg.Pool, query: QualityPackQuery, scope: Scope): Promise<ReportTable> {
  const of = (entity: 'work' | 'activity', state: 'S' | 'W' | 'C') =>
    Prisma.sql`FILTER (WHERE did.entity = ${entity} AND did.state = ${state})`;
  const count = (entity: 'work' | 'activity', state: 'S' | 'W' | 'C') => Prisma.sql`count(*) ${of(entity, state)}::int`;
  const { full_name_th } = personNames('did.user_name');
  type Figures = 'works' | 'weighted' | 'works_waiting' | 'works_rejected' | 'activities' | 'activities_waiting' | 'activities_rejected';
  const { rows } = await runSql<{ name: string; department: string; position: string } & Record<Figures, number>>(
    pool,
    Prisma.sql`SELECT ${full_name_th} AS name, ${departmentName} AS department, coalesce(ac.job_position_l_th, jb.job_position_l_th, '') AS position,
        ${count('work', 'S')} AS works, coalesce(round(sum(did.share) ${of('work', 'S')}::numeric / 100, 4), 0)::float8 AS weighted,
        ${count('work', 'W')} AS works_waiting, ${count('work', 'C')} AS works_rejected,
        ${count('activity', 'S')} AS activities, ${count('activity', 'W')} AS activities_waiting, ${count('activity', 'C')} AS activities_rejected
      FROM (${tookPart(query, scope)}) did LEFT JOIN users ON users.user_name = did.user_name
        LEFT JOIN user_infos i ON i.user_name = did.user_name ${departments} ${positions}
      GROUP BY did.user_name, users.fname_th, users.lname_th, d.up_department_id, ac.job_position_l_th, jb.job_position_l_th
      ORDER BY users.fname_th COLLATE "und-x-icu", users.lname_th COLLATE "und-x-icu", did.user_name LIMIT ${most}`,
  );
  const figure = (key: Figures, title: string) => ({ key, title, kind: 'number', width: 12 }) as const;
  const columns: ReportColumn<keyof (typeof rows)[number]>[] = [
    { key: 'name', title: 'ชื่อ-สกุล', kind: 'name', width: 30 },
    { key: 'department', title: 'หน่วยงาน', kind: 'text', width: 34 },
    { key: 'position', title: 'ตำแหน่ง', kind: 'text', width: 34 },
    figure('works', `ผลงาน${reviewWords.S} (ชิ้น)`),
    { key: 'weighted', title: `ผลงาน${reviewWords.S}ตามสัดส่วน`, kind: 'share', width: 14, total: 'sum' },
    figure('works_waiting', `ผลงาน${reviewWords.W} (ชิ้น)`),
    figure('works_rejected', `ผลงาน${reviewWords.C} (ชิ้น)`),
    figure('activities', `กิจกรรม${reviewWords.S} (ครั้ง)`),
    figure('activities_waiting', `กิจกรรม${reviewWords.W} (ครั้ง)`),
    figure('activities_rejected', `กิจกรรม${reviewWords.C} (ครั้ง)`),
  ];
  return reportTable({ table: 'สรุปรายบุคคล', columns }, options, [rows]);
}

/** Each person's part in each record of the year, so that the figures of the people can be checked. */
export async function partsList(pool: pg.Pool, query: QualityPackQuery, scope: Scope, max: number): Promise<ReportTable> {
  const { full_name_th } = personNames('did.user_name');
  type Listed = {
    entity: string;
    id: number;
    title: string;
    day: string | null;
    state: keyof typeof reviewWords;
    name: string;
    part: Part;
    share: number | null;
  };
  const { rows } = await runSql<Listed>(
    pool,
    Prisma.sql`SELECT did.entity, did.id, did.title, to_char(did.day, 'YYYY-MM-DD') AS day, did.state, ${full_name_th} AS name, did.part, did.share
      FROM (${tookPart(query, scope)}) did LEFT JOIN users ON users.user_name = did.user_name
      ORDER BY ${full_name_th} COLLATE "und-x-icu", did.user_name, did.entity DESC, did.day, did.id LIMIT ${max + 1}`,
  );
  if (rows.length > max) throw wrongField('year', 'report_rows', { max });
  const columns: ReportColumn<keyof Listed>[] = [
    { key: 'name', title: 'ชื่อ-สกุล', kind: 'name', width: 30 },
    { key: 'entity', title: 'รายการ', kind: 'text', width: 12 },
    { key: 'id', title: 'รหัส', kind: 'year', width: 9 },
    { key: 'title', title: 'ชื่อ', kind: 'text', width: 60 },
    { key: 'day', title: 'วันที่', kind: 'date', width: 18 },
    { key: 'part', title: 'บทบาท', kind: 'text', width: 18 },
    { key: 'share', title: 'สัดส่วน (%)', kind: 'share', width: 11 },
    { key: 'state', title: 'สถานะ', kind: 'text', width: 13 },
  ];
  const inWords = (row: Listed) => ({
    ...row,
    entity: row.entity === 'work' ? 'ผลงาน' : 'กิจกรรม',
    part: partWords(row.part, row.entity, row.share),
    state: reviewWords[row.state],
  });
  return reportTable(
    { table: 'ผู้จัดทำและผู้เข้าร่วม', columns },
    options,
    inBatches(rows).map((batch) => batch.map(inWords)),
  );
}

const batchSize = 250;
const inBatches = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, at) => rows.slice(at * batchSize, (at + 1) * batchSize));
