import { randomUUID } from 'node:crypto';
import { sessionMilliseconds } from '@faculty/contracts/auth/auth';
import type { PrismaClient } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Transaction } from '../../kit/crud/context.ts';
import { endPreviewsOf } from '../../kit/preview/preview-links.ts';
import { deviceOf } from './device.ts';

/** Claims of a session token, besides its expiry. Rights are looked up, never stored in the token. */
const sessionToken = z.object({ sid: z.uuid(), sub: z.string() });

const maxDeleted = 50_000;

/** Starts a session and returns its token, valid for 8 hours or until the session ends. `request` gives the device for the list of sessions. */
export async function startSession(app: FastifyInstance, userId: number, request?: FastifyRequest): Promise<string> {
  const sid = randomUUID();
  const now = Date.now();
  await app.db.session.deleteMany({ where: { user_id: userId, expires_at: { lt: new Date(now) } } });
  await app.db.session.create({
    data: { id: sid, user_id: userId, expires_at: new Date(now + sessionMilliseconds), ...(request && deviceOf(request)) },
  });
  return app.jwt.sign({ sid, sub: String(userId) });
}

/** The session id of a token; null when the token is invalid or expired. Does not check whether the session has ended. */
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

/** Ends every session of a person except `keep`; returns how many. Call `people.forget()` after the commit. */
export async function endSessionsOf(db: Transaction, userId: number, keep?: string): Promise<number> {
  const others = keep === undefined ? {} : { id: { not: keep } };
  const ended = await db.session.updateMany({ where: { user_id: userId, ended_at: null, ...others }, data: { ended_at: new Date() } });
  return ended.count;
}

/** What ends with the use of an account: its sessions and the preview links that it made. Call `people.forget()` after the commit. */
export async function lockOut(db: Transaction, { id, user_name }: { id: number; user_name: string }): Promise<void> {
  await endSessionsOf(db, id);
  await endPreviewsOf(db, user_name);
}

/** Deletes expired sessions with their device data. */
export async function forgetOldSessions(db: PrismaClient, now: Date): Promise<void> {
  await db.session.deleteMany({ where: { expires_at: { lt: now } }, limit: maxDeleted });
}
