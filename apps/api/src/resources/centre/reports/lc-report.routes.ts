import {
  type DepartmentRow,
  dayReport,
  departmentChart,
  departmentReport,
  hourReport,
  type LcReportQuery,
  type Month,
  memberReport,
  type RegisterRow,
  visitRegister,
  weekdays,
} from '@faculty/contracts/centre/lc-reports';
import type { LcUserType } from '@faculty/contracts/centre/lc-user';
import type { VisitEnd } from '@faculty/contracts/centre/lc-visit';
import { toBuddhistEra } from '@faculty/contracts/kit/dates/era';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { maxReportRows, type Report } from '@faculty/contracts/kit/reports';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../kit/crud/context.ts';
import { wrongField } from '../../../kit/http/errors.ts';
import { personName } from '../../../kit/people/person-name.ts';
import type { ReportTable } from '../../../kit/reports/messages.ts';
import { type Cells, recordRows, reportTable } from '../../../kit/reports/record-rows.ts';
import { registerReport, signedBy } from '../../../kit/reports/register-report.ts';
import { daysOf, departmentsOf, hoursOf, membersOf, type Summary, summaryOf } from './month-figures.ts';
import { deletedMember, endWords, noVisits, stillIn, typeWords } from './visit-labels.ts';
import { minutes, ofMonth, there, type VisitsAsked } from './visits-of-month.ts';

/** The keys of a month's visits, in the order of their beginning. */
const visitKeys = (asked: VisitsAsked): Prisma.Sql =>
  Prisma.sql`SELECT v.id AS key FROM mem_lc_checkin_users v WHERE ${ofMonth(asked)} ORDER BY v.time_in, v.id`;

interface StoredVisit extends Omit<RegisterRow, 'full_name_th' | 'ended' | 'user_type'> {
  full_name_th: string | null;
  user_type: LcUserType;
  ended: VisitEnd | null;
}

const monthNames = new Intl.DateTimeFormat('th-TH', { month: 'long', timeZone: 'UTC' });

const digits = new Intl.NumberFormat('th-TH');

/** `เดือนพฤศจิกายน พ.ศ. 2569`. */
const monthText = ({ year, month }: Month) =>
  `เดือน${monthNames.format(new Date(Date.UTC(2000, month - 1, 1)))} พ.ศ. ${toBuddhistEra(year)}`;

const shortMonthNames = new Intl.DateTimeFormat('th-TH', { month: 'short', timeZone: 'UTC' });

/** `พ.ย. 2569`. */
const shortMonthText = ({ year, month }: Month) =>
  `${shortMonthNames.format(new Date(Date.UTC(2000, month - 1, 1)))} ${toBuddhistEra(year)}`;

const timeText = (minutes: number) => `เวลารวม ${digits.format(Math.floor(minutes / 60))} ชั่วโมง ${minutes % 60} นาที`;

