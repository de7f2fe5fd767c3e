import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import type ExcelJS from 'exceljs';
import { UsageError } from '../../../api/src/backup/command.ts';
import { clarityOf, separatorOf } from '../../../api/src/kit/files/table-text.ts';
import type { Row } from '../kinds.ts';
import { parsed } from '../values.ts';

/** What stops a command; its words say what to do. */
export class MoveError extends UsageError {}

/** A row of a file, and where it stands: `news.jsonl, line 12`. */
export interface PlacedRow {
  row: Row;
  where: string;
}

/**
 * The rows of a `.jsonl`, `.csv` or `.xlsx` file, one after another.
 * @throws MoveError naming the line that cannot be read
 */
export async function* readRows(file: string): AsyncGenerator<PlacedRow> {
  if (file.endsWith('.jsonl')) return yield* rowsOfLines(file);
  const name = path.basename(file);
  let fields: string[] | undefined;
  for await (const { line, cells } of file.endsWith('.csv') ? linesOfCsv(file) : linesOfWorkbook(file)) {
    const where = `${name}, line ${line}`;
    // lines that begin with # explain a template
    if (cells.every((cell) => cell === '') || (fields && cells[0]?.startsWith('#'))) continue;
    if (fields === undefined) {
      fields = cells.map((cell) => cell.trim());
      const twice = fields.find((field, at) => field !== '' && fields?.indexOf(field) !== at);
      if (twice !== undefined) throw new MoveError(`${where}: two columns are called ${twice}`);
      continue;
    }
    const extra = cells.findIndex((cell, at) => cell !== '' && !fields?.[at]);
    if (extra >= 0) throw new MoveError(`${where}: cell ${extra + 1} has no heading; check the separators and quotes of this line`);
    const pairs = fields.map((field, at) => [field, cellOf(cells[at])] as const).filter(([field]) => field !== '');
    yield { row: Object.fromEntries(pairs), where };
  }
}

/** Dumps write `\N` or NULL for what is not there. */
const cellOf = (cell = '') => (['', '\\N', 'NULL'].includes(cell.trim()) ? null : cell);

async function* rowsOfLines(file: string): AsyncGenerator<PlacedRow> {
  let line = 0;
  let rest = '';
  for await (const chunk of textOfFile(file)) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) {
      line += 1;
      const row = parsed(text);
      const where = `${path.basename(file)}, line ${line}`;
      if (text.trim() === '') continue;
      if (typeof row !== 'object' || row === null || Array.isArray(row)) throw new MoveError(`${where}: no JSON object`);
      yield { row: row as Row, where };
    }
  }
}

interface Line {
  line: number;
  cells: string[];
}

/** Clients of MySQL and PostgreSQL write tabs between cells, and tabs and line ends inside of them with a backslash. */
const unescaped = (cell: string) =>
  cell.replace(/\\([ntr0\\])/g, (_, letter: string) => ({ n: '\n', t: '\t', r: '\r', 0: '' })[letter] ?? letter);

async function* linesOfCsv(file: string): AsyncGenerator<Line> {
  const beginning = textOfFile(file);
  const delimiter = separatorOf((await beginning.next()).value ?? '');
  await beginning.return(undefined);
  const parser = parse({ bom: true, delimiter, relax_column_count: true, relax_quotes: true, info: true });
  try {
    for await (const { record, info } of Readable.from(textOfFile(file)).pipe(parser))
      yield { line: info.lines, cells: delimiter === '\t' ? record.map(unescaped) : record };
  } catch (error) {
    throw error instanceof CsvError ? new MoveError(`${path.basename(file)}: ${error.message}`) : error;
  }
}

async function* linesOfWorkbook(file: string): AsyncGenerator<Line> {
  const { default: excel } = await import('exceljs');
  const options = { sharedStrings: 'cache', styles: 'cache', hyperlinks: 'ignore', worksheets: 'emit' } as const;
  for await (const sheet of new excel.stream.xlsx.WorkbookReader(file, options)) {
    for await (const row of sheet) {
      const cells = Array.from({ length: row.cellCount }, (_, at) => textOfCell(row.getCell(at + 1)));
      yield { line: row.number, cells };
    }
    // records stand on the first sheet
    return;
  }
}

/** The text that a cell shows: zeros in front of a number whose format asks for them, days and moments as ISO. */
function textOfCell({ value, result, numFmt, text }: ExcelJS.Cell): string {
  const shown = result ?? value;
  if (typeof shown === 'number' && /^0{2,25}$/.test(numFmt ?? '')) return String(shown).padStart(numFmt.length, '0');
  if (shown instanceof Date) return shown.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '');
  return shown === null || shown === undefined ? '' : text;
}

/** The text of a file, piece by piece; ends with a line end. */
async function* textOfFile(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOfFile(file));
  for await (const chunk of createReadStream(file)) yield decoder.decode(chunk as Buffer, { stream: true });
  yield `${decoder.decode()}\n`;
}

/** Its first Thai letter may stand far behind: read until it is clear. */
async function encodingOfFile(file: string): Promise<string> {
  let clarity = 0;
  for await (const text of createReadStream(file, 'utf8')) {
    clarity += clarityOf(text as string);
    if (Math.abs(clarity) > 1_000) break;
  }
  return clarity < 0 ? 'windows-874' : 'utf-8';
}

/** Has a file written under another name first, so that a killed command leaves no half file. */
export async function writeWhole(file: string, write: (partial: string) => Promise<unknown>): Promise<void> {
  const partial = `${file}.partial`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    await write(partial);
    await rename(partial, file);
  } catch (error) {
    if (!/^(ENOSPC|EDQUOT)$/.test(String((error as NodeJS.ErrnoException).code))) throw error;
    throw new MoveError(`No room is left on the disk of ${file}. Make room; the same command goes on from here.`);
  } finally {
    await rm(partial, { force: true });
  }
}

/** Writes a text file whole or not at all. */
export const writeText = (file: string, text: AsyncIterable<string> | Iterable<string>): Promise<void> =>
  writeWhole(file, (partial) => pipeline(Readable.from(text), createWriteStream(partial, { mode: 0o600 })));

/** Writes a `.jsonl` file whole or not at all. */
export function writeRows(file: string, rows: AsyncIterable<Row>): Promise<void> {
  const lines = async function* () {
    for await (const row of rows) yield `${JSON.stringify(row)}\n`;
  };
  return writeText(file, lines());
}
