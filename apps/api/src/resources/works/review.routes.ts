import { pageOf } from '@faculty/contracts/kit/entity';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { edited } from '@faculty/contracts/messages';
import {
  decisionAnswer,
  decisionBody,
  type ReviewQuery,
  reviewCount,
  reviewItem,
  reviewQuery,
  reviewRoutes,
  sentBackItem,
} from '@faculty/contracts/works/review';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { runSql } from '../../db/run-sql.ts';
import type { DeclaredRight, Person } from '../../kit/crud/context.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { languageOf } from '../../kit/http/language.ts';
import { withoutEmpty } from '../../kit/http/validation.ts';
import { answerList, countOf } from '../../kit/lists/answer-list.ts';
import { decide } from '../../kit/reviews/review-decision.ts';
import { decidesOn, queueOf, recordsOf } from '../../kit/reviews/review-queue.ts';

const tags = ['Reviews'];
const right: DeclaredRight = { page: '/web/review', action: 'view' };
const params = z.object({ entity: z.string().max(40), record_id: z.string().max(100) });
/** Most sent-back records that are shown. */
const mostSentBack = 20;
/** A cancelled record is shown to its owner for so many days. */
const cancelledDays = 30;

/** The queue of those who review works and activities, their decisions, and what owners get back. */
export function reviewCalls(app: FastifyInstance): void {
  const queueFor = ({ person }: FastifyRequest) =>
    queueOf([...app.reviewed.values()].filter(({ entity }) => decidesOn(person as Person, entity.page)));

  app.route({
    ...methodAndUrl(reviewRoutes.list),
    config: { right },
    schema: { tags, querystring: reviewQuery, response: { 200: pageOf(reviewItem) } },
    preValidation: async (request) => {
      request.query = withoutEmpty(request.query);
    },
    handler: async (request, reply) => {
      const query = request.query as ReviewQuery;
      return answerList(app, reply, queueFor(request), { ...query, limit: query.limit ?? 15 });
    },
  });

  app.route({
    ...methodAndUrl(reviewRoutes.count),
    config: { right },
    schema: { tags, response: { 200: reviewCount } },
    handler: async (request) => ({ count: await countOf(app, queueFor(request), []) }),
  });

  app.route({
    ...methodAndUrl(reviewRoutes.decide),
    config: { right },
    schema: { tags, params, body: decisionBody, response: { 200: decisionAnswer } },
    handler: async (request) => {
      const { entity: name, record_id } = request.params as z.infer<typeof params>;
      const { updated_at: readAt, ...given } = request.body as z.infer<typeof decisionBody>;
      const source = app.reviewed.get(name);
      const id = z.safeParse(source?.entity.id ?? z.never(), record_id);
      if (!source || !id.success) throw new ApiError('not_found');
      const { status_check, status_check_text, status_check_field, updated_at } = await decide(app, request, source, {
        id: id.data,
        given,
        readAt,
      });
      const message = edited(record_id)[languageOf(request)];
      return { entity: name, record_id, status_check, status_check_text, status_check_field, updated_at, message };
    },
  });

  app.route({
    ...methodAndUrl(reviewRoutes.sentBack),
    config: { signedIn: true },
    schema: { tags, response: { 200: z.array(sentBackItem) } },
    handler: async (request) => {
      const { right: rightOn, user_name } = request.person as Person;
      const sources = [...app.reviewed.values()].filter(({ entity }) => rightOn(entity.page).view);
      if (sources.length === 0) return [];
      const { rows } = await runSql<z.infer<typeof sentBackItem>>(
        app.pool,
        Prisma.sql`
          SELECT entity, record_id, title, title_en, status_check::text, status_check_text, status_check_field, since FROM (${recordsOf(sources)}) records
          WHERE user_name = ${user_name} AND (status_check = 'C' OR status_check = 'E' AND since > now() - ${cancelledDays}::int * interval '1 day')
          ORDER BY since DESC, entity, record_id LIMIT ${mostSentBack}`,
      );
      return rows;
    },
  });
}
