import { type AuditColumns, type Entity, titleOf } from '@faculty/contracts/kit/entity';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isMissing, isRelationRefusal } from '../../db/database-errors.ts';
import type { KeptFile } from '../../storage/file-store.ts';
import { binFiles, claimFiles, dropFiles, ownFiles } from '../../storage/stored-files.ts';
import { assertHasFiles, clearedFiles, filesOf, keepAddresses } from '../files/file-fields.ts';
import { ApiError, wrongField } from '../http/errors.ts';
import { oncePerKey } from '../http/idempotency.ts';
import { personName } from '../people/person-name.ts';
import { cleanField } from '../rich-text/clean-in-background.ts';
import { changesBetween, wholeTexts, withFileNames, writeAudit } from './audit.ts';
import type { Context, DeclaredRight } from './context.ts';
import { type ChangeContext, type Handlers, visible } from './handlers.ts';
import { inTransaction } from './in-transaction.ts';
import { assertOptionsExist } from './option-codes.ts';
import { awaitOrder } from './order-number.ts';
import { mergedBody } from './partial-update.ts';
import { putInBin } from './recycle-bin.ts';

/** An entity of whatever query; writing does not read lists. */
// biome-ignore lint/suspicious/noExplicitAny: Item and Query do not matter to a write
type Written<Id, Row, Body, File extends string> = Entity<Id, Row, any, Body, any, File>;
type Handler<Name extends keyof Handlers<never, never, never, never, ListQuery>, Id, Row, Body, File extends string> = Required<
  Handlers<Id, Row, object, Body, ListQuery, File>
>[Name];

interface Outcome<Row> {
  row: Row;
  /** What was taken out of its rich text. */
  removed: string[];
}

interface Change<Id> {
  id: Id;
  /** The fields that are given, as they came. */
  given: object;
  /** The record's `updated_at` that the change stands on, when the caller tells it. */
  readAt: Date | undefined;
  /** Asked again inside the change; the page's right to edit unless said, null for what everybody may change of themselves. */
  right?: DeclaredRight | null;
}

/**
 * Creates a record with its files and its audit line in one transaction, once for each idempotency key. Answers with 201 and what `answer` makes
 * of the record.
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
  const once = oncePerKey(reply);
  assertHasFiles(entity, ctx, body, null);
  const { clean, removed } = await cleaned(entity, ctx, body, body);
  const { payload, isRepeat } = await inTransaction(app, ctx, { page: entity.page, action: 'add' }, async (inside) =>
    once(inside, async () => {
      await claimFiles(inside.db, newFiles(request), ownership(ctx));
      await assertOptionsExist(inside, entity.name, clean as Record<string, unknown>, null);
      await awaitOrder(inside, entity.name, clean);
      const { [entity.idKey]: id } = (await create(clean, inside)) as Row;
      const made = assertOwner(entity, inside, await written(read, id as Id, inside));
      await ownFiles(inside.db, filesOf(entity, made), String(made[entity.ownerKey]));
      const changes = await withFileNames(inside, entity.files, changesBetween(null, made, entity.privateFields));
      await writeAudit(inside, request.id, 'add', auditSubject(entity, made), changes);
      return answer({ row: made, removed });
    }),
  );
  if (!isRepeat) committed(request, ctx);
  return payload;
}

/**
 * Updates a record by the fields that are given, as they came; the others stay.
 * Refused when it changed since it was read. A replaced file keeps its address; its content, and cleared files, go after the commit.
 */
export async function updateRecord<Id, Row extends AuditColumns, Body extends object, File extends string>(
  app: FastifyInstance,
  request: FastifyRequest,
  entity: Written<Id, Row, Body, File>,
  { read, update }: { read: Handler<'read', Id, Row, Body, File>; update: Handler<'update', Id, Row, Body, File> },
  outside: Context<File>,
  { id, given, readAt, right = { page: entity.page, action: 'edit' } }: Change<Id>,
): Promise<Outcome<Row>> {
  const ctx = { ...outside, clear: clearedFiles(entity, given) };
  const existing = async () => visible(await read(id, ctx as Context), ctx, entity.ownerKey);
  const before = await existing();
  if (readAt && readAt.getTime() !== before.updated_at.getTime()) throw await staleEdit(ctx.db, before);
  const body = mergedBody(entity.body, before, given);
  assertHasFiles(entity, ctx, body, before);
  const { clean, removed } = await cleaned(entity, ctx, body, given);
  const { row, gone } = await inTransaction(app, ctx, right, async (asNow) => {
    const inside: ChangeContext<File> = { ...asNow, where: { [entity.idKey]: id, updated_at: before.updated_at }, alsoGone: [] };
    visible(before, inside, entity.ownerKey);
    await claimFiles(inside.db, newFiles(request), ownership(ctx));
    await assertOptionsExist(inside, entity.name, clean as Record<string, unknown>, before as Record<string, unknown>);
    await update(clean, inside, before);
    const after = assertOwner(entity, inside, await written(read, id, inside));
    await ownFiles(inside.db, filesOf(entity, after), String(after[entity.ownerKey]));
    const changes = await withFileNames(inside, entity.files, changesBetween(before, after, entity.privateFields));
    const texts = wholeTexts(before, after, changes);
    if (Object.keys(changes).length > 0) await writeAudit(inside, request.id, 'edit', auditSubject(entity, after), changes, texts);
    const replaced = await keepAddresses(inside.db, entity, before, after);
    const kept = filesOf(entity, replaced.row);
    const dropped = filesOf(entity, before).filter((path) => !kept.includes(path) && !replaced.gone.includes(path));
    return { row: replaced.row, gone: [...replaced.gone, ...(await dropFiles(inside.db, [...dropped, ...inside.alsoGone]))] };
  }).catch(async (error: unknown) => {
    // it was there a moment ago, in the state that was read
    throw isMissing(error) ? await staleEdit(ctx.db, await existing()) : error;
  });
  committed(request, ctx);
  await removeObjects(app, request, gone);
  return { row, removed };
}

