import type { QualityPackQuery } from '@faculty/contracts/works/quality';
import { mostSavedTables, shippedTables, type TableKind, tableDefinition } from '@faculty/contracts/works/work-table';
import type { FastifyInstance } from 'fastify';
import type { ReportTable } from '../../../kit/reports/messages.ts';
import { tableFiguresReader } from './figures.ts';
import { tableSheet } from './table-sheet.ts';
import { withNoneSheet } from './with-none.ts';

/** The shared tables for the year of the quality pack, those delivered with the product first, and who has no work or activity in it. */
export async function summaryTables(
  app: Pick<FastifyInstance, 'db' | 'pool' | 'changes'>,
  { kind: years, year }: QualityPackQuery,
  scope: Record<TableKind, boolean>,
): Promise<ReportTable[]> {
  const { db, pool } = app;
  const figuresOf = tableFiguresReader(app);
  const saved = await db.workTable.findMany({
    where: { shared: 'Y' },
    orderBy: [{ name_th: 'asc' }, { work_table_id: 'asc' }],
    take: mostSavedTables.shared,
  });
  const sheets: ReportTable[] = [];
  for (const { name, stored } of [
    ...shippedTables.map(({ th, definition }) => ({ name: th, stored: definition as unknown })),
    ...saved.map(({ name_th, definition }) => ({ name: name_th, stored: definition as unknown })),
  ]) {
    const { data: definition } = tableDefinition.safeParse(stored);
    if (!definition || !scope[definition.kind]) continue;
    const ofYear = { ...definition, years, span: 'between', from: year, to: year } as const;
    // numbered: two sheets of a workbook must not have one name
    sheets.push(tableSheet(ofYear, await figuresOf(ofYear, undefined), `${sheets.length + 1} ${name}`));
  }
  for (const kind of ['works', 'activities'] as const) if (scope[kind]) sheets.push(await withNoneSheet(pool, { kind, years, year }));
  return sheets;
}
