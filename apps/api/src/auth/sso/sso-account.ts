import type { FastifyInstance, FastifyRequest } from 'fastify';
import { auditAccount } from '../audit-account.ts';
import { dropTokens } from '../local/one-time-tokens.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { isUniversityEmail } from '../university-email.ts';
import { SsoError, type SsoIdentity } from './sso-provider.ts';

/**
 * The user id of an identity. Accounts are linked by tenant and object id, because e-mail addresses change and are reassigned. The first
 * sign-in finds the account by its e-mail and links it; its password, sessions and tokens are removed then.
 * @throws SsoError when there is no such account, it is locked, or it is linked to another identity
 */
export async function accountOf(app: FastifyInstance, request: FastifyRequest, identity: SsoIdentity, tenantId: string): Promise<number> {
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
  // an existing password may be that of another person who signed up with this address
  const verified = { email_verified_at: user.email_verified_at ?? new Date(), password_hash: null };
  await app.db.$transaction(async (db) => {
    // keep `updated_at`, so that an open member form does not become stale
    const { count } = await db.user.updateMany({
      where: { id: user.id, sso_subject: null },
      data: { ...key, ...verified, updated_at: user.updated_at },
    });
    if (count === 0) throw new SsoError('another sign-in bound the account at this moment');
    await endSessionsOf(db, user.id);
    await dropTokens(db, user.id);
    await auditAccount(db, request, user, 'edit', user.password_hash === null ? ['sso_subject'] : ['sso_subject', 'password']);
  });
  app.people.forget();
  return user;
}
