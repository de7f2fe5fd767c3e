import {
  type DepartmentRow,
  dayReport,
  departmentChart,
  departmentReport,
  hourReport,
  type LcReportQuery,
  memberReport,
  type RegisterRow,
  visitRegister,
  weekdays,
} from '@faculty/contracts/centre/lc-reports';
import type { LcUserType } from '@faculty/contracts/centre/lc-user';
import { mostReportRows, type Report } from '@faculty/contracts/kit/reports';
import { todayInBangkok } from '@faculty/contracts/kit/today';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../kit/crud/context.ts';
import { wrongField } from '../../../kit/http/errors.ts';
import { personName } from '../../../kit/people/person-name.ts';
import type { ReportTable } from '../../../kit/reports/messages.ts';
import { type Cells, recordRows, reportTable } from '../../../kit/reports/record-rows.ts';
import { registerReport, signedBy } from '../../../kit/reports/register-report.ts';
import { daysOf, departmentsOf, hoursOf, membersOf, summaryOf } from './month-figures.ts';
import { linesOf, shortMonthText } from './report-lines.ts';
import { visitKeys, visitRows } from './visit-register.ts';
import { deletedMember, noVisits, typeWords } from './visit-words.ts';
import type { VisitsAsked } from './visits-of-month.ts';

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
    const max = mostReportRows[extension];
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

interface Drawn {
  rows: number;
  table: ReportTable;
}

/** A report of figures that are there already: a month has few. */
function ofRows<Row extends Cells>(report: Report<Row, LcReportQuery>, numbered: boolean, rows: Row[]): Drawn {
  return { rows: rows.length, table: reportTable(report, { numbered, empty: noVisits }, rows.length === 0 ? [] : [rows]) };
}

function monthReport<Row extends Cells>(
  app: FastifyInstance,
  report: Report<Row, LcReportQuery>,
  draw: (asked: VisitsAsked, ctx: Context, query: LcReportQuery) => Promise<Drawn>,
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
