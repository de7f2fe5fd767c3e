import { entityOf, isEntityKey } from '@faculty/contracts/entities';
import { type AnyEntity, titlesOf } from '@faculty/contracts/kit/entity';
import { mayNeedApproval } from '@faculty/contracts/kit/public';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { requestDone } from '@faculty/contracts/messages';
import {
  contentDecision,
  contentRequestAnswer,
  contentRequestParams,
  contentRequestRoutes,
  requestAction,
} from '@faculty/contracts/website/content-request';
import type { ContentRequest as Stored } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { accountInUse } from '../../../auth/people.ts';
import { givenBy } from '../../../kit/approval/ask-approval.ts';
import { decidesOnRequests } from '../../../kit/approval/may-publish.ts';
import { changesBetween, withFileNames, writeAudit } from '../../../kit/crud/audit.ts';
import type { Person } from '../../../kit/crud/context.ts';
import { contextOf, recordFor, type Writer } from '../../../kit/crud/handlers.ts';
import { inTransaction } from '../../../kit/crud/in-transaction.ts';
import { removeRecord, type Settle, staleEdit, updateRecord } from '../../../kit/crud/write.ts';
import { ApiError } from '../../../kit/http/errors.ts';
import { languageOf } from '../../../kit/http/request-headers.ts';
import { notify } from '../../../kit/notices/notify.ts';
import { personName } from '../../../kit/people/person-name.ts';

const tags = ['Content requests'];
/** In the audit log. */
const auditActionOf = { accept: 'accept', return: 'return', withdraw: 'unask' } as const;

/** What is asked of a record of content, and its end: by those who may publish, or by who asked (docs/decisions/0117). */
export function contentRequestCalls(app: FastifyInstance): void {
  app.route({
    ...methodAndUrl(contentRequestRoutes.read),
    config: { signedIn: true },
    schema: {
      tags,
      summary: 'What is asked of a record: for those who may view it',
      params: contentRequestParams,
      response: { 200: contentRequestAnswer },
    },
    handler: async (request): Promise<z.infer<typeof contentRequestAnswer>> => {
      const { ctx, entity, row, open } = await opened(app, request);
      if (!open) return { request: null };
      const action = z.parse(requestAction, open.action);
      const [fields, was] = [open.fields, open.was] as Record<string, unknown>[] as [Record<string, unknown>, Record<string, unknown>];
      const then = { ...row, ...fields };
      const now = Object.fromEntries(Object.keys(fields).map((name) => [name, row[name] ?? null]));
      const name = (await personName(app.db, open.user_name)) ?? { th: open.user_name, en: open.user_name };
      return {
        request: {
          ...open,
          ...{
            full_name_th: name.th,
            full_name_en: name.en,
            action,
            fields,
            state: open.state === 'asked' ? 'asked' : 'returned',
            updated_at: row.updated_at,
          },
          // whole texts, where the audit log has the beginning of long ones
          changes: await withFileNames(ctx, entity.files, action === 'change' ? pairs(now, fields) : pairs(then, then)),
          changed_since: action === 'change' ? changesBetween(was, now) : {},
          is_own: open.user_name === ctx.person.user_name,
          may_decide: mayEnd(ctx.person, entity, open, 'accept'),
        },
      };
    },
  });

  app.route({
    ...methodAndUrl(contentRequestRoutes.decide),
    config: { signedIn: true },
    schema: {
      tags,
      summary: 'Accepts what is asked, which then happens, or returns it with a reason; who asked withdraws it',
      params: contentRequestParams,
      body: contentDecision,
      response: { 200: z.object({ message: z.string() }) },
    },
    handler: async (request) => {
      const { decision, reason, asked_at, updated_at: readAt } = request.body as z.infer<typeof contentDecision>;
      const { ctx, entity, row, open } = await opened(app, request);
      // somebody else was first
      if (!open || (decision !== 'withdraw' && open.state !== 'asked')) throw new ApiError('stale');
      if (!mayEnd(ctx.person, entity, open, decision)) throw new ApiError('forbidden');
      const { record_id } = open;
      // whose right has ended is not told of content that they may not open
      const mayKnow = (await accountInUse(app.pool, open.user_name))?.right(entity.page).view === true;
      const subject = { entity: entity.name, id: record_id, ...titlesOf(entity, row) };
      /** In the transaction of what is decided. */
      const settle: Settle = async (inside) => {
        if (!mayEnd(inside.person, entity, open, decision)) throw new ApiError('forbidden');
        const where = { entity: entity.name, record_id, asked_at, state: open.state };
        const { count } = await (decision === 'return'
          ? inside.db.contentRequest.updateMany({ where, data: { state: 'returned', reason } })
          : inside.db.contentRequest.deleteMany({ where }));
        if (count === 0) throw new ApiError('stale');
        await writeAudit(inside, request.id, auditActionOf[decision], subject, decision === 'return' ? { reason: ['', reason] } : {});
        if (decision !== 'withdraw' && mayKnow) await tellAsker(app, inside, entity, open, decision, reason);
      };
      const id = row[entity.idKey];
      const writer = app.writers.get(entity.name) as Writer; // content has one
      if (decision !== 'accept') {
        await inTransaction(app, ctx, { page: entity.page, action: 'view' }, settle);
        for (const work of ctx.onCommit) work();
      } else if (open.action === 'delete') {
        if (row.updated_at.getTime() !== readAt.getTime()) throw await staleEdit(app.db, row);
        await removeRecord(app, request, entity, writer as never, ctx, id, settle);
      } else {
        const given = givenBy(open.fields as object); // written as an object of fields
        await updateRecord(app, request, entity, writer as never, ctx, { id, given, readAt, settle });
      }
      return { message: requestDone[decision][languageOf(request)] };
    },
  });
}

