import { buddhistYearOf } from '@faculty/contracts/kit/dates/era';
import type { ChoiceWords } from '@faculty/contracts/kit/labels';
import { activityLevel, typeWithPeople } from '@faculty/contracts/works/activity';
import { type ActivityReportRow, activityReport } from '@faculty/contracts/works/activity-report';
import type { Part } from '@faculty/contracts/works/person-part';
import { type WorkReportRow, workReport } from '@faculty/contracts/works/work-report';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../kit/crud/context.ts';
import { activityParts, workParts } from '../../../kit/crud/taking-part.ts';
import { yearOfWork } from '../../../kit/lists/buddhist-year.ts';
import { type Condition, equals } from '../../../kit/lists/conditions.ts';
import { personNames } from '../../../kit/people/person-name.ts';
import { recordRows } from '../../../kit/reports/record-rows.ts';
import { registerReport, signedBy } from '../../../kit/reports/register-report.ts';
import { reviewWords } from '../../../kit/reviews/review-labels.ts';
import { countedTables } from './counted-tables.ts';
import { missingCall } from './missing.ts';
import { departmentText, optionWords, type Whose, whose } from './owner-filter.ts';
import { aboutOf, columnsFor, ofWhom, partIn, partWords, periodText } from './person-report.ts';
import { qualityPackCall } from './quality-pack.ts';
import { filteredWorks, ofDepartment, reportedActivities } from './year-records.ts';

/** `WHERE` of the conditions that say something; at least one does. */
function conditionsOf(conditions: Condition[]): Prisma.Sql {
  const said = conditions.filter((condition) => condition instanceof Prisma.Sql);
  return Prisma.sql`WHERE ${Prisma.join(said, ' AND ')}`;
}

const levels: ChoiceWords = activityLevel.words;

type StoredActivity = Omit<ActivityReportRow, 'part'> & { part: Part | null };

type StoredWork = Omit<WorkReportRow, 'part'> & { part: Part | null };

type Words = (code: string) => string;

/** Reports of works and activities, and what they are made of. */
export function reportCalls(app: FastifyInstance): void {
  workReportCall(app);
  activityReportCall(app);
  qualityPackCall(app);
  missingCall(app);
}

/** `GET /report/master_r_001/{xlsx|pdf}/{user_name}`: the works in use of one person, or of everybody. */
function workReportCall(app: FastifyInstance): void {
  registerReport(app, workReport, async ({ extension, user_name, ...asking }, ctx) => {
    const of = await whose(ctx, user_name, 'user_name');
    const { work_type, work_type_detail, work_public_inter, department, status_check } = asking;
    const [typeWords, detailWords] = await Promise.all([optionWords(ctx, 'WORKS_TYPE'), optionWords(ctx, 'WORKS_TYPE_DETAIL')]);
    const asked = conditionsOf([filteredWorks(asking), ofWhom(workParts, of, 'w')]);
    const filters = [
      work_type && `ประเภท: ${typeWords(work_type)}`,
      work_type_detail && `ระดับคุณภาพ: ${detailWords(work_type_detail)}`,
      work_public_inter && `ระดับการเผยแพร่: ${work_public_inter}`,
      await departmentText(ctx, department),
      status_check && `สถานะ: ${reviewWords[status_check]}`,
      periodText(asking),
    ].filter(Boolean);
    const { count, batches } = await recordRows<WorkReportRow>(app.pool, {
      format: extension,
      narrowBy: 'user_name',
      keys: Prisma.sql`SELECT w.work_id AS key FROM web_con_works w LEFT JOIN users ON users.user_name = w.user_name ${asked}
        ORDER BY users.fname_th COLLATE "und-x-icu", users.lname_th COLLATE "und-x-icu", w.user_name, ${yearOfWork('w')} DESC, w.work_id DESC`,
      keyOf: ({ work_id }) => work_id,
      rows: async (keys) => (await workRowsOf(ctx, keys, asked, of)).map((row) => wordedWork(row, typeWords, detailWords)),
    });
    return {
      format: extension,
      about: aboutOf(of, asking),
      lines: [of.line, ...(filters.length > 0 ? [filters.join(' · ')] : [])],
      signatures: signedBy(of.name),
      rows: count,
      tables: countedTables({ ...workReport, columns: columnsFor(workReport.columns, of) }, batches(), {
        title: 'ประเภทผลงาน',
        of: ({ work_type: kind, year, status_check: state }) => [kind, year, state],
      }),
    };
  });
}

function workRowsOf(ctx: Context, keys: number[], asked: Prisma.Sql, { user_name }: Whose): Promise<StoredWork[]> {
  const person = user_name === undefined ? Prisma.sql`w.user_name` : Prisma.sql`${user_name}`;
  return ctx.query<StoredWork>(Prisma.sql`
    SELECT w.work_id, ${personNames('w.user_name').full_name_th} AS full_name_th, w.work_type, w.work_title_th, w.work_title_en,
      w.work_owner_name_th, w.work_public_title_th, w.work_public_type, w.work_public_inter, w.work_public_base, w.work_type_detail,
      ${yearOfWork('w')} AS year, w.work_public_year, to_char(w.work_public_date, 'YYYY-MM-DD') AS work_public_date, w.work_public_no, w.work_public_number,
      w.work_public_isbn, w.work_doi, parts.part, parts.share AS work_weight, w.status_check::text, w.work_h_url
    FROM web_con_works w LEFT JOIN users ON users.user_name = w.user_name ${partIn(workParts, Prisma.sql`w.work_id`, person)}
    ${asked} AND w.work_id = ANY(${keys})`);
}

