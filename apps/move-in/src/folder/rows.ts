import { createWriteStream } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import type ExcelJS from 'exceljs';
import type { Row } from '../kinds.ts';
import { parsed } from '../values.ts';

/** What stops a command; its words say what to do. */
export class MoveError extends Error {}

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
    const lines = chunk.split('\n');
    lines[0] = rest + lines[0];
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

/** Clients of MySQL and PostgreSQL write tabs between cells, and tabs and line ends inside of them with a backslash. */
const unescaped = (cell: string) =>
  cell.replace(/\\([ntr0\\])/g, (_, letter: string) => ({ n: '\n', t: '\t', r: '\r', 0: '' })[letter] ?? letter);

async function* linesOfCsv(file: string): AsyncGenerator<{ line: number; cells: string[] }> {
  const text = textOfFile(file);
  const first = (await text.next()).value ?? '';
  const start = first.slice(0, 5_000).replace(/"[^"]*"/g, '');
  const countOf = (separator: string) => start.split(separator).length;
  const delimiter = [',', ';', '\t', '|'].reduce((most, one) => (countOf(one) > countOf(most) ? one : most));
  const all = async function* () {
    yield first;
    yield* text;
  };
  const parser = Readable.from(all()).pipe(parse({ bom: true, delimiter, relax_column_count: true, relax_quotes: true, info: true }));
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>)
      yield { line: info.lines, cells: delimiter === '\t' ? record.map(unescaped) : record };
  } catch (error) {
    throw error instanceof CsvError ? new MoveError(`${path.basename(file)}: ${error.message}`) : error;
  }
}

async function* linesOfWorkbook(file: string): AsyncGenerator<{ line: number; cells: string[] }> {
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

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * The encoding of a text that may lie about it: UTF-8, or the Windows code page of Thai. UTF-8 with a few broken bytes stays UTF-8: the code
 * page read as such has hardly a Thai letter.
 */
function encodingOf(sample: Uint8Array): 'utf-8' | 'windows-874' {
  const text = new TextDecoder().decode(sample);
  const broken = countOf(text, /\ufffd/g);
  if (broken === 0 || countOf(text, /[\u0e01-\u0e5b]/g) >= broken) return 'utf-8';
  return countOf(new TextDecoder('windows-874').decode(sample), /[\u0e01-\u0e5b]/g) > 0 ? 'windows-874' : 'utf-8';
}

/** The text of an answer, without the mark of its byte order. */
export const textOfBytes = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);

/** The text of a file, piece by piece; ends with a line end. */
async function* textOfFile(file: string): AsyncGenerator<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(1_000_000), position: 0 });
    const decoder = new TextDecoder(encodingOf(buffer.subarray(0, bytesRead)));
    for await (const chunk of handle.createReadStream({ start: 0, autoClose: false }))
      yield decoder.decode(chunk as Buffer, { stream: true });
    yield `${decoder.decode()}\n`;
  } finally {
    await handle.close();
  }
}

/** Writes a file under another name first, so that a killed command leaves no half file. */
export async function writeWhole(file: string, text: AsyncIterable<string> | Iterable<string>): Promise<void> {
  const partial = `${file}.partial`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(Readable.from(text), createWriteStream(partial, { mode: 0o600 }));
  await rename(partial, file);
}

/** The lines of a `.jsonl` file. */
export async function* linesOf(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}
