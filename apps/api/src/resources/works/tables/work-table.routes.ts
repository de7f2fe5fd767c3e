import { methodAndUrl } from '@faculty/contracts/kit/route';
import { deleted, edited, saved } from '@faculty/contracts/messages';
import {
  mayChangeTable,
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
import { Prisma, type WorkTable } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { changesBetween, writeAudit } from '../../../kit/crud/audit.ts';
import type { Context, DeclaredRight, Person } from '../../../kit/crud/context.ts';
import { contextOf } from '../../../kit/crud/handlers.ts';
import { inTransaction } from '../../../kit/crud/in-transaction.ts';
import { ApiError, wrongField } from '../../../kit/http/errors.ts';
import { languageOf } from '../../../kit/http/request-headers.ts';
import { withoutEmpty } from '../../../kit/http/validation.ts';
import { personNames } from '../../../kit/people/person-name.ts';
import { registerReport } from '../../../kit/reports/register-report.ts';
import { optionWords } from '../reports/owner-filter.ts';
import { activityRight, seen, workRight } from '../reports/year-records.ts';
import { type TableFiguresReader, tableFiguresReader } from './figures.ts';
import { tableLines, tableSheet } from './table-sheet.ts';
import { withNoneOf, withNoneSheet } from './with-none.ts';

const page = '/web/work_table';
const tags = ['Summary tables'];
/** More columns would be too narrow on paper. */
const mostPrintedColumns = 12;
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
  registerReport(app, tableReport, async ({ extension, name, ...definition }, ctx) => {
    const { kind, department, type, years } = definition;
    const own = ownOf(ctx.person, kind);
    const figures = await figuresOf(definition, own, extension === 'pdf' ? mostPrintedColumns : undefined);
    const found = department && (await ctx.db.department.findUnique({ where: { up_department_id: department } }));
    const words = type && (await optionWords(ctx, kind === 'works' ? 'WORKS_TYPE' : 'ACTIVITYS_TYPE'))(type);
    const [first = '', ...others] = tableLines(definition, (found || undefined)?.up_department_name_th, words || undefined);
    const year = tablePeriod(definition)?.last;
    return {
      format: extension,
      lines: [...(name ? [name] : []), first, ...others],
      about: [name || first],
      signatures: [],
      rows: figures.rows.length,
      tables: [
        tableSheet(definition, figures, tableReport.table),
        ...(own === undefined && year !== undefined && extension === 'xlsx'
          ? [await withNoneSheet(app.pool, { kind, years, year, department })]
          : []),
      ],
    };
  });
}

const owners = personNames('work_tables.created_by');

/** The saved tables that a person may see: their own, and the shared ones. A definition that is no longer valid is left out. */
async function tablesFor(query: Context['query'], user_name: string): Promise<z.input<typeof savedTables>['rows']> {
  const rows = await query<WorkTable & { full_name_th: string; full_name_en: string }>(Prisma.sql`
    SELECT work_tables.*, ${owners.full_name_th} AS full_name_th, ${owners.full_name_en} AS full_name_en
    FROM work_tables LEFT JOIN users ON users.user_name = work_tables.created_by
    WHERE work_tables.created_by = ${user_name} OR shared = 'Y'
    ORDER BY name_th COLLATE "und-x-icu", work_table_id LIMIT ${mostSavedTables.own + mostSavedTables.shared}`);
  return rows.flatMap((row) => {
    const { data: definition } = tableDefinition.safeParse(row.definition);
    return definition ? { ...row, definition } : [];
  }) as never; // moments are encoded with the answer
}

