import { type AnyEntity, titlesOf } from '@faculty/contracts/kit/entity';
import { type RequestAction, requestAction } from '@faculty/contracts/website/content-request';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { changesBetween, writeAudit } from '../crud/audit.ts';
import type { Context } from '../crud/context.ts';
import { ApiError, wrongField } from '../http/errors.ts';
import { seenRecords } from '../lists/seen-records.ts';
import { tellDeciders } from '../reviews/tell-owner.ts';

type Fields = Record<string, unknown>;

/** Without text in each of these. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one || '') === JSON.stringify(other || '');

/**
 * The fields of a body that differ from the record. What is not given stays as an open request asks for it.
 * @throws ApiError naming a file: files of a shown record are replaced by somebody who may publish (docs/decisions/0117)
 */
export function askedFields(
  { body: schema }: AnyEntity,
  { files, clear }: { files: Partial<Record<string, unknown[]>>; clear: object },
  before: object,
  body: object,
): Fields {
  const [file] = [...Object.keys(files).filter((name) => files[name]?.length), ...Object.keys(clear)];
  if (file !== undefined) throw wrongField(file, 'ask_publisher');
  const [now, wanted] = [before as Fields, body as Fields];
  const names = Object.keys((schema as { shape?: object }).shape ?? {});
  return Object.fromEntries(
    names.flatMap((name) => (wanted[name] === 'AUTO' || isSame(now[name], wanted[name]) ? [] : [[name, wanted[name]]])),
  );
}

/** The asked fields as an update is given them: there null is a field that stays as it is, an emptied one is an empty text. */
export const givenBy = (fields: object): Fields => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? '']));

/**
 * Does what an accepted request would do, and takes it back at once: what is refused is refused when it is asked. Nothing is done after the
 * commit.
 */
export async function tryOut<Ctx extends Pick<Context, 'db' | 'onCommit'>>(
  ctx: Ctx,
  work: (trial: Ctx) => Promise<unknown>,
): Promise<void> {
  await ctx.db.$executeRaw`SAVEPOINT asked`;
  await work({ ...ctx, onCommit: [] });
  await ctx.db.$executeRaw`ROLLBACK TO SAVEPOINT asked`;
}

/**
 * Stores what a person asks for, in place of what they asked before, and tells those who may publish. A change of nothing takes the request
 * back. `given` are the fields that the call names; `attempt` tries out all that is asked then. Answers whether something is asked now.
 * @throws ApiError `asked_by_other` while another person's request for the record is open, `asked_already` where a change of many records
 * does not know what is asked of the same field
 */
export async function askApproval(
  app: FastifyInstance,
  ctx: Pick<Context, 'db' | 'person' | 'onCommit' | 'requestId' | 'changeId'>,
  entity: AnyEntity,
  row: object,
  action: RequestAction,
  { fields: asked, given, attempt }: { fields: Fields; given: object; attempt?: (fields: Fields) => Promise<void> } = {
    fields: {},
    given: {},
  },
): Promise<boolean> {
  const { db, person } = ctx;
  const record_id = String((row as Fields)[entity.idKey]);
  const where = { entity_record_id: { entity: entity.name, record_id } };
  // one after the other: what two ask at the same moment is not lost
  const { table, id } = seenRecords(app, entity);
  await db.$queryRaw`SELECT 1 FROM ${table} WHERE ${id} = ${(row as Fields)[entity.idKey]} FOR UPDATE`;
  const found = await db.contentRequest.findUnique({ where });
  if (found?.state === 'asked' && found.user_name !== person.user_name) throw new ApiError('asked_by_other');
  // what was returned to somebody else is over when another person asks
  const open = found?.user_name === person.user_name ? found : null;
  // what is asked of a record stays asked when it is hidden meanwhile
  const earlier = open?.action === 'change' && action !== 'delete' ? Object.entries(open.fields as Fields) : [];
  if (ctx.changeId !== undefined && earlier.some(([name]) => name in given)) throw new ApiError('asked_already');
  const fields = { ...Object.fromEntries(earlier.filter(([name]) => !(name in given))), ...asked };
  if (action === 'change' && Object.keys(fields).length === 0) {
    await db.contentRequest.deleteMany({ where: { entity: entity.name, record_id, user_name: person.user_name } });
    return false;
  }
  await attempt?.(fields);
  const was = Object.fromEntries(Object.keys(fields).map((name) => [name, (row as Fields)[name] ?? null]));
  const titles = titlesOf(entity, row);
  const data = {
    ...titles,
    action,
    user_name: person.user_name,
    fields: fields as Prisma.InputJsonObject,
    was: was as Prisma.InputJsonObject,
    // the reason of a return stays: who saves a form that was open has not read it
    ...{ reason: open?.reason ?? '', state: 'asked', asked_at: new Date() },
  };
  await db.contentRequest.upsert({ where, create: { entity: entity.name, record_id, ...data }, update: data });
  const changes = action === 'change' ? changesBetween(was, fields) : {};
  await writeAudit(ctx, ctx.requestId, 'ask', { entity: entity.name, id: record_id, ...titles }, changes);
  if (open?.state === 'asked') return true;
  const what = requestAction.words[action];
  const does = { th: ` ขอ${what.th}`, en: ` asks: ${what.en.toLowerCase()}` };
  const notice = { kind: 'approval_asked', entity: entity.name, record_id, ...titles } as const;
  await tellDeciders(app, entity, ctx, ['edit', 'publish'], notice, person.user_name, does);
  return true;
}
