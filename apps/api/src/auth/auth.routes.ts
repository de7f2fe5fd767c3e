import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { derivedSecrets } from '../config.ts';
import { localAccountRoutes } from './local/local-account.routes.ts';
import { ownSessionCalls } from './sessions/own-sessions.routes.ts';
import { sessionRoutes } from './sessions/session.routes.ts';
import { ssoRoutes } from './sso/sso.routes.ts';

/** Everything about signing in. What this installation does not offer has no route. */
export async function authRoutes(app: FastifyInstance): Promise<void> {
  // for these routes alone: people get in while every ordinary connection waits for a lock
  app.db = app.reserve;
  await app.register(cookie, { secret: derivedSecrets(app.config, 'cookie') });
  sessionRoutes(app);
  ownSessionCalls(app);
  ssoRoutes(app);
  if (app.config.localSignIn) localAccountRoutes(app);
}
