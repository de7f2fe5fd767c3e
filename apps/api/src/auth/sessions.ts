import { randomUUID } from 'node:crypto';
import { sessionMilliseconds } from '@faculty/contracts/auth/auth';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Transaction } from '../kit/context.ts';

/** What a session token says: which session, whose, and until when. What the person may do is looked up, never carried. */
const sessionToken = z.object({ sid: z.uuid(), sub: z.string() });

/** Starts a session and answers its token, good for 8 hours unless the session ends before. */
export async function startSession(app: FastifyInstance, userId: number): Promise<string> {
  const sid = randomUUID();
  const now = Date.now();
  await app.db.session.deleteMany({ where: { user_id: userId, expires_at: { lt: new Date(now) } } });
  await app.db.session.create({ data: { id: sid, user_id: userId, expires_at: new Date(now + sessionMilliseconds) } });
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

/** Ends every session of a person, or every one but `keep`. Call `people.forget()` after the commit. */
export async function endSessionsOf(db: Transaction, userId: number, keep?: string): Promise<void> {
  const others = keep === undefined ? {} : { id: { not: keep } };
  await db.session.updateMany({ where: { user_id: userId, ended_at: null, ...others }, data: { ended_at: new Date() } });
}
