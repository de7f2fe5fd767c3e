import type { QualityPackQuery } from '@faculty/contracts/works/quality';
import { mostSavedTables, type SavedTable, shippedTables, type TableKind, tableDefinition } from '@faculty/contracts/works/work-table';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../kit/crud/context.ts';
import type { ReportTable } from '../../../kit/reports/messages.ts';
import { tableFiguresReader } from './figures.ts';
import { tableSheet } from './table-sheet.ts';
import { withNoneSheet } from './with-none.ts';

/** The saved tables by their names. A definition that is no longer valid is left out. */
export async function savedTablesOf(db: Context['db']): Promise<SavedTable[]> {
  const rows = await db.workTable.findMany({ orderBy: [{ name_th: 'asc' }, { work_table_id: 'asc' }], take: mostSavedTables });
  return rows.flatMap((row) => {
    const { data: definition } = tableDefinition.safeParse(row.definition);
    return definition ? { ...row, definition } : [];
  });
}

/** The saved tables for the year of the quality pack, those delivered with the product first, and who has no work or activity in it. */
export async function summaryTables(
  app: Pick<FastifyInstance, 'db' | 'pool' | 'changes'>,
  { kind: years, year }: QualityPackQuery,
  scope: Record<TableKind, boolean>,
): Promise<ReportTable[]> {
  const { db, pool } = app;
  const figuresOf = tableFiguresReader(app);
  const shipped = shippedTables.map(({ th, definition }) => ({ name_th: th, definition }));
  const sheets: ReportTable[] = [];
  for (const { name_th, definition } of [...shipped, ...(await savedTablesOf(db))]) {
    if (!scope[definition.kind]) continue;
    const ofYear = { ...definition, years, span: '1', last: year } as const;
    // numbered: two sheets of a workbook must not have one name
    sheets.push(tableSheet(ofYear, await figuresOf(ofYear, undefined), `${sheets.length + 1} ${name_th}`));
  }
  for (const kind of ['works', 'activities'] as const) if (scope[kind]) sheets.push(await withNoneSheet(pool, { kind, years, year }));
  return sheets;
}
