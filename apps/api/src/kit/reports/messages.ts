import type { MessagePort } from 'node:worker_threads';
import type { Cell, ReportColumn, ReportFormat } from '@faculty/contracts/kit/reports';

/** What stands above the tables of a report and at its end. Already words: the thread that draws it knows no records. */
export interface ReportHead {
  title: string;
  faculty: string;
  /** What it is about: whose records, of which time. */
  lines: string[];
  /** The same in a few words, for the heads of further pages and the names of files and sheets; empty where nothing tells it from others. */
  about: string[];
  /** Foot of every page. */
  printed: string;
  signatures: { role: string; name: string }[];
}

/** Bars of a table's own rows: one for each, as long as its counts, the first rows when there are many. */
interface TableChart {
  title: string;
  /** The columns that are stacked in each bar, by their keys. The first column of the table names the bars. */
  series: readonly string[];
}

/** So many bars can be read. */
export const mostBars = 30;
/** A table with a chart is held in memory to be drawn, so it is one of few rows. */
export const mostChartedRows = 1_000;

/** What a table is, before its rows come. */
export interface TableHead {
  /** Name of its sheet, heading of its part. */
  name: string;
  columns: readonly ReportColumn[];
  /** Its rows are numbered in a first column. */
  numbered: boolean;
  /** Told where there is no row. */
  empty: string;
  /** The column of review states by which its rows are counted at the end; in all, where there is none. */
  countedBy?: string;
  /** Drawn with it. */
  chart?: TableChart;
}

/** A table as it is read: in batches, so that neither side ever holds the whole. */
export interface ReportTable extends TableHead {
  rows: AsyncIterable<Cell[][]> | Iterable<Cell[][]>;
}

/** What a thread draws: a report in one of its formats, or cards, each a row of their table. */
export type DrawnKind = ReportFormat | 'card-sheets' | 'single-cards';

/** To the thread, once for each report, with the port of its conversation. */
export interface BeginReport {
  format: DrawnKind;
  head: ReportHead;
  port: MessagePort;
}

/** To the thread that draws a report. `read`: the reader took a chunk. */
export type ToReport =
  | { kind: 'table'; table: TableHead }
  | { kind: 'rows'; rows: Cell[][] }
  | { kind: 'end' }
  | { kind: 'read' }
  | { kind: 'stop' };

/** From it: bytes; a batch that was drawn; and at last how it ended, after which nothing of it is left. */
export type FromReport =
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'drawn' }
  | { kind: 'done' }
  | { kind: 'stopped' }
  | { kind: 'failed'; reason: string };

/** So many chunks may be on their way to a reader who has not taken them. */
export const chunksAhead = 8;
