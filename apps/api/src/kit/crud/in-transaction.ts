import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { isAnswerLost } from '../../db/database-errors.ts';
import { ApiError } from '../http/errors.ts';
import type { Context, DeclaredRight, Person, Transaction } from './context.ts';
import { ownIn } from './handlers.ts';

/**
 * Runs one change in one transaction. The session and right are checked again inside, because they may have been revoked while a slow
 * body was received. `right` is null where being signed in is enough.
 * When it resolves, the caches of this process are invalidated for the change.
 * @throws ApiError `unauthorized`, `forbidden`, or `maybe_saved` when the connection was lost during the commit
 */
export async function inTransaction<Ctx extends Omit<Context, 'files' | 'clear'>, Result>(
  app: FastifyInstance,
  ctx: Ctx,
  right: DeclaredRight | null,
  work: (inside: Ctx) => Promise<Result>,
): Promise<Result> {
  let isCommitting = false;
  const change = app.db.$transaction(async (db) => {
    const person = await stillMay(app, ctx.person.session, right, db);
    const own = right ? ownIn(person, right.page) : ctx.own;
    const done = await work({ ...ctx, person, own, db, query: (sql: Prisma.Sql) => db.$queryRaw(sql) });
    isCommitting = true;
    return done;
  });
  const result = await change.catch((error: unknown) => {
    throw isCommitting && isAnswerLost(error) ? new ApiError('maybe_saved', { cause: error }) : error;
  });
  await app.changes.flush();
  return result;
}

/** The person of a session, uncached. @throws ApiError `unauthorized` when the session has ended, `forbidden` when the right is missing */
export async function stillMay(app: FastifyInstance, session: string, right: DeclaredRight | null, db: Transaction): Promise<Person> {
  const person = await app.people.asOfNow(session, db);
  if (!person) throw new ApiError('unauthorized');
  if (right && !person.right(right.page)[right.action]) throw new ApiError('forbidden');
  return person;
}
