import { z } from 'zod';
import type { Bilingual } from '../kit/bilingual.ts';
import { firstBuddhistYear, lastBuddhistYear } from '../kit/dates/era.ts';
import { daysOfYear, type YearKind, yearKinds, yearOfDay } from '../kit/dates/period.ts';
import { todayInBangkok } from '../kit/dates/today.ts';
import { errorCode } from '../kit/error-code.ts';
import { type Flag, flag, number, optionCode, requiredText, serialId, text } from '../kit/fields.ts';
import { choice } from '../kit/labels.ts';
import { defineReport, reportFormat } from '../kit/reports.ts';
import { moment } from '../kit/wire.ts';
import { activity } from './activity.ts';
import { work } from './work.ts';

export const tableKind = choice({
  works: { th: 'ผลงานวิชาการ', en: 'Academic works' },
  activities: { th: 'กิจกรรม', en: 'Activities' },
});
export type TableKind = z.infer<typeof tableKind>;

const dimensions = ['year', 'type', 'level', 'quality', 'department', 'person', 'state'] as const;
export type Dimension = (typeof dimensions)[number];

/** What rows and columns can be, by the labels of the records; activities have no quality level. */
export function dimensionsOf(kind: TableKind, years: YearKind): { readonly [Each in Dimension]?: Bilingual | undefined } {
  const { labels } = kind === 'works' ? work : activity;
  return {
    year: yearKinds[years],
    type: kind === 'works' ? work.labels.work_type : activity.labels.activity_type,
    level: kind === 'works' ? work.labels.work_public_inter : activity.labels.activity_level,
    ...(kind === 'works' && { quality: work.labels.work_type_detail }),
    department: { th: 'หน่วยงาน', en: 'Department' },
    person: { th: 'บุคลากร', en: 'Person' },
    state: labels.status_check,
  };
}

export const tableMeasure = choice({
  number: { th: 'จำนวน', en: 'Number' },
  weights: { th: 'ผลรวมค่าน้ำหนัก', en: 'Sum of weights' },
  shares: { th: 'ผลรวมตามสัดส่วน', en: 'Sum of shares' },
});

/** Which years are counted; all but `all` and `between` end with the current one. */
export const tableSpan = choice({
  '1': { th: 'ปีนี้', en: 'This year' },
  '3': { th: '3 ปีล่าสุด', en: 'Last 3 years' },
  '5': { th: '5 ปีล่าสุด', en: 'Last 5 years' },
  '10': { th: '10 ปีล่าสุด', en: 'Last 10 years' },
  all: { th: 'ทุกปี', en: 'All years' },
  between: { th: 'ระบุปี', en: 'From year to year' },
});

const buddhistYear = number(z.int().min(firstBuddhistYear).max(lastBuddhistYear));

const definitionFields = z.object({
  kind: tableKind,
  rows: z.enum(dimensions),
  columns: z.enum([...dimensions, 'none']),
  measure: tableMeasure.default('number'),
  years: z.enum(['fiscal', 'academic', 'calendar']).default('fiscal'),
  span: tableSpan.default('5'),
  /** For `between`. */
  from: buddhistYear.optional(),
  to: buddhistYear.optional(),
  department: serialId.optional(),
  type: optionCode.optional(),
  /** Y: only what was found correct. */
  checked: flag.default('N'),
});

type Definition = z.infer<typeof definitionFields>;

function requireMeaning({ kind, rows, columns, measure, span, from, to }: Definition, ctx: z.core.$RefinementCtx): void {
  const wrong = (field: keyof Definition, code: Parameters<typeof errorCode>[0]) =>
    ctx.addIssue({ code: 'custom', path: [field], message: errorCode(code), input: undefined });
  if (rows === columns) wrong('columns', 'duplicate');
  if (kind === 'activities') {
    if (rows === 'quality') wrong('rows', 'choice');
    if (columns === 'quality') wrong('columns', 'choice');
    if (measure !== 'number') wrong('measure', 'choice');
  }
  if (span !== 'between') return;
  if (from === undefined) wrong('from', 'required');
  if (to === undefined) wrong('to', 'required');
  if (from !== undefined && to !== undefined && from > to) wrong('from', 'start_after_end');
}

/** A summary table: what its rows and columns are, what is summed up, and of which records. It is stored, and it is the address of the screen. */
export const tableDefinition = definitionFields.superRefine(requireMeaning);
export interface TableDefinition extends Definition {}

/** The years of a table, and their first and last day; undefined for all. */
export function tablePeriod(
  { years, span, from, to }: Pick<TableDefinition, 'years' | 'span' | 'from' | 'to'>,
  today = todayInBangkok(),
): { first: number; last: number; start_date: string; end_date: string } | undefined {
  if (span === 'all') return undefined;
  const last = span === 'between' ? (to ?? 0) : yearOfDay(years, today);
  const first = span === 'between' ? (from ?? 0) : last - Number(span) + 1;
  return { first, last, start_date: daysOfYear(years, first).from, end_date: daysOfYear(years, last).to };
}

/** A larger table is cut: what does not fit is one row or column. */
export const mostTableRows = 200;
export const mostTableColumns = 60;
/** People without a record, at most. */
export const mostWithNone = 1_000;

/** A row or column. `key` is the value in the records; null: unknown, or several that were put together. */
const tableHeading = z.object({ key: z.string().nullable(), th: z.string(), en: z.string() });
export interface TableHeading extends z.infer<typeof tableHeading> {}