/** Field → [before, after]; of a whole record the same on both sides, of which its table shows one. */
const pairs = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(after).map(([name, value]) => [name, [before[name], value] as [unknown, unknown]]));

/** Nobody decides on what they ask themselves, and nobody else withdraws it. */
const mayEnd = (person: Person, { page }: AnyEntity, open: Stored, decision: keyof typeof auditActionOf) =>
  open.user_name === person.user_name
    ? decision === 'withdraw'
    : decision !== 'withdraw' && decidesOnRequests(person, page, z.parse(requestAction, open.action));

/**
 * The record of a call and what is asked of it, if the person may open it.
 * @throws ApiError `not_found` or `forbidden`
 */
async function opened(app: FastifyInstance, request: FastifyRequest) {
  const { entity: name, record_id } = request.params as z.infer<typeof contentRequestParams>;
  const entity: AnyEntity | null = isEntityKey(name) ? entityOf[name] : null;
  if (!entity || !mayNeedApproval(entity)) throw new ApiError('not_found');
  const ctx = contextOf(app, request, entity.page);
  const row = await recordFor(app, ctx, entity, record_id);
  // the identifier as it is stored: '007' finds record 7
  const where = { entity_record_id: { entity: name, record_id: String(row[entity.idKey]) } };
  return { ctx, entity, row, open: await app.db.contentRequest.findUnique({ where }) };
}

/** Tells who asked what was decided. */
async function tellAsker(
  app: FastifyInstance,
  ctx: Parameters<Settle>[0],
  { page }: AnyEntity,
  { entity, record_id, title, title_en, action, user_name }: Stored,
  decision: 'accept' | 'return',
  reason: string,
): Promise<void> {
  const what = requestAction.words[z.parse(requestAction, action)];
  await notify(app, ctx, [user_name], {
    ...{ entity, record_id, title, title_en },
    ...(decision === 'accept'
      ? { kind: 'approval_accepted', detail: { th: `อนุมัติให้${what.th}แล้ว`, en: `${what.en}: approved` } }
      : {
          kind: 'approval_returned',
          detail: { th: `คำขอ${what.th}ถูกส่งกลับ เหตุผล: ${reason}`, en: `${what.en}: returned. Reason: ${reason}` },
        }),
    path: decision === 'accept' && action === 'delete' ? page : `${page}?edit=${encodeURIComponent(record_id)}`,
  });
}
