import { methodAndUrl } from '@faculty/contracts/kit/route';
import {
  type TableDefinition,
  type TableKind,
  tableDefinition,
  tableFigures,
  tableReport,
  tableRoutes,
} from '@faculty/contracts/works/work-table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from '../../../kit/crud/context.ts';
import { ApiError } from '../../../kit/http/errors.ts';
import { withoutEmpty } from '../../../kit/http/validation.ts';
import { registerReport } from '../../../kit/reports/register-report.ts';
import { departmentText, optionWords } from '../reports/owner-filter.ts';
import { activityRight, seen, workRight } from '../reports/year-records.ts';
import { type TableFiguresReader, tableFiguresReader } from './figures.ts';
import { tableLines, tableSheet } from './table-sheet.ts';

const page = '/web/work_table';
const tags = ['Summary tables'];

/**
 * Whose records of a kind a person's tables count: undefined for everybody's. It needs the right to view the records, too.
 * @throws ApiError `forbidden`
 */
function ownOf(person: Person, kind: TableKind): string | undefined {
  const [records, tables] = [seen(person, kind === 'works' ? workRight : activityRight), seen(person, { page, action: 'view' })];
  if (records === null || tables === null) throw new ApiError('forbidden');
  return records === 'all' && tables === 'all' ? undefined : person.user_name;
}

/** Summary tables of works and activities: counted and exported. Under a name they are saved views of their page. */
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
  tableReportCall(app, figuresOf);
}

function tableReportCall(app: FastifyInstance, figuresOf: TableFiguresReader): void {
  registerReport(app, tableReport, async ({ name, ...definition }, ctx) => {
    const { kind, department, type } = definition;
    const own = ownOf(ctx.person, kind);
    const figures = await figuresOf(definition, own);
    const words = type && (await optionWords(ctx, kind === 'works' ? 'WORKS_TYPE' : 'ACTIVITYS_TYPE'))(type);
    const [first = '', ...others] = tableLines(definition, await departmentText(ctx, department), words || undefined);
    return {
      format: 'xlsx',
      lines: [...(name ? [name] : []), first, ...others],
      about: [name || first],
      signatures: [],
      rows: figures.rows.length,
      tables: [tableSheet(definition, figures, tableReport.table)],
    };
  });
}
