import { PassThrough, Readable } from 'node:stream';
import { yearKinds } from '@faculty/contracts/kit/dates/period';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { type QualityPackQuery, qualityPackQuery, qualityRoutes } from '@faculty/contracts/works/quality';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import type { Person } from '../../../kit/crud/context.ts';
import { openShown } from '../../../kit/files/shown-file.ts';
import { abortOnDisconnect } from '../../../kit/http/abort-on-disconnect.ts';
import { ApiError, wrongField } from '../../../kit/http/errors.ts';
import { endSlowReader } from '../../../kit/http/slow-reader.ts';
import { withoutEmpty } from '../../../kit/http/validation.ts';
import { FairQueue } from '../../../kit/jobs/fair-queue.ts';
import type { ReportTable } from '../../../kit/reports/messages.ts';
import { keysOf } from '../../../kit/reports/record-rows.ts';
import { headOf, sendExport } from '../../../kit/reports/register-report.ts';
import { packTables } from '../tables/pack-tables.ts';
import { activityList, type Evidence, evidenceOf, missingList, workList } from './pack-lists.ts';
import { byDepartment, byPerson, partsList } from './pack-summary.ts';
import { activitiesOfYear, activityRight, seen, workRight, worksOfYear } from './year-records.ts';

/** Works, and activities, of one year. */
const most = 20_000;
/** People's parts in them: an activity of the faculty has hundreds. */
const mostParts = 100_000;

/** `GET /report/quality_pack`: the quality assurance of a year as one archive: counts and lists in a workbook, and the evidence. */
export function qualityPackCall(app: FastifyInstance): void {
  // Drawing the workbook is bounded by the turns of reports. Sending the evidence takes as long as the reader's line, and costs one open
  // file: it keeps a place of its own, of which there are enough for slow lines.
  const packs = new FairQueue({ atOnce: 10, waiting: 20, refusal: 'pack_under_way' });
  app.route({
    ...methodAndUrl(qualityRoutes.pack),
    exposeHeadRoute: false,
    config: { anyRight: [workRight, activityRight] },
    schema: {
      tags: ['Reports'],
      summary: 'Works and activities of a year with their evidence',
      querystring: qualityPackQuery,
      produces: ['application/zip'],
      response: { 200: z.file() },
    },
    preValidation: async (request) => {
      request.query = withoutEmpty(request.query);
    },
    serializerCompiler: () => (answer) => answer, // a stream, which nobody serializes
    handler: async (request: FastifyRequest, reply) => {
      const query = request.query as QualityPackQuery;
      const person = request.person as Person;
      const scope = { works: seen(person, workRight) === 'all', activities: seen(person, activityRight) === 'all' };
      if (!scope.works && !scope.activities) throw new ApiError('forbidden');
      const gone = abortOnDisconnect(reply);
      const leave = await packs.acquire(person.user_name, gone);
      gone.addEventListener('abort', leave, { once: true });
      const title = `${yearKinds[query.kind].th} ${query.year}`;
      const workbook = await app.reports.draw({ user_name: person.user_name, gone }, async () => {
        const { tables, total } = await tablesOf(app, person, query, scope);
        const head = { ...(await headOf(request)), title: `ข้อมูลประกันคุณภาพ ${title}`, lines: [title], about: [title], signatures: [] };
        return { total, format: 'xlsx', head, tables };
      });
      endSlowReader(reply);
      const archive = packed(app, workbook, `สรุป ${title}.xlsx`, await evidenceOf(app.pool, query, scope));
      return sendExport(reply, `ประกันคุณภาพ ${title}.zip`, 'application/zip', archive);
    },
  });
}

type Scope = Record<'works' | 'activities', boolean>;

async function tablesOf(
  app: FastifyInstance,
  person: Person,
  query: QualityPackQuery,
  scope: Scope,
): Promise<{ tables: ReportTable[]; total: number }> {
  const { kind, year } = query;
  const works = scope.works
    ? await keysOf<number>(
        app.pool,
        Prisma.sql`SELECT w.work_id AS key FROM web_con_works w LEFT JOIN users ON users.user_name = w.user_name WHERE ${worksOfYear(kind, year)}
          ORDER BY users.fname_th COLLATE "und-x-icu", users.lname_th COLLATE "und-x-icu", w.user_name, w.work_id`,
        most,
      )
    : [];
  const activities = scope.activities
    ? await keysOf<number>(
        app.pool,
        Prisma.sql`SELECT a.activity_id AS key FROM web_con_activitys a WHERE ${activitiesOfYear(kind, year)} ORDER BY a.activity_date, a.activity_id`,
        most,
      )
    : [];
  if (Math.max(works.length, activities.length) > most) throw wrongField('year', 'report_rows', { max: most });
  const tables = [
    await byDepartment(app.pool, query, scope),
    await byPerson(app.pool, query, scope),
    ...(scope.works ? [workList(app.pool, works)] : []),
    ...(scope.activities ? [activityList(app.pool, activities)] : []),
    await partsList(app.pool, query, scope, mostParts),
    await missingList(app.pool, person, query, most),
    ...(await packTables(app, query, scope)),
  ];
  return { tables, total: works.length + activities.length };
}

/** One archive, streamed: one file is open at a time, and none after an abort. */
function packed(app: FastifyInstance, workbook: Readable, name: string, evidence: Evidence[]): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  let open: Readable | undefined = workbook;
  const missing: string[] = [];
  const stop = (error?: Error) => {
    open?.destroy();
    out.destroy(error);
  };
  // what is compressed already is only stored
  const stored = { compress: false, mtime: asShownInBangkok(new Date()), forceDosTimestamp: true };
  zip.addReadStream(workbook, name, stored);
  workbook.once('error', stop);
  for (const { name: entry, path } of evidence) {
    zip.addReadStreamLazy(entry, stored, (callback) => {
      if (out.destroyed) return;
      contentOf(app, path).then(
        (content) => {
          if (!content) missing.push(entry);
          // a file missing from the store is empty in the archive, and listed in its last entry
          open = content ?? Readable.from([]);
          if (out.destroyed) open.destroy();
          open.once('error', stop);
          callback(null, open);
        },
        (error: Error) => stop(error),
      );
    });
  }
  zip.addReadStreamLazy('ไฟล์ที่ไม่พบ.txt', stored, (callback) => {
    const text = missing.length === 0 ? 'ไม่มี' : missing.join('\r\n');
    callback(null, Readable.from([Buffer.from(`\ufeff${text}\r\n`)]));
  });
  zip.end();
  zip.on('error', stop);
  zip.outputStream.pipe(out);
  out.once('close', () => stop());
  return out;
}

/** Null: missing from the store. */
async function contentOf(app: FastifyInstance, path: string): Promise<Readable | null> {
  const found = await openShown(app, path);
  return found?.read() ?? null;
}

/** The times of a zip archive have no zone and are written from a date's local fields: this one's read as the clock of Bangkok. */
function asShownInBangkok(moment: Date): Date {
  const bangkokMinutes = 7 * 60;
  return new Date(moment.getTime() + (bangkokMinutes + moment.getTimezoneOffset()) * 60_000);
}
