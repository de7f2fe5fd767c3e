import { z } from 'zod';
import type { Bilingual } from '../kit/bilingual.ts';
import { firstBuddhistYear, lastBuddhistYear } from '../kit/dates/era.ts';
import { daysOfYear, yearKinds, yearOfDay } from '../kit/dates/period.ts';
import { todayInBangkok } from '../kit/dates/today.ts';
import { errorCode } from '../kit/error-code.ts';
import { flag, number, optionCode, serialId, text } from '../kit/fields.ts';
import { choice } from '../kit/labels.ts';
import { defineReport } from '../kit/reports.ts';
import { activity } from './activity.ts';
import { work } from './work.ts';

export const tableKind = choice({
  works: { th: 'ผลงานวิชาการ', en: 'Academic works' },
  activities: { th: 'กิจกรรม', en: 'Activities' },
});
export type TableKind = z.infer<typeof tableKind>;

const dimensions = ['year', 'type', 'level', 'quality', 'department', 'person', 'state'] as const;
export type Dimension = (typeof dimensions)[number];

export const tableMeasure = choice({
  number: { th: 'จำนวน', en: 'Number' },
  weights: { th: 'ผลรวมค่าน้ำหนัก', en: 'Sum of weights' },
  shares: { th: 'ผลรวมตามสัดส่วน', en: 'Sum of shares' },
  nobody: { th: 'ผู้ที่ไม่มีรายการ', en: 'People without any' },
});
type TableMeasure = z.infer<typeof tableMeasure>;

/** What can be summed up: activities have neither weights nor shares. */
export const measuresOf = (kind: TableKind): readonly TableMeasure[] => (kind === 'works' ? tableMeasure.options : ['number', 'nobody']);

/** What rows and columns can be, by the labels of the records; activities have no quality level, and people without any record only what they are. */
export function dimensionsOf({ kind, years, measure }: Pick<Definition, 'kind' | 'years' | 'measure'>): {
  readonly [Each in Dimension]?: Bilingual | undefined;
} {
  const { labels } = kind === 'works' ? work : activity;
  const people = { department: { th: 'หน่วยงาน', en: 'Department' }, person: { th: 'บุคลากร', en: 'Person' } };
  if (measure === 'nobody') return people;
  return {
    year: yearKinds[years],
    type: kind === 'works' ? work.labels.work_type : activity.labels.activity_type,
    level: kind === 'works' ? work.labels.work_public_inter : activity.labels.activity_level,
    ...(kind === 'works' && { quality: work.labels.work_type_detail }),
    ...people,
    state: labels.status_check,
  };
}

/** How many years are counted. */
export const tableSpan = choice({
  '1': { th: '1 ปี', en: '1 year' },
  '3': { th: '3 ปี', en: '3 years' },
  '5': { th: '5 ปี', en: '5 years' },
  '10': { th: '10 ปี', en: '10 years' },
  all: { th: 'ทุกปี', en: 'All years' },
});

const buddhistYear = number(z.int().min(firstBuddhistYear).max(lastBuddhistYear));

const definitionFields = z.object({
  kind: tableKind,
  rows: z.enum(dimensions),
  columns: z.enum([...dimensions, 'none']),
  measure: tableMeasure.default('number'),
  years: z.enum(['fiscal', 'academic', 'calendar']).default('fiscal'),
  span: tableSpan.default('5'),
  /** The last of the years; without it the current one. */
  last: buddhistYear.optional(),
  department: serialId.optional(),
  type: optionCode.optional(),
  /** Y: only what was found correct. */
  checked: flag.default('N'),
});

type Definition = z.infer<typeof definitionFields>;

function requireMeaning(definition: Definition, ctx: z.core.$RefinementCtx): void {
  const { kind, rows, columns, measure } = definition;
  const sides = dimensionsOf(definition);
  const wrong = (field: keyof Definition, code: Parameters<typeof errorCode>[0]) =>
    ctx.addIssue({ code: 'custom', path: [field], message: errorCode(code), input: undefined });
  if (rows === columns) wrong('columns', 'duplicate');
  if (!(rows in sides)) wrong('rows', 'choice');
  if (columns !== 'none' && (!(columns in sides) || (measure === 'nobody' && columns === 'person'))) wrong('columns', 'choice');
  if (!measuresOf(kind).includes(measure)) wrong('measure', 'choice');
}

