import { type Cell, maxReportRows, type Report, type ReportFormat } from '@faculty/contracts/kit/reports';
import type { Prisma } from '@faculty/prisma/client';
import type pg from 'pg';
import { wrongField } from '../http/errors.ts';
import { inBatches, keysOf } from './in-batches.ts';
import type { ReportTable } from './messages.ts';

/** A row of a report, by the keys of its columns. */
export type Cells = Readonly<Record<string, Cell>>;

interface Records<Row extends Cells> {
  format: ReportFormat;
  /** Field that the error names when there are too many rows. */
  narrowBy: string;
  /** Selects one column `key`, in the order of the report. */
  keys: Prisma.Sql;
  keyOf: (row: Row) => number;
  /** Reads the rows of some keys. It must check again which records the person may see. */
  rows: (keys: number[]) => Promise<Row[]>;
}

/**
 * Reads the records of a report with one row per record: first the keys, to check the limit, then the rows in batches.
 * @throws ApiError naming `narrowBy` when there are more than the format holds
 */
export async function recordRows<Row extends Cells>(
  pool: pg.Pool,
  { format, narrowBy, keys: statement, keyOf, rows }: Records<Row>,
): Promise<{ count: number; batches: () => AsyncGenerator<Row[]> }> {
  const most = maxReportRows[format];
  const keys = await keysOf<number>(pool, statement, most);
  if (keys.length > most) throw wrongField(narrowBy, 'report_rows', { max: most });
  return { count: keys.length, batches: () => inBatches(keys, rows, keyOf) };
}

/** The table of a report from batches of rows. */
export function reportTable<Row extends Cells>(
  { table, columns }: Pick<Report<Row, never>, 'table' | 'columns'>,
  options: Pick<ReportTable, 'numbered' | 'empty' | 'countedBy'>,
  batches: AsyncIterable<Row[]> | Iterable<Row[]>,
): ReportTable {
  async function* cells(): AsyncGenerator<Cell[][]> {
    for await (const batch of batches) yield batch.map((row) => columns.map(({ key }) => row[key] ?? null));
  }
  return { name: table, columns, ...options, rows: cells() };
}
