import { sessionMilliseconds } from '@faculty/contracts/auth/auth';
import { fastifyCookie, Signer } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { derivedSecrets } from '../../config.ts';
import type { Person } from '../../kit/crud/context.ts';
import { fileAddress } from '../../storage/file-address.ts';

const name = 'files';
const prefix = 'files:';
const optionsOf = ({ config }: FastifyInstance) =>
  ({ path: fileAddress(''), httpOnly: true, sameSite: 'strict', secure: config.publicUrl.startsWith('https://') }) as const;

/**
 * Sets the cookie with which `<img>` reads files of hidden records, because the browser sends no bearer token with it. It is sent to the
 * addresses of files only, and only for GET; it names the session, whose end ends it.
 */
export function setFileCookie(app: FastifyInstance, reply: FastifyReply, session: string): void {
  reply.setCookie(name, prefix + session, { ...optionsOf(app), signed: true, maxAge: sessionMilliseconds / 1000 });
}

export function clearFileCookie(app: FastifyInstance, reply: FastifyReply): void {
  reply.clearCookie(name, optionsOf(app));
}

/** The person of the file cookie; null without one, or when its session has ended. */
export async function personOfFileCookie(app: FastifyInstance, { headers }: FastifyRequest): Promise<Person | null> {
  const sent = fastifyCookie.parse(headers.cookie ?? '')[name];
  if (sent === undefined) return null;
  const { valid, value } = new Signer(derivedSecrets(app.config, 'cookie')).unsign(sent);
  return valid && value?.startsWith(prefix) ? app.people.ofSession(value.slice(prefix.length)) : null;
}
