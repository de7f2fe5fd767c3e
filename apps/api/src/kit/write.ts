import type { Entity, FileRule } from '@faculty/contracts/kit/entity';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KeptFile } from '../storage/file-store.ts';
import { claimFiles, dropFiles } from '../storage/stored-files.ts';
import { changesBetween, writeAudit } from './audit.ts';
import type { Context, DeclaredRight, Person, Transaction } from './context.ts';
import { isMissing, isRelationRefusal } from './database-errors.ts';
import { ApiError } from './errors.ts';
import { type Handlers, ownIn, visible } from './handlers.ts';
import { cleanRichText } from './rich-text.ts';

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

/** Creates a record with its files and its audit line in one transaction. */
export async function createRecord<Id, Row extends object, Body extends object, File extends string>(
  app: FastifyInstance,
  request: FastifyRequest,
  entity: Written<Id, Row, Body, File>,
  create: Handler<'create', Id, Row, Body, File>,
  ctx: Context<File>,
  body: Body,
): Promise<Outcome<Row>> {
  requireFiles(entity, ctx, body);
  const { clean, removed } = cleaned(entity, body);
  const row = await inTransaction(app, ctx, { page: entity.page, action: 'add' }, async (inside) => {
    await claimFiles(inside.db, newFiles(request), ownership(ctx));
    const made = await create(clean, inside);
    await writeAudit(inside, request.id, entity.name, 'add', made[entity.idKey], changesBetween(null, made, entity.privateFields));
    return made;
  });
  committed(request, ctx);
  return { row, removed };
}

/** Updates a record: refused when it changed since it was read; replaced files go after the commit. */
export async function updateRecord<Id, Row extends object, Body extends object, File extends string>(
  app: FastifyInstance,
  request: FastifyRequest,
  entity: Written<Id, Row, Body, File>,
  { read, update }: { read: Handler<'read', Id, Row, Body, File>; update: Handler<'update', Id, Row, Body, File> },
  ctx: Context<File>,
  { id, body, readAt }: { id: Id; body: Body; readAt: Date | undefined },
): Promise<Outcome<Row>> {
  const { clean, removed } = cleaned(entity, body);
  const { row, gone } = await inTransaction(app, ctx, { page: entity.page, action: 'edit' }, async (inside) => {
    const before = visible(await read(id, inside as Context), inside as Context, entity.ownerKey);
    const unchangedSince = momentOf(before);
    if (readAt && readAt.getTime() !== unchangedSince.getTime()) throw staleEdit(before);
    await claimFiles(inside.db, newFiles(request), ownership(ctx));
    const after = await update(id, clean, { ...inside, unchangedSince }, before).catch(async (error: unknown) => {
      // it was there a moment ago, in this very state
      if (!isMissing(error)) throw error;
      throw staleEdit((await read(id, inside as Context)) ?? before);
    });
    const replaced = filesOf(entity, before).filter((path) => !filesOf(entity, after).includes(path));
    await dropFiles(inside.db, replaced);
    const changes = changesBetween(before, after, entity.privateFields);
    if (Object.keys(changes).length > 0) await writeAudit(inside, request.id, entity.name, 'edit', id, changes);
    return { row: after, gone: replaced };
  });
  committed(request, ctx);
  await removeObjects(app, request, gone);
  return { row, removed };
}

/** Deletes a record nothing refers to; its files go after the commit. */
export async function removeRecord<Id, Row extends object, Body extends object, File extends string>(
  app: FastifyInstance,
  request: FastifyRequest,
  entity: Written<Id, Row, Body, File>,
  { read, remove }: { read: Handler<'read', Id, Row, Body, File>; remove: Handler<'remove', Id, Row, Body, File> },
  ctx: Context,
  id: Id,
): Promise<void> {
  const gone = await inTransaction(app, ctx, { page: entity.page, action: 'delete' }, async (inside) => {
    const before = visible(await read(id, inside), inside, entity.ownerKey);
    const others = await remove(id, { ...inside, unchangedSince: momentOf(before) }, before);
    const paths = [...filesOf(entity, before), ...(others ?? [])];
    await dropFiles(inside.db, paths);
    await writeAudit(inside, request.id, entity.name, 'delete', id, changesBetween(before, null, entity.privateFields));
    return paths;
  }).catch((error: unknown) => {
    if (isRelationRefusal(error)) throw new ApiError('relation', { extra: { [entity.idKey]: id }, cause: error });
    throw error;
  });
  committed(request, ctx);
  await removeObjects(app, request, gone);
}

