import type { ListQuery } from '@faculty/contracts/kit/list-query';
import type { PageKey } from '@faculty/contracts/pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runSql } from '../../db/run-sql.ts';
import { ApiError } from '../http/errors.ts';
import type { ListSource } from '../lists/list.ts';
import type { Context, Person } from './context.ts';

/** What changing or deleting a record needs besides. */
export interface ChangeContext<File extends string = never> extends Context<File> {
  /** Names the record as it was read: an update with it fails when somebody has changed the record in between. */
  // biome-ignore lint/suspicious/noExplicitAny: Prisma has a type of its own for each table's `where`
  where: any;
  /** Add stored files that go with this change and stand in no column of the record's own. */
  alsoGone: string[];
}

/** One plain function per documented route. A route without a function, or the reverse, stops the boot. */
export interface Handlers<Id, Row, Item, Body, Query extends ListQuery, File extends string = never> {
  /** What the list shows, to whom only their own are shown: the kit sees to that. */
  list?: ListSource<Item, Query, Row>;
  /** Where a record is more than its table, joins and fields say; else the kit reads it by what the list says. */
  read?(id: Id, ctx: Context): Promise<Row | null>;
  /** Answers the identifier of the new record, among whatever else; the kit reads it. */
  create?(body: Body, ctx: Context<File>): Promise<object>;
  /** `before` is the record as it was read, `ctx.where` names it. The kit reads it again. */
  update?(body: Body, ctx: ChangeContext<File>, before: Row): Promise<unknown>;
  /** Runs in the transaction that deletes the record: refuses, or takes along what the database does not. The kit deletes. */
  beforeRemove?(ctx: Omit<ChangeContext, 'where'>, before: Row): Promise<void>;
}

/** What a handler works with, for one call on one page. */
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
    log: request.log,
  };
}

/** Whose records alone the person sees and changes on a page; undefined = everybody's. */
export const ownIn = (person: Person, page: PageKey): string | undefined => (person.right(page).own_only ? person.user_name : undefined);

/** A record the person may see; to everybody else it does not exist. */
export function visible<Row extends object>(row: Row | null, ctx: Context, ownerKey: keyof Row): Row {
  if (!row || (ctx.own !== undefined && row[ownerKey] !== ctx.own)) throw new ApiError('not_found');
  return row;
}
