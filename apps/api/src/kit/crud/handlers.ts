import type { Action, AnyEntity, AuditColumns } from '@faculty/contracts/kit/entity';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import type { PageKey } from '@faculty/contracts/pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runSql } from '../../db/run-sql.ts';
import { ApiError } from '../http/errors.ts';
import { changeIdOf } from '../http/request-headers.ts';
import type { ListSource } from '../lists/list.ts';
import type { Context, Person } from './context.ts';

/** Context of a handler that changes or deletes a record. */
export interface ChangeContext<File extends string = never> extends Context<File> {
  /** Prisma `where` of the record's key and `updated_at`: an update with it fails when the record was changed since it was read. */
  // biome-ignore lint/suspicious/noExplicitAny: Prisma has a type of its own for each table's `where`
  where: any;
  /** Paths of files to delete with this change that are in no column of the record itself. */
  alsoGone: string[];
}

/** One function per documented route. A route without a function, or the reverse, fails the start. */
export interface Handlers<Id, Row, Item, Body, Query extends ListQuery, File extends string = never> {
  /** Columns and joins of the list. The kit adds the `own_only` condition. */
  list?: ListSource<Item, Query, Row>;
  /** Only for a record that the list's table, joins and fields cannot read; the default reads it by the list's source. */
  read?(id: Id, ctx: Context): Promise<Row | null>;
  /** Returns an object with the identifier of the new record; the kit reads the record. */
  create?(body: Body, ctx: Context<File>): Promise<object>;
  /** `before` is the record as it was read; pass `ctx.where` to the update. The kit reads the record again. */
  update?(body: Body, ctx: ChangeContext<File>, before: Row): Promise<unknown>;
  /** Runs in the transaction before the kit deletes the record: throws to refuse, or deletes what no foreign key cascades to. */
  beforeRemove?(ctx: Omit<ChangeContext, 'where'>, before: Row): Promise<void>;
}

/** Reads and writes the records of one entity in a transaction of the caller, who writes the audit: for code that makes no HTTP call. */
export interface Writer {
  entity: AnyEntity;
  table: string;
  // `never`: each entity has types of its own
  read(id: never, ctx: Context): Promise<AuditColumns | null>;
  create?: ((body: never, ctx: Context<never>) => Promise<object>) | undefined;
  update?: ((body: never, ctx: ChangeContext<never>, before: never) => Promise<unknown>) | undefined;
  beforeRemove?: ((ctx: Omit<ChangeContext, 'where'>, before: never) => Promise<void>) | undefined;
}

/** An entity's update as its call makes it, for other calls that change records: rights, stale edits and audit are the same. */
export interface Updater {
  entity: AnyEntity;
  /** `asks`: it waits for approval. @throws ApiError as the call answers */
  update(
    request: FastifyRequest,
    ctx: Context,
    change: { id: unknown; given: object; readAt: Date | undefined },
  ): Promise<{ asks: 'publish' | 'change' | null }>;
}

/** The context of one call on one page. */
export function contextOf<File extends string = never>(app: FastifyInstance, request: FastifyRequest, page: PageKey): Context<File> {
  const { person } = request;
  if (!person) throw new ApiError('unauthorized');
  const { user_name } = person;
  const own = ownIn(person, page);
  return {
    db: app.db,
    query: async (sql) => (await runSql(app.pool, sql)).rows as never,
    person,
    own,
    stamps: { add: { created_by: user_name, updated_by: user_name }, edit: { updated_by: user_name } },
    files: request.keptFiles as Context<File>['files'],
    clear: {},
    onCommit: [],
    requestId: request.id,
    changeId: changeIdOf(request),
    log: request.log,
  };
}

/** The person's user_name when they are limited to their own records on a page; undefined for all records. */
export const ownIn = (person: Person, page: PageKey): string | undefined => (person.right(page).own_only ? person.user_name : undefined);

/** The record, if the person may see it. @throws ApiError `not_found` */
export function visible<Row extends object>(row: Row | null, ctx: Context, ownerKey: keyof Row): Row {
  if (!row || (ctx.own !== undefined && row[ownerKey] !== ctx.own)) throw new ApiError('not_found');
  return row;
}

/**
 * A record of any kind by the identifier of an address, if the person may do this with records of its page and it is theirs where they are
 * limited to their own.
 * @throws ApiError `forbidden` or `not_found`
 */
export async function recordFor(app: FastifyInstance, ctx: Context, { name, page }: AnyEntity, id: unknown, action: Action = 'view') {
  if (!ctx.person.right(page)[action]) throw new ApiError('forbidden');
  const found = await app.records.get(name)?.(String(id), ctx);
  if (!found || (ctx.own !== undefined && found.owner !== ctx.own)) throw new ApiError('not_found');
  return found.row as AuditColumns & Record<string, unknown>; // by the names of its fields
}