/** New stored paths by field, to spread into a record's data. */
export function newPaths<File extends string>(ctx: Context<File>): Partial<Record<File, string>> {
  const paths: Partial<Record<File, string>> = {};
  for (const [field, files] of Object.entries(ctx.files) as [File, { path: string }[]][]) {
    const last = files.at(-1);
    if (last) paths[field] = last.path;
  }
  return paths;
}

/**
 * One change in one transaction. Who makes it is looked up anew inside: while a slow body arrived they may have been signed
 * out, locked out or lost the right, and then nothing is saved. `right` is null where being signed in is enough.
 * @throws ApiError `unauthorized` or `forbidden`
 */
export function inTransaction<Ctx extends Omit<Context, 'files'>, Result>(
  app: FastifyInstance,
  ctx: Ctx,
  right: DeclaredRight | null,
  work: (inside: Ctx) => Promise<Result>,
): Promise<Result> {
  return app.db.$transaction(async (db) => {
    const person = await stillMay(app, ctx.person.session, right, db);
    const own = right ? ownIn(person, right.page) : ctx.own;
    return work({ ...ctx, person, own, db, query: (sql: Prisma.Sql) => db.$queryRaw(sql) });
  });
}

/** The person of a session as of now. @throws ApiError when they are no longer let in, or may no longer do this */
export async function stillMay(app: FastifyInstance, session: string, right: DeclaredRight | null, db: Transaction): Promise<Person> {
  const person = await app.people.asOfNow(session, db);
  if (!person) throw new ApiError('unauthorized');
  if (right && !person.right(right.page)[right.action]) throw new ApiError('forbidden');
  return person;
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

const ownership = (ctx: Context) => ({ public: true, claimed: true, createdBy: ctx.person.user_name });

function requireFiles<Id, Row, Body, File extends string>(entity: Written<Id, Row, Body, File>, ctx: Context<File>, body: Body): void {
  const missing = (Object.entries(entity.files) as [File, FileRule<Body>][])
    .filter(([field, rule]) => rule.requiredOnAdd?.(body) && !ctx.files[field]?.length)
    .map(([field]) => [field, { code: 'file_required' as const }]);
  if (missing.length > 0) throw new ApiError('invalid', { fields: Object.fromEntries(missing) });
}

function cleaned<Id, Row, Body extends object, File extends string>(
  entity: Written<Id, Row, Body, File>,
  body: Body,
): { clean: Body; removed: string[] } {
  const clean: Partial<Record<string, string>> = {};
  const removed = new Set<string>();
  for (const field of entity.richText ?? []) {
    const result = cleanRichText(String(body[field] ?? ''));
    clean[field] = result.html;
    for (const what of result.removed) removed.add(what);
  }
  return { clean: { ...body, ...clean }, removed: [...removed] };
}

function filesOf<Id, Row extends object, Body, File extends string>(entity: Written<Id, Row, Body, File>, row: Row): string[] {
  return Object.keys(entity.files)
    .map((field) => (row as Record<string, unknown>)[field])
    .filter((path): path is string => typeof path === 'string');
}

/** The commit stands: an object that cannot be removed now is removed by the next sweep. */
async function removeObjects(app: FastifyInstance, request: FastifyRequest, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await app.files.remove(paths).catch((error: unknown) => request.log.warn({ err: error }, 'left for the sweep'));
}

const momentOf = (row: object): Date => (row as { updated_at: Date }).updated_at;

function staleEdit(row: object): ApiError {
  const { updated_by, updated_at } = row as { updated_by: string; updated_at: Date };
  return new ApiError('stale', { changed: { by: updated_by, at: updated_at } });
}
