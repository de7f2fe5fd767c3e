import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../kit/http/errors.ts';
import { auditAccount } from '../audit-account.ts';
import { dropTokens } from '../local/one-time-tokens.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { isUniversityEmail } from '../university-email.ts';
import { cookieNameFor, issueAuthorizationCode } from './authorization-code.ts';
import { singleSignOn } from './single-sign-on.ts';
import { SsoError, type SsoIdentity, SsoProviderError } from './sso-provider.ts';

/**
 * The user id of an identity. Accounts are linked by tenant and object id, because e-mail addresses change and are reassigned. The first
 * sign-in finds the account by its e-mail and links it; its password, sessions and tokens are removed then.
 * @throws SsoError when there is no such account, it is locked, or it is linked to another identity
 */
async function accountOf(app: FastifyInstance, request: FastifyRequest, identity: SsoIdentity, tenantId: string): Promise<number> {
  // in another tenant people can set any e-mail
  if (identity.tenantId?.toLowerCase() !== tenantId.toLowerCase()) throw new SsoError('another tenant');
  if (!isUniversityEmail(app, identity.email)) throw new SsoError('a foreign e-mail domain');
  const key = { sso_tenant: tenantId, sso_subject: identity.subject };
  const linked = (await app.db.user.findFirst({ where: key })) ?? (await link(app, request, identity.email, key));
  if (linked.disabled) throw new SsoError('the account is locked out');
  return linked.id;
}

async function link(app: FastifyInstance, request: FastifyRequest, email: string, key: { sso_tenant: string; sso_subject: string }) {
  const user = await app.db.user.findUnique({ where: { email } });
  if (!user) throw new SsoError('no account has this e-mail');
  if (user.sso_subject !== null) throw new SsoError('the account is bound to another identity');
  if (user.disabled) return user;
  // an existing password goes: it may be that of another person who signed up with this address
  await app.db.$transaction(async (db) => {
    // not by Prisma, which would change `updated_at`: an open form of the member does not become stale
    const count = await db.$executeRaw`
      UPDATE users SET sso_tenant = ${key.sso_tenant}, sso_subject = ${key.sso_subject}, password_hash = NULL,
        email_verified_at = coalesce(email_verified_at, ${new Date()})
      WHERE id = ${user.id} AND sso_subject IS NULL AND email = ${email} AND NOT disabled`;
    if (count === 0) throw new SsoError('the account was bound or changed at this moment');
    await endSessionsOf(db, user.id);
    await dropTokens(db, user.id);
    await auditAccount(db, request, user, 'edit', user.password_hash === null ? ['sso_subject'] : ['sso_subject', 'password']);
  });
  app.people.forget();
  return user;
}

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
