import { type Entity, pageOf } from '@faculty/contracts/kit/entity';
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
import { type Reviewed, requireReason, reviewFields } from '@faculty/contracts/works/review-state';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { runSql } from '../../db/run-sql.ts';
import type { DeclaredRight, Person } from '../../kit/crud/context.ts';
import { contextOf, ownIn } from '../../kit/crud/handlers.ts';
import { staleEdit, updateRecord } from '../../kit/crud/write.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { languageOf } from '../../kit/http/language.ts';
import { withoutEmpty } from '../../kit/http/validation.ts';
import { answerList, countOf } from '../../kit/lists/answer-list.ts';
import type { ReviewedRow, ReviewSource } from '../../kit/reviews/review.ts';
import { notifyOwner } from '../../kit/reviews/review-mail.ts';
import { decidesOn, queueOf, recordsOf } from '../../kit/reviews/review-queue.ts';

const verdictBody = z.object(reviewFields).superRefine(requireReason);

/** A requested decision. `given` has all review fields. */
interface Decision {
  id: unknown;
  given: Reviewed;
  /** The `updated_at` of the record that the reviewer saw. */
  readAt: Date;
}

/**
 * Updates only the review fields of a record, so that other invalid fields cannot refuse the decision.
 * Stale check, audit, history and mail are those of an update.
 * @throws ApiError `forbidden` for a person limited to their own records
 */
async function decide(app: FastifyInstance, request: FastifyRequest, source: ReviewSource, decision: Decision): Promise<ReviewedRow> {
  const { entity, table, read } = source;
  const ctx = contextOf(app, request, entity.page);
  // `as`: the entity with only the review fields as its body, and without files
  const reviewEntity = { ...entity, body: verdictBody, files: {}, richText: [] } as unknown as Entity<
    unknown,
    ReviewedRow,
    object,
    Reviewed,
    object
  >;
  const { row } = await updateRecord(
    app,
    request,
    reviewEntity,
    {
      read: (id, inside) => read(id, inside),
      async update({ status_check, status_check_text, status_check_field }, inside, before) {
        if (inside.own !== undefined || ownIn(inside.person, entity.page) !== undefined) throw new ApiError('forbidden');
        const changed = await inside.db.$executeRaw(Prisma.sql`
          UPDATE ${Prisma.raw(`"${table}"`)}
          SET status_check = ${status_check}::"ReviewStatus", status_check_text = ${status_check_text},
            status_check_field = ${status_check_field}, updated_by = ${inside.stamps.edit.updated_by}, updated_at = ${new Date()}
          WHERE ${Prisma.raw(`"${entity.idKey}"`)} = ${decision.id} AND updated_at = ${inside.where.updated_at as Date}`);
        const after = await read(decision.id, inside);
        if (after === null) throw new ApiError('not_found');
        if (changed === 0) throw await staleEdit(inside.db, after);
        await notifyOwner(app, entity, inside, before, after);
        return after;
      },
    },
    ctx,
    decision,
  );
  return row;
}

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
