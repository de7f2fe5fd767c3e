import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const halfYearMilliseconds = 183 * 86_400_000;

/** `/.well-known/security.txt` (RFC 9116): where somebody reports a vulnerability of this installation. Not there unless `SECURITY_CONTACT` is set. */
export function securityContact(server: FastifyInstance, contact: string | null): void {
  if (contact === null) return;
  server.get('/.well-known/security.txt', { config: { public: true }, schema: { hide: true } }, (_request, reply) => {
    const expires = new Date(Date.now() + halfYearMilliseconds).toISOString();
    return reply.type('text/plain; charset=utf-8').send(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: th, en\n`);
  });
}

export const securityContactPlugin = fp(async (app) => securityContact(app, app.config.securityContact), {
  name: 'security-contact',
});