/** What was counted or summed up, and how many of the records have no weight. Null: no record. */
const tableCell = z.object({ value: z.number(), missing: z.int() }).nullable();
export type TableCell = z.infer<typeof tableCell>;

export const tableFigures = z.object({
  rows: z.array(tableHeading),
  columns: z.array(tableHeading),
  /** By row, then by column; in the last column and the last row the totals, in which each record counts once. */
  cells: z.array(z.array(tableCell)),
  /** Number of rows and columns that were put together. */
  cut: z.object({ rows: z.int(), columns: z.int() }),
});
export interface TableFigures extends z.infer<typeof tableFigures> {}

export const withNoneQuery = z.object({
  kind: tableKind,
  years: z.enum(['fiscal', 'academic', 'calendar']).default('fiscal'),
  year: buddhistYear,
  department: serialId.optional(),
});
export type WithNoneQuery = z.infer<typeof withNoneQuery>;

/** Members without a record in a year, by department. */
export const withNone = z.object({
  rows: z.array(
    z.object({
      user_name: z.string(),
      full_name_th: z.string(),
      full_name_en: z.string(),
      /** Empty when unknown. */
      department_th: z.string(),
      department_en: z.string(),
    }),
  ),
  count: z.int(),
  /** Members in all. */
  members: z.int(),
});
export interface WithNone extends z.infer<typeof withNone> {}

export const tableReport = defineReport<Record<never, never>, TableDefinition & { extension: 'xlsx' | 'pdf'; name?: string | undefined }>({
  name: 'work_table',
  pages: ['/web/work_table'],
  tag: 'Summary tables',
  title: { th: 'ตารางสรุปผลงานและกิจกรรม', en: 'Summary of works and activities' },
  route: 'GET /report/work_table',
  query: definitionFields.extend({ extension: reportFormat, name: text(150).optional() }).superRefine(requireMeaning),
  table: 'ตารางสรุป',
  columns: [],
});

const savedFields = {
  name_th: requiredText(150),
  /** Empty where the Thai name is shown in English, too. */
  name_en: text(150).default(''),
  /** Y: for all who may open the page, and in the quality pack. */
  shared: flag.default('N'),
};

export const savedTableBody = z.object({ ...savedFields, definition: tableDefinition });
export interface SavedTableBody extends z.infer<typeof savedTableBody> {}

export const savedTable = z.object({
  work_table_id: z.int(),
  name_th: z.string(),
  name_en: z.string(),
  shared: flag,
  definition: definitionFields,
  created_by: z.string(),
  full_name_th: z.string(),
  full_name_en: z.string(),
  updated_at: moment,
});
export interface SavedTable extends z.infer<typeof savedTable> {}
export const savedTables = z.object({ rows: z.array(savedTable) });
export const savedTableId = serialId;
export const savedTableAnswer = z.object({ work_table_id: z.int(), message: z.string() });
/** One person's tables, and those that all share. */
export const mostSavedTables = { own: 50, shared: 30 } as const;

/** Who may rename, change and delete a saved table besides its owner: who is not limited to their own. */
export const mayChangeTable = (table: { created_by: string; shared: Flag }, own: string, isLimited: boolean): boolean =>
  table.created_by === own || (table.shared === 'Y' && !isLimited);

export const tableLabels = {
  name: { th: 'ชื่อตาราง', en: 'Name' },
  shared: { th: 'แบ่งปัน', en: 'Shared' },
  definition: { th: 'ข้อกำหนดของตาราง', en: 'Definition' },
} as const;

/** Additive calls of the summary tables. */
export const tableRoutes = {
  list: 'GET /work_tables',
  create: 'POST /work_tables',
  update: 'PUT /work_tables/:work_table_id',
  remove: 'DELETE /work_tables/:work_table_id',
  figures: 'GET /work_tables/figures',
  withNone: 'GET /work_tables/with_none',
} as const;

const shipped = (definition: Partial<TableDefinition> & Pick<TableDefinition, 'rows' | 'columns'>): TableDefinition =>
  tableDefinition.parse({ kind: 'works', ...definition });

/** Delivered with the product: starting points, not the wording of a form. They can be copied, not changed. */
export const shippedTables: readonly (Bilingual & { definition: TableDefinition })[] = [
  {
    th: 'แบบรายงานมหาวิทยาลัย: ค่าน้ำหนักผลงานตามหน่วยงานและระดับคุณภาพ ปีการศึกษานี้',
    en: 'University report: weights of works by department and quality level, this academic year',
    definition: shipped({ rows: 'department', columns: 'quality', measure: 'weights', years: 'academic', span: '1', checked: 'Y' }),
  },
  {
    th: 'สำหรับ AUN-QA: จำนวนผลงานตามประเภทและปีการศึกษา 5 ปีล่าสุด',
    en: 'For AUN-QA: number of works by type and academic year, last 5 years',
    definition: shipped({ rows: 'type', columns: 'year', years: 'academic', checked: 'Y' }),
  },
  {
    th: 'สำหรับ EdPEx: แนวโน้มจำนวนผลงานของหน่วยงานตามปีงบประมาณ 5 ปีล่าสุด',
    en: 'For EdPEx: trend of the number of works by department and fiscal year, last 5 years',
    definition: shipped({ rows: 'department', columns: 'year', checked: 'Y' }),
  },
];
