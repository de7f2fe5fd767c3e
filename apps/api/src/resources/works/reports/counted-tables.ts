import type { Cell, Report, ReportColumn } from '@faculty/contracts/kit/reports';
import type { ReportTable } from '../../../kit/reports/messages.ts';
import { type Cells, reportTable } from '../../../kit/reports/record-rows.ts';
import { reviewWords } from '../../../kit/reviews/review-labels.ts';

/** So many years have a column each; older ones share one. */
const mostColumns = 8;

/** Kinds of records are tens; more than these are counted as one. */
const mostRows = 500;

/** What was counted of one kind: accepted ones by year, the others by their state alone. */
interface Counts {
  years: Map<number, number>;
  waiting: number;
  rejected: number;
}

/**
 * Counts records by kind and year while they pass, for a table of its own at the end. What people sign counts what was found correct;
 * pending and rejected ones are counted next to it, cancelled ones not at all.
 */
class CrossTable {
  readonly #counts = new Map<string, Counts>();

  add(kind: string, year: number, state: string): void {
    if (state === reviewWords.E) return;
    const row = this.#counts.has(kind) || this.#counts.size < mostRows ? kind : 'อื่น ๆ';
    const counts = this.#counts.get(row) ?? { years: new Map(), waiting: 0, rejected: 0 };
    this.#counts.set(row, counts);
    if (state === reviewWords.S) counts.years.set(year, (counts.years.get(year) ?? 0) + 1);
    else if (state === reviewWords.W) counts.waiting += 1;
    else counts.rejected += 1;
  }

  /** The table of what passed so far. */
  table(name: string, kindTitle: string): ReportTable {
    const years = [...new Set([...this.#counts.values()].flatMap((counts) => [...counts.years.keys()]))].sort((a, b) => b - a);
    const shown = years.slice(0, mostColumns);
    const older = years.slice(mostColumns);
    const count = (key: string, title: string, width: number): ReportColumn => ({ key, title, kind: 'number', width, total: 'sum' });
    const columns: ReportColumn[] = [
      { key: 'kind', title: kindTitle, kind: 'text', width: 40 },
      ...shown.map((year) => count(String(year), `${reviewWords.S} ${year}`, 9)),
      ...(older.length > 0 ? [count('older', `${reviewWords.S}ก่อนหน้า`, 10)] : []),
      count('all', `${reviewWords.S}รวม`, 10),
      count('waiting', reviewWords.W, 9),
      count('rejected', reviewWords.C, 10),
    ];
    const rows = [...this.#counts]
      .sort(([a], [b]) => a.localeCompare(b, 'th'))
      .map(([kind, { years: of, waiting, rejected }]): Cell[] => {
        const sum = (some: number[]) => some.reduce((total, year) => total + (of.get(year) ?? 0), 0);
        return [kind, ...shown.map((year) => of.get(year) ?? 0), ...(older.length > 0 ? [sum(older)] : []), sum(years), waiting, rejected];
      });
    return { name, columns, numbered: false, empty: 'ไม่มีรายการ', rows: rows.length > 0 ? [rows] : [] };
  }
}

interface Counted<Row> {
  /** Heading of the kinds. */
  title: string;
  of: (row: Row) => [kind: string, year: number, state: string];
}

/** The tables of a report of works or activities: each record, and then how many there are of each kind and year, counted while they pass. */
export async function* countedTables<Row extends Cells>(
  report: Pick<Report<Row, never>, 'table' | 'columns'>,
  batches: AsyncIterable<Row[]>,
  { title, of }: Counted<Row>,
): AsyncGenerator<ReportTable> {
  const counts = new CrossTable();
  async function* counting(): AsyncGenerator<Row[]> {
    for await (const batch of batches) {
      for (const row of batch) counts.add(...of(row));
      yield batch;
    }
  }
  const options = { numbered: true, empty: 'ไม่พบรายการตามเงื่อนไขที่เลือก', countedBy: 'status_check' };
  yield reportTable(report, options, counting());
  yield counts.table('สรุปตามประเภทและปี', title);
}
