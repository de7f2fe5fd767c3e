import { type Import, type ImportSources, importLimits } from '@faculty/contracts/kit/import';
import { wrongField } from '../errors.ts';
import type { Table } from './table.ts';

/** A list under its heads. */
export interface List {
  sheet: string;
  /** Line of the heads, from 1. */
  head_row: number;
  heads: string[];
  rows: { row: number; cells: string[] }[];
}

/** Titles of a list stand in so many lines at most. */
const linesAbove = 20;

/** Small letters, without what people write in one way today and in another tomorrow, such as the mark of a silent letter. */
export const sameWord = (text: string) => text.toLowerCase().replace(/[\s.,:;*()_/\u0e4c-]+/g, '');

/** Heads, and the fields that are called so. */
const namesOf = ({ fields }: Import) =>
  new Map(
    fields.flatMap(({ field, title, names }) => [field, title.th, title.en, ...names].map((name) => [sameWord(name), field] as const)),
  );

/**
 * Finds the heads of a list, or takes them from the line that is given: lists of offices begin with a title or two.
 * @throws ApiError naming the file when it holds no rows, or too many
 */
export function listIn({ sheet, rows }: Table, definition: Import, given?: number): List {
  const known = namesOf(definition);
  const score = (cells: string[]) =>
    cells.filter((cell) => cell !== '').length + 10 * cells.filter((cell) => known.has(sameWord(cell))).length;
  const scores = rows.slice(0, linesAbove).map(score);
  const at = given === undefined ? scores.indexOf(Math.max(...scores)) : given - 1;
  const heads = unlike(rows[at] ?? []);
  const below = rows
    .slice(at + 1)
    .map((cells, index) => ({ row: at + index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (heads.length === 0 || below.length === 0) throw wrongField('file', 'file_no_rows');
  if (below.length > importLimits.rows) throw wrongField('file', 'file_rows', { max: importLimits.rows });
  return { sheet, head_row: at + 1, heads, rows: below };
}

/** Two columns of one head are told apart; one without a head is called by its letter. */
function unlike(cells: string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, column) => {
    const head = (cell === '' ? `(${letterOf(column)})` : cell).slice(0, 190);
    const times = (seen.get(head) ?? 0) + 1;
    seen.set(head, times);
    return times === 1 ? head : `${head} (${times})`;
  });
}

const letterOf = (column: number) =>
  (column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26))) + String.fromCharCode(65 + (column % 26));

/** Where each field comes from: as the last time where that column is there, else the first column that is called so. */
export function suggested(definition: Import, { heads, rows }: List, remembered: ImportSources): ImportSources {
  const known = namesOf(definition);
  const sources: ImportSources = {};
  for (const { field, isCode } of definition.fields) {
    const before = remembered[field]?.column;
    const column = before !== undefined && heads.includes(before) ? before : heads.find((head) => known.get(sameWord(head)) === field);
    if (column === undefined) continue;
    const digits =
      remembered[field]?.digits ?? (isCode ? digitsOf(rows.map(({ cells }) => cells[heads.indexOf(column)] ?? '')) : undefined);
    sources[field] = { column, ...(digits !== undefined && { digits }) };
  }
  return sources;
}

/** Codes of one length, of which some have lost their zeros: most have so many digits, and none has more. */
function digitsOf(cells: string[]): number | undefined {
  const lengths = cells.filter((cell) => cell !== '').map((cell) => (/^\d+$/.test(cell) ? cell.length : 0));
  const longest = Math.max(0, ...lengths);
  const isLikely = longest >= 5 && !lengths.includes(0) && lengths.filter((length) => length === longest).length > lengths.length * 0.6;
  return isLikely && lengths.some((length) => length < longest) && lengths.every((length) => length >= longest - 3) ? longest : undefined;
}
