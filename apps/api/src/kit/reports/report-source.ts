import type { Writable } from 'node:stream';
import type { Cell } from '@faculty/contracts/kit/reports';
import { reviewWords } from '../reviews/review-labels.ts';
import type { TableHead } from './messages.ts';

/** Input of a report writer: a stream of tables, each a stream of rows. */
export interface ReportSource {
  tables(): AsyncIterable<{ head: TableHead; rows: AsyncIterable<Cell[]> }>;
}

const countText = new Intl.NumberFormat('th-TH');

/** Column sums of a table, and its row count, in all or by review state. */
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
      // avoid floating point noise
      if (sum !== null) this.#sums[at] = Math.round((sum + Number(row[at] ?? 0)) * 1e6) / 1e6;
    });
  }

  /** The row count as text. With review states each state is counted separately, because the report is signed. */
  get label(): string {
    // tables without row numbers show sums only
    if (!this.#isNumbered) return 'รวม';
    const counted = Object.values(reviewWords).flatMap((word) => {
      const count = this.#states.get(word);
      return count === undefined ? [] : `${word} ${countText.format(count)}`;
    });
    return `${this.#states.size > 0 ? counted.join(' · ') : `รวม ${countText.format(this.rows)}`} รายการ`;
  }

  /** The sum of each column, or null. */
  get sums(): readonly (number | null)[] {
    return this.#sums;
  }
}

/** Waits for `drain` if the stream's buffer is full, or for `close`. The writing libraries ignore backpressure. */
export async function waitForDrain(stream: Writable): Promise<void> {
  if (!stream.writableNeedDrain || stream.destroyed) return;
  await new Promise<void>((go) => {
    const done = () => {
      stream.off('drain', done).off('close', done);
      go();
    };
    stream.on('drain', done).on('close', done);
  });
}
