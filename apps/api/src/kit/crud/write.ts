import { type AuditColumns, type Entity, titlesOf } from '@faculty/contracts/kit/entity';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { mayNeedApproval } from '@faculty/contracts/kit/public';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isMissing, isRelationRefusal } from '../../db/database-errors.ts';
import type { KeptFile } from '../../storage/file-store.ts';
import { binFiles, claimFiles, dropFiles, ownFiles } from '../../storage/stored-files.ts';
import { askApproval, askedFields, givenBy, tryOut } from '../approval/ask-approval.ts';
import { askedBy, assertMayChangePart, isForStaff, isShown } from '../approval/may-publish.ts';
import { assertHasFiles, clearedFiles, filesOf, keepAddresses } from '../files/file-fields.ts';
import { checkSaved } from '../findings/check-records.ts';
import { ApiError, wrongField } from '../http/errors.ts';
import { withIdempotencyKey } from '../http/idempotency.ts';
import { personName } from '../people/person-name.ts';
import { cleanField } from '../rich-text/clean-in-background.ts';
import type { TextRow } from '../search/record-texts.ts';
import { changesBetween, wholeTexts, withFileNames, writeAudit } from './audit.ts';
import type { Context, DeclaredRight } from './context.ts';
import { type ChangeContext, type Handlers, visible } from './handlers.ts';
import { inTransaction } from './in-transaction.ts';
import { assertReviewerExists } from './look-again.ts';
import { assertOptionsExist } from './option-codes.ts';
import { lockOrderNumber } from './order-number.ts';
import { mergedBody } from './partial-update.ts';
import { putInBin } from './recycle-bin.ts';

// biome-ignore lint/suspicious/noExplicitAny: Item and Query are not used by a write
type Written<Id, Row, Body, File extends string> = Entity<Id, Row, any, Body, any, File>;
type Handler<Name extends keyof Handlers<never, never, never, never, ListQuery>, Id, Row, Body, File extends string> = Required<
  Handlers<Id, Row, object, Body, ListQuery, File>
>[Name];

interface Outcome<Row> {
  row: Row;
  /** Markup removed from its rich text. */
  removed: string[];
  /** Somebody who may publish has to accept it: a new record is hidden meanwhile, a shown one stays as it was. */
  asks: 'publish' | 'change' | null;
}

interface Change<Id> {
  id: Id;
  /** The given fields, unparsed. */
  given: object;
  /** The record's `updated_at` as the caller read it, if sent. */
  readAt: Date | undefined;
  /** Checked again inside the transaction. Default: the page's right to edit; null for changes that everybody may make to themselves. */
  right?: DeclaredRight | null;
  settle?: Settle;
}

/** Further work in the transaction of a change, before the record itself is written: to settle the request that the change comes of. */
export type Settle = (inside: Pick<Context, 'db' | 'person' | 'onCommit' | 'requestId'>) => Promise<void>;

/**
 * Creates a record with its files and its audit line in one transaction, once per idempotency key. Responds with 201 and the result of
 * `answer`.
 */
export async function createRecord<Id, Row extends AuditColumns, Body extends object, File extends string>(
  app: FastifyInstance,
  reply: FastifyReply,
  entity: Written<Id, Row, Body, File>,
  { read, create }: { read: Handler<'read', Id, Row, Body, File>; create: Handler<'create', Id, Row, Body, File> },
  ctx: Context<File>,
  body: Body,
  answer: (outcome: Outcome<Row>) => object,
): Promise<unknown> {
  const { request } = reply.code(201);
  const idempotent = withIdempotencyKey(reply);
  assertHasFiles(entity, ctx, body, null);
  const { sanitized, removed } = await sanitizedBody(entity, ctx, body, body);
  let made: Row | undefined;
  const { payload, isRepeat } = await inTransaction(app, ctx, { page: entity.page, action: 'add' }, async (inside) =>
    idempotent(inside, async () => {
      await assertOptionsExist(inside, entity.name, sanitized as Record<string, unknown>, null);
      await assertReviewerExists(inside, sanitized, null);
      const asks = await askedBy(inside, entity, null, sanitized);
      await assertMayChangePart(inside, entity, sanitized);
      const created = await insertRecord(entity, { read, create }, inside, asks ? hidden(sanitized) : sanitized);
      await writeTexts(app, inside, entity, created);
      made = created;
      if (asks) await askApproval(app, inside, entity, created, asks, publishing);
      return answer({ row: created, removed, asks });
    }),
  );
  if (!isRepeat) committed(request, ctx);
  if (made) await checkSaved(app, entity, made, ctx);
  return payload;
}

