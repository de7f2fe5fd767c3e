import { methodAndUrl } from '@faculty/contracts/kit/entity';
import { type Cell, mostReportRows, type Report, type ReportFormat } from '@faculty/contracts/kit/reports';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contentDisposition } from '../../storage/client-name.ts';
import type { Context, Person } from '../context.ts';
import { wrongField } from '../errors.ts';
import { goneWith } from '../gone.ts';
import { contextOf } from '../handlers.ts';
import { personName } from '../person-name.ts';
import { withoutEmpty } from '../validation.ts';
import { longMomentText } from './cell-text.ts';
import { CrossTable } from './cross-table.ts';
import { inBatches, keysOf } from './in-batches.ts';
import type { ReportHead, ReportTable } from './messages.ts';

/** Whose paper it is. */
export const facultyName = 'คณะศิลปศาสตร์';

export const reportTypes: Readonly<Record<ReportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

type Cells = Readonly<Record<string, Cell>>;

/** What one asking of a report comes down to. */
export interface Asked<Row extends Cells> {
  format: ReportFormat;
  /** What a report of too many rows is told at. */
  narrowBy: string;
  /** Whose records, of which time: stands under the title. */
  lines: string[];
  signatures: ReportHead['signatures'];
  /** One column `key`, in the order of the report. */
  keys: Prisma.Sql;
  keyOf: (row: Row) => number;
  /** The rows of some keys. Whose records the person may see is asked again here. */
  rows: (keys: number[]) => Promise<Row[]>;
  /** Counts on a second sheet: of each row its kind and year. */
  counted: { name: string; title: string; of: (row: Row) => [kind: string, year: number] };
}

/**
 * Serves a report at its documented address: its rights, its turn, its bounds. `ask` reads what was asked for;
 * what it throws is an answer like any other, for nothing has been sent yet.
 */
export function registerReport<Row extends Cells, Query extends object>(
  app: FastifyInstance,
  report: Report<Row, Query>,
  ask: (query: Query, ctx: Context) => Promise<Asked<Row>>,
): void {
  app.route({
    ...methodAndUrl(report.route),
    // answering it would make the whole report
    exposeHeadRoute: false,
    config: { right: { page: report.page, action: 'view' } },
    schema: {
      tags: [report.tag],
      summary: report.title.en,
      ...(report.params && { params: report.params }),
      ...(report.query && { querystring: report.query }),
      produces: Object.values(reportTypes),
      response: { 200: z.file() },
    },
    preValidation: async (request) => {
      request.query = withoutEmpty(request.query);
    },
    serializerCompiler: () => (answer) => answer as never, // a stream, which nobody serializes
    handler: async (request, reply) => {
      const ctx = contextOf(app, request, report.page);
      const asked = await ask({ ...(request.params as object), ...(request.query as object) } as Query, ctx);
      const { format, keys: statement, rows, keyOf, counted } = asked;
      const most = mostReportRows[format];
      const keys = await keysOf<number>(app.pool, statement, most);
      if (keys.length > most) throw wrongField(asked.narrowBy, 'report_rows', { max: most });

      async function* tables(): AsyncGenerator<ReportTable> {
        const counts = new CrossTable();
        async function* cells() {
          for await (const batch of inBatches(keys, rows, keyOf)) {
            for (const row of batch) counts.add(...counted.of(row));
            yield batch.map((row) => report.columns.map(({ key }) => row[key] ?? null));
          }
        }
        yield { name: report.table, columns: report.columns, numbered: true, empty: 'ไม่พบรายการตามเงื่อนไขที่เลือก', rows: cells() };
        yield counts.table(counted.name, counted.title);
      }

      const head = { ...(await headOf(request)), title: report.title.th, lines: asked.lines, signatures: asked.signatures };
      const gone = goneWith(reply);
      const bytes = await app.reports.draw({ user_name: ctx.person.user_name, gone }, keys.length, { format, head, tables: tables() });
      return asDownload(reply, `${report.title.th}.${format}`, reportTypes[format]).send(bytes);
    },
  });
}

/** What every report says of itself. */
export async function headOf(request: FastifyRequest): Promise<Pick<ReportHead, 'faculty' | 'printed'>> {
  const { user_name } = request.person as Person;
  const name = (await personName(request.server.db, user_name))?.th ?? user_name;
  return { faculty: facultyName, printed: `จัดทำโดย ${name} เมื่อ ${longMomentText(new Date())}` };
}

/** A file of one person: saved, and kept nowhere on the way. */
export function asDownload(reply: FastifyReply, name: string, type: string): FastifyReply {
  return reply.type(type).headers({
    'content-disposition': contentDisposition('attachment', name),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
}
