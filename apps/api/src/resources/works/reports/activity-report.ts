import { buddhistYearOf } from '@faculty/contracts/kit/era';
import { type ActivityReportQuery, type ActivityReportRow, activityReport } from '@faculty/contracts/works/activity-report';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../kit/context.ts';
import { equals } from '../../../kit/lists/conditions.ts';
import { personNames } from '../../../kit/person-name.ts';
import { longDayText } from '../../../kit/reports/cell-text.ts';
import { recordRows } from '../../../kit/reports/record-rows.ts';
import { registerReport } from '../../../kit/reports/register-report.ts';
import { conditionsOf } from './conditions.ts';
import { countedTables } from './counted-tables.ts';
import { optionWords, signedBy, statusWords, whose } from './whose.ts';

const levels: Readonly<Record<string, string>> = { L1: 'นานาชาติ', L2: 'ชาติ', L3: 'จังหวัด/มหาวิทยาลัย', L4: 'คณะ' };

/** `GET /report/master_r_002`: the activities in use of one person, or of everybody, of some time. */
export function activityReportCall(app: FastifyInstance): void {
  registerReport(app, activityReport, async (query, ctx) => {
    const { extension, username = ctx.person.user_name, activity_type, activity_level, status_check, start_date, end_date } = query;
    const { user_name: of, line, name } = await whose(ctx, username, 'username');
    const typeWords = await optionWords(ctx, 'ACTIVITYS_TYPE');
    const asked = conditionsOf([
      Prisma.sql`a.active = 'Y'`,
      equals('a.user_name', of),
      equals('a.activity_type', activity_type),
      equals('a.activity_level', activity_level),
      status_check && Prisma.sql`a.status_check = ${status_check}::"ReviewStatus"`,
      start_date && Prisma.sql`a.activity_date >= ${start_date}::date`,
      end_date && Prisma.sql`a.activity_date <= ${end_date}::date`,
    ]);
    const filters = [
      activity_type && `ประเภท: ${typeWords(activity_type)}`,
      activity_level && `ระดับ: ${levels[activity_level] ?? activity_level}`,
      status_check && `สถานะ: ${statusWords[status_check]}`,
      periodText(query),
    ].filter(Boolean);
    const { count, batches } = await recordRows<ActivityReportRow>(app.pool, {
      format: extension,
      narrowBy: 'start_date',
      keys: Prisma.sql`SELECT a.activity_id AS key FROM web_con_activitys a ${asked} ORDER BY a.activity_date DESC, a.activity_id DESC`,
      keyOf: ({ activity_id }) => activity_id,
      rows: async (keys) => (await rowsOf(ctx, keys, asked)).map((row) => worded(row, typeWords)),
    });
    return {
      format: extension,
      lines: [line, ...(filters.length > 0 ? [filters.join(' · ')] : [])],
      signatures: signedBy(name),
      rows: count,
      tables: countedTables(activityReport, batches(), {
        title: 'ประเภทกิจกรรม',
        of: ({ activity_type: kind, activity_date }) => [kind, buddhistYearOf(activity_date)],
      }),
    };
  });
}

function periodText({ start_date, end_date }: ActivityReportQuery): string {
  const from = start_date && `ตั้งแต่วันที่ ${longDayText(start_date)}`;
  const to = end_date && `ถึงวันที่ ${longDayText(end_date)}`;
  return [from, to].filter(Boolean).join(' ');
}

function rowsOf(ctx: Context, keys: number[], asked: Prisma.Sql): Promise<ActivityReportRow[]> {
  return ctx.query<ActivityReportRow>(Prisma.sql`
    SELECT a.activity_id, ${personNames('a.user_name').full_name_th} AS full_name_th, a.activity_type, a.activity_level,
      a.activity_title_th, a.activity_title_en, a.activity_agency_title, a.activity_place_title,
      to_char(a.activity_date, 'YYYY-MM-DD') AS activity_date,
      (SELECT count(*)::int FROM web_con_activity_users u WHERE u.activity_id = a.activity_id) AS participants,
      a.green_office::text, a.remark, a.status_check::text, a.activity_h_url
    FROM web_con_activitys a LEFT JOIN users ON users.user_name = a.user_name ${asked} AND a.activity_id = ANY(${keys})`);
}

function worded(row: ActivityReportRow, typeWords: (code: string) => string): ActivityReportRow {
  return {
    ...row,
    activity_type: typeWords(row.activity_type),
    activity_level: levels[row.activity_level] ?? row.activity_level,
    green_office: row.green_office === 'Y' ? 'ใช่' : '',
    status_check: statusWords[row.status_check as keyof typeof statusWords], // an enum of the database
    activity_h_url: row.activity_h_url === '#' ? '' : row.activity_h_url,
    remark: row.remark === '-' ? '' : row.remark,
  };
}
