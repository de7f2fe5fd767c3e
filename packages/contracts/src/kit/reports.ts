import { z } from 'zod';
import type { PageKey } from '../pages.ts';
import type { Bilingual } from './bilingual.ts';
import type { RouteText } from './entity.ts';
import { errorCode } from './error-code.ts';
import { fitting } from './fields.ts';

/** A report is a workbook for further work, or a document to print and sign. */
export const reportFormats = ['xlsx', 'pdf'] as const;
export const reportFormat = z.enum(reportFormats);
export type ReportFormat = (typeof reportFormats)[number];

/** A text, such as a CV, is a document for Word, or one to print. */
export const documentFormats = ['docx', 'pdf'] as const;
export type TextFormat = (typeof documentFormats)[number];
export const documentParams = z.object({ format: z.enum(documentFormats) });

/** Row limits per format; a larger report is refused with `report_rows`. */
export const maxReportRows: Readonly<Record<ReportFormat, number>> = { xlsx: 100_000, pdf: 5_000 };

/** Selects everybody whose records one may view; not a valid user name. */
export const everybody = '-';

/** Owner of the records in a report: a user name, or `-` for everybody. */
export const reportPerson = z
  .string()
  .check(fitting(25))
  .trim()
  .min(1)
  .max(25)
  .regex(/^(-|[A-Za-z0-9._]+)$/, errorCode('user_name'));

/**
 * Type of a cell: `name` is a text that wraps between its parts only, `number` is an integer, `share` may have decimals, `year` has no thousands separators, `date` is `YYYY-MM-DD`, and
 * `time` is `HH:MM` on the day of the row or `YYYY-MM-DD HH:MM` on another day.
 */
export type CellKind = 'text' | 'name' | 'number' | 'share' | 'year' | 'date' | 'time';
export type Cell = string | number | null;

/** One column of a report's table, for both formats. */
export interface ReportColumn<Key extends string = string> {
  key: Key;
  title: string;
  kind: CellKind;
  /** Column width in characters; on the printed page, the relative width. */
  width: number;
  /** Adds a total row under the table. */
  total?: 'sum';
  /** Omitted in the other format, for lack of room on the printed page. */
  only?: 'xlsx';
}

/** A report, shared by both apps: its rights, route and table. Reports are in Thai, because the faculty files them in Thai. */
export interface Report<Row extends Readonly<Record<string, Cell>>, Query extends object> {
  /** The documented code: `master_r_001`. */
  readonly name: string;
  /** Pages that offer it; the right to view any of them is enough. */
  readonly pages: readonly [PageKey, ...PageKey[]];
  readonly tag: string;
  readonly title: Bilingual;
  readonly route: RouteText;
  /** Schemas of the path parameters and of the query. */
  readonly params?: z.core.$ZodType<Partial<Query>>;
  readonly query?: z.core.$ZodType<Partial<Query>>;
  /** Name of the sheet, at most 31 characters. */
  readonly table: string;
  readonly columns: readonly ReportColumn<keyof Row & string>[];
}

/** Identity at run time; declares the types of the row and of the query. */
export function defineReport<Row extends Readonly<Record<string, Cell>>, Query extends object>(
  report: Report<Row, Query>,
): Report<Row, Query> {
  return report;
}

/** `GET /report/progress`: progress of the person's current report; `none` without one. */
export const reportProgress = z.object({
  state: z.enum(['none', 'waiting', 'running']),
  /** Reports of other people earlier in the queue. */
  ahead: z.int(),
  /** Rows written, of `total`. */
  rows: z.int(),
  total: z.int(),
});
export interface ReportProgress extends z.infer<typeof reportProgress> {}

export const reportProgressRoute = 'GET /report/progress';
