import { entityOf, isEntityKey } from '@faculty/contracts/entities';
import { type AnyEntity, pageOf, titlesOf } from '@faculty/contracts/kit/entity';
import { mayNeedApproval } from '@faculty/contracts/kit/public';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { requestDone } from '@faculty/contracts/messages';
import {
  approvalPages,
  type ContentRequest,
  contentDecision,
  contentRequestAnswer,
  contentRequestItem,
  contentRequestParams,
  contentRequestRoutes,
  requestAction,
} from '@faculty/contracts/website/content-request';
import { Prisma, type ContentRequest as Stored } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { decidesOnRequests } from '../../../kit/approval/may-publish.ts';
import { changesBetween, withFileNames, writeAudit } from '../../../kit/crud/audit.ts';
import type { Context, DeclaredRight, Person } from '../../../kit/crud/context.ts';
import { contextOf, type Writer } from '../../../kit/crud/handlers.ts';
import { inTransaction } from '../../../kit/crud/in-transaction.ts';
import { removeRecord, staleEdit, updateRecord } from '../../../kit/crud/write.ts';
import { ApiError } from '../../../kit/http/errors.ts';
import { languageOf } from '../../../kit/http/request-headers.ts';
import { notify } from '../../../kit/notices/notify.ts';
import { personNames } from '../../../kit/people/person-name.ts';

const tags = ['Content requests'];
/** Of one answer; the count says how many there are. */
const mostListed = 50;
const right: DeclaredRight = { page: '/web/review', action: 'view' };
const messageAnswer = z.object({ message: z.string() });
type Row = Record<string, unknown> & { updated_at: Date; updated_by: string; created_by: string; created_at: Date };