function savedTableCalls(app: FastifyInstance): void {
  app.route({
    ...methodAndUrl(tableRoutes.list),
    config: { right: { page, action: 'view' } },
    schema: { tags, summary: 'Saved tables: one’s own, and those that are shared', response: { 200: savedTables } },
    handler: async (request) => {
      const ctx = contextOf(app, request, page);
      return { rows: await tablesFor(ctx.query, ctx.person.user_name) };
    },
  });
  /** One change in its transaction, with its line in the history. */
  const change = async (
    request: FastifyRequest,
    action: 'add' | 'edit' | 'delete',
    work: (inside: Context, before: WorkTable | null) => Promise<WorkTable>,
  ): Promise<number> => {
    const right: DeclaredRight = { page, action };
    const { work_table_id } = request.params as Partial<z.infer<typeof params>>;
    return inTransaction(app, contextOf(app, request, page), right, async (inside) => {
      const before = work_table_id === undefined ? null : await inside.db.workTable.findUnique({ where: { work_table_id } });
      const mayChange = before && mayChangeTable(before, inside.person.user_name, inside.own !== undefined);
      if (work_table_id !== undefined && !mayChange) throw new ApiError('not_found');
      const after = await work(inside, before);
      const record = { entity: 'work_table', id: after.work_table_id, title: after.name_th, title_en: after.name_en };
      await writeAudit(inside, request.id, action, record, changesBetween(before, action === 'delete' ? null : after));
      return after.work_table_id;
    });
  };
  app.route({
    ...methodAndUrl(tableRoutes.create),
    config: { right: { page, action: 'add' } },
    schema: { tags, summary: 'Saves a table under a name', body: savedTableBody, response: { 201: savedTableAnswer } },
    handler: async (request, reply) => {
      const body = request.body as SavedTableBody;
      const work_table_id = await change(request, 'add', async ({ db, stamps, person }) => {
        await assertRoom(db, person.user_name, body, undefined);
        return db.workTable.create({ data: { ...body, definition: { ...body.definition }, ...stamps.add } });
      });
      reply.code(201);
      return { work_table_id, message: saved(work_table_id)[languageOf(request)] };
    },
  });
  app.route({
    ...methodAndUrl(tableRoutes.update),
    config: { right: { page, action: 'edit' } },
    schema: {
      tags,
      summary: 'Renames, shares or changes a saved table',
      params,
      body: savedTableBody,
      response: { 200: savedTableAnswer },
    },
    handler: async (request) => {
      const body = request.body as SavedTableBody;
      const work_table_id = await change(request, 'edit', async ({ db, stamps }, before) => {
        const { work_table_id: id, created_by } = before as WorkTable; // it has an id in its address
        await assertRoom(db, created_by, body, id);
        return db.workTable.update({ where: { work_table_id: id }, data: { ...body, definition: { ...body.definition }, ...stamps.edit } });
      });
      return { work_table_id, message: edited(work_table_id)[languageOf(request)] };
    },
  });
  app.route({
    ...methodAndUrl(tableRoutes.remove),
    config: { right: { page, action: 'delete' } },
    schema: { tags, summary: 'Deletes a saved table', params, response: { 200: savedTableAnswer } },
    handler: async (request) => {
      const work_table_id = await change(request, 'delete', ({ db }, before) =>
        db.workTable.delete({ where: { work_table_id: before?.work_table_id ?? 0 } }),
      );
      return { work_table_id, message: deleted(work_table_id)[languageOf(request)] };
    },
  });
}

/** @throws ApiError naming the field that makes one too many, of the owner or of the shared ones */
async function assertRoom(db: Context['db'], created_by: string, { shared }: SavedTableBody, id: number | undefined): Promise<void> {
  // two who save at once do not both take the last room
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('work_tables'))`;
  const not = id === undefined ? {} : { work_table_id: { not: id } };
  if ((await db.workTable.count({ where: { created_by, ...not } })) >= mostSavedTables.own)
    throw wrongField('name_th', 'saved_tables', { max: mostSavedTables.own });
  if (shared === 'Y' && (await db.workTable.count({ where: { shared, ...not } })) >= mostSavedTables.shared)
    throw wrongField('shared', 'saved_tables', { max: mostSavedTables.shared });
}
