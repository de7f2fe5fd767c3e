import type { Language } from '@faculty/contracts/kit/bilingual';
import type { Cell, ReportColumn, ReportFormat } from '@faculty/contracts/kit/reports';

/** The texts above and below the tables of a report. */
export interface ReportHead {
  title: string;
  faculty: string;
  /** Subtitle lines: person, period. */
  lines: string[];
  /** Short form of `lines`, for the heads of further pages and the names of files and sheets; may be empty. */
  about: string[];
  /** Footer of every page. */
  printed: string;
  signatures: { role: string; name: string }[];
  /** Of a text; reports are in Thai. */
  language?: Language;
}

/** A row of a text: its look, and upright and italic texts in turn. An entry stays on one page, a heading with what follows it. */
export type TextRow = [look: TextLook, ...runs: string[]];
export type TextLook = 'title' | 'heading' | 'subheading' | 'entry' | 'line';

/** A stacked bar chart of a table's first rows. */
interface TableChart {
  title: string;
  /** Keys of the stacked columns. The first column of the table labels the bars. */
  series: readonly string[];
}

/** Maximum number of rows of a table with a chart, which is buffered in memory. */
export const mostChartedRows = 1_000;

/** A table without its rows. */
export interface TableHead {
  /** Name of its sheet and heading of its section. */
  name: string;
  columns: readonly ReportColumn[];
  /** Whether a first column numbers the rows. */
  numbered: boolean;
  /** Text shown when there are no rows. */
  empty: string;
  /** Key of the column of review states by which the rows are counted; without it the total is given. */
  countedBy?: string;
  chart?: TableChart;
}

/** A table with its rows, in batches, to limit memory. */
export interface ReportTable extends TableHead {
  rows: AsyncIterable<Cell[][]> | Iterable<Cell[][]>;
}

/** What the worker draws: a report in one of its formats, cards, one per row, or a text of `TextRow`s. */
export type DocumentFormat = ReportFormat | 'card-sheets' | 'single-cards' | 'text-docx' | 'text-pdf';

/** Messages to the worker. `read`: the reader has consumed a chunk. */
export type ToReport =
  | { kind: 'table'; table: TableHead }
  | { kind: 'rows'; rows: Cell[][] }
  | { kind: 'end' }
  | { kind: 'read' }
  | { kind: 'stop' };

/**
 * Messages from the worker: output bytes, `drawn` after each batch, and finally `done`, with the characters that no font has (`U+1F393`),
 * `stopped` or `failed`.
 */
export type FromReport =
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'drawn' }
  | { kind: 'done'; missingGlyphs: readonly string[] }
  | { kind: 'stopped' }
  | { kind: 'failed'; reason: string };

/** Whether a column and its title are right-aligned. */
export const isNumeric = ({ kind }: Pick<ReportColumn, 'kind'>): boolean => kind === 'number' || kind === 'share' || kind === 'year';

/** Indexes of the columns that are printed; the others appear in workbooks only. */
export const printedIndexes = ({ columns }: Pick<TableHead, 'columns'>): number[] =>
  columns.flatMap(({ only }, at) => (only === 'xlsx' ? [] : at));
