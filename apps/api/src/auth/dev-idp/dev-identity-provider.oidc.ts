import { createPrivateKey, generateKeyPair, randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';
import type Provider from 'oidc-provider';
import type { AccountClaims, Configuration } from 'oidc-provider';

export interface StandInOptions {
  /** `http://localhost:{port}` */
  origin: string;
  tenantId: string;
  clientId: string;
  clientSecret: string;
  redirectUrl: string;
  claimsOf(email: string): Promise<AccountClaims>;
}

/** An OpenID Connect provider with the paths, claims and token header of Entra ID. */
export async function entraStandIn(options: StandInOptions): Promise<{ provider: Provider; metadataUrl: string }> {
  const { origin, tenantId, clientId, clientSecret, redirectUrl, claimsOf } = options;
  const base = `/${tenantId}`;
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: randomBytes(8).toString('hex'), use: 'sig', alg: 'RS256' };

  const configuration: Configuration = {
    clients: [
      { client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUrl], token_endpoint_auth_method: 'client_secret_post' },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    conformIdTokenClaims: false, // the id_token itself carries name and e-mail
    claims: { openid: ['sub', 'oid', 'tid', 'ver'], profile: ['name', 'preferred_username'], email: ['email'] },
    scopes: ['openid', 'profile', 'email'],
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    routes: { authorization: `${base}/oauth2/v2.0/authorize`, token: `${base}/oauth2/v2.0/token`, jwks: `${base}/discovery/v2.0/keys` },
    interactions: { url: (_context, interaction) => `/pick/${interaction.uid}` },
    findAccount: async (_context, email) => ({ accountId: email, claims: () => claimsOf(email) }),
    // skip the consent step
    loadExistingGrant: async ({ oidc }) => {
      if (!oidc.client || !oidc.session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    ttl: { IdToken: 3600, AccessToken: 3600, AuthorizationCode: 60, Interaction: 900, Session: 900, Grant: 900 },
  };

  const issuer = `${origin}${base}/v2.0`;
  const provider = await withoutNotices(async () => new (await import('oidc-provider')).default(issuer, configuration));
  provider.silent = true;
  const privateSigningKey = createPrivateKey({ key, format: 'jwk' });
  provider.use(async (context, next) => {
    // drop the provider's session, so that each sign-in shows the picker
    context.req.headers.cookie = withoutSession(context.req.headers.cookie);
    if (context.path === `${base}/v2.0/.well-known/openid-configuration`) context.path = '/.well-known/openid-configuration';
    await next();
    const answer = context.body as { id_token?: string } | undefined;
    if (answer?.id_token) {
      // passport-azure-ad requires `typ: JWT`, as in Entra ID's tokens
      const head = Buffer.from(JSON.stringify({ typ: 'JWT', alg: 'RS256', kid: key.kid })).toString('base64url');
      const input = `${head}.${answer.id_token.split('.')[1]}`;
      answer.id_token = `${input}.${sign('sha256', Buffer.from(input), privateSigningKey).toString('base64url')}`;
    }
  });
  return { provider, metadataUrl: `${issuer}/.well-known/openid-configuration` };
}

const withoutSession = (cookies = '') =>
  cookies
    .split(/; */)
    .filter((cookie) => !cookie.startsWith('_session'))
    .join('; ');

/** Suppresses the library's console notices about production settings. */
async function withoutNotices<T>(work: () => Promise<T>): Promise<T> {
  const { info, warn } = console;
  const withoutLibraryNotices =
    (log: typeof info): typeof info =>
    (...words) => {
      if (!String(words[0]).includes('oidc-provider ')) log(...words);
    };
  Object.assign(console, { info: withoutLibraryNotices(info), warn: withoutLibraryNotices(warn) });
  try {
    return await work();
  } finally {
    Object.assign(console, { info, warn });
  }
}
