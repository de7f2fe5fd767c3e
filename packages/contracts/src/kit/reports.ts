import { z } from 'zod';
import type { PageKey } from '../pages.ts';
import type { Bilingual } from './bilingual.ts';
import type { RouteText } from './entity.ts';
import { fitting } from './fields.ts';

/** A report is drawn as a workbook to go on working with, or as a document to print and sign. */
export const reportFormats = ['xlsx', 'pdf'] as const;
export const reportFormat = z.enum(reportFormats);
export type ReportFormat = (typeof reportFormats)[number];

/** More rows than these are asked to be narrowed down: nobody prints a thousand pages, and a sheet has its end. */
export const mostReportRows: Readonly<Record<ReportFormat, number>> = { xlsx: 100_000, pdf: 5_000 };

/** Everybody whose records one may see: a sign that no user name can be. */
export const everybody = '-';

/** Whose records a report tells: a user name, or `-` for everybody's. */
export const reportPerson = z
  .string()
  .check(fitting(25))
  .trim()
  .min(1)
  .max(25)
  .regex(/^(-|[A-Za-z0-9._]+)$/, '@user_name');

/**
 * What a cell holds: a `number` counts things, a `share` may have decimals, a year stands without separators, a date is `YYYY-MM-DD`,
 * a time `HH:MM` of the day the row is of, or `YYYY-MM-DD HH:MM` of another one.
 */
export type CellKind = 'text' | 'number' | 'share' | 'year' | 'date' | 'time';
export type Cell = string | number | null;

/** One column of a report's table, said once for both formats. */
export interface ReportColumn<Key extends string = string> {
  key: Key;
  title: string;
  kind: CellKind;
  /** In letters: the width of the sheet's column, and its share of the printed page. */
  width: number;
  /** Added up under the table. */
  total?: 'sum';
  /** There is no room for it on the printed page. */
  only?: 'xlsx';
}

/** What both apps know of a report: who may ask for it, where, and what its table shows. Reports are Thai, as the faculty files them. */
export interface Report<Row extends Readonly<Record<string, Cell>>, Query extends object> {
  /** The documented code: `master_r_001`. */
  readonly name: string;
  /** The pages it is asked for from: the right of any of them opens it. */
  readonly pages: readonly [PageKey, ...PageKey[]];
  readonly tag: string;
  readonly title: Bilingual;
  readonly route: RouteText;
  /** Names of the path, and of the query. */
  readonly params?: z.core.$ZodType<Partial<Query>>;
  readonly query?: z.core.$ZodType<Partial<Query>>;
  /** Name of the table: its sheet, at most 31 letters. */
  readonly table: string;
  readonly columns: readonly ReportColumn<keyof Row & string>[];
}

/** Identity at run time; at compile time it pins the types of a row and of what is asked. */
export function defineReport<Row extends Readonly<Record<string, Cell>>, Query extends object>(
  report: Report<Row, Query>,
): Report<Row, Query> {
  return report;
}

/** `GET /report/progress`: how the report stands that this person waits for; `none` when there is none. */
export const reportProgress = z.object({
  state: z.enum(['none', 'waiting', 'running']),
  /** Reports of others that come first. */
  ahead: z.int(),
  /** Rows written, of so many. */
  rows: z.int(),
  total: z.int(),
});
export interface ReportProgress extends z.infer<typeof reportProgress> {}

export const reportProgressRoute = 'GET /report/progress';
