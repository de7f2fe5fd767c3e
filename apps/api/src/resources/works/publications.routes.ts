import { setImmediate as turn } from 'node:timers/promises';
import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { workParameters } from '@faculty/contracts/lookups/parameters';
import {
  maxPublications,
  type PublicationQuery,
  publicationQuery,
  publicationRoutes,
  publications,
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
import type { Context } from '../../kit/crud/context.ts';
import { contextOf } from '../../kit/crud/handlers.ts';
import { isOf, workParts } from '../../kit/crud/taking-part.ts';
import { wrongField } from '../../kit/http/errors.ts';
import { withoutEmpty } from '../../kit/http/validation.ts';
import { yearOfWork } from '../../kit/lists/buddhist-year.ts';
import { personName } from '../../kit/people/person-name.ts';
import type { TextRow } from '../../kit/reports/messages.ts';
import { registerTextDocument } from '../../kit/reports/text/register-text-document.ts';
import { filteredWorks, workRight } from './reports/year-records.ts';

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
async function listed(ctx: Context, { language, user_name, ...filters }: PublicationQuery): Promise<Reference[]> {
  const people = [ctx.own, user_name].flatMap((person) => (person === undefined ? [] : isOf(workParts, person, 'w')));
  const works = await citedWorks(ctx, Prisma.join([filteredWorks(filters), ...people], ' AND '), maxPublications);
  if (works.length > maxPublications) throw wrongField('start_date', 'list_rows', { max: maxPublications });
  return inListOrder(await inTurns(works, (each) => referenceOf(inOneLanguage(each, language))));
}

/** What is made of each, with turns for other calls. */
async function inTurns<Row, Made>(rows: readonly Row[], make: (row: Row, at: number) => Made): Promise<Made[]> {
  const made: Made[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % batchSize === batchSize - 1) await turn();
    made.push(make(row, at));
  }
  return made;
}

/** The list in the APA's style. */
function inApa(references: readonly Reference[]): Promise<Runs[]> {
  const letters = yearLetters(references);
  return inTurns(references, (reference, at) => apa(reference, letters[at]));
}

/** Lists of publications: to show and copy, and as documents. */
export function publicationCalls(app: FastifyInstance): void {
  const config = { right: workRight };
  const { tag, page } = work;
  app.route({
    ...methodAndUrl(publicationRoutes.show),
    exposeHeadRoute: false,
    config,
    schema: { tags: [tag], summary: 'A list of publications', querystring: publicationQuery, response: { 200: publications } },
    preValidation: async (request) => {
      request.query = withoutEmpty(request.query);
    },
    handler: async (request) => {
      const query = request.query as PublicationQuery;
      const references = await listed(contextOf(app, request, page), query);
      const entries = query.style === 'apa' ? await inApa(references) : [[exchangeFile(references, query.style)]];
      return { count: references.length, entries };
    },
  });
  const summary = 'A list of publications as a document';
  const document = { route: publicationRoutes.file, config, page, tag, summary, query: publicationQuery } as const;
  registerTextDocument(app, document, async (query: PublicationQuery, ctx) => {
    const references = await listed(ctx, query);
    const title = query.language === 'en' ? 'Publications' : 'รายการผลงานตีพิมพ์';
    const lines = await linesOf(ctx, query);
    const rows = (await inApa(references)).map((runs): TextRow => ['entry', ...runs]);
    return { title, lines, name: [title, ...lines].join(' '), rows };
  });
}

/** Of whom, in words. */
async function linesOf(ctx: Context, { language, user_name, department }: PublicationQuery): Promise<string[]> {
  const whose = ctx.own ?? user_name;
  const person = whose === undefined ? undefined : await personName(ctx.db, whose);
  const found = department === undefined ? null : await ctx.db.department.findUnique({ where: { up_department_id: department } });
  const name = found && inLanguage(language, found.up_department_name_th, found.up_department_name_en);
  return [person?.[language], name].filter((line) => typeof line === 'string');
}
