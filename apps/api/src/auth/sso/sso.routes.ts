import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../kit/http/errors.ts';
import { cookieNameFor, issueAuthorizationCode } from './authorization-code.ts';
import { singleSignOn } from './single-sign-on.ts';
import { accountOf } from './sso-account.ts';
import { SsoError, SsoProviderError } from './sso-provider.ts';

const path = '/auth/signin/microsoft';
const seconds = 600;
/** Maximum number of open attempts per browser; cookies of older ones are cleared, to limit the size of the request header. */
const maxOpenAttempts = 4;

/** Routes of single sign-on: the redirect to the identity provider, and its callback, which redirects to the app with a code. */
export function ssoRoutes(app: FastifyInstance): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { publicUrl } = app.config;
  const signOn = singleSignOn(app, `${publicUrl}${path}/callback`);
  const attemptCookie = { path, httpOnly: true, sameSite: 'lax', signed: true, secure: publicUrl.startsWith('https://') } as const;
  const params = z.object({ provider: z.string().max(40) });
  const options = { config: { public: true }, schema: { tags: ['Auth'], params } } as const;

  /** Redirects to the same page for every error; the reason is only logged, with the id that the page shows. */
  const refuse = (request: FastifyRequest, reply: FastifyReply, error: unknown, isRefused: boolean) => {
    app.metrics.signIn('microsoft', isRefused ? 'refused' : 'failed');
    if (!(error instanceof SsoError)) request.log.error({ err: error }, 'single sign-on failed');
    else if (isRefused) request.log.warn({ why: error.message }, 'single sign-on refused');
    else request.log.error({ why: error.message }, 'single sign-on failed');
    return reply.redirect(`${publicUrl}/error-login?request=${request.id}${isRefused ? '' : '&failed=Y'}`);
  };

  routes.get('/auth/signin/:provider', options, async (request, reply) => {
    onlyMicrosoft(request.params.provider);
    reply.header('cache-control', 'no-store');
    try {
      const { url, transaction } = await (await signOn()).provider.begin();
      for (const name of attemptsIn(request).slice(maxOpenAttempts - 1)) reply.clearCookie(name, attemptCookie);
      const name = cookieNameFor('sso', new URL(url).searchParams.get('state') ?? '');
      reply.setCookie(name, Buffer.from(transaction).toString('base64url'), { ...attemptCookie, maxAge: seconds });
      return reply.redirect(url);
    } catch (error) {
      // nobody has done anything yet: the provider, or its settings
      return refuse(request, reply, error, false);
    }
  });

  routes.get('/auth/signin/:provider/callback', options, async (request, reply) => {
    onlyMicrosoft(request.params.provider);
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    try {
      const answered = singleValues(request.query);
      const name = cookieNameFor('sso', answered.state ?? '');
      const cookie = request.unsignCookie(request.cookies[name] ?? '');
      if (!cookie.valid || cookie.value === null) throw new SsoError('no attempt of this browser has this state');
      reply.clearCookie(name, attemptCookie);
      const { provider, tenantId } = await signOn();
      const identity = await provider.complete(answered, Buffer.from(cookie.value, 'base64url').toString());
      const userId = await accountOf(app, request, identity, tenantId);
      const code = await issueAuthorizationCode(app, reply, userId);
      app.metrics.signIn('microsoft', 'accepted');
      request.log.info({ user: userId }, 'signed in by the identity provider');
      return reply.redirect(`${publicUrl}/login?token=${code}`);
    } catch (error) {
      return refuse(request, reply, error, error instanceof SsoError && !(error instanceof SsoProviderError));
    }
  });
}

function onlyMicrosoft(provider: string): void {
  if (provider !== 'microsoft') throw new ApiError('no_such_path');
}

const attemptsIn = (request: FastifyRequest) => Object.keys(request.cookies).filter((name) => name.startsWith('sso_'));

/** Query parameters with one value; repeated ones are dropped. */
function singleValues(query: unknown): Record<string, string> {
  const entries = Object.entries(query as Record<string, unknown>);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
