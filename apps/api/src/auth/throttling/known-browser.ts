import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../local/one-time-tokens.ts';
import { cookieNameFor } from '../sso/authorization-code.ts';
import type { LoginAttempt } from './login-throttling.ts';

const kind = 'known';
const halfAYear = 180 * 86_400;
/** So many people may share a browser before the first one's mark goes. */
const peopleABrowser = 8;

const markOf = (account: string) => createHash('sha256').update(account).digest('base64url');

/** Who guesses at an account: from where, and whether this browser has signed in to it before. */
export function loginAttemptOf(request: FastifyRequest, account: string): LoginAttempt {
  const { valid, value } = request.unsignCookie(request.cookies[cookieNameFor(kind, account)] ?? '');
  // the account stands in the signed value: one's own mark opens nobody else's account
  // hashed: other processes are told of it, and what they are told must open nothing
  const device = valid && value?.startsWith(`${markOf(account)}.`) ? markOf(value) : undefined;
  return { address: networkOf(request.ip), account, device };
}

/** Marks this browser as one in which the account has signed in. The mark lets nobody in; it only waits by itself. */
export function rememberBrowser(request: FastifyRequest, reply: FastifyReply, account: string): void {
  const secure = request.server.config.publicUrl.startsWith('https://');
  const options = { path: '/auth', httpOnly: true, sameSite: 'strict', signed: true, secure } as const;
  const name = cookieNameFor(kind, account);
  const others = Object.keys(request.cookies).filter((other) => other.startsWith(`${kind}_`) && other !== name);
  for (const other of others.slice(peopleABrowser - 1)) reply.clearCookie(other, options);
  reply.setCookie(name, `${markOf(account)}.${newSecret()}`, { ...options, maxAge: halfAYear });
}

/** An IPv4 address, or the /64 that one customer gets of IPv6: within it addresses cost nothing. */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - left.length - right.length }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
