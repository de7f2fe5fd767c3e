import { importLimits } from '@faculty/contracts/centre/list-import';
import { stackedMarks } from '@faculty/contracts/kit/fields';

/** The cells of a file as displayed text, row by row. */
export interface Table {
  /** Name of the sheet; empty in a csv. */
  sheet: string;
  rows: string[][];
}

/** The reason why a file cannot be read: a code of `field-errors.ts`. */
export type TableFault = 'file_type' | 'file_broken' | 'file_rows' | 'file_columns' | 'file_unpacked';

export class UnreadableTable extends Error {
  readonly fault: TableFault;
  constructor(fault: TableFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** Includes an allowance for heads, titles and empty lines. */
export const mostLines = importLimits.rows + 200;
/** At least as long as any text field; a truncated text is still refused as too long, because one more character is taken. */
const maxCellLength = 2_000;

/**
 * Normalizes the text of a cell: removes BOM, zero-width characters and surrounding spaces, collapses spaces, applies NFC. Text with many
 * combining marks on one letter is not normalized, because NFC takes quadratic time; its field refuses it.
 */
export function cellText(text: string): string {
  const visible = text
    .slice(0, maxCellLength * 2)
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
  return (stackedMarks.test(visible) ? visible : visible.normalize('NFC')).slice(0, maxCellLength + 1);
}

/** Removes empty cells at the end of rows. @throws UnreadableTable when there are too many rows or columns */
export function bounded(rows: string[][]): string[][] {
  if (rows.length > mostLines) throw new UnreadableTable('file_rows');
  const trimmed = rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1));
  if (trimmed.some((row) => row.length > importLimits.columns)) throw new UnreadableTable('file_columns');
  return trimmed;
}
