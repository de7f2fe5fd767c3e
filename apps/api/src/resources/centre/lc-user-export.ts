import { type LcUserQuery, type LcUserRow, lcUser, lcUserBody } from '@faculty/contracts/centre/lc-user';
import { importColumns, lcUserImportRoutes } from '@faculty/contracts/centre/lc-user-import';
import { pages } from '@faculty/contracts/pages';
import type { FastifyInstance } from 'fastify';
import { mergedBody } from '../../kit/crud/partial-update.ts';
import { firstOf } from '../../kit/lists/answer-list.ts';
import { equals } from '../../kit/lists/conditions.ts';
import { registerReport } from '../../kit/reports/register-report.ts';
import { shownText } from './import/plan-import.ts';
import { choicesIn } from './import/register-import.ts';

/** Whole names are read only. */
const columns = importColumns
  .filter(({ field }) => field !== 'name_th' && field !== 'name_en')
  .map(({ field, title }) => ({ key: field, title: title.th, kind: 'text' as const, width: 20 }));
const title = pages[lcUser.page];
const report = { name: 'lc_users', pages: [lcUser.page], tag: lcUser.tag, title, route: lcUserImportRoutes.list, table: title.th } as const;
const mostMembers = 50_000;

/** Registers the export: the filtered list of members as a workbook in the columns of the import. */
export function registerExport(app: FastifyInstance): void {
  const list = app.searches.get(lcUser.name)?.listFor(undefined);
  if (!list) throw new Error('register the list of members before its export');
  registerReport(app, { ...report, query: lcUser.query, columns }, async (query: LcUserQuery, { own }) => {
    const owned = [own === undefined ? undefined : equals('mem_lc_users.created_by', own)];
    const { rows, count } = await firstOf(app, list, { ...query, page: 0, limit: mostMembers }, owned);
    const choices = await choicesIn(app, 'th');
    const cells = (JSON.parse(`[${rows}]`) as LcUserRow[]).map((member) => {
      const body = mergedBody(lcUserBody, member, {});
      return columns.map(({ key }) => shownText(body, key, choices));
    });
    const table = { name: title.th, columns, numbered: false, empty: '', rows: [cells] };
    return { format: 'xlsx', lines: [], about: [], signatures: [], rows: count, tables: [table] };
  });
}
