import type { Cell } from '@faculty/contracts/kit/reports';
import { mostBars, mostChartedRows, type TableHead } from './messages.ts';

/** What a chart draws: a bar for each of a table's first rows, parted by its series. */
export interface ChartData {
  title: string;
  bars: { name: string; counts: number[] }[];
  series: { name: string /** Its column in the table. */; column: number }[];
}

/** All rows of a charted table: it has few, and its chart stands before them. */
export async function heldRows(rows: AsyncIterable<Cell[]>): Promise<Cell[][]> {
  const held: Cell[][] = [];
  for await (const row of rows) {
    if (held.length === mostChartedRows) throw new Error(`a table with a chart has at most ${mostChartedRows} rows`);
    held.push(row);
  }
  return held;
}

/** A table's chart, of its first rows; nothing when it has none to draw. */
export function chartOf({ chart, columns }: TableHead, rows: readonly Cell[][]): ChartData | undefined {
  if (!chart || rows.length === 0) return undefined;
  const series = chart.series.map((key) => {
    const column = columns.findIndex((each) => each.key === key);
    return { name: columns[column]?.title ?? key, column };
  });
  const bars = rows.slice(0, mostBars).map((row) => ({
    name: String(row[0] ?? ''),
    counts: series.map(({ column }) => Number(row[column] ?? 0)),
  }));
  const title = rows.length > mostBars ? `${chart.title} (${mostBars} อันดับแรก)` : chart.title;
  return { title, bars, series };
}
