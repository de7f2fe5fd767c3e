import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { workParameters } from '@faculty/contracts/lookups/parameters';
import {
  documentFormats,
  maxPublications,
  type PublicationFormat,
  type PublicationQuery,
  type PublicationStyle,
  publicationFormats,
  publicationQuery,
  publicationRoutes,
  publications,
  shownPublicationsQuery,
} from '@faculty/contracts/works/publications';
import { apa, type Runs } from '@faculty/contracts/works/references/apa';
import { exchangeFile } from '@faculty/contracts/works/references/exchange';
import {
  type BilingualWork,
  inListOrder,
  inOneLanguage,
  type Reference,
  referenceOf,
  yearLetters,
} from '@faculty/contracts/works/references/reference';
import { work } from '@faculty/contracts/works/work';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../kit/crud/context.ts';
import { contextOf } from '../../kit/crud/handlers.ts';
import { isOf, partsOf, workParts } from '../../kit/crud/taking-part.ts';
import { abortOnDisconnect } from '../../kit/http/abort-on-disconnect.ts';
import { wrongField } from '../../kit/http/errors.ts';
import { endSlowReader } from '../../kit/http/slow-reader.ts';
import { withoutEmpty } from '../../kit/http/validation.ts';
import { yearOfWork } from '../../kit/lists/buddhist-year.ts';
import { personName } from '../../kit/people/person-name.ts';
import type { TextRow } from '../../kit/reports/messages.ts';
import { sendExport } from '../../kit/reports/register-report.ts';
import { type TextFormat, textFormats, textHead, textTables, textTypes } from '../../kit/reports/text/text-document.ts';
import { reportedWorks, workRight } from './reports/year-records.ts';

const fileTypes: Readonly<Record<PublicationFormat, string>> = {
  ...textTypes,
  bib: 'application/x-bibtex; charset=utf-8',
  ris: 'application/x-research-info-systems; charset=utf-8',
  json: 'application/vnd.citationstyles.csl+json; charset=utf-8',
};
/** Works that are formatted before other calls have their turn. */
const batchSize = 250;

/** The works in use `w` that a condition selects, as references are made of them; at most one more than `most`. */
export function citedWorks(ctx: Context, condition: Prisma.Sql, most: number): Promise<BilingualWork[]> {
  return ctx.query<BilingualWork>(Prisma.sql`
    SELECT w.work_id, w.work_type, coalesce(p.parameter_th, w.work_type) AS parameter_th, coalesce(p.parameter_en, w.work_type) AS parameter_en,
      w.work_public_type, w.work_title_th, w.work_title_en, w.work_owner_name_th, w.work_owner_name_en, w.work_public_title_th,
      w.work_public_title_en, ${yearOfWork('w')} AS "NumYear", w.work_public_year, to_char(w.work_public_date, 'YYYY-MM-DD') AS work_public_date,
      w.work_public_no, w.work_public_number, w.work_public_isbn, w.work_public_place, w.work_doi
    FROM web_con_works w LEFT JOIN dc_params p ON p.parameter_system = 'WEB' AND p.parameter_name = ${workParameters.types}
      AND p.parameter_value = w.work_type
    WHERE ${condition} ORDER BY w.work_id LIMIT ${most + 1}`);
}

/**
 * The asked works that the person may see, in the order of reference lists.
 * @throws ApiError naming the filter that can make the list shorter
 */
async function listed(ctx: Context, query: PublicationQuery): Promise<Reference[]> {
  const { language, user_name, up_department_id, work_type, status_check, from_year, to_year } = query;
  const conditions = [
    reportedWorks({}, status_check),
    ...[ctx.own, user_name].flatMap((person) => (person === undefined ? [] : isOf(workParts, person, 'w'))),
    up_department_id !== undefined &&
      Prisma.sql`w.work_id IN (SELECT parts.id FROM ${partsOf(workParts)} parts JOIN user_infos i ON i.user_name = parts.user_name
        WHERE i.up_department_id = ${up_department_id})`,
    work_type !== undefined && Prisma.sql`w.work_type = ${work_type}`,
    from_year !== undefined && Prisma.sql`${yearOfWork('w')} >= ${from_year}`,
    to_year !== undefined && Prisma.sql`${yearOfWork('w')} <= ${to_year}`,
  ].filter((condition) => condition instanceof Prisma.Sql);
  const works = await citedWorks(ctx, Prisma.join(conditions, ' AND '), maxPublications);
  if (works.length > maxPublications) throw wrongField('from_year', 'list_rows', { max: maxPublications });
  const references: Reference[] = [];
  for await (const batch of inTurns(works)) references.push(...batch.map((each) => referenceOf(inOneLanguage(each, language))));
  return inListOrder(references);
}

