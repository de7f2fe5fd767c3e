import { workParameters } from '@faculty/contracts/lookups/parameters';
import { doiIn } from '@faculty/contracts/works/doi';
import { type WorkBody, work } from '@faculty/contracts/works/work';
import {
  type AlikeQuery,
  alikeQuery,
  alikeWork,
  articleQuery,
  lookUpAnswer,
  lookUpQuery,
  workRoutes,
} from '@faculty/contracts/works/work-calls';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context, Person } from '../../kit/crud/context.ts';
import type { Writer } from '../../kit/crud/handlers.ts';
import { isOf, workParts } from '../../kit/crud/taking-part.ts';
import { abortOnDisconnect } from '../../kit/http/abort-on-disconnect.ts';
import { ApiError, wrongField } from '../../kit/http/errors.ts';
import { withoutEmpty } from '../../kit/http/validation.ts';
import { buddhistYearSql, yearOfWork } from '../../kit/lists/buddhist-year.ts';
import { dayOrYearWithin } from '../../kit/lists/period-conditions.ts';
import { notify } from '../../kit/notices/notify.ts';
import { personName, personNames } from '../../kit/people/person-name.ts';
import { registerReviewed } from '../../kit/reviews/review.ts';
import { alikeFinder } from './alike-works.ts';
import { findDoi } from './doi-lookup.ts';
import { lookUpQueue } from './look-up-queue.ts';
import { readArticle } from './read-article.ts';
import { inState, ofDepartment } from './reports/year-records.ts';
import { createWork, updateWork } from './work-store.ts';

/** The co-authors of a work, who each have a share in it. */
const coAuthors = Prisma.sql`(SELECT coalesce(json_agg(json_build_object('user_name', authors.user_name, 'work_weight', authors.work_weight,
    'author_state', authors.author_state, 'decided_at', authors.decided_at, 'full_name_th', ${personNames('authors.user_name').full_name_th}, 'full_name_en', ${personNames('authors.user_name').full_name_en}) ORDER BY authors.user_name), '[]')
  FROM web_con_work_authors authors LEFT JOIN users ON users.user_name = authors.user_name WHERE authors.work_id = web_con_works.work_id)`;

/** Academic works. */
export function workResource(app: FastifyInstance): void {
  registerReviewed(app, work, {
    list: {
      table: 'web_con_works',
      parts: workParts,
      joins: {
        users: Prisma.sql`users.user_name = web_con_works.user_name`,
        dc_params: Prisma.sql`dc_params.parameter_system = 'WEB' AND dc_params.parameter_name = ${workParameters.types}
          AND dc_params.parameter_value = web_con_works.work_type`,
      },
      fields: {
        ...personNames('web_con_works.user_name'),
        parameter_th: Prisma.sql`coalesce(dc_params.parameter_th, web_con_works.work_type)`,
        parameter_en: Prisma.sql`coalesce(dc_params.parameter_en, web_con_works.work_type)`,
        MNumYear: Prisma.sql`coalesce(to_char(work_public_date, 'MM/') || (${buddhistYearSql('work_public_date')}), work_public_year::text)`,
        NumYear: yearOfWork('web_con_works'),
      },
      detail: { work_authors: coAuthors },
      search: 'whole_text',
      period: (period) => dayOrYearWithin('web_con_works.work_public_date', 'web_con_works.work_public_year', period),
      filters: {
        user_name: (user_name) => isOf(workParts, user_name),
        department: (department) => ofDepartment('web_con_works', department),
        counted: () => inState('web_con_works'),
      },
    },
    async create(body, ctx) {
      const made = await createWork(body, ctx);
      await askCoAuthors(app, ctx, made as { work_id: number }, body, []); // what it selects
      return made;
    },
    async update(body, ctx, before) {
      await updateWork(body, ctx, before);
      await askCoAuthors(app, ctx, before, body, before.work_authors);
    },
  });
  // a writer asks nobody
  app.writers.set(work.name, { ...(app.writers.get(work.name) as Writer), create: createWork, update: updateWork });
  workCalls(app);
}

/** Tells co-authors who are newly named that they may confirm it. */
async function askCoAuthors(
  app: FastifyInstance,
  ctx: Pick<Context, 'db' | 'onCommit'>,
  { work_id }: { work_id: number },
  body: WorkBody,
  before: readonly { user_name: string }[],
): Promise<void> {
  const named = body.work_authors.map(({ user_name }) => user_name).filter((name) => !before.some(({ user_name }) => user_name === name));
  if (named.length === 0) return;
  const { user_name: owner } = await ctx.db.work.findUniqueOrThrow({ where: { work_id }, select: { user_name: true } });
  const name = (await personName(ctx.db, owner)) ?? { th: owner, en: owner };
  await notify(app, ctx, named, {
    ...{ kind: 'co_author', entity: work.name, record_id: String(work_id), title: body.work_title_th, title_en: body.work_title_en },
    detail: { th: `${name.th} ระบุว่าคุณเป็นผู้ร่วมจัดทำ โปรดยืนยัน`, en: `${name.en} named you. Please confirm` },
    path: '/app/profile-view',
  });
}

/** Calls that help to enter a work: DOI lookup, and similar works. */
function workCalls(app: FastifyInstance): void {
  const findAlike = alikeFinder(app);
  const at = (route: string) => ({ method: 'GET' as const, url: route.slice('GET '.length) });
  const { doiLookupUrls } = app.config;
  const queued = lookUpQueue();
  const inTurn = <Found>(request: FastifyRequest, reply: FastifyReply, ask: () => Promise<Found>) =>
    queued({ user_name: (request.person as Person).user_name, gone: abortOnDisconnect(reply) }, ask);

  app.route({
    ...at(workRoutes.lookUp),
    config: { right: { page: work.page, action: 'add' } },
    schema: { tags: [work.tag], querystring: lookUpQuery, response: { 200: lookUpAnswer } },
    handler: async (request, reply) => {
      const doi = doiIn((request.query as z.infer<typeof lookUpQuery>).doi);
      if (doi === '') throw wrongField('doi', 'doi');
      if (doiLookupUrls.length === 0) throw new ApiError('lookup_off');
      return inTurn(request, reply, () => findDoi(doiLookupUrls, doi));
    },
  });

  app.route({
    ...at(workRoutes.article),
    config: { right: { page: work.page, action: 'add' } },
    schema: { tags: [work.tag], querystring: articleQuery, response: { 200: lookUpAnswer } },
    handler: async (request, reply) => {
      const { url } = request.query as z.infer<typeof articleQuery>;
      const setting = await app.db.facultySetting.findFirst({ select: { article_hosts: true } });
      const hosts = (setting?.article_hosts ?? '').split('\n').filter(Boolean);
      return inTurn(request, reply, () => readArticle(url, hosts));
    },
  });

  app.route({
    ...at(workRoutes.alike),
    config: { right: { page: work.page, action: 'view' } },
    schema: { tags: [work.tag], querystring: alikeQuery, response: { 200: z.array(alikeWork) } },
    preValidation: async (request) => {
      request.query = withoutEmpty(request.query);
    },
    handler: (request, reply) => findAlike(request.person as Person, request.query as AlikeQuery, abortOnDisconnect(reply)),
  });
}
