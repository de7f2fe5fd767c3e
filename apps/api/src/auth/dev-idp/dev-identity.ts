import { createHash } from 'node:crypto';

/** The tenant that the development stand-in for Office365 speaks for. */
export const standInTenant = 'd0000000-0000-4000-8000-000000000000';

/** Who the stand-in says the account with this id is; it stays when their e-mail changes. */
export const identityOf = (id: number) => ({ sso_tenant: standInTenant, sso_subject: standInSubject(`user ${id}`) });

/** An object id as Entra writes them, always the same for the same text. */
export function standInSubject(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
