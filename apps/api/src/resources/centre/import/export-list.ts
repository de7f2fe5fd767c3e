import type { Import, ImportField } from '@faculty/contracts/centre/list-import';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import type { ReportColumn } from '@faculty/contracts/kit/reports';
import { pages } from '@faculty/contracts/pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contextOf } from '../../../kit/crud/handlers.ts';
import { mergedBody } from '../../../kit/crud/partial-update.ts';
import { abortOnDisconnect } from '../../../kit/http/abort-on-disconnect.ts';
import { endSlowReader } from '../../../kit/http/slow-reader.ts';
import { withoutEmpty } from '../../../kit/http/validation.ts';
import { firstOf } from '../../../kit/lists/answer-list.ts';
import { equals } from '../../../kit/lists/conditions.ts';
import { headOf, reportTypes, sendExport } from '../../../kit/reports/register-report.ts';
import { choicesIn } from './given-values.ts';
import type { ImportSource } from './register-import.ts';
import { textOf } from './validate-row.ts';

const pageSize = 250;

/** Registers the export of an entity's list as a workbook that its import accepts: the import's columns of the listed records. */
export function exportList(app: FastifyInstance, definition: Import, { lookUp }: Pick<ImportSource<never, never>, 'lookUp'>): void {
  const { entity, fields, routes } = definition;
  const { page, tag, name, ownerKey } = entity;
  const found = app.searches.get(name);
  if (!found) throw new Error(`${name}: register its list before its export`);
  const list = found.listFor(undefined);
  const title = pages[page].th;
  app.route({
    method: 'GET',
    url: routes.list.slice(routes.list.indexOf('/')),
    // HEAD would generate the whole workbook
    exposeHeadRoute: false,
    config: { right: { page, action: 'view' } },
    schema: {
      tags: [tag],
      summary: 'The list as a workbook, in the shape its import takes',
      querystring: entity.query,
      produces: [reportTypes.xlsx],
      response: { 200: z.file() },
    },
    preValidation: async (request) => {
      request.query = withoutEmpty(request.query);
    },
    serializerCompiler: () => (answer) => answer as never,
    handler: async (request: FastifyRequest, reply) => {
      const { own, db, person } = contextOf(app, request, page);
      const query = request.query as ListQuery;
      const conditions = [...list.conditions(query), own === undefined ? undefined : equals(`${list.tables[0]}.${ownerKey}`, own)];
      const bytes = await app.reports.draw({ user_name: person.user_name, gone: abortOnDisconnect(reply) }, async () => {
        const choices = choicesIn(definition, await lookUp(db));
        const { count } = await firstOf(app, list, { ...query, page: 0, limit: 1 }, conditions);
        const cellsOf = (item: object) => {
          const body = mergedBody(entity.body, item, {}) as object;
          return fields.map(({ field }) => {
            const value = textOf(body, field);
            return choices.get(field)?.nameOf(value) ?? value;
          });
        };
        async function* rows() {
          for (let at = 0; at * pageSize < count; at += 1) {
            const batch = await firstOf(app, list, { ...query, page: at, limit: pageSize }, conditions);
            yield (JSON.parse(`[${batch.rows}]`) as object[]).map(cellsOf);
          }
        }
        const head = { ...(await headOf(request)), title, lines: [], about: [], signatures: [] };
        const tables = [{ name: title, columns: fields.map(columnOf), numbered: false, empty: '', rows: rows() }];
        return { total: count, format: 'xlsx', head, tables };
      });
      endSlowReader(reply);
      return sendExport(reply, `${title}.xlsx`, reportTypes.xlsx, bytes);
    },
  });
}

const columnOf = ({ field, title, choices }: ImportField): ReportColumn => ({
  key: field,
  title: title.th,
  kind: 'text',
  width: choices ? 26 : 18,
});
