import { z } from 'zod';
import { inCommonEra, toCommonEra } from '../kit/dates/era.ts';
import type { RouteText } from '../kit/entity.ts';
import { buddhistYear, number } from '../kit/fields.ts';
import { defineReport, type Report, type ReportColumn, reportFormat } from '../kit/reports.ts';
import type { PageKey } from '../pages.ts';

const monthOfYear = number(z.int().min(1).max(12));

/** A month in an address. Its year is Gregorian (documented) and limited to 2000–9999 B.E.; a Buddhist year is converted. */
export const monthInAddress = {
  year: number(z.int().min(toCommonEra(2000)).max(9999).overwrite(inCommonEra)),
  month: monthOfYear,
};

/** A month with a Buddhist year, as typed. */
export const monthTyped = z.object({ year: buddhistYear, month: monthOfYear });

const params = z.object({ extension: reportFormat, ...monthInAddress });
export type LcReportQuery = z.infer<typeof params>;
export type Month = Pick<LcReportQuery, 'year' | 'month'>;

/** Pages whose rights allow these reports: the report dialog is on both (documented). */
export const lcReportPages = ['/centre/lc_checkin_members', '/centre/lc_members'] as const satisfies readonly PageKey[];

const shared = (name: string) => ({
  name,
  pages: lcReportPages,
  tag: 'Language centre',
  route: `GET /report/${name}/:extension/:year/:month` as RouteText,
  params,
});

/** Number of visits by member type. */
export type ByType = { U: number; E: number; S: number; all: number };
const byType: ReportColumn<keyof ByType>[] = [
  { key: 'S', title: 'นักศึกษา', kind: 'number', width: 12, total: 'sum' },
  { key: 'E', title: 'บุคลากร', kind: 'number', width: 12, total: 'sum' },
  { key: 'U', title: 'บุคคลทั่วไป', kind: 'number', width: 12, total: 'sum' },
  { key: 'all', title: 'รวม (ครั้ง)', kind: 'number', width: 12, total: 'sum' },
];

/** One visit in the register. */
export type RegisterRow = {
  id: number;
  day: string;
  time_in: string;
  time_out: string;
  minutes: number | null;
  full_name_th: string;
  user_name: string;
  user_type: string;
  up_department_name_th: string;
  ended: string;
  reason: string;
};

export const visitRegister = defineReport<RegisterRow, LcReportQuery>({
  ...shared('lc_master_r_001'),
  title: { th: 'ทะเบียนการเข้าใช้ศูนย์ภาษา', en: 'Register of visits' },
  table: 'ทะเบียนการเข้าใช้',
  columns: [
    { key: 'day', title: 'วันที่', kind: 'date', width: 17 },
    { key: 'time_in', title: 'เวลาเข้า', kind: 'time', width: 10 },
    { key: 'time_out', title: 'เวลาออก', kind: 'time', width: 10 },
    { key: 'minutes', title: 'เวลาที่ใช้ (นาที)', kind: 'number', width: 12, total: 'sum' },
    { key: 'full_name_th', title: 'ชื่อ-นามสกุล', kind: 'name', width: 34 },
    { key: 'user_name', title: 'รหัสสมาชิก', kind: 'text', width: 16 },
    { key: 'user_type', title: 'ประเภทสมาชิก', kind: 'text', width: 14 },
    { key: 'up_department_name_th', title: 'หน่วยงาน', kind: 'text', width: 36 },
    { key: 'ended', title: 'สิ้นสุดโดย', kind: 'text', width: 14 },
    { key: 'reason', title: 'เหตุผล', kind: 'text', width: 30, only: 'xlsx' },
  ],
});

export type DepartmentRow = ByType & { up_department_name_th: string; up_department_name_en: string };
const byDepartment: ReportColumn<keyof DepartmentRow>[] = [
  { key: 'up_department_name_th', title: 'หน่วยงาน', kind: 'text', width: 48 },
  ...byType,
];

export const departmentReport = defineReport<DepartmentRow, LcReportQuery>({
  ...shared('lc_master_r_002'),
  title: { th: 'การเข้าใช้ศูนย์ภาษาตามหน่วยงานและประเภทสมาชิก', en: 'Visits by department and member type' },
  table: 'ตามหน่วยงานและประเภท',
  columns: byDepartment,
});

