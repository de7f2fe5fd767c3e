import { createHash } from 'node:crypto';

/** Tenant id of the development identity provider. */
export const standInTenant = 'd0000000-0000-4000-8000-000000000000';

/** The identity of an account in the development identity provider; independent of the e-mail. */
export const identityOf = (id: number) => ({ sso_tenant: standInTenant, sso_subject: standInSubject(`user ${id}`) });

/** A deterministic object id in Entra's format. */
export function standInSubject(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
