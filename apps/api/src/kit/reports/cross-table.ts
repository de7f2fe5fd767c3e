import type { Cell, ReportColumn } from '@faculty/contracts/kit/reports';
import type { ReportTable } from './messages.ts';

/** So many years have a column of their own; what is older stands together. */
const mostColumns = 12;
/** Kinds of records are tens; more than these are counted as one. */
const mostRows = 500;

/** Counts records by kind and year while they pass, for a table of its own at the end. */
export class CrossTable {
  readonly #counts = new Map<string, Map<number, number>>();
  readonly #years = new Set<number>();

  add(kind: string, year: number): void {
    const row = this.#counts.has(kind) || this.#counts.size < mostRows ? kind : 'อื่น ๆ';
    const counts = this.#counts.get(row) ?? new Map<number, number>();
    this.#counts.set(row, counts);
    counts.set(year, (counts.get(year) ?? 0) + 1);
    this.#years.add(year);
  }

  /** The table of what passed so far. */
  table(name: string, kindTitle: string): ReportTable {
    const years = [...this.#years].sort((a, b) => b - a);
    const shown = years.slice(0, mostColumns);
    const older = years.slice(mostColumns);
    const count = (key: string, title: string, width: number): ReportColumn => ({ key, title, kind: 'number', width, total: 'sum' });
    const columns: ReportColumn[] = [
      { key: 'kind', title: kindTitle, kind: 'text', width: 40 },
      ...shown.map((year) => count(String(year), String(year), 8)),
      ...(older.length > 0 ? [count('older', 'ก่อนหน้า', 10)] : []),
      count('all', 'รวม', 8),
    ];
    const rows = [...this.#counts]
      .sort(([a], [b]) => a.localeCompare(b, 'th'))
      .map(([kind, counts]): Cell[] => {
        const sum = (of: number[]) => of.reduce((total, year) => total + (counts.get(year) ?? 0), 0);
        return [kind, ...shown.map((year) => counts.get(year) ?? 0), ...(older.length > 0 ? [sum(older)] : []), sum(years)];
      });
    return { name, columns, numbered: false, empty: 'ไม่มีรายการ', rows: rows.length > 0 ? [rows] : [] };
  }
}
