import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { derivedSecrets } from '../config.ts';
import { localAccountRoutes } from './local/local-account.routes.ts';
import { ownSessionCalls } from './sessions/own-sessions.routes.ts';
import { sessionRoutes } from './sessions/session.routes.ts';
import { ssoRoutes } from './sso/sso.routes.ts';

/** Registers the sign-in and account routes that this installation offers. */
export async function authRoutes(app: FastifyInstance): Promise<void> {
  // only for these routes, so that signing in works while all connections of the main pool are busy
  app.db = app.reserve;
  await app.register(cookie, { secret: derivedSecrets(app.config, 'cookie') });
  sessionRoutes(app);
  ownSessionCalls(app);
  ssoRoutes(app);
  if (app.config.localSignIn) localAccountRoutes(app);
}