/** `GET /report/lc_master_r_…/{xlsx|pdf}/{year}/{month}`: the six documented reports of a month's visits. */
export function lcReportCalls(app: FastifyInstance): void {
  monthReport(app, visitRegister, async (asked, ctx, { extension }) => {
    const { count, batches } = await recordRows<RegisterRow>(app.pool, {
      format: extension,
      narrowBy: 'month',
      keys: visitKeys(asked),
      keyOf: ({ id }) => id,
      rows: (keys) => visitRows(ctx, asked, keys),
    });
    return { rows: count, table: reportTable(visitRegister, { numbered: true, empty: noVisits }, batches()) };
  });

  monthReport(app, departmentReport, async (asked, ctx) => ofRows(departmentReport, true, await departmentsOf(ctx, asked)));

  monthReport(app, departmentChart, async (asked, ctx) => {
    const rows: DepartmentRow[] = await departmentsOf(ctx, asked);
    const { table } = ofRows(departmentChart, true, rows);
    const chart = { title: 'จำนวนครั้งที่เข้าใช้ตามหน่วยงานและประเภทสมาชิก', series: ['S', 'E', 'U'] };
    return { rows: rows.length, table: { ...table, chart } };
  });

  monthReport(app, dayReport, async (asked, ctx) => {
    const days = await daysOf(ctx, asked);
    const today = todayInBangkok();
    const rows = days.map(({ day, ...figures }) => ({
      ...(day > today ? { S: null, E: null, U: null, all: null } : figures),
      day,
      weekday: weekdays[(new Date(day).getUTCDay() + 6) % 7] as string,
    }));
    return ofRows(dayReport, false, rows);
  });

  monthReport(app, hourReport, async (asked, ctx) => {
    const rows = (await hoursOf(ctx, asked)).map(({ hour, weekdays: counts }) => {
      const [d1 = 0, d2 = 0, d3 = 0, d4 = 0, d5 = 0, d6 = 0, d7 = 0] = counts;
      return { hour: hourText(hour), d1, d2, d3, d4, d5, d6, d7, all: d1 + d2 + d3 + d4 + d5 + d6 + d7 };
    });
    return ofRows(hourReport, false, rows);
  });

  monthReport(app, memberReport, async (asked, ctx, { extension }) => {
    const max = maxReportRows[extension];
    const members = await membersOf(ctx, asked, max);
    if (members.length > max) throw wrongField('month', 'report_rows', { max });
    const rows = members.map(
      ({ user_id, ...did }) =>
        user_id === null
          ? { ...did, full_name_th: deletedMember, user_type: '', up_department_name_th: '' }
          : { ...did, user_type: typeWords[did.user_type as LcUserType] }, // an enum of the database
    );
    return ofRows(memberReport, true, rows);
  });
}

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00–${String(hour).padStart(2, '0')}:59 น.`;

interface ReportContent {
  rows: number;
  table: ReportTable;
}

/** A report of figures that are there already: a month has few. */
function ofRows<Row extends Cells>(report: Report<Row, LcReportQuery>, numbered: boolean, rows: Row[]): ReportContent {
  return { rows: rows.length, table: reportTable(report, { numbered, empty: noVisits }, rows.length === 0 ? [] : [rows]) };
}

function monthReport<Row extends Cells>(
  app: FastifyInstance,
  report: Report<Row, LcReportQuery>,
  draw: (asked: VisitsAsked, ctx: Context, query: LcReportQuery) => Promise<ReportContent>,
): void {
  registerReport(app, report, async (query, ctx) => {
    const { extension, year, month } = query;
    const asked = { year, month, own: ctx.own };
    const [{ rows, table }, summary, name] = await Promise.all([
      draw(asked, ctx, query),
      summaryOf(ctx, asked),
      personName(ctx.db, ctx.person.user_name),
    ]);
    return {
      format: extension,
      lines: linesOf(asked, summary),
      about: [shortMonthText(asked)],
      signatures: signedBy(name?.th ?? ''),
      rows,
      tables: [table],
    };
  });
}

/** The lines under the title of every report: the month, its total, and what its hours exclude. */
function linesOf({ own, ...month }: VisitsAsked, { visits, people, minutes, timed, closed, inside }: Summary): string[] {
  const times = (count: number) => `${digits.format(count)} ครั้ง`;
  const untimed = [
    ...(closed > 0 ? [`ไม่ได้สแกนออก (สิ้นสุดเมื่อปิดศูนย์) ${times(closed)}`] : []),
    ...(inside > 0 ? [`ยังอยู่ในศูนย์ ${times(inside)}`] : []),
  ];
  const time = timeText(minutes) + (untimed.length > 0 ? ` จาก ${times(timed)}ที่มีเวลาออก` : '');
  const said = [`เข้าใช้ ${times(visits)}`, `สมาชิก ${digits.format(people)} คน`, time];
  const whose = own === undefined ? [] : ['เฉพาะรายการที่คุณบันทึก'];
  return [
    [monthText(month), ...whose].join(' · '),
    ...(visits > 0 ? [said.join(' · ')] : []),
    ...(untimed.length > 0 ? [`ไม่นับเวลา: ${untimed.join(' · ')}`] : []),
  ];
}

/** The visits of a register, filtered by the person's rights again. */
async function visitRows({ query }: Pick<Context, 'query'>, asked: VisitsAsked, keys: number[]): Promise<RegisterRow[]> {
  const left = Prisma.sql`(v.time_out AT TIME ZONE 'Asia/Bangkok')`;
  const rows = await query<StoredVisit>(Prisma.sql`
    SELECT v.id, to_char(${there}, 'YYYY-MM-DD') AS day, to_char(${there}, 'HH24:MI') AS time_in,
      -- of another day than it began on, the day stands with it
      coalesce(to_char(${left}, CASE WHEN ${left}::date = ${there}::date THEN 'HH24:MI' ELSE 'YYYY-MM-DD HH24:MI' END), '') AS time_out,
      ${minutes}::float8 AS minutes, m.prefix_title_th || m.fname_th || ' ' || m.lname_th AS full_name_th, coalesce(m.user_name, '') AS user_name,
      v.user_type::text AS user_type, d.up_department_name_th, v.ended::text AS ended, v.reason
    FROM mem_lc_checkin_users v LEFT JOIN mem_lc_users m ON m.user_id = v.user_id JOIN up_departments d ON d.up_department_id = v.job_title
    WHERE ${ofMonth(asked)} AND v.id = ANY(${keys})`);
  return rows.map(({ full_name_th, user_type, ended, ...row }) => ({
    ...row,
    full_name_th: full_name_th ?? deletedMember,
    user_type: typeWords[user_type],
    ended: ended === null ? stillIn : endWords[ended],
  }));
}
