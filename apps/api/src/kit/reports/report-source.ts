import type { Cell } from '@faculty/contracts/kit/reports';
import { reviewWords } from '../reviews/review-labels.ts';
import type { TableHead } from './messages.ts';

/** What a writer of one format reads: tables one after the other, each row by row, at the pace it is written. */
export interface ReportSource {
  tables(): AsyncIterable<{ head: TableHead; rows: AsyncIterable<Cell[]> }>;
}

const countText = new Intl.NumberFormat('th-TH');

/** Sums of a table's columns that have one, and how many rows it had: in all, or of each state. */
export class Totals {
  readonly #sums: (number | null)[];
  readonly #stateColumn: number;
  readonly #states = new Map<Cell, number>();
  rows = 0;

  readonly #isNumbered: boolean;

  constructor({ columns, countedBy, numbered }: TableHead) {
    this.#isNumbered = numbered;
    this.#sums = columns.map(({ total }) => (total === 'sum' ? 0 : null));
    this.#stateColumn = columns.findIndex(({ key }) => key === countedBy);
  }

  add(row: Cell[]): void {
    this.rows += 1;
    const state = row[this.#stateColumn];
    if (state !== undefined) this.#states.set(state, (this.#states.get(state) ?? 0) + 1);
    this.#sums.forEach((sum, at) => {
      // halves of percent do not add up to a long fraction
      if (sum !== null) this.#sums[at] = Math.round((sum + Number(row[at] ?? 0)) * 1e6) / 1e6;
    });
  }

  /** How many rows there were. What is signed adds up no accepted records with rejected ones: each state is told by itself. */
  get label(): string {
    // what has no numbers counts nothing but its sums
    if (!this.#isNumbered) return 'รวม';
    const counted = Object.values(reviewWords).flatMap((word) => {
      const count = this.#states.get(word);
      return count === undefined ? [] : `${word} ${countText.format(count)}`;
    });
    return `${this.#states.size > 0 ? counted.join(' · ') : `รวม ${countText.format(this.rows)}`} รายการ`;
  }

  /** The sums by column; null where a column has none. */
  get sums(): readonly (number | null)[] {
    return this.#sums;
  }
}
