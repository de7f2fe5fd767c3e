import { buddhistYearOf } from '@faculty/contracts/kit/dates/era';
import { typeWithPeople } from '@faculty/contracts/works/activity';
import { type ActivityReportRow, activityReport } from '@faculty/contracts/works/activity-report';
import type { Part } from '@faculty/contracts/works/person-part';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../kit/crud/context.ts';
import { activityParts } from '../../../kit/crud/taking-part.ts';
import { equals } from '../../../kit/lists/conditions.ts';
import { personNames } from '../../../kit/people/person-name.ts';
import { recordRows } from '../../../kit/reports/record-rows.ts';
import { registerReport, signedBy } from '../../../kit/reports/register-report.ts';
import { reviewWords } from '../../../kit/reviews/review-labels.ts';
import { conditionsOf } from './conditions.ts';
import { countedTables } from './counted-tables.ts';
import { optionWords, type Whose, whose } from './owner-filter.ts';
import { aboutOf, columnsFor, ofWhom, partIn, partWords, periodText } from './person-report.ts';
import { toldActivities } from './year-records.ts';

const levels: Readonly<Record<string, string>> = { L1: 'นานาชาติ', L2: 'ชาติ', L3: 'จังหวัด/มหาวิทยาลัย', L4: 'คณะ' };

/** `GET /report/master_r_002`: the activities in use of one person, or of everybody, of some time. */
export function activityReportCall(app: FastifyInstance): void {
  registerReport(app, activityReport, async (query, ctx) => {
    const { extension, username = ctx.person.user_name, activity_type, activity_level, status_check, start_date, end_date } = query;
    const of = await whose(ctx, username, 'username');
    const typeWords = await optionWords(ctx, 'ACTIVITYS_TYPE');
    const asked = conditionsOf([
      toldActivities({ start_date, end_date }, status_check),
      ofWhom(activityParts, of, 'a'),
      equals('a.activity_type', activity_type),
      equals('a.activity_level', activity_level),
    ]);
    const filters = [
      activity_type && `ประเภท: ${typeWords(activity_type)}`,
      activity_level && `ระดับ: ${levels[activity_level] ?? activity_level}`,
      status_check && `สถานะ: ${reviewWords[status_check]}`,
      periodText({ start_date, end_date }),
    ].filter(Boolean);
    const { count, batches } = await recordRows<ActivityReportRow>(app.pool, {
      format: extension,
      narrowBy: 'start_date',
      keys: Prisma.sql`SELECT a.activity_id AS key FROM web_con_activitys a ${asked} ORDER BY a.activity_date DESC, a.activity_id DESC`,
      keyOf: ({ activity_id }) => activity_id,
      rows: async (keys) => (await rowsOf(ctx, keys, asked, of)).map((row) => worded(row, typeWords)),
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

type Stored = Omit<ActivityReportRow, 'part'> & { part: Part | null };

function rowsOf(ctx: Context, keys: number[], asked: Prisma.Sql, { user_name }: Whose): Promise<Stored[]> {
  const person = user_name === undefined ? Prisma.sql`a.user_name` : Prisma.sql`${user_name}`;
  return ctx.query<Stored>(Prisma.sql`
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

function worded(row: Stored, typeWords: (code: string) => string): ActivityReportRow {
  return {
    ...row,
    part: partWords(row.part, null),
    activity_type: typeWords(row.activity_type),
    activity_level: levels[row.activity_level] ?? row.activity_level,
    green_office: row.green_office === 'Y' ? 'ใช่' : '',
    status_check: reviewWords[row.status_check as keyof typeof reviewWords], // an enum of the database
    activity_h_url: row.activity_h_url === '#' ? '' : row.activity_h_url,
    remark: row.remark === '-' ? '' : row.remark,
  };
}
