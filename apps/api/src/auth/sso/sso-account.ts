import type { FastifyInstance, FastifyRequest } from 'fastify';
import { auditAccount } from '../audit-account.ts';
import { dropTokens } from '../local/one-time-tokens.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { isUniversityEmail } from '../university-email.ts';
import { SsoError, type SsoIdentity } from './sso-provider.ts';

/**
 * The account of a person the provider vouches for. The tenant and the object id are the key: addresses change and are given
 * to others, ids do not. The first sign-in finds the account by its address and binds it; the
 * password, sessions and links it had end then.
 * @throws SsoError when there is no such account, it is locked out, or it is bound to somebody else
 */
export async function accountOf(app: FastifyInstance, request: FastifyRequest, identity: SsoIdentity, tenantId: string): Promise<number> {
  // somebody from another tenant can give themselves any address there
  if (identity.tenantId?.toLowerCase() !== tenantId.toLowerCase()) throw new SsoError('another tenant');
  if (!isUniversityEmail(app, identity.email)) throw new SsoError('a foreign e-mail domain');
  const key = { sso_tenant: tenantId, sso_subject: identity.subject };
  const bound = (await app.db.user.findFirst({ where: key })) ?? (await bind(app, request, identity.email, key));
  if (bound.disabled) throw new SsoError('the account is locked out');
  return bound.id;
}

async function bind(app: FastifyInstance, request: FastifyRequest, email: string, key: { sso_tenant: string; sso_subject: string }) {
  const user = await app.db.user.findUnique({ where: { email } });
  if (!user) throw new SsoError('no account has this e-mail');
  if (user.sso_subject !== null) throw new SsoError('the account is bound to another identity');
  if (user.disabled) return user;
  // whatever was there before the university vouched for the person may be a stranger's, who signed up with their address
  const proven = { email_verified_at: user.email_verified_at ?? new Date(), password_hash: null };
  await app.db.$transaction(async (db) => {
    // signing in is no edit: a member form that is open meanwhile is not stale
    const { count } = await db.user.updateMany({
      where: { id: user.id, sso_subject: null },
      data: { ...key, ...proven, updated_at: user.updated_at },
    });
    if (count === 0) throw new SsoError('another sign-in bound the account at this moment');
    await endSessionsOf(db, user.id);
    await dropTokens(db, user.id);
    await auditAccount(db, request, user, 'edit', user.password_hash === null ? ['sso_subject'] : ['sso_subject', 'password']);
  });
  app.people.forget();
  return user;
}
