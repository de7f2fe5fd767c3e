import type { QualityPackQuery } from '@faculty/contracts/works/quality';
import { definitionIn, shippedTables, type TableKind } from '@faculty/contracts/works/work-table';
import type { FastifyInstance } from 'fastify';
import { peopleWhoMay } from '../../../kit/people/people-who-may.ts';
import type { ReportTable } from '../../../kit/reports/messages.ts';
import { tableFiguresReader } from './figures.ts';
import { tableSheet } from './table-sheet.ts';

const page = '/web/work_table';
/** Saved tables of one pack. */
const mostTables = 30;

/**
 * Summary tables for the year of the quality pack: those delivered with the product, and those that somebody who may edit tables has saved
 * for everybody.
 */
export async function packTables(
  app: Pick<FastifyInstance, 'db' | 'pool' | 'changes'>,
  { kind: years, year }: QualityPackQuery,
  scope: Record<TableKind, boolean>,
): Promise<ReportTable[]> {
  const figuresOf = tableFiguresReader(app);
  const user_name = { in: await peopleWhoMay(app.db, [{ page, flags: ['edit'] }]) };
  const views = await app.db.savedView.findMany({
    where: { page, shared: 'Y', active: 'Y', user_name },
    orderBy: [{ name: 'asc' }, { saved_view_id: 'asc' }],
    take: mostTables,
  });
  const tables = [
    ...shippedTables.map(({ th: name, definition }) => ({ name, definition })),
    ...views.map(({ name, query }) => ({ name, definition: definitionIn(new URLSearchParams(query), 'works') })),
  ].filter(({ definition }) => scope[definition.kind]);
  const sheets: ReportTable[] = [];
  for (const { name, definition } of tables) {
    const ofYear = { ...definition, years, span: '1', last: year } as const;
    // numbered: two sheets of a workbook must not have one name
    sheets.push(tableSheet(ofYear, await figuresOf(ofYear, undefined), `${sheets.length + 1} ${name}`));
  }
  return sheets;
}
