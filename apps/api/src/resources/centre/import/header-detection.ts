import { type Import, type ImportSources, importLimits, nameParts } from '@faculty/contracts/centre/list-import';
import { wrongField } from '../../../kit/http/errors.ts';
import type { Table } from './table.ts';

/** The rows of a sheet and their column heads. */
export interface List {
  sheet: string;
  /** Line number of the heads, from 1. */
  head_row: number;
  heads: string[];
  rows: { row: number; cells: string[] }[];
}

/** Maximum number of title lines searched for the heads. */
const linesAbove = 20;

/** Normalizes a head or name for comparison: lower case, without spaces, punctuation and the Thai silent mark. */
export const sameWord = (text: string) => text.toLowerCase().replace(/[\s.,:;*()_/\u0e4c-]+/g, '');

/** Normalized head → field. */
const namesOf = ({ fields }: Import) =>
  new Map(
    fields.flatMap(({ field, title, names }) => [field, title.th, title.en, ...names].map((name) => [sameWord(name), field] as const)),
  );

/**
 * Finds the line of the heads below any title lines, or uses the given line. Two-line heads, with upper cells that span several columns,
 * are joined.
 * @throws ApiError naming the file when it holds no rows, or too many
 */
export function listIn({ sheet, rows }: Table, definition: Import, given?: number): List {
  const known = namesOf(definition);
  const names = wholeNamesOf(definition);
  const isKnown = (cell: string) => spellings(cell).some((name) => known.has(sameWord(name)) || names.has(sameWord(name)));
  const score = (cells: string[]) => cells.filter((cell) => cell !== '').length + 10 * cells.filter(isKnown).length;
  const headsAt = (at: number) => joined(rows[at] ?? [], rows[at + 1]) ?? rows[at] ?? [];
  const scores = rows.slice(0, linesAbove).map((_, at) => score(headsAt(at)) + (isTwoLines(rows, at) ? 5 : 0));
  const at = given === undefined ? scores.indexOf(Math.max(...scores)) : given - 1;
  const heads = uniqueHeads(headsAt(at));
  const lines = isTwoLines(rows, at) ? 2 : 1;
  const below = rows
    .slice(at + lines)
    .map((cells, index) => ({ row: at + lines + index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (heads.length === 0 || below.length === 0) throw wrongField('file', 'file_no_rows');
  if (below.length > importLimits.rows) throw wrongField('file', 'file_rows', { max: importLimits.rows });
  return { sheet, head_row: at + 1, heads, rows: below };
}

const isTwoLines = (rows: readonly string[][], at: number) => joined(rows[at] ?? [], rows[at + 1]) !== undefined;

/**
 * Joins two-line heads: `ชื่อ` under `ภาษาอังกฤษ` is `ภาษาอังกฤษ ชื่อ`. Undefined when the lower line is a data row: it then has cells also
 * under heads that span one column.
 */
function joined(upper: string[], lower: string[] = []): string[] | undefined {
  const at = (cells: string[], column: number) => cells[column] ?? '';
  const heads: string[] = [];
  let spanning = '';
  let hasSpan = false;
  for (let column = 0; column < Math.max(upper.length, lower.length); column += 1) {
    const [head, part] = [at(upper, column), at(lower, column)];
    const spansNext = at(upper, column + 1) === '' && at(lower, column + 1) !== '';
    if (head !== '') spanning = part !== '' && spansNext ? head : '';
    if (head !== '' && part !== '' && spanning === '') return undefined;
    if (/^\d+$/.test(part)) return undefined;
    if (spanning !== '' && part !== '') hasSpan = true;
    heads.push(part === '' ? head : `${spanning} ${part}`.trim());
  }
  return hasSpan && upper.some((head, column) => head !== '' && at(lower, column) === '') ? heads : undefined;
}

/** Makes heads unique by a number; a column without a head gets its letter. */
function uniqueHeads(cells: string[]): string[] {
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

/** Suggests the column of each field: that of the last import if it exists, else the first column with a known name of the field. */
export function suggested(definition: Import, list: List, remembered: ImportSources): ImportSources {
  const { heads, rows } = list;
  const known = namesOf(definition);
  const isCalled = (head: string, field: string) => spellings(head).some((name) => known.get(sameWord(name)) === field);
  const sources: ImportSources = {};
  const taken = new Set<string>();
  for (const { field, isCode } of definition.fields) {
    const before = remembered[field];
    const column =
      before?.column !== undefined && heads.includes(before.column)
        ? before.column
        : (heads.find((head) => known.get(sameWord(head)) === field) ?? heads.find((head) => !taken.has(head) && isCalled(head, field)));
    if (column === undefined) continue;
    taken.add(column);
    const digits = before?.digits ?? (isCode ? digitsOf(rows.map(({ cells }) => cells[heads.indexOf(column)] ?? '')) : undefined);
    const { part } = before?.column === column ? before : {};
    sources[field] = {
      column,
      ...(digits !== undefined && { digits }),
      ...(part && { part }),
      ...(before?.matched && { matched: before.matched }),
    };
  }
  return { ...sources, ...wholeNameSources(definition, list, sources) };
}

/** Finds columns of whole names by their heads and content, for name fields without a column of their own. */
function wholeNameSources(definition: Import, { heads, rows }: List, sources: ImportSources): ImportSources {
  const found: ImportSources = {};
  const names = wholeNamesOf(definition);
  for (const [at, head] of heads.entries()) {
    const cells = rows
      .slice(0, 50)
      .map((row) => row.cells[at] ?? '')
      .filter((cell) => cell !== '');
    const spaced = cells.filter((cell) => cell.includes(' ')).length;
    // a “first name” column without a surname column
    const alone = definition.wholeNames?.find(({ first, last }) => sources[first]?.column === head && sources[last] === undefined);
    const isWhole = spellings(head).some((name) => names.has(sameWord(name))) || (alone !== undefined && spaced > cells.length * 0.8);
    if (!isWhole) continue;
    const isThai = cells.some((cell) => /[\u0e01-\u0e2e]/.test(cell));
    const name = alone ?? definition.wholeNames?.find((one) => one.isThai === isThai);
    if (!name || found[name.first] || (sources[name.first] && !alone)) continue;
    for (const part of nameParts) if (!sources[name[part]] || name[part] === alone?.first) found[name[part]] = { column: head, part };
  }
  return found;
}

const wholeNamesOf = ({ wholeNames = [] }: Import) => new Set(wholeNames.flatMap(({ names }) => names.map(sameWord)));

/** Possible readings of a joined two-line head: both parts in either order, or the lower part alone. */
function spellings(head: string): string[] {
  const parts = head.split(' ');
  if (parts.length > 8) return [head];
  return parts.flatMap((_, at) => (at === 0 ? [head] : [[...parts.slice(at), ...parts.slice(0, at)].join(' '), parts.slice(at).join(' ')]));
}

/** The length of a column's codes when some have lost their leading zeros: the maximum length, which most of them have. */
function digitsOf(cells: string[]): number | undefined {
  const lengths = cells.filter((cell) => cell !== '').map((cell) => (/^\d+$/.test(cell) ? cell.length : 0));
  const longest = Math.max(0, ...lengths);
  const isLikely = longest >= 5 && !lengths.includes(0) && lengths.filter((length) => length === longest).length > lengths.length * 0.6;
  return isLikely && lengths.some((length) => length < longest) && lengths.every((length) => length >= longest - 3) ? longest : undefined;
}
