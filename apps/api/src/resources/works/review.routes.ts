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
import { contentThatWaits } from '../../kit/approval/may-publish.ts';
import type { DeclaredRight, Person } from '../../kit/crud/context.ts';
import { contextOf, ownIn } from '../../kit/crud/handlers.ts';
import { staleEdit, updateRecord } from '../../kit/crud/write.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { languageOf } from '../../kit/http/request-headers.ts';
import { withoutEmpty } from '../../kit/http/validation.ts';
import { answerList } from '../../kit/lists/answer-list.ts';
import { equals, textIn } from '../../kit/lists/conditions.ts';
import { countOf } from '../../kit/lists/found-texts.ts';
import type { List } from '../../kit/lists/list.ts';
import { momentWithin } from '../../kit/lists/period-conditions.ts';
import { personNames } from '../../kit/people/person-name.ts';
import type { ReviewedRow, ReviewSource } from '../../kit/reviews/review.ts';
import { decidesOn, recordsOf } from '../../kit/reviews/review-queue.ts';
import { tellOwner } from '../../kit/reviews/tell-owner.ts';

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
        await tellOwner(app, entity, inside, before, after);
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

/** The queue of those who review works and activities and approve content, their decisions on works and activities, and what owners get back. */
export function reviewCalls(app: FastifyInstance): void {
  const queueFor = (request: FastifyRequest) => {
    const person = request.person as Person;
    const decided = [...app.reviewed.values()].filter(({ entity }) => decidesOn(person, entity.page));
    return queueOf([...(decided.length > 0 ? [recordsOf(decided)] : []), contentThatWaits(person)]);
  };

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

/** Why a record had been sent back, where the last decision about it was answered by its owner. */
const earlierReason = Prisma.sql`coalesce((
  SELECT CASE WHEN decision.changes -> 'status_check' ->> 0 IN ('C', 'E') THEN decision.changes -> 'status_check_text' ->> 0 END
  FROM (SELECT changes FROM audit_logs WHERE audit_logs.entity = page.entity AND audit_logs.record_id = page.record_id
    AND jsonb_exists(changes, 'status_check') AND action = 'edit' ORDER BY at DESC, id DESC LIMIT 1) decision), '')`;

const orders: Record<string, Prisma.Sql> = {
  since: Prisma.sql`since`,
  title: Prisma.sql`title`,
  full_name_th: Prisma.sql`full_name_th`,
};

/** What waits among these records, oldest first. */
function queueOf(sources: readonly Prisma.Sql[]): List<ReviewQuery> {
  const names = personNames('records.user_name');
  const waiting = Prisma.sql`FROM (${Prisma.join(sources, ' UNION ALL ')}) records LEFT JOIN users ON users.user_name = records.user_name`;
  const where = (conditions: Parameters<List<ReviewQuery>['page']>[1]) =>
    Prisma.join([Prisma.sql`WHERE records.status_check = 'W'`, ...conditions.filter((each) => each instanceof Prisma.Sql)], ' AND ');
  return {
    conditions: ({ q, entity, user_name, start_date, end_date }) => [
      textIn(q, Prisma.sql`records.title`, Prisma.sql`records.title_en`, 'users.fname_th', 'users.lname_th'),
      equals(Prisma.sql`records.entity`, entity),
      equals(Prisma.sql`records.user_name`, user_name),
      momentWithin(Prisma.sql`records.since`, { start_date, end_date }),
    ],
    page: ({ page = 0, limit = 15, field = 'since', sort = 'asc' }, conditions) => Prisma.sql`
      SELECT row_to_json(item)::text FROM (
        SELECT page.entity || '-' || page.record_id AS review_id, page.entity, page.record_id, title, title_en, user_name, full_name_th, full_name_en,
          to_char(since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS since, ${earlierReason} AS earlier_reason, asks
        FROM (
          SELECT records.*, ${names.full_name_th} AS full_name_th, ${names.full_name_en} AS full_name_en
          ${waiting} ${where(conditions)}
          ORDER BY ${orders[field]} ${Prisma.raw(sort === 'desc' ? 'DESC' : 'ASC')}, since, entity, number LIMIT ${limit} OFFSET ${page * limit}) page
      ) item`,
    count: (conditions) => Prisma.sql`SELECT count(*)::int AS count ${waiting} ${where(conditions)}`,
  };
}
