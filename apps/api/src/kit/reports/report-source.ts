import type { Cell } from '@faculty/contracts/kit/reports';
import type { TableHead } from './messages.ts';

/** What a writer of one format reads: tables one after the other, each row by row, at the pace it is written. */
export interface ReportSource {
  tables(): AsyncIterable<{ head: TableHead; rows: AsyncIterable<Cell[]> }>;
}

/** Sums of a table's columns that have one, and how many rows it had. */
export class Totals {
  readonly #sums: (number | null)[];
  rows = 0;

  constructor({ columns }: TableHead) {
    this.#sums = columns.map(({ total }) => (total === 'sum' ? 0 : null));
  }

  add(row: Cell[]): void {
    this.rows += 1;
    this.#sums.forEach((sum, at) => {
      // halves of percent do not add up to a long fraction
      if (sum !== null) this.#sums[at] = Math.round((sum + Number(row[at] ?? 0)) * 1e6) / 1e6;
    });
  }

  /** The last row: `label` in the first column of text that is not added up. */
  row(label: string): Cell[] {
    const at = this.#sums.indexOf(null);
    return this.#sums.map((sum, column) => (column === at ? label : sum));
  }
}
