import type { Report } from '@faculty/contracts/kit/reports';
import { CrossTable } from '../../../kit/reports/cross-table.ts';
import type { ReportTable } from '../../../kit/reports/messages.ts';
import { type Cells, reportTable } from '../../../kit/reports/record-rows.ts';

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
  const told = { numbered: true, empty: 'ไม่พบรายการตามเงื่อนไขที่เลือก', countedBy: 'status_check' };
  yield reportTable(report, told, counting());
  yield counts.table('สรุปตามประเภทและปี', title);
}
