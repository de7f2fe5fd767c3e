import { maxListedSessions, ownSession, ownSessionRoutes } from '@faculty/contracts/auth/own-session';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Person, Transaction } from '../../kit/crud/context.ts';
import { stillMay } from '../../kit/crud/in-transaction.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { auditAccount } from '../audit-account.ts';
import { endSession, endSessionsOf } from './sessions.ts';

const tags = ['Auth'];
const params = z.object({ id: z.uuid() });

/** Routes to list a person's own sessions, end one, or end all others. */
export function ownSessionCalls(app: FastifyInstance): void {
  const me = (request: FastifyRequest) => request.person as Person;
  const alive = ({ id }: Person) => ({ user_id: id, ended_at: null, expires_at: { gt: new Date() } });

  /** Ends sessions in a transaction with an audit line, and invalidates the cache. */
  const endSessions = async <Result>(
    request: FastifyRequest,
    end: (db: Transaction, person: Person) => Promise<Result>,
  ): Promise<Result> => {
    const { session } = me(request);
    const result = await app.db.$transaction(async (db) => {
      const person = await stillMay(app, session, null, db);
      const ended = await end(db, person);
      await auditAccount(db, request, person, 'edit', ['sessions']);
      return ended;
    });
    app.people.forget();
    return result;
  };

  app.route({
    ...methodAndUrl(ownSessionRoutes.list),
    config: { signedIn: true },
    schema: { tags, response: { 200: z.array(ownSession) } },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const sessions = await app.db.session.findMany({
        where: alive(me(request)),
        orderBy: [{ last_seen_at: 'desc' }, { created_at: 'desc' }],
        take: maxListedSessions,
      });
      const own = sessions.map(({ list_id, id, ...session }) => ({ ...session, id: list_id, is_this: id === me(request).session }));
      return own.sort((left, right) => Number(right.is_this) - Number(left.is_this));
    },
  });

  app.route({
    ...methodAndUrl(ownSessionRoutes.end),
    config: { signedIn: true },
    schema: { tags, params, response: { 200: params } },
    handler: async (request) => {
      const { id } = request.params as z.infer<typeof params>;
      await endSessions(request, async (db, person) => {
        const found = await db.session.findFirst({ where: { ...alive(person), list_id: id }, select: { id: true } });
        if (!found) throw new ApiError('not_found');
        await endSession(db, found.id);
      });
      return { id };
    },
  });

  app.route({
    ...methodAndUrl(ownSessionRoutes.endOthers),
    config: { signedIn: true },
    schema: { tags, response: { 200: z.object({ ended: z.int() }) } },
    handler: async (request) => ({ ended: await endSessions(request, (db, { id, session }) => endSessionsOf(db, id, session)) }),
  });
}
