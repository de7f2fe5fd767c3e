import { type Cell, maxReportRows, type Report, type ReportFormat } from '@faculty/contracts/kit/reports';
import { Prisma } from '@faculty/prisma/client';
import type pg from 'pg';
import { runSql } from '../../db/run-sql.ts';
import { wrongField } from '../http/errors.ts';
import type { ReportTable } from './messages.ts';

const batchSize = 250;

/**
 * The keys of a statement with one column `key`, in its order, at most `most + 1`: so the caller can refuse too large a report.
 * The rows are then read in batches, so that no connection is held for a slow reader.
 */
export async function keysOf<Key extends number | string>(pool: pg.Pool, statement: Prisma.Sql, most: number): Promise<Key[]> {
  const { rows } = await runSql<{ key: Key }>(pool, Prisma.sql`${statement} LIMIT ${most + 1}`);
  return rows.map(({ key }) => key);
}

/** The rows of these keys, in their order, in batches. Records deleted meanwhile are skipped. */
export async function* inBatches<Key, Row>(
  keys: readonly Key[],
  read: (keys: Key[]) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Row[]> {
  for (let from = 0; from < keys.length; from += batchSize) {
    const wanted = keys.slice(from, from + batchSize);
    const found = new Map((await read(wanted)).map((row) => [keyOf(row), row]));
    yield wanted.flatMap((key) => found.get(key) ?? []);
  }
}

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

/** The table of a report from batches of rows. @throws an error that names the column which the statement of the rows does not give */
export function reportTable<Row extends Cells>(
  { table, columns }: Pick<Report<Row, never>, 'table' | 'columns'>,
  options: Pick<ReportTable, 'numbered' | 'empty' | 'countedBy'>,
  batches: AsyncIterable<Row[]> | Iterable<Row[]>,
): ReportTable {
  const cellOf = (row: Row, key: keyof Row & string): Cell => {
    // the compiler believes what a statement is said to give
    if (!Object.hasOwn(row, key)) throw new Error(`${table}: ${key} does not exist in its rows, select it`);
    return row[key] ?? null;
  };
  async function* cells(): AsyncGenerator<Cell[][]> {
    for await (const batch of batches) yield batch.map((row) => columns.map(({ key }) => cellOf(row, key)));
  }
  return { name: table, columns, ...options, rows: cells() };
}
