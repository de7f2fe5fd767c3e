import { everybody, type ReportColumn } from '@faculty/contracts/kit/reports';
import type { Lack, QualityPackQuery } from '@faculty/contracts/works/quality';
import { Prisma } from '@faculty/prisma/client';
import type pg from 'pg';
import { runSql } from '../../../db/run-sql.ts';
import type { Person } from '../../../kit/crud/context.ts';
import { buddhistYearSql, yearOfWork } from '../../../kit/lists/buddhist-year.ts';
import { namePart, personNames } from '../../../kit/people/person-name.ts';
import type { ReportTable } from '../../../kit/reports/messages.ts';
import { inBatches, reportTable } from '../../../kit/reports/record-rows.ts';
import { reviewWords } from '../../../kit/reviews/review-labels.ts';
import { lackingOf } from './missing.ts';
import { activitiesOfYear, worksOfYear } from './year-records.ts';

/** A file of the archive: its name there, and its path in the store. */
export interface Evidence {
  name: string;
  path: string;
}

interface Listed {
  id: number;
  full_name_th: string;
  type: string;
  title_th: string;
  title_en: string;
  source: string;
  date: string | null;
  year: number;
  weight: number | null;
  state: keyof typeof reviewWords;
  url: string;
  path: string | null;
}

/** A list of the records of a year, each with the name of its evidence in the pack. */
function listed(table: string, folder: string, ids: number[], read: (ids: number[]) => Promise<Listed[]>, weighted: boolean): ReportTable {
  async function* rows() {
    for await (const batch of inBatches(ids, read, ({ id }) => id))
      yield batch.map(({ path, url, ...row }) => ({
        ...row,
        state: reviewWords[row.state],
        evidence: path === null ? url.replace(/^#$/, '') : evidenceName(folder, row.id, row.title_th, path),
      }));
  }
  const columns: ReportColumn<Exclude<keyof Listed, 'url' | 'path'> | 'evidence'>[] = [
    { key: 'id', title: 'รหัส', kind: 'year', width: 9 },
    { key: 'full_name_th', title: 'ชื่อ-สกุล', kind: 'name', width: 24 },
    { key: 'type', title: 'ประเภท', kind: 'text', width: 24 },
    { key: 'title_th', title: 'ชื่อ', kind: 'text', width: 50 },
    { key: 'source', title: weighted ? 'แหล่งเผยแพร่' : 'หน่วยงานที่จัด', kind: 'text', width: 30 },
    { key: 'date', title: 'วันที่', kind: 'date', width: 18 },
    { key: 'year', title: 'ปี พ.ศ.', kind: 'year', width: 9 },
    ...(weighted ? [{ key: 'weight', title: 'สัดส่วนเจ้าของ (%)', kind: 'share', width: 11 } as const] : []),
    { key: 'state', title: 'สถานะ', kind: 'text', width: 13 },
    { key: 'title_en', title: 'ชื่อ (ภาษาอังกฤษ)', kind: 'text', width: 50 },
    { key: 'evidence', title: 'หลักฐาน', kind: 'text', width: 60 },
  ];
  return reportTable({ table, columns }, { numbered: true, countedBy: 'state', empty: 'ไม่มีรายการในปีนี้' }, rows());
}

/** The works of the year. */
export function workList(pool: pg.Pool, ids: number[]): ReportTable {
  const read = async (some: number[]) =>
    (
      await runSql<Listed>(
        pool,
        Prisma.sql`SELECT w.work_id AS id, ${personNames('w.user_name').full_name_th} AS full_name_th, coalesce(p.parameter_th, w.work_type) AS type,
          w.work_title_th AS title_th, w.work_title_en AS title_en, w.work_public_title_th AS source,
          to_char(w.work_public_date, 'YYYY-MM-DD') AS date, ${yearOfWork('w')} AS year, w.work_weight AS weight, w.status_check::text AS state,
          w.work_h_url AS url, CASE w.status_link WHEN 'Y' THEN w.work_h_file END AS path
        FROM web_con_works w LEFT JOIN users ON users.user_name = w.user_name
          LEFT JOIN dc_params p ON p.parameter_system = 'WEB' AND p.parameter_name = 'WORKS_TYPE' AND p.parameter_value = w.work_type
        WHERE w.work_id = ANY(${some})`,
      )
    ).rows;
  return listed('ผลงานวิชาการ', 'ผลงาน', ids, read, true);
}

/** The activities of the year. */
export function activityList(pool: pg.Pool, ids: number[]): ReportTable {
  const read = async (some: number[]) =>
    (
      await runSql<Listed>(
        pool,
        Prisma.sql`SELECT a.activity_id AS id, ${personNames('a.user_name').full_name_th} AS full_name_th,
          coalesce(p.parameter_th, a.activity_type) AS type, a.activity_title_th AS title_th, a.activity_title_en AS title_en,
          a.activity_agency_title AS source, to_char(a.activity_date, 'YYYY-MM-DD') AS date,
          ${buddhistYearSql('a.activity_date')} AS year, NULL::float8 AS weight, a.status_check::text AS state,
          a.activity_h_url AS url, CASE a.status_link WHEN 'Y' THEN a.activity_h_file END AS path
        FROM web_con_activitys a LEFT JOIN users ON users.user_name = a.user_name
          LEFT JOIN dc_params p ON p.parameter_system = 'WEB' AND p.parameter_name = 'ACTIVITYS_TYPE' AND p.parameter_value = a.activity_type
        WHERE a.activity_id = ANY(${some})`,
      )
    ).rows;
  return listed('กิจกรรม', 'กิจกรรม', ids, read, false);
}

/** The files of the year's records, those of works first. */
export async function evidenceOf(
  pool: pg.Pool,
  { kind, year }: QualityPackQuery,
  scope: { works: boolean; activities: boolean },
): Promise<Evidence[]> {
  const works = Prisma.sql`SELECT 'ผลงาน' AS folder, w.work_id AS id, w.work_title_th AS title, w.work_h_file AS path FROM web_con_works w
    WHERE w.status_link = 'Y' AND w.work_h_file IS NOT NULL AND ${worksOfYear(kind, year)}`;
  const activities = Prisma.sql`SELECT 'กิจกรรม' AS folder, a.activity_id AS id, a.activity_title_th AS title, a.activity_h_file AS path
    FROM web_con_activitys a WHERE a.status_link = 'Y' AND a.activity_h_file IS NOT NULL AND ${activitiesOfYear(kind, year)}`;
  const parts = [...(scope.works ? [works] : []), ...(scope.activities ? [activities] : [])];
  const { rows } = await runSql<{ folder: string; id: number; title: string; path: string }>(
    pool,
    Prisma.sql`SELECT * FROM (${Prisma.join(parts, ' UNION ALL ')}) found ORDER BY folder DESC, id`,
  );
  return rows.map(({ folder, id, title, path }) => ({ name: evidenceName(folder, id, title, path), path }));
}

const lackWords: Readonly<Record<Lack, string>> = {
  file: 'ไม่มีหลักฐาน',
  title_en: 'ไม่มีชื่อภาษาอังกฤษ',
  review: 'รอตรวจ',
  correction: 'ต้องแก้ไข',
};

/** What the records of the year lack, by person. */
export async function missingList(pool: pg.Pool, person: Person, { kind, year }: QualityPackQuery, max: number): Promise<ReportTable> {
  const { full_name_th } = personNames('lacking.user_name');
  const { rows } = await runSql<{ entity: string; id: number; name: string; title_th: string; lacks: Lack[] }>(
    pool,
    Prisma.sql`SELECT entity, lacking.id, ${full_name_th} AS name, title_th, lacks
      FROM (${lackingOf(person, { kind, year, user_name: everybody })}) lacking LEFT JOIN users ON users.user_name = lacking.user_name
      ORDER BY ${full_name_th} COLLATE "und-x-icu", lacking.user_name, entity DESC, lacking.id LIMIT ${max}`,
  );
  const told = rows.map((row) => ({
    ...row,
    entity: row.entity === 'work' ? 'ผลงาน' : 'กิจกรรม',
    lacks: row.lacks.map((lack) => lackWords[lack]).join(', '),
  }));
  const columns: ReportColumn<keyof (typeof rows)[number]>[] = [
    { key: 'name', title: 'ชื่อ-สกุล', kind: 'name', width: 30 },
    { key: 'entity', title: 'รายการ', kind: 'text', width: 12 },
    { key: 'id', title: 'รหัส', kind: 'year', width: 9 },
    { key: 'title_th', title: 'ชื่อ', kind: 'text', width: 60 },
    { key: 'lacks', title: 'สิ่งที่ยังขาด', kind: 'text', width: 40 },
  ];
  const options = { numbered: true, empty: 'ครบถ้วน ไม่มีรายการที่ขาดข้อมูลในปีนี้' };
  return reportTable({ table: 'สิ่งที่ยังขาด', columns }, options, [told]);
}

/** The path of a record's evidence in the archive: `หลักฐาน/ผลงาน/000012 ชื่อ.pdf`. */
function evidenceName(folder: string, id: number, title: string, storedPath: string): string {
  const extension = /\.[a-z0-9]{1,5}$/.exec(storedPath)?.[0] ?? '';
  return `หลักฐาน/${folder}/${`${String(id).padStart(6, '0')} ${namePart(title)}`.trim()}${extension}`;
}