/**
 * Updates the given fields of a record; the others are unchanged.
 * A replaced file keeps its address; its old content, and cleared files, are removed after the commit.
 * @throws ApiError `stale` when the record was changed since it was read
 */
export async function updateRecord<Id, Row extends AuditColumns, Body extends object, File extends string>(
  app: FastifyInstance,
  request: FastifyRequest,
  entity: Written<Id, Row, Body, File>,
  { read, update }: { read: Handler<'read', Id, Row, Body, File>; update: Handler<'update', Id, Row, Body, File> },
  outside: Context<File>,
  { id, given, readAt, right = { page: entity.page, action: 'edit' }, settle }: Change<Id>,
): Promise<Outcome<Row>> {
  const ctx = { ...outside, clear: clearedFiles(entity, given) };
  const existing = async () => visible(await read(id, ctx as Context), ctx, entity.ownerKey);
  const before = await existing();
  if (readAt && readAt.getTime() !== before.updated_at.getTime()) throw await staleEdit(ctx.db, before);
  const body = mergedBody(entity.body, before, given);
  assertHasFiles(entity, ctx, body, before);
  const { sanitized, removed } = await sanitizedBody(entity, ctx, body, given);
  const { row, gone, asks } = await inTransaction(app, ctx, right, async (rechecked) => {
    const inside: ChangeContext<File> = { ...rechecked, where: { [entity.idKey]: id, updated_at: before.updated_at }, alsoGone: [] };
    visible(before, inside, entity.ownerKey);
    const gate = await askedBy(inside, entity, before, sanitized);
    const fields = gate === 'change' ? askedFields(entity, ctx, before, sanitized) : {};
    const asks = isForStaff(fields) ? null : gate;
    await assertOptionsExist(inside, entity.name, sanitized as Record<string, unknown>, before as Record<string, unknown>);
    await assertReviewerExists(inside, sanitized, before);
    /** What an accept of the record as it is then would do; the files of this call are in it already. */
    const attempt = (row: Row) => (all: object) =>
      tryOut({ ...inside, files: {}, clear: {}, where: { ...inside.where, updated_at: row.updated_at } }, async (trial) =>
        update(mergedBody(entity.body, row, givenBy(all)), trial, row),
      );
    if (asks === 'change') {
      const isAsked = await askApproval(app, inside, entity, before, asks, { fields, given, attempt: attempt(before) });
      return { row: before, gone: [], asks: isAsked ? asks : null };
    }
    await assertMayChangePart(inside, entity, before);
    await settle?.(inside);
    const { row, gone } = await changeRecord(entity, { read, update }, inside, asks ? hidden(sanitized) : sanitized, { id, before });
    if (asks) await askApproval(app, inside, entity, row, asks, { ...publishing, given, attempt: attempt(row) });
    else if (mayNeedApproval(entity) && isShown(row) && !isShown(before))
      await inside.db.contentRequest.deleteMany({ where: { entity: entity.name, record_id: String(id), action: 'publish' } });
    await writeTexts(app, inside, entity, row);
    return { row, asks, gone };
  }).catch(async (error: unknown) => {
    // the record was changed or deleted between the read and the update
    throw isMissing(error) ? await staleEdit(ctx.db, await existing()) : error;
  });
  committed(request, ctx);
  if (asks !== 'change') await checkSaved(app, entity, row, ctx);
  await removeObjects(app, request, gone);
  return { row, removed, asks };
}

/**
 * Creates a record in the transaction of `ctx`, with its files, their owner and the audit line. The caller has checked it, and writes its
 * words for the search.
 */