function wordedWork(row: StoredWork, typeWords: Words, detailWords: Words): WorkReportRow {
  return {
    ...row,
    part: partWords(row.part, 'work', row.work_weight),
    work_type: typeWords(row.work_type),
    work_type_detail: detailWords(row.work_type_detail),
    status_check: reviewWords[row.status_check as keyof typeof reviewWords], // an enum of the database
    work_h_url: row.work_h_url === '#' ? '' : row.work_h_url,
  };
}

/** `GET /report/master_r_002`: the activities in use of one person, or of everybody, of some time. */
function activityReportCall(app: FastifyInstance): void {
  registerReport(app, activityReport, async (query, ctx) => {
    const {
      extension,
      username = ctx.person.user_name,
      activity_type,
      activity_level,
      department,
      status_check,
      start_date,
      end_date,
    } = query;
    const of = await whose(ctx, username, 'username');
    const typeWords = await optionWords(ctx, 'ACTIVITYS_TYPE');
    const asked = conditionsOf([
      reportedActivities({ start_date, end_date }, status_check),
      ofWhom(activityParts, of, 'a'),
      equals(Prisma.sql`a.activity_type`, activity_type),
      equals(Prisma.sql`a.activity_level`, activity_level),
      department !== undefined && ofDepartment('a', department),
    ]);
    const filters = [
      activity_type && `ประเภท: ${typeWords(activity_type)}`,
      activity_level && `ระดับ: ${levels[activity_level]?.th ?? activity_level}`,
      await departmentText(ctx, department),
      status_check && `สถานะ: ${reviewWords[status_check]}`,
      periodText({ start_date, end_date }),
    ].filter(Boolean);
    const { count, batches } = await recordRows<ActivityReportRow>(app.pool, {
      format: extension,
      narrowBy: 'start_date',
      keys: Prisma.sql`SELECT a.activity_id AS key FROM web_con_activitys a ${asked} ORDER BY a.activity_date DESC, a.activity_id DESC`,
      keyOf: ({ activity_id }) => activity_id,
      rows: async (keys) => (await activityRowsOf(ctx, keys, asked, of)).map((row) => wordedActivity(row, typeWords)),
    });
    return {
      format: extension,
      about: aboutOf(of, { start_date, end_date }),
      lines: [of.line, ...(filters.length > 0 ? [filters.join(' · ')] : [])],
      signatures: signedBy(of.name),
      rows: count,
      tables: countedTables({ ...activityReport, columns: columnsFor(activityReport.columns, of) }, batches(), {
        title: 'ประเภทกิจกรรม',
        of: ({ activity_type: kind, activity_date, status_check: state }) => [kind, buddhistYearOf(activity_date), state],
      }),
    };
  });
}

function activityRowsOf(ctx: Context, keys: number[], asked: Prisma.Sql, { user_name }: Whose): Promise<StoredActivity[]> {
  const person = user_name === undefined ? Prisma.sql`a.user_name` : Prisma.sql`${user_name}`;
  return ctx.query<StoredActivity>(Prisma.sql`
    SELECT a.activity_id, ${personNames('a.user_name').full_name_th} AS full_name_th, a.activity_type, a.activity_level,
      a.activity_title_th, a.activity_title_en, a.activity_agency_title, a.activity_place_title,
      to_char(a.activity_date, 'YYYY-MM-DD') AS activity_date,
      -- of a type without a list of them nobody has said who took part
      CASE a.activity_type WHEN ${typeWithPeople} THEN (SELECT count(*)::int FROM web_con_activity_users u WHERE u.activity_id = a.activity_id) END AS participants,
      parts.part,
      a.green_office::text, a.remark, a.status_check::text, a.activity_h_url
    FROM web_con_activitys a LEFT JOIN users ON users.user_name = a.user_name ${partIn(activityParts, Prisma.sql`a.activity_id`, person)}
    ${asked} AND a.activity_id = ANY(${keys})`);
}

function wordedActivity(row: StoredActivity, typeWords: (code: string) => string): ActivityReportRow {
  return {
    ...row,
    part: partWords(row.part, 'activity'),
    activity_type: typeWords(row.activity_type),
    activity_level: levels[row.activity_level]?.th ?? row.activity_level,
    green_office: row.green_office === 'Y' ? 'ใช่' : '',
    status_check: reviewWords[row.status_check as keyof typeof reviewWords], // an enum of the database
    activity_h_url: row.activity_h_url === '#' ? '' : row.activity_h_url,
    remark: row.remark === '-' ? '' : row.remark,
  };
}
