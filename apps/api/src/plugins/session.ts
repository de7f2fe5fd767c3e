import { sessionMilliseconds } from '@faculty/contracts/auth/auth';
import jwt from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { peopleOf } from '../auth/people.ts';
import { sessionOfToken } from '../auth/sessions/sessions.ts';
import { derivedSecrets } from '../config.ts';
import type { ChangeFeed } from '../db/change-feed.ts';
import type { Person } from '../kit/crud/context.ts';

/** Sets `request.person` from the bearer token; null without a valid session. */
export const sessionPlugin = fp(
  async (app, { changes }: { changes: ChangeFeed }) => {
    const [secret, ...accepted] = derivedSecrets(app.config, 'session');
    await app.register(jwt, {
      secret,
      sign: { algorithm: 'HS256', expiresIn: sessionMilliseconds / 1000 },
      // only our algorithm, whatever the token's header says; caches verified signatures, but not whether the session is valid
      verify: { algorithms: ['HS256'], cache: 1_000 },
    });
    app.decorate('acceptedKeys', accepted);
    app.decorate('people', peopleOf(app.reservePool, changes));
    app.decorateRequest('person', null);
    app.addHook('onRequest', (request, _reply, done) => {
      if (request.headers.authorization === undefined) return done();
      const person = personOf(app, request);
      // public routes, such as /livez, work without the database
      (request.routeOptions.config.public ? person.catch(() => null) : person).then((found) => {
        request.person = found;
        done();
      }, done);
    });
  },
  { name: 'session' },
);

async function personOf(app: FastifyInstance, request: FastifyRequest): Promise<Person | null> {
  const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const session = token === undefined ? null : sessionOfToken(app, token);
  return session === null ? null : app.people.ofSession(session);
}
