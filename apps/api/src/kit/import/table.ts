import { stackedMarks } from '@faculty/contracts/kit/fields';
import { importLimits } from '@faculty/contracts/kit/import';

/** What a file holds: the text of its cells, row by row, as a person reads them. */
export interface Table {
  /** Name of the sheet; empty in a csv. */
  sheet: string;
  rows: string[][];
}

/** Why a file cannot be read, as a code of `field-errors.ts`. */
export type TableFault = 'file_type' | 'file_broken' | 'file_rows' | 'file_columns' | 'file_unpacked';

export class UnreadableTable extends Error {
  readonly fault: TableFault;
  constructor(fault: TableFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** Heads, titles above them and empty lines come on top of the rows that are taken. */
export const mostLines = importLimits.rows + 200;
/** No field of a form is longer; what is cut is refused by its field as too long. */
const longestCell = 2_000;

/**
 * A cell without what cannot be seen: BOM, zero-width signs, no-break spaces, spaces around. One with a pile of marks on a letter is left
 * as it was typed: NFC takes time by the square of the pile, and its field refuses it.
 */
export function cellText(text: string): string {
  const seen = text
    .slice(0, longestCell * 2)
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
  return (stackedMarks.test(seen) ? seen : seen.normalize('NFC')).slice(0, longestCell + 1);
}

/** Rows without empty cells at their end. @throws UnreadableTable when there are too many */
export function bounded(rows: string[][]): string[][] {
  if (rows.length > mostLines) throw new UnreadableTable('file_rows');
  const trimmed = rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1));
  if (trimmed.some((row) => row.length > importLimits.columns)) throw new UnreadableTable('file_columns');
  return trimmed;
}