async function* inTurns<Row>(rows: readonly Row[]): AsyncGenerator<Row[]> {
  for (let from = 0; from < rows.length; from += batchSize) {
    if (from > 0) await turn();
    yield rows.slice(from, from + batchSize);
  }
}

/** The list in the APA's style. */
async function* inApa(references: readonly Reference[]): AsyncGenerator<Runs[]> {
  const letters = yearLetters(references);
  let at = 0;
  for await (const batch of inTurns(references)) yield batch.map((reference) => apa(reference, letters[at++]));
}

/** Lists of publications: to show and copy, and as files. */
export function publicationCalls(app: FastifyInstance): void {
  const common = {
    exposeHeadRoute: false,
    config: { right: workRight },
    preValidation: async (request: { query: unknown }) => {
      request.query = withoutEmpty(request.query);
    },
  };
  app.route({
    ...methodAndUrl(publicationRoutes.show),
    ...common,
    schema: { tags: [work.tag], summary: 'A list of publications', querystring: shownPublicationsQuery, response: { 200: publications } },
    handler: async (request) => {
      const { style, ...query } = request.query as PublicationQuery & { style: PublicationStyle };
      const references = await listed(contextOf(app, request, work.page), query);
      const entries: Runs[] = [];
      if (style === 'apa') for await (const batch of inApa(references)) entries.push(...batch);
      else entries.push([exchangeFile(references, style)]);
      return { count: references.length, entries };
    },
  });
  app.route({
    ...methodAndUrl(publicationRoutes.file),
    ...common,
    schema: {
      tags: [work.tag],
      summary: 'A list of publications as a document, or for a reference manager',
      params: z.object({ format: z.enum(publicationFormats) }),
      querystring: publicationQuery,
      produces: Object.values(fileTypes),
      response: { 200: z.file() },
    },
    serializerCompiler: () => (answer) => answer, // a stream, which nobody serializes
    handler: async (request, reply) => {
      const ctx = contextOf(app, request, work.page);
      const query = request.query as PublicationQuery;
      const { format } = request.params as { format: PublicationFormat };
      const gone = abortOnDisconnect(reply);
      const lines = await linesOf(ctx, query);
      const title = query.language === 'en' ? 'Publications' : 'รายการผลงานตีพิมพ์';
      const content = isDocument(format)
        ? await app.reports.draw({ user_name: ctx.person.user_name, gone }, async () => {
            const references = await listed(ctx, query);
            const head = { ...(await textHead(ctx, query.language)), title, lines };
            return { total: references.length, format: textFormats[format], head, tables: textTables(inRows(references)) };
          })
        : Readable.from([exchangeFile(await listed(ctx, query), format)]);
      endSlowReader(reply);
      return sendExport(reply, `${[title, ...lines].join(' ').slice(0, 60)}.${format}`, fileTypes[format], content);
    },
  });
}

const isDocument = (format: PublicationFormat): format is TextFormat => (documentFormats as readonly string[]).includes(format);

async function* inRows(references: readonly Reference[]): AsyncGenerator<TextRow[]> {
  for await (const batch of inApa(references)) yield batch.map((runs): TextRow => ['entry', ...runs]);
}

/** Of whom and when, in words. */
async function linesOf(ctx: Context, query: PublicationQuery): Promise<string[]> {
  const { language, up_department_id, from_year, to_year } = query;
  const user_name = ctx.own ?? query.user_name;
  const [person, department] = await Promise.all([
    user_name === undefined ? undefined : personName(ctx.db, user_name),
    up_department_id === undefined ? null : ctx.db.department.findUnique({ where: { up_department_id } }),
  ]);
  const shown = (year: number | undefined) => (year === undefined ? '' : String(language === 'en' ? year - 543 : year));
  const years = from_year === to_year ? shown(from_year) : [shown(from_year), shown(to_year)].join('–');
  return [
    person?.[language],
    department && inLanguage(language, department.up_department_name_th, department.up_department_name_en),
    years,
  ].filter((line): line is string => Boolean(line));
}
