import { methodAndUrl } from '@faculty/contracts/kit/route';
import { deleted, saved } from '@faculty/contracts/messages';
import {
  mostSavedTables,
  type SavedTableBody,
  savedTableAnswer,
  savedTableBody,
  savedTableId,
  savedTables,
  type TableDefinition,
  type TableKind,
  tableDefinition,
  tableFigures,
  tablePeriod,
  tableReport,
  tableRoutes,
  type WithNoneQuery,
  withNone,
  withNoneQuery,
} from '@faculty/contracts/works/work-table';
import type { WorkTable } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { changesBetween, writeAudit } from '../../../kit/crud/audit.ts';
import type { Context, Person } from '../../../kit/crud/context.ts';
import { contextOf } from '../../../kit/crud/handlers.ts';
import { inTransaction } from '../../../kit/crud/in-transaction.ts';
import { ApiError, wrongField } from '../../../kit/http/errors.ts';
import { languageOf } from '../../../kit/http/request-headers.ts';
import { withoutEmpty } from '../../../kit/http/validation.ts';
import { registerReport } from '../../../kit/reports/register-report.ts';
import { optionWords } from '../reports/owner-filter.ts';
import { activityRight, seen, workRight } from '../reports/year-records.ts';
import { type TableFiguresReader, tableFiguresReader } from './figures.ts';
import { savedTablesOf } from './saved-tables.ts';
import { tableLines, tableSheet } from './table-sheet.ts';
import { withNoneOf, withNoneSheet } from './with-none.ts';

const page = '/web/work_table';
const tags = ['Summary tables'];
const params = z.object({ work_table_id: savedTableId });

/**
 * Whose records of a kind a person's tables count: undefined for everybody's. It needs the right to view the records, too.
 * @throws ApiError `forbidden`
 */
function ownOf(person: Person, kind: TableKind): string | undefined {
  const [records, tables] = [seen(person, kind === 'works' ? workRight : activityRight), seen(person, { page, action: 'view' })];
  if (records === null || tables === null) throw new ApiError('forbidden');
  return records === 'all' && tables === 'all' ? undefined : person.user_name;
}

/** Summary tables of works and activities: counted, exported, and saved under a name. */
export function workTableCalls(app: FastifyInstance): void {
  const figuresOf = tableFiguresReader(app);
  const preValidation = async (request: FastifyRequest) => {
    request.query = withoutEmpty(request.query);
  };
  app.route({
    ...methodAndUrl(tableRoutes.figures),
    config: { right: { page, action: 'view' } },
    schema: { tags, summary: 'A summary table', querystring: tableDefinition, response: { 200: tableFigures } },
    preValidation,
    handler: async (request) => {
      const definition = request.query as TableDefinition;
      return figuresOf(definition, ownOf(request.person as Person, definition.kind));
    },
  });
  app.route({
    ...methodAndUrl(tableRoutes.withNone),
    config: { right: { page, action: 'view' } },
    schema: { tags, summary: 'Members without a record in a year', querystring: withNoneQuery, response: { 200: withNone } },
    preValidation,
    handler: async (request) => {
      const query = request.query as WithNoneQuery;
      if (ownOf(request.person as Person, query.kind) !== undefined) throw new ApiError('forbidden');
      return withNoneOf(app.pool, query);
    },
  });
  tableReportCall(app, figuresOf);
  savedTableCalls(app);
}

function tableReportCall(app: FastifyInstance, figuresOf: TableFiguresReader): void {
  registerReport(app, tableReport, async ({ name, ...definition }, ctx) => {
    const { kind, department, type, years } = definition;
    const own = ownOf(ctx.person, kind);
    const figures = await figuresOf(definition, own);
    const found = department && (await ctx.db.department.findUnique({ where: { up_department_id: department } }));
    const words = type && (await optionWords(ctx, kind === 'works' ? 'WORKS_TYPE' : 'ACTIVITYS_TYPE'))(type);
    const [first = '', ...others] = tableLines(definition, (found || undefined)?.up_department_name_th, words || undefined);
    const year = tablePeriod(definition)?.last;
    return {
      format: 'xlsx',
      lines: [...(name ? [name] : []), first, ...others],
      about: [name || first],
      signatures: [],
      rows: figures.rows.length,
      tables: [
        tableSheet(definition, figures, tableReport.table),
        ...(own === undefined && year !== undefined ? [await withNoneSheet(app.pool, { kind, years, year, department })] : []),
      ],
    };
  });
}

/** Its owner, and who is not limited to their own, may replace and delete a saved table. */
const mayChange = (table: WorkTable, { own, person }: Context): boolean => own === undefined || table.created_by === person.user_name;

function savedTableCalls(app: FastifyInstance): void {
  const { list, save, remove } = tableRoutes;
  app.route({
    ...methodAndUrl(list),
    config: { right: { page, action: 'view' } },
    schema: { tags, summary: 'Saved tables', response: { 200: savedTables } },
    handler: async () => ({ rows: await savedTablesOf(app.db) }),
  });
  /** One change in its transaction, with its line in the history. */
  const change = (
    request: FastifyRequest,
    action: 'edit' | 'delete',
    work: (ctx: Context) => Promise<[before: WorkTable | null, after: WorkTable | null]>,
  ): Promise<z.infer<typeof savedTableAnswer>> =>
    inTransaction(app, contextOf(app, request, page), { page, action }, async (ctx) => {
      // two who save at once take neither one name nor the last room together
      await ctx.db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('work_tables'))`;
      const [before, after] = await work(ctx);
      const { work_table_id, name_th } = after ?? before ?? { work_table_id: 0, name_th: '' };
      const record = { entity: 'work_table', id: work_table_id, title: name_th };
      await writeAudit(ctx, request.id, before ? action : 'add', record, changesBetween(before, after));
      return { work_table_id, message: (action === 'delete' ? deleted : saved)(work_table_id)[languageOf(request)] };
    });
  app.route({
    ...methodAndUrl(save),
    config: { right: { page, action: 'edit' } },
    schema: { tags, summary: 'Saves a table under a name', body: savedTableBody, response: { 200: savedTableAnswer } },
    handler: (request) =>
      change(request, 'edit', async (ctx) => {
        const { db, stamps } = ctx;
        const { name_th, definition } = request.body as SavedTableBody;
        const before = await db.workTable.findFirst({ where: { name_th } });
        if (before && !mayChange(before, ctx)) throw wrongField('name_th', 'duplicate');
        if (!before && (await db.workTable.count()) >= mostSavedTables)
          throw wrongField('name_th', 'saved_tables', { max: mostSavedTables });
        const data = { name_th, definition: { ...definition } };
        if (!before) return [null, await db.workTable.create({ data: { ...data, ...stamps.add } })];
        const { work_table_id } = before;
        return [before, await db.workTable.update({ where: { work_table_id }, data: { ...data, ...stamps.edit } })];
      }),
  });
  app.route({
    ...methodAndUrl(remove),
    config: { right: { page, action: 'delete' } },
    schema: { tags, summary: 'Deletes a saved table', params, response: { 200: savedTableAnswer } },
    handler: (request) =>
      change(request, 'delete', async (ctx) => {
        const { work_table_id } = request.params as z.infer<typeof params>;
        const before = await ctx.db.workTable.findUnique({ where: { work_table_id } });
        if (!before || !mayChange(before, ctx)) throw new ApiError('not_found');
        return [await ctx.db.workTable.delete({ where: { work_table_id } }), null];
      }),
  });
}
