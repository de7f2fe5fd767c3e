import type { Readable } from 'node:stream';
import type { RouteText } from '@faculty/contracts/kit/entity';
import type { Report, ReportFormat } from '@faculty/contracts/kit/reports';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import type { PageKey } from '@faculty/contracts/pages';
import { facultySettingId } from '@faculty/contracts/website/faculty-setting';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contentDisposition } from '../../storage/uploads/client-name.ts';
import { writeAudit } from '../crud/audit.ts';
import type { Context, Person } from '../crud/context.ts';
import { contextOf } from '../crud/handlers.ts';
import { abortOnDisconnect } from '../http/abort-on-disconnect.ts';
import { endSlowReader } from '../http/slow-reader.ts';
import { withoutEmpty } from '../http/validation.ts';
import { namePart, personName } from '../people/person-name.ts';
import type { DocumentFormat, ReportHead, ReportTable } from './messages.ts';
import type { Cells } from './record-rows.ts';

export const reportTypes: Readonly<Record<ReportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

/** The content of a requested report. */
interface ReportContent {
  format: ReportFormat;
  /** Subtitle lines: person, period. */
  lines: string[];
  /** Short form of `lines`, for file and sheet names. */
  about: string[];
  signatures: ReportHead['signatures'];
  /** Number of rows, for the progress. */
  rows: number;
  tables: AsyncIterable<ReportTable> | Iterable<ReportTable>;
}

export interface DrawnRoute {
  route: RouteText;
  config: FastifyContextConfig;
  tag: string;
  summary: string;
  params?: z.core.$ZodType | undefined;
  query?: z.core.$ZodType | undefined;
  /** Media types of its formats. */
  types: string[];
}

interface DrawnFile {
  name: string;
  type: string;
  format: DocumentFormat;
  /** Number of rows, for the progress. */
  total: number;
  head: ReportHead;
  tables: AsyncIterable<ReportTable> | Iterable<ReportTable>;
}

/**
 * Registers a route whose file the worker threads draw. `prepare` reads the content once the queue admits the call; it may throw an ApiError,
 * because nothing has been sent yet.
 */
export function registerDrawn(
  app: FastifyInstance,
  { route, config, tag, summary, params, query, types }: DrawnRoute,
  prepare: (request: FastifyRequest) => Promise<DrawnFile>,
): void {
  app.route({
    ...methodAndUrl(route),
    // HEAD would generate the whole file
    exposeHeadRoute: false,
    config,
    schema: {
      tags: [tag],
      summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      produces: types,
      response: { 200: z.file() },
    },
    preValidation: async (request) => {
      request.query = withoutEmpty(request.query);
    },
    serializerCompiler: () => (answer) => answer, // a stream, which nobody serializes
    handler: async (request, reply) => {
      const { user_name } = request.person as Person;
      let file = { name: '', type: '' };
      const bytes = await app.reports.draw({ user_name, gone: abortOnDisconnect(reply) }, async () => {
        const { name, type, ...drawing } = await prepare(request);
        file = { name, type };
        return drawing;
      });
      endSlowReader(reply);
      return sendExport(reply, file.name, file.type, bytes);
    },
  });
}

/** Registers the route of a report. `prepare` is that of `registerDrawn`. */
export function registerReport<Row extends Cells, Query extends object>(
  app: FastifyInstance,
  report: Report<Row, Query>,
  prepare: (query: Query, ctx: Context) => Promise<ReportContent>,
): void {
  const { route, tag, params, query, pages } = report;
  const config = { anyRight: pages.map((page) => ({ page, action: 'view' as const })) };
  const types = Object.values(reportTypes);
  registerDrawn(app, { route, config, tag, summary: report.title.en, params, query, types }, async (request) => {
    const ctx = contextOf(app, request, widestPage(request.person as Person, pages));
    const asked = { ...(request.params as object), ...(request.query as object) } as Query;
    const { format, lines, about, signatures, rows: total, tables } = await prepare(asked, ctx);
    const title = report.title.th;
    const head = { ...(await headOf(request)), title, lines, about, signatures };
    return { name: `${fileName(title, about)}.${format}`, type: reportTypes[format], format, total, head, tables };
  });
}

/** A distinct file name: if it is too long, the title is truncated before `about`. */
function fileName(title: string, about: readonly string[]): string {
  const suffix = namePart(about.join(' '), 140);
  return `${namePart(title, 235 - Buffer.byteLength(suffix))} ${suffix}`.trim();
}

/** The page with the person's widest view right: all records before own records only. */
export function widestPage(person: Person, pages: readonly [PageKey, ...PageKey[]]): PageKey {
  const viewable = pages.filter((page) => person.right(page).view);
  return viewable.find((page) => !person.right(page).own_only) ?? viewable[0] ?? pages[0];
}

/** The faculty name and footer of every report. */
export async function headOf(request: FastifyRequest): Promise<Pick<ReportHead, 'faculty' | 'printed'>> {
  const { user_name } = request.person as Person;
  const { db } = request.server;
  const [person, setting] = await Promise.all([
    personName(db, user_name),
    db.facultySetting.findUniqueOrThrow({ where: { faculty_setting_id: facultySettingId }, select: { faculty_name_th: true } }),
  ]);
  const name = person?.th ?? user_name;
  return { faculty: setting.faculty_name_th, printed: `จัดทำโดย ${name} เมื่อ ${longMomentText(new Date())}` };
}

/** Signature lines of a report: `name` and the person who certifies it. */
export const signedBy = (name: string): ReportHead['signatures'] => [
  { role: 'ผู้รายงาน', name },
  { role: 'ผู้รับรอง', name: '' },
];

/** Sets the headers of a download. */
export function asDownload(reply: FastifyReply, name: string, type: string): FastifyReply {
  return reply.type(type).headers({
    'content-disposition': contentDisposition('attachment', name),
    'content-security-policy': "default-src 'none'; sandbox; base-uri 'none'",
    'x-content-type-options': 'nosniff',
  });
}

/**
 * Sends an export as a download, after writing an audit line: reports, lists and packs contain data of many people.
 */
export async function sendExport(reply: FastifyReply, name: string, type: string, content: Readable): Promise<FastifyReply> {
  const { server, id, person, routeOptions } = reply.request;
  const record = { entity: 'report', id: routeOptions.url ?? '', title: name.slice(0, 300) };
  try {
    await writeAudit({ db: server.db, person: person as Person }, id, 'export', record, {});
  } catch (error) {
    content.destroy();
    throw error;
  }
  return asDownload(reply, name, type).send(content);
}

const longMoment = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Bangkok' });

/** `1 มกราคม 2569 เวลา 09:05` in Bangkok. */
const longMomentText = (moment: Date): string => longMoment.format(moment);
