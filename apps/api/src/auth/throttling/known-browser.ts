import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../kit/http/network.ts';
import { newSecret } from '../local/one-time-tokens.ts';
import { cookieNameFor } from '../sso/authorization-code.ts';
import type { LoginAttempt } from './login-throttling.ts';

const kind = 'known';
const halfAYear = 180 * 86_400;
/** Maximum number of accounts remembered per browser. */
const maxAccountsPerBrowser = 8;

const hashOf = (account: string) => createHash('sha256').update(account).digest('base64url');

/** The network, account and known browser of a login attempt. */
export function loginAttemptOf(request: FastifyRequest, account: string): LoginAttempt {
  const { valid, value } = request.unsignCookie(request.cookies[cookieNameFor(kind, account)] ?? '');
  // the signed value contains the account, so that a cookie is valid for that account only;
  // hashed, because it is broadcast to other processes and must not be usable as a cookie
  const device = valid && value?.startsWith(`${hashOf(account)}.`) ? hashOf(value) : undefined;
  return { address: networkOf(request.ip), account, device };
}

/** Sets a cookie that identifies a browser in which the account has signed in. It does not authenticate; it only gets its own throttle. */
export function rememberBrowser(request: FastifyRequest, reply: FastifyReply, account: string): void {
  const secure = request.server.config.publicUrl.startsWith('https://');
  const options = { path: '/auth', httpOnly: true, sameSite: 'strict', signed: true, secure } as const;
  const name = cookieNameFor(kind, account);
  const others = Object.keys(request.cookies).filter((other) => other.startsWith(`${kind}_`) && other !== name);
  for (const other of others.slice(maxAccountsPerBrowser - 1)) reply.clearCookie(other, options);
  reply.setCookie(name, `${hashOf(account)}.${newSecret()}`, { ...options, maxAge: halfAYear });
}
