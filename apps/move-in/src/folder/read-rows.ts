import path from 'node:path';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Row } from '../kinds.ts';
import { textOfFile } from './decode.ts';

/** What stops a command; its words say what to do. */
export class MoveError extends Error {
  override name = 'MoveError';
}

/** A row of a file, and where it stands: `news.jsonl, line 12`. */
export interface PlacedRow {
  row: Row;
  where: string;
}

/** Formats of a kind's file. */
export const formats = ['jsonl', 'csv', 'xlsx'] as const;
export type Format = (typeof formats)[number];

/**
 * The rows of a file, one after another.
 * @throws MoveError naming the line that cannot be read
 */
export async function* readRows(file: string): AsyncGenerator<PlacedRow> {
  if (file.endsWith('.jsonl')) return yield* rowsOfLines(file);
  const name = path.basename(file);
  let fields: string[] | undefined;
  for await (const { line, cells } of file.endsWith('.csv') ? linesOfCsv(file) : linesOfWorkbook(file)) {
    const where = `${name}, line ${line}`;
    if (cells.every((cell) => cell === '')) continue;
    if (fields === undefined) {
      fields = cells.map((cell) => cell.trim());
      const named = fields.filter((field) => field !== '');
      const twice = named.find((field, at) => named.indexOf(field) !== at);
      if (twice !== undefined) throw new MoveError(`${where}: two columns are called ${twice}`);
      continue;
    }
    // the explanations of a template
    if (cells[0]?.startsWith('#')) continue;
    const extra = cells.findIndex((cell, at) => cell !== '' && !fields?.[at]);
    if (extra >= 0) throw new MoveError(`${where}: cell ${extra + 1} has no heading; check the separators and quotes of this line`);
    yield { row: Object.fromEntries(fields.flatMap((field, at) => (field === '' ? [] : [[field, cellOf(cells[at])]]))), where };
  }
}

/** Dumps write `\N` or NULL for what is not there. */
const cellOf = (cell: string | undefined) => (cell === undefined || ['', '\\N', 'NULL'].includes(cell.trim()) ? null : cell);

async function* rowsOfLines(file: string): AsyncGenerator<PlacedRow> {
  let rest = '';
  let line = 0;
  const rowOf = function* (text: string): Generator<PlacedRow> {
    line += 1;
    if (text.trim() === '') return;
    const where = `${path.basename(file)}, line ${line}`;
    let row: unknown;
    try {
      row = JSON.parse(text);
    } catch (error) {
      throw new MoveError(`${where}: no JSON: ${(error as Error).message}`);
    }
    if (typeof row !== 'object' || row === null || Array.isArray(row)) throw new MoveError(`${where}: no object`);
    yield { row: row as Row, where };
  };
  for await (const chunk of textOfFile(file)) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) yield* rowOf(text);
  }
  yield* rowOf(rest);
}

/** Clients of MySQL and PostgreSQL write tabs between cells, and tabs and line ends inside of them with a backslash. */
const unescaped = (cell: string) =>
  cell.replace(/\\([ntr0\\])/g, (_, letter: string) => ({ n: '\n', t: '\t', r: '\r', 0: '' })[letter] ?? letter);

interface Line {
  line: number;
  cells: string[];
}

async function* linesOfCsv(file: string): AsyncGenerator<Line> {
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
    if (error instanceof CsvError) throw new MoveError(`${path.basename(file)}: ${error.message}`);
    throw error;
  }
}

async function* linesOfWorkbook(file: string): AsyncGenerator<Line> {
  const { default: excel } = await import('exceljs');
  const reader = new excel.stream.xlsx.WorkbookReader(file, {
    sharedStrings: 'cache',
    styles: 'cache',
    hyperlinks: 'ignore',
    worksheets: 'emit',
  });
  for await (const sheet of reader) {
    for await (const row of sheet) {
      const cells: string[] = [];
      row.eachCell({ includeEmpty: true }, (cell, column) => {
        cells[column - 1] = textOfCell(cell.value, cell.numFmt);
      });
      yield { line: row.number, cells: Array.from(cells, (cell) => cell ?? '') };
    }
    // records stand on the first sheet
    return;
  }
}

/** The text that a cell shows: zeros in front of a number whose format asks for them, days and moments as ISO. */
function textOfCell(value: unknown, format = ''): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date)
    return Number.isNaN(value.getTime())
      ? ''
      : value
          .toISOString()
          .replace('T', ' ')
          .replace(/\.\d+Z$/, '')
          .replace(/ 00:00:00$/, '');
  if (typeof value === 'number') return /^0{2,25}$/.test(format) ? String(value).padStart(format.length, '0') : String(value);
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return (value.richText as { text: string }[]).map(({ text }) => text).join('');
  if ('result' in value) return textOfCell(value.result, format);
  if ('text' in value) return textOfCell(value.text, format);
  return '';
}
