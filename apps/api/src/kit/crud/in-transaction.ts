import type { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { isAnswerLost } from '../../db/database-errors.ts';
import { ApiError } from '../http/errors.ts';
import type { Context, DeclaredRight, Person, Transaction } from './context.ts';
import { ownIn } from './handlers.ts';

/**
 * One change in one transaction. Who makes it is looked up anew inside: while a slow body arrived they may have been signed
 * out, locked out or lost the right, and then nothing is saved. `right` is null where being signed in is enough.
 * Once it answers, nothing this process remembers is older than the change.
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

/** The person of a session as of now. @throws ApiError when they are no longer let in, or may no longer do this */
export async function stillMay(app: FastifyInstance, session: string, right: DeclaredRight | null, db: Transaction): Promise<Person> {
  const person = await app.people.asOfNow(session, db);
  if (!person) throw new ApiError('unauthorized');
  if (right && !person.right(right.page)[right.action]) throw new ApiError('forbidden');
  return person;
}