/** How an entity's records are deleted. */
interface Removal<Id, Row> {
  read: NonNullable<Handlers<Id, Row, object, object, ListQuery>['read']>;
  table: string;
  beforeRemove?: Handlers<Id, Row, object, object, ListQuery>['beforeRemove'] | undefined;
}

/** Deletes a record nothing refers to. Of content, everything waits in the bin; of the rest, the files go after the commit. */
export async function removeRecord<Id, Row extends AuditColumns, Body extends object, File extends string>(
  app: FastifyInstance,
  request: FastifyRequest,
  entity: Written<Id, Row, Body, File>,
  { read, table, beforeRemove }: Removal<Id, Row>,
  ctx: Context,
  id: Id,
): Promise<void> {
  const gone = await inTransaction(app, ctx, { page: entity.page, action: 'delete' }, async (inside) => {
    const before = visible(await read(id, inside), inside, entity.ownerKey);
    const alsoGone: string[] = [];
    const called = auditSubject(entity, before);
    const source = app.bins.get(entity.name);
    const binned = source && (await putInBin(inside, source, called, String(before[entity.ownerKey])));
    await beforeRemove?.({ ...inside, alsoGone }, before);
    const [at, key] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${entity.idKey}"`)];
    const deleted = Prisma.sql`DELETE FROM ${at} WHERE ${key} = ${id} AND updated_at = ${before.updated_at} RETURNING 1`;
    if ((await inside.query(deleted)).length === 0) throw new ApiError('not_found');
    const changes = await withFileNames(inside, entity.files, changesBetween(before, null, entity.privateFields));
    await writeAudit(inside, request.id, 'delete', called, changes);
    const files = [...filesOf(entity, before), ...alsoGone];
    return binned === undefined ? dropFiles(inside.db, files) : binFiles(inside.db, files, binned);
  }).catch((error: unknown) => {
    if (isRelationRefusal(error)) throw new ApiError('relation', { extra: { [entity.idKey]: id }, cause: error });
    throw error;
  });
  committed(request, ctx);
  await removeObjects(app, request, gone);
}

/** A record that has just been written, in the same transaction. */
async function written<Id, Row>(read: (id: Id, ctx: Context) => Promise<Row | null>, id: Id, ctx: Context): Promise<Row> {
  const row = await read(id, ctx);
  if (!row) throw new Error(`the record ${id} that was written is not there`);
  return row;
}

/** Under own_only a record is neither made for somebody else nor given away. */
function assertOwner<Id, Row, Body, File extends string>(entity: Written<Id, Row, Body, File>, { own }: Context<File>, row: Row): Row {
  if (own !== undefined && row[entity.ownerKey] !== own) throw wrongField(entity.ownerKey, 'own_only');
  return row;
}

/** The files of this call that become somebody's: the last of each field. Any other is removed when the call ends. */
function newFiles(request: FastifyRequest): KeptFile[] {
  return Object.values(request.keptFiles).flatMap((kept) => kept.slice(-1));
}

/** After the commit: the files have an owner now, and what waited for the change may run. */
function committed(request: FastifyRequest, ctx: { onCommit: (() => void)[] }): void {
  for (const file of newFiles(request)) request.claimedPaths.add(file.path);
  for (const work of ctx.onCommit) work();
}

/** The record as its line in the audit names it. */
function auditSubject<Id, Row extends object, Body, File extends string>(entity: Written<Id, Row, Body, File>, row: Row) {
  return { entity: entity.name, id: row[entity.idKey], title: titleOf(entity, row) };
}

const ownership = (ctx: { person: { user_name: string } }) => ({ claimed: true, createdBy: ctx.person.user_name });

/** Cleans the rich text that was given; what is stored has been cleaned before. */
async function cleaned<Id, Row, Body extends object, File extends string>(
  entity: Written<Id, Row, Body, File>,
  { person }: Context<File>,
  body: Body,
  given: object,
): Promise<{ clean: Body; removed: string[] }> {
  const clean: Partial<Record<string, string>> = {};
  const removed = new Set<string>();
  for (const field of entity.richText ?? []) {
    if (!(field in given)) continue;
    const result = await cleanField(person.user_name, field, String(body[field] ?? ''));
    clean[field] = result.html;
    for (const what of result.removed) removed.add(what);
  }
  return { clean: { ...body, ...clean }, removed: [...removed] };
}

/** The commit stands: an object that cannot be removed now is removed by the next sweep. */
export async function removeObjects(app: FastifyInstance, request: FastifyRequest, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await app.files.remove(paths).catch((error: unknown) => request.log.warn({ err: error }, 'left for the sweep'));
}

/** The answer to an edit of what somebody else has changed. People know each other by their names, not by what they sign in with. */
export async function staleEdit(db: Context['db'], { updated_by, updated_at }: AuditColumns): Promise<ApiError> {
  return new ApiError('stale', { changed: { by: updated_by, name: await personName(db, updated_by), at: updated_at } });
}
