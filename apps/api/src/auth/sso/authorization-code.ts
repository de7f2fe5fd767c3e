import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consumeToken, issueToken, newSecret } from '../local/one-time-tokens.ts';

const seconds = 60;

/** One cookie for each secret, so that two tabs signing in at once do not overwrite each other's. */
export const cookieNameFor = (kind: string, secret: string): string =>
  `${kind}_${createHash('sha256').update(secret).digest('hex').slice(0, 16)}`;

const cookieOptions = (app: FastifyInstance) =>
  ({ path: '/auth/session', httpOnly: true, sameSite: 'lax', secure: app.config.publicUrl.startsWith('https://') }) as const;

/**
 * After single sign-on the browser carries a code to the app in its address, never the session token: addresses end up in
 * histories and logs. The code works once, for a minute, and only with the cookie set beside it.
 */
export async function issueAuthorizationCode(app: FastifyInstance, reply: FastifyReply, userId: number): Promise<string> {
  const binding = newSecret();
  const code = await issueToken(app.db, 'sign_in', userId, binding);
  reply.setCookie(cookieNameFor('handover', code), binding, { ...cookieOptions(app), maxAge: seconds });
  return code;
}

/** Whose code this is, when this browser may use it; null otherwise. */
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