export async function insertRecord<Id, Row extends AuditColumns, Body extends object, File extends string>(
  entity: Written<Id, Row, Body, File>,
  { read, create }: { read: Handler<'read', Id, Row, Body, File>; create: Handler<'create', Id, Row, Body, File> },
  ctx: Context<File>,
  body: Body,
): Promise<Row> {
  await claimFiles(ctx.db, newFiles(ctx.files), ownership(ctx));
  await lockOrderNumber(ctx, entity.name, body);
  const { [entity.idKey]: id } = (await create(body, ctx)) as Row;
  const created = assertOwner(entity, ctx, await written(read, id as Id, ctx));
  await ownFiles(ctx.db, filesOf(entity, created), String(created[entity.ownerKey]));
  const changes = await withFileNames(ctx, entity.files, changesBetween(null, created, entity.privateFields));
  await writeAudit(ctx, ctx.requestId, 'add', auditSubject(entity, created), changes);
  return created;
}

/**
 * Changes a record in the transaction of `ctx`, as `insertRecord` creates one. Returns it with the addresses of its files, and the objects
 * to remove after the commit. `always`: the audit line is written also without a change.
 */
export async function changeRecord<Id, Row extends AuditColumns, Body extends object, File extends string>(
  entity: Written<Id, Row, Body, File>,
  { read, update }: { read: Handler<'read', Id, Row, Body, File>; update: Handler<'update', Id, Row, Body, File> },
  ctx: ChangeContext<File>,
  body: Body,
  { id, before, always = false }: { id: Id; before: Row; always?: boolean },
): Promise<{ row: Row; gone: string[] }> {
  await claimFiles(ctx.db, newFiles(ctx.files), ownership(ctx));
  await update(body, ctx, before);
  const after = assertOwner(entity, ctx, await written(read, id, ctx));
  await ownFiles(ctx.db, filesOf(entity, after), String(after[entity.ownerKey]));
  const changes = await withFileNames(ctx, entity.files, changesBetween(before, after, entity.privateFields));
  const texts = wholeTexts(before, after, changes);
  if (always || Object.keys(changes).length > 0) await writeAudit(ctx, ctx.requestId, 'edit', auditSubject(entity, after), changes, texts);
  const { row, gone } = await keepAddresses(ctx.db, entity, before, after);
  const kept = filesOf(entity, row);
  const dropped = filesOf(entity, before).filter((path) => !kept.includes(path) && !gone.includes(path));
  return { row, gone: [...gone, ...(await dropFiles(ctx.db, [...dropped, ...ctx.alsoGone]))] };
}

interface Removal<Id, Row> {
  read: NonNullable<Handlers<Id, Row, object, object, ListQuery>['read']>;
  table: string;
  beforeRemove?: Handlers<Id, Row, object, object, ListQuery>['beforeRemove'] | undefined;
}

/**
 * Deletes a record. Entities with a bin move it there with its files; of the others, the files are removed after the commit. Answers false
 * where that waits for somebody who may publish.
 * @throws ApiError `relation` when other records refer to it
 */
export async function removeRecord<Id, Row extends AuditColumns, Body extends object, File extends string>(
  app: FastifyInstance,
  request: FastifyRequest,
  entity: Written<Id, Row, Body, File>,
  { read, table, beforeRemove }: Removal<Id, Row>,
  ctx: Context,
  id: Id,
  settle?: Settle,
): Promise<boolean> {
  const gone = await inTransaction(app, ctx, { page: entity.page, action: 'delete' }, async (inside) => {
    const before = visible(await read(id, inside), inside, entity.ownerKey);
    const [at, key] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${entity.idKey}"`)];
    const remove = async (ctx: Omit<ChangeContext, 'where'>) => {
      await beforeRemove?.(ctx, before);
      const deleted = Prisma.sql`DELETE FROM ${at} WHERE ${key} = ${id} AND updated_at = ${before.updated_at} RETURNING 1`;
      if ((await ctx.query(deleted)).length === 0) throw new ApiError('not_found');
    };
    if ((await askedBy(inside, entity, before, before)) === 'change') {
      await tryOut({ ...inside, alsoGone: [] }, remove);
      await askApproval(app, inside, entity, before, 'delete');
      return null;
    }
    await assertMayChangePart(inside, entity, before);
    const alsoGone: string[] = [];
    const subject = auditSubject(entity, before);
    const source = app.bins.get(entity.name);
    const binned = source && (await putInBin(inside, source, subject, String(before[entity.ownerKey])));
    await settle?.(inside);
    await remove({ ...inside, alsoGone });
    if (mayNeedApproval(entity)) await inside.db.contentRequest.deleteMany({ where: { entity: entity.name, record_id: String(id) } });
    const changes = await withFileNames(inside, entity.files, changesBetween(before, null, entity.privateFields));
    await writeAudit(inside, request.id, 'delete', subject, changes);
    const files = [...filesOf(entity, before), ...alsoGone];
    return binned === undefined ? dropFiles(inside.db, files) : binFiles(inside.db, files, binned);
  }).catch((error: unknown) => {
    if (isRelationRefusal(error)) throw new ApiError('relation', { extra: { [entity.idKey]: id }, cause: error });
    throw error;
  });
  committed(request, ctx);
  if (gone === null) return false;
  await removeObjects(app, request, gone);
  return true;
}

