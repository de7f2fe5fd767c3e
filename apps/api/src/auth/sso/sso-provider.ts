import { email } from '@faculty/contracts/kit/fields';
import { z } from 'zod';

/** Who the identity provider says this is: the person's unchanging key there, and an address that may change. */
export interface SsoIdentity {
  subject: string;
  tenantId: string | null;
  email: string;
}

export interface SsoStart {
  /** Where the browser goes to sign in. Its `state` identifies the attempt. */
  url: string;
  /** What the attempt needs at its end; opaque, kept by the browser in a short-lived signed cookie. */
  transaction: string;
}

/** The one small interface every identity provider library sits behind. */
export interface SsoProvider {
  begin(): Promise<SsoStart>;
  /** @throws SsoError when the answer is not a valid end of that attempt */
  complete(params: Readonly<Record<string, string>>, transaction: string): Promise<SsoIdentity>;
}

/** How long the provider may take to answer one question of ours, and how long the answer may be. */
export const providerBounds = { milliseconds: 10_000, bytes: 1_000_000 };

/** A refused sign-in; its message is for the log. */
export class SsoError extends Error {
  override name = 'SsoError';
}

export interface SsoSettings {
  provider: 'passport-azure-ad' | 'openid-client';
  metadataUrl: string;
  tenantId: string;
  clientId: string;
  clientSecret: string;
  redirectUrl: string;
  /** Plain http to a provider on this machine; outside production only. */
  allowHttp: boolean;
}

export const scopes = ['openid', 'profile', 'email'];

const claimsShape = z.object({
  sub: z.string().min(1).max(255),
  oid: z.string().min(1).max(255).optional(),
  tid: z.string().min(1).max(255).optional(),
  email_verified: z.boolean().optional(),
  email: z.unknown().optional(),
  preferred_username: z.unknown().optional(),
  upn: z.unknown().optional(),
});

/** Reads a checked id_token. Entra ID sends `email` only for some accounts; the sign-in name is an address too. */
export function identityFromClaims(raw: unknown): SsoIdentity {
  const claims = claimsShape.safeParse(raw);
  if (!claims.success) throw new SsoError('the id_token lacks claims');
  const { sub, oid, tid, email_verified, preferred_username, upn } = claims.data;
  if (email_verified === false) throw new SsoError('the provider has not verified the e-mail');
  const address = [claims.data.email, preferred_username, upn].map((text) => email.safeParse(text)).find((parsed) => parsed.success);
  if (!address?.success) throw new SsoError('no e-mail in the id_token');
  return { subject: oid ?? sub, tenantId: tid ?? null, email: address.data };
}
