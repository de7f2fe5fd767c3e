import type { Cell } from '@faculty/contracts/kit/reports';
import { mostChartedRows, type TableHead } from './messages.ts';

/** Maximum number of bars in a chart. */
const mostBars = 30;

/** Data of a stacked bar chart: one bar per row. */
export interface ChartData {
  title: string;
  bars: { name: string; counts: number[] }[];
  series: { name: string /** Its column in the table. */; column: number }[];
}

/** Reads all rows of a table with a chart, because the chart is drawn before them. @throws Error above the limit */
export async function bufferedRows(rows: AsyncIterable<Cell[]>): Promise<Cell[][]> {
  const buffered: Cell[][] = [];
  for await (const row of rows) {
    if (buffered.length === mostChartedRows) throw new Error(`a table with a chart has at most ${mostChartedRows} rows`);
    buffered.push(row);
  }
  return buffered;
}

/** The chart of a table's first rows; undefined without a chart or rows. */
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