export const departmentChart = defineReport<DepartmentRow, LcReportQuery>({
  ...shared('lc_master_r_002_1'),
  title: { th: 'แผนภูมิการเข้าใช้ศูนย์ภาษาตามหน่วยงานและประเภทสมาชิก', en: 'Chart of visits by department and member type' },
  table: 'แผนภูมิตามหน่วยงาน',
  columns: byDepartment,
});

/** Counts are null for days in the future. */
export type DayRow = { [Type in keyof ByType]: number | null } & { day: string; weekday: string };

export const dayReport = defineReport<DayRow, LcReportQuery>({
  ...shared('lc_master_r_003'),
  title: { th: 'การเข้าใช้ศูนย์ภาษาตามวันและประเภทสมาชิก', en: 'Visits by day and member type' },
  table: 'ตามวันและประเภท',
  columns: [{ key: 'day', title: 'วันที่', kind: 'date', width: 22 }, { key: 'weekday', title: 'วัน', kind: 'text', width: 14 }, ...byType],
});

/** Days of the week in the order of `isodow`, from Monday. */
export const weekdays = ['จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์', 'อาทิตย์'] as const;
type WeekdayKey = 'd1' | 'd2' | 'd3' | 'd4' | 'd5' | 'd6' | 'd7';
export type HourRow = Record<WeekdayKey | 'all', number> & { hour: string };

export const hourReport = defineReport<HourRow, LcReportQuery>({
  ...shared('lc_master_r_003_1'),
  title: { th: 'การเข้าใช้ศูนย์ภาษาตามช่วงเวลาและวันในสัปดาห์', en: 'Visits by hour and day of the week' },
  table: 'ตามช่วงเวลาและวัน',
  columns: [
    { key: 'hour', title: 'ช่วงเวลาที่เข้า', kind: 'text', width: 18 },
    ...weekdays.map((title, at) => ({ key: `d${at + 1}` as WeekdayKey, title, kind: 'number' as const, width: 11, total: 'sum' as const })),
    { key: 'all', title: 'รวม (ครั้ง)', kind: 'number', width: 12, total: 'sum' },
  ],
});

/** Visits of one member in the month. Deleted members share one row without a name. */
export type MemberRow = {
  full_name_th: string;
  user_name: string;
  user_type: string;
  up_department_name_th: string;
  visits: number;
  /** Total of the visits with a recorded end. */
  minutes: number;
  closed: number;
  inside: number;
};

export const memberReport = defineReport<MemberRow, LcReportQuery>({
  ...shared('lc_master_r_004'),
  title: { th: 'จำนวนครั้งและเวลาที่สมาชิกเข้าใช้ศูนย์ภาษา', en: 'Members with their visits and time' },
  table: 'รายสมาชิก',
  columns: [
    { key: 'full_name_th', title: 'ชื่อ-นามสกุล', kind: 'name', width: 34 },
    { key: 'user_name', title: 'รหัสสมาชิก', kind: 'text', width: 18 },
    { key: 'user_type', title: 'ประเภทสมาชิก', kind: 'text', width: 15 },
    { key: 'up_department_name_th', title: 'หน่วยงาน', kind: 'text', width: 38 },
    { key: 'visits', title: 'เข้าใช้ (ครั้ง)', kind: 'number', width: 12, total: 'sum' },
    { key: 'minutes', title: 'เวลารวม (นาที)', kind: 'number', width: 13, total: 'sum' },
    { key: 'closed', title: 'ไม่ได้สแกนออก (ครั้ง)', kind: 'number', width: 13, total: 'sum' },
    { key: 'inside', title: 'ยังอยู่ในศูนย์ (ครั้ง)', kind: 'number', width: 13, total: 'sum' },
  ],
});

/** The six documented reports, in the order of the dialog. */
export const lcReports: readonly Pick<Report<never, LcReportQuery>, 'name' | 'title' | 'route'>[] = [
  visitRegister,
  departmentReport,
  departmentChart,
  dayReport,
  hourReport,
  memberReport,
];