/** What waits for those who may publish (docs/decisions/0117), and their decisions. */
export function contentRequestCalls(app: FastifyInstance): void {
  app.route({
    ...methodAndUrl(contentRequestRoutes.list),
    config: { right },
    schema: {
      tags,
      summary: 'What waits for the caller’s approval, the oldest first',
      response: { 200: pageOf(contentRequestItem) },
    },
    handler: async (request) => {
      const person = request.person as Person;
      const kinds = Object.values<AnyEntity>(entityOf).filter(mayNeedApproval);
      const decided = (action: z.infer<typeof requestAction>) =>
        kinds.filter((kind) => decidesOnRequests(person, kind.page, action)).map(({ name }) => name);
      const waiting = Prisma.sql`state = 'asked' AND content_requests.user_name <> ${person.user_name} AND entity = ANY(CASE action WHEN 'delete' THEN ${decided('delete')}::text[] ELSE ${decided('change')}::text[] END)`;
      const [rows, [counted]] = await Promise.all([
        app.db.$queryRaw<z.infer<typeof contentRequestItem>[]>`
          SELECT ${columns} FROM ${withNames} WHERE ${waiting} ORDER BY asked_at, entity, record_id LIMIT ${mostListed}`,
        app.db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM content_requests WHERE ${waiting}`,
      ]);
      return { rows, count: counted?.count ?? 0 };
    },
  });

  app.route({
    ...methodAndUrl(contentRequestRoutes.read),
    config: { signedIn: true },
    schema: {
      tags,
      summary: 'What is asked of a record: for those who may view it',
      params: contentRequestParams,
      response: { 200: contentRequestAnswer },
    },
    handler: async (request) => {
      const { ctx, entity, record_id, row } = await asked(app, request);
      const [found] = await ctx.query<z.infer<typeof contentRequestItem> & Pick<Stored, 'state' | 'reason' | 'fields' | 'was'>>(Prisma.sql`
        SELECT ${columns}, state, reason, fields, was FROM ${withNames} WHERE entity = ${entity.name} AND record_id = ${record_id}`);
      if (!found) return { request: null };
      const { fields, was, ...item } = found as typeof found & Record<'fields' | 'was', Record<string, unknown>>;
      const now = Object.fromEntries(Object.keys(fields).map((name) => [name, row[name] ?? null]));
      // whole texts, where the audit log has the beginning of long ones
      const changes = await withFileNames(ctx, entity.files, item.action === 'change' ? pairs(now, fields) : pairs(null, row));
      const changed_since = item.action === 'change' ? changesBetween(was, now) : {};
      const may = { is_own: item.user_name === ctx.person.user_name, may_decide: mayDecide(ctx.person, entity, item) };
      return { request: { ...item, fields, changes, changed_since, updated_at: row.updated_at, ...may } as ContentRequest };
    },
  });

  app.route({
    ...methodAndUrl(contentRequestRoutes.decide),
    config: { right },
    schema: {
      tags,
      summary: 'Accepts what is asked, which then happens, or returns it with a reason',
      params: contentRequestParams,
      body: contentDecision,
      response: { 200: messageAnswer },
    },
    handler: async (request) => {
      const { decision, reason, asked_at, updated_at: readAt } = request.body as z.infer<typeof contentDecision>;
      const { ctx, entity, record_id, row } = await asked(app, request);
      const key = { entity: entity.name, record_id };
      const open = await app.db.contentRequest.findUnique({ where: { entity_record_id: key } });
      if (open?.state !== 'asked') throw new ApiError('not_found');
      if (!mayDecide(ctx.person, entity, open)) throw new ApiError('forbidden');
      /** In the transaction of what is decided. */
      const settle = async (inside: Pick<Context, 'db' | 'person' | 'onCommit' | 'requestId'>) => {
        if (!mayDecide(inside.person, entity, open)) throw new ApiError('forbidden');
        const which = { ...key, state: 'asked', asked_at };
        const data = { state: 'returned', reason };
        const { count } = await (decision === 'return'
          ? inside.db.contentRequest.updateMany({ where: which, data })
          : inside.db.contentRequest.deleteMany({ where: which }));
        if (count === 0) throw new ApiError('stale');
        const changes = decision === 'return' ? { reason: ['', reason] as [unknown, unknown] } : {};
        await writeAudit(inside, request.id, decision, { entity: entity.name, id: record_id, ...titlesOf(entity, row) }, changes);
        await tellAsker(app, inside, entity, open, decision === 'return' ? reason : null);
      };
      if (decision === 'return') {
        await inTransaction(app, ctx, right, settle);
        for (const work of ctx.onCommit) work();
      } else if (open.action === 'delete') {
        if (row.updated_at.getTime() !== readAt.getTime()) throw await staleEdit(app.db, row);
        const { read, table, beforeRemove } = writerOf(app, entity);
        const removing = {
          read: read as never,
          table,
          beforeRemove: async (inside: Context, before: Row) => {
            await settle(inside);
            await beforeRemove?.(inside as never, before as never);
          },
        };
        await removeRecord(app, request, entity, removing as never, ctx, row[entity.idKey]);
      } else {
        const { read, update } = writerOf(app, entity);
        const updating = {
          read: read as never,
          update: async (body: object, inside: Context, before: Row) => {
            await settle(inside);
            await update?.(body as never, inside as never, before as never);
          },
        };
        const given = open.fields as object; // written as an object of fields
        await updateRecord(app, request, entity, updating as never, ctx, { id: row[entity.idKey], given, readAt });
      }
      return { message: requestDone[decision][languageOf(request)] };
    },
  });

  app.route({
    ...methodAndUrl(contentRequestRoutes.withdraw),
    config: { signedIn: true },
    schema: { tags, summary: 'Takes a request of one’s own back', params: contentRequestParams, response: { 200: messageAnswer } },
    handler: async (request) => {
      const { ctx, entity, record_id, row } = await asked(app, request);
      await inTransaction(app, ctx, { page: entity.page, action: 'view' }, async (inside) => {
        const which = { entity: entity.name, record_id, user_name: inside.person.user_name };
        if ((await inside.db.contentRequest.deleteMany({ where: which })).count === 0) throw new ApiError('not_found');
        await writeAudit(inside, request.id, 'unask', { entity: entity.name, id: record_id, ...titlesOf(entity, row) }, {});
      });
      return { message: requestDone.withdraw[languageOf(request)] };
    },
  });
}

/** Field → [before, after]; without `before`, of a whole record: the same on both sides, of which its table shows one. */
const pairs = (before: Record<string, unknown> | null, after: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(after).map(([name, value]) => [name, [before ? before[name] : value, value] as [unknown, unknown]]));

const withNames = Prisma.sql`content_requests LEFT JOIN users ON users.user_name = content_requests.user_name`;
const names = personNames('content_requests.user_name');
const columns = Prisma.sql`entity, record_id, action, title, title_en, content_requests.user_name, asked_at,
  ${names.full_name_th} AS full_name_th, ${names.full_name_en} AS full_name_en`;

/** Nobody decides on what they ask themselves. */
const mayDecide = (person: Person, { page }: AnyEntity, { user_name, action }: Pick<Stored, 'user_name' | 'action'>) =>
  user_name !== person.user_name && decidesOnRequests(person, page, z.parse(requestAction, action));

function writerOf(app: FastifyInstance, { name }: AnyEntity): Writer {
  const writer = app.writers.get(name);
  if (!writer) throw new Error(`${name}: what needs approval needs a writer`);
  return writer;
}

/**
 * The record of a call, if the person may open it.
 * @throws ApiError `not_found` or `forbidden`
 */
async function asked(app: FastifyInstance, request: FastifyRequest) {
  const { entity: name, record_id } = request.params as z.infer<typeof contentRequestParams>;
  const entity: AnyEntity | null = isEntityKey(name) ? entityOf[name] : null;
  if (!entity || !(approvalPages as readonly string[]).includes(entity.page) || !mayNeedApproval(entity)) throw new ApiError('not_found');
  const ctx: Context = contextOf(app, request, entity.page);
  if (!ctx.person.right(entity.page).view) throw new ApiError('forbidden');
  const found = await app.records.get(name)?.(record_id, ctx);
  if (!found || (ctx.own !== undefined && found.owner !== ctx.own)) throw new ApiError('not_found');
  const row = found.row as Row; // by the names of its fields
  return { ctx, entity, record_id: String(row[entity.idKey]), row };
}

/** Tells who asked what was decided; `reason` of what is returned. */
async function tellAsker(
  app: FastifyInstance,
  ctx: Pick<Context, 'db' | 'onCommit'>,
  { name, page }: AnyEntity,
  { record_id, title, title_en, action, user_name }: Stored,
  reason: string | null,
): Promise<void> {
  const what = requestAction.words[z.parse(requestAction, action)];
  await notify(app, ctx, [user_name], {
    kind: reason === null ? 'approval_accepted' : 'approval_returned',
    ...{ entity: name, record_id, title, title_en },
    detail:
      reason === null
        ? { th: `อนุมัติให้${what.th}แล้ว`, en: `${what.en}: approved` }
        : { th: `คำขอ${what.th}ถูกส่งกลับ เหตุผล: ${reason}`, en: `${what.en}: returned. Reason: ${reason}` },
    path: reason === null && action === 'delete' ? page : `${page}?edit=${encodeURIComponent(record_id)}`,
  });
}