/** What a hidden record asks for. */
const publishing = { fields: { active: 'Y' }, given: {} };
const hidden = <T extends object>(record: T): T => ({ ...record, active: 'N' });

/** Reads a record that was just written, in the same transaction. */
async function written<Id, Row>(read: (id: Id, ctx: Context) => Promise<Row | null>, id: Id, ctx: Context): Promise<Row> {
  const row = await read(id, ctx);
  if (!row) throw new Error(`the record ${id} that was written is not there`);
  return row;
}

/** Under own_only, refuses a record whose owner is another person. */
function assertOwner<Id, Row, Body, File extends string>(entity: Written<Id, Row, Body, File>, { own }: Context<File>, row: Row): Row {
  if (own !== undefined && row[entity.ownerKey] !== own) throw wrongField(entity.ownerKey, 'own_only');
  return row;
}

/** The files of this call that the record claims: the last of each field. Others are removed when the call ends. */
function newFiles(files: Context<string>['files']): KeptFile[] {
  return Object.values(files).flatMap((kept = []) => kept.slice(-1));
}

/** Writes the words of a record for the search, in the transaction of its save. */
export async function writeTexts(
  app: FastifyInstance,
  { db }: Pick<Context, 'db'>,
  { name }: { name: string },
  row: object,
): Promise<void> {
  const texts = app.texts.get(name);
  if (texts) await db.$executeRaw(texts.write([row as TextRow])); // a record is one of fields
}

/** Runs after the commit: marks the files as claimed and calls the `onCommit` callbacks. */
function committed(request: FastifyRequest, ctx: { onCommit: (() => void)[] }): void {
  for (const file of newFiles(request.keptFiles)) request.claimedPaths.add(file.path);
  for (const work of ctx.onCommit) work();
}

/** The record's entity, identifier and titles, for its audit line. */
function auditSubject<Id, Row extends object, Body, File extends string>(entity: Written<Id, Row, Body, File>, row: Row) {
  return { entity: entity.name, id: row[entity.idKey], ...titlesOf(entity, row) };
}

const ownership = (ctx: { person: { user_name: string } }) => ({ claimed: true, createdBy: ctx.person.user_name });

/** Sanitizes the given rich text; stored text was sanitized when it was saved. */
async function sanitizedBody<Id, Row, Body extends object, File extends string>(
  entity: Written<Id, Row, Body, File>,
  { person }: Context<File>,
  body: Body,
  given: object,
): Promise<{ sanitized: Body; removed: string[] }> {
  const sanitized: Partial<Record<string, string>> = {};
  const removed = new Set<string>();
  for (const field of entity.richText ?? []) {
    if (!(field in given)) continue;
    const result = await cleanField(person.user_name, field, String(body[field] ?? ''));
    sanitized[field] = result.html;
    for (const markup of result.removed) removed.add(markup);
  }
  return { sanitized: { ...body, ...sanitized }, removed: [...removed] };
}

/** Removes objects after the commit. Failures are logged; the next sweep removes what is left. */
export async function removeObjects(app: FastifyInstance, request: FastifyRequest, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await app.files.remove(paths).catch((error: unknown) => request.log.warn({ err: error }, 'left for the sweep'));
}

/** The `stale` error of an edit, with the name of the person who changed the record and the time. */
export async function staleEdit(db: Context['db'], { updated_by, updated_at }: AuditColumns): Promise<ApiError> {
  return new ApiError('stale', { changed: { by: updated_by, name: await personName(db, updated_by), at: updated_at } });
}
