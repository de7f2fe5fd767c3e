import { email } from '@faculty/contracts/kit/fields';
import { z } from 'zod';

/** An identity at the provider: a permanent subject, and an e-mail that may change. */
export interface SsoIdentity {
  subject: string;
  tenantId: string | null;
  email: string;
}

export interface SsoStart {
  /** The sign-in URL of the provider. Its `state` identifies the attempt. */
  url: string;
  /** Opaque data for `complete`, stored in a short-lived signed cookie. */
  transaction: string;
}

/** Interface of the identity provider libraries. */
export interface SsoProvider {
  begin(): Promise<SsoStart>;
  /** @throws SsoError when the callback is not valid for that attempt */
  complete(params: Readonly<Record<string, string>>, transaction: string): Promise<SsoIdentity>;
}

/** Limits of one request to the provider. */
export const providerBounds = { milliseconds: 10_000, bytes: 1_000_000 };

/** A refused sign-in; the message is only logged. */
export class SsoError extends Error {
  override name = 'SsoError';
}

/** The provider, or what it says of this installation: an outage, an expired client secret, a signature that is not its own. */
export class SsoProviderError extends SsoError {
  override name = 'SsoProviderError';
}

/** Error answer of a provider (RFC 6749). */
const oauthError = z.object({ error: z.string().max(100), error_description: z.string().default('') });

/**
 * The error for what a provider's library said, with the provider's own words, such as Entra's `AADSTS7000222` for an expired client secret.
 * Only `invalid_grant` is about the person: anybody can send a code that is unknown, used or too old.
 */
export function providerError(message: string, answer?: unknown, cause?: unknown): SsoError {
  const said = oauthError.safeParse(answer).data;
  const text = said ? `${message}: ${said.error} ${said.error_description.slice(0, 300)}` : message;
  return said?.error === 'invalid_grant' ? new SsoError(text, { cause }) : new SsoProviderError(text, { cause });
}

export interface SsoSettings {
  provider: 'passport-azure-ad' | 'openid-client';
  metadataUrl: string;
  tenantId: string;
  clientId: string;
  clientSecret: string;
  redirectUrl: string;
  /** Allows http to a local provider, outside production only. */
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

/** The identity of a verified id_token. Entra ID sends `email` only for some accounts; the sign-in name is also an e-mail. */
export function identityFromClaims(raw: unknown): SsoIdentity {
  const claims = claimsShape.safeParse(raw);
  if (!claims.success) throw new SsoError('the id_token lacks claims');
  const { sub, oid, tid, email_verified, preferred_username, upn } = claims.data;
  if (email_verified === false) throw new SsoError('the provider has not verified the e-mail');
  const address = [claims.data.email, preferred_username, upn].map((text) => email.safeParse(text)).find((parsed) => parsed.success);
  if (!address?.success) throw new SsoError('no e-mail in the id_token');
  return { subject: oid ?? sub, tenantId: tid ?? null, email: address.data };
}