/** A summary table: what its rows and columns are, what is summed up, and of which records. It is the address of the screen. */
export const tableDefinition = definitionFields.superRefine(requireMeaning);
export interface TableDefinition extends Definition {}

/** The table of a query of the screen's address; what is left out or makes no sense is as at the start. */
export function definitionIn(query: URLSearchParams, kind: TableKind): TableDefinition {
  const start = { kind, rows: 'department', columns: 'year' };
  return tableDefinition.safeParse({ ...start, ...Object.fromEntries(query) }).data ?? tableDefinition.parse(start);
}

/** The years of a table, and their first and last day; undefined for all. */
export function tablePeriod({
  years,
  span,
  last = yearOfDay(years, todayInBangkok()),
}: Pick<TableDefinition, 'years' | 'span' | 'last'>): { first: number; last: number; start_date: string; end_date: string } | undefined {
  if (span === 'all') return undefined;
  const first = last - Number(span) + 1;
  return { first, last, start_date: daysOfYear(years, first).from, end_date: daysOfYear(years, last).to };
}

/** A larger table is refused. */
export const mostTableRows = 1_000;
export const mostTableColumns = 60;
/** A row or column. `key` is the value in the records; null: unknown. `member_id` is that of a person's record. */
const tableHeading = z.object({ key: z.string().nullable(), th: z.string(), en: z.string(), member_id: z.int().optional() });
export interface TableHeading extends z.infer<typeof tableHeading> {}

/** What was counted or summed up, and how many of the records have no weight. Null: no record. */
const tableCell = z.object({ value: z.number(), missing: z.int() }).nullable();
export type TableCell = z.infer<typeof tableCell>;

export const tableFigures = z.object({
  rows: z.array(tableHeading),
  columns: z.array(tableHeading),
  /** By row, then by column; in the last column and the last row the totals, in which each record counts once. */
  cells: z.array(z.array(tableCell)),
});
export interface TableFigures extends z.infer<typeof tableFigures> {}

/** Whether a table is a list of the people who have none: its columns tell no number, but the department of each. */
export const isListOfPeople = ({ measure, rows }: Pick<Definition, 'measure' | 'rows'>): boolean =>
  measure === 'nobody' && rows === 'person';

/** The department of the person of a row, in a list of people; undefined where the table does not tell it. */
export const departmentOf = ({ columns, cells }: TableFigures, row: number): TableHeading | undefined =>
  columns.find((_, at) => cells[row]?.[at]);

export const tableReport = defineReport<Record<never, never>, TableDefinition & { name?: string | undefined }>({
  name: 'work_table',
  pages: ['/web/work_table'],
  tag: 'Summary tables',
  title: { th: 'ตารางสรุปผลงานและกิจกรรม', en: 'Summary of works and activities' },
  route: 'GET /report/work_table',
  query: definitionFields.extend({ name: text(150).optional() }).superRefine(requireMeaning),
  table: 'ตารางสรุป',
  columns: [],
});

/** Additive call of the summary tables. */
export const tableRoutes = { figures: 'GET /work_tables/figures' } as const;

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
  {
    th: 'ผู้ที่ยังไม่มีผลงานวิชาการในปีงบประมาณนี้',
    en: 'People without an academic work in this fiscal year',
    definition: shipped({ rows: 'person', columns: 'department', measure: 'nobody', span: '1' }),
  },
  {
    th: 'ผู้ที่ยังไม่มีกิจกรรมในปีงบประมาณนี้',
    en: 'People without an activity in this fiscal year',
    definition: shipped({ kind: 'activities', rows: 'person', columns: 'department', measure: 'nobody', span: '1' }),
  },
];
