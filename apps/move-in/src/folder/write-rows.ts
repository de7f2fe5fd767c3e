import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Row } from '../kinds.ts';

/** The text of a value in a cell. */
export const asCell = (value: unknown) =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Excel reads UTF-8 only behind the mark of a byte order. */
const byteOrderMark = '\ufeff';
const csvLine = (cells: unknown[]) => `${cells.map((cell) => `"${asCell(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;

/** Text of a file, written under another name first, so that a killed command leaves no half file. */
export async function writeWhole(file: string, text: AsyncIterable<string> | Iterable<string>): Promise<void> {
  const partial = `${file}.partial`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(Readable.from(text), createWriteStream(partial, { mode: 0o600 }));
  await rename(partial, file);
}

/** Writes rows in the format of the file's ending; a table has the columns that are given. */
export async function writeRows(file: string, rows: AsyncIterable<Row>, columns: readonly string[]): Promise<void> {
  if (file.endsWith('.xlsx')) return writeWorkbook(file, rows, columns);
  return writeWhole(file, file.endsWith('.csv') ? csvOf(rows, columns) : linesOf(rows));
}

async function* linesOf(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}

async function* csvOf(rows: AsyncIterable<Row>, columns: readonly string[]): AsyncGenerator<string> {
  yield `${byteOrderMark}${csvLine([...columns])}`;
  for await (const row of rows) yield csvLine(columns.map((column) => row[column]));
}

async function writeWorkbook(file: string, rows: AsyncIterable<Row>, columns: readonly string[]): Promise<void> {
  const { default: excel } = await import('exceljs');
  const partial = `${file}.partial`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    const book = new excel.stream.xlsx.WorkbookWriter({ filename: partial, useSharedStrings: false });
    const sheet = book.addWorksheet(path.parse(file).name.slice(0, 31), { views: [{ state: 'frozen', ySplit: 1 }] });
    // text, so that Excel changes no code and no date
    sheet.columns = columns.map((column) => ({ header: column, width: 20, style: { numFmt: '@' } }));
    for await (const row of rows) sheet.addRow(columns.map((column) => asCell(row[column]))).commit();
    sheet.commit();
    await book.commit();
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
}
