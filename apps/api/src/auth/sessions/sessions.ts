import { randomUUID } from 'node:crypto';
import { sessionMilliseconds } from '@faculty/contracts/auth/auth';
import type { PrismaClient } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Transaction } from '../../kit/crud/context.ts';
import { deviceOf } from './device.ts';

/** What a session token says: which session, whose, and until when. What the person may do is looked up, never carried. */
const sessionToken = z.object({ sid: z.uuid(), sub: z.string() });

const mostForgotten = 50_000;

/** Starts a session and answers its token, good for 8 hours unless the session ends before. `request`: who asks for it, as its person will see it. */
export async function startSession(app: FastifyInstance, userId: number, request?: FastifyRequest): Promise<string> {
  const sid = randomUUID();
  const now = Date.now();
  await app.db.session.deleteMany({ where: { user_id: userId, expires_at: { lt: new Date(now) } } });
  await app.db.session.create({
    data: { id: sid, user_id: userId, expires_at: new Date(now + sessionMilliseconds), ...(request && deviceOf(request)) },
  });
  return app.jwt.sign({ sid, sub: String(userId) });
}

/** The session a token names; null when the token is forged, altered or past its 8 hours. Whether that session still lives is another question. */
export function sessionOfToken(app: FastifyInstance, token: string): string | null {
  const ours = sidOf(() => app.jwt.verify(token));
  if (ours !== null) return ours;
  for (const key of app.acceptedKeys) {
    const session = sidOf(() => app.jwt.verify(token, { key, cache: false }));
    if (session !== null) return session;
  }
  return null;
}

function sidOf(read: () => unknown): string | null {
  try {
    return sessionToken.parse(read()).sid;
  } catch {
    return null;
  }
}

/** Ends one session. Call `people.forget()` after the commit. */
export async function endSession(db: Transaction, session: string): Promise<void> {
  await db.session.updateMany({ where: { id: session, ended_at: null }, data: { ended_at: new Date() } });
}

/** Ends every session of a person, or every one but `keep`; answers how many. Call `people.forget()` after the commit. */
export async function endSessionsOf(db: Transaction, userId: number, keep?: string): Promise<number> {
  const others = keep === undefined ? {} : { id: { not: keep } };
  const ended = await db.session.updateMany({ where: { user_id: userId, ended_at: null, ...others }, data: { ended_at: new Date() } });
  return ended.count;
}

/** Deletes what is known of sessions whose 8 hours are over: from where somebody signed in is kept no longer. */
export async function forgetOldSessions(db: PrismaClient): Promise<void> {
  await db.session.deleteMany({ where: { expires_at: { lt: new Date() } }, limit: mostForgotten });
}
