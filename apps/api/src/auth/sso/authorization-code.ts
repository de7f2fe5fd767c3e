import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consumeToken, issueToken, newSecret } from '../local/one-time-tokens.ts';

const seconds = 60;

/** One cookie per secret, so that two tabs that sign in concurrently do not overwrite each other's. */
export const cookieNameFor = (kind: string, secret: string): string =>
  `${kind}_${createHash('sha256').update(secret).digest('hex').slice(0, 16)}`;

const cookieOptions = (app: FastifyInstance) =>
  ({ path: '/auth/session', httpOnly: true, sameSite: 'lax', secure: app.config.publicUrl.startsWith('https://') }) as const;

/**
 * Creates the code that the redirect to the app contains after single sign-on instead of the session token, because URLs end up in
 * histories and logs. The code is valid once, for a minute, and only with the cookie set here.
 */
export async function issueAuthorizationCode(app: FastifyInstance, reply: FastifyReply, userId: number): Promise<string> {
  const binding = newSecret();
  const code = await issueToken(app.db, 'sign_in', userId, binding);
  reply.setCookie(cookieNameFor('handover', code), binding, { ...cookieOptions(app), maxAge: seconds });
  return code;
}

/** Consumes a code and returns its user id; null when it is invalid or this browser lacks its cookie. */
export async function redeemAuthorizationCode(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  code: string,
): Promise<number | null> {
  const name = cookieNameFor('handover', code);
  const binding = request.cookies[name];
  if (!binding) return null;
  reply.clearCookie(name, cookieOptions(app));
  return consumeToken(app.db, 'sign_in', code, binding);
}
