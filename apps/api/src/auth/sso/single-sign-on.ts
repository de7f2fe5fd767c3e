import type { FastifyInstance } from 'fastify';
import { SsoError, type SsoProvider, type SsoSettings } from './sso-provider.ts';

/** The configured provider, and the only accepted tenant. */
export interface SingleSignOn {
  provider: SsoProvider;
  tenantId: string;
}

/** Returns a function that creates the provider lazily, at the first sign-in, and again after a failure. */
export function singleSignOn(app: FastifyInstance, redirectUrl: string): () => Promise<SingleSignOn> {
  let created: Promise<SingleSignOn> | undefined;
  let devProvider: { close(): void } | undefined;
  app.addHook('onClose', async () => devProvider?.close());

  const settingsOf = async (): Promise<SsoSettings> => {
    const { sso, production, devIdentityProviderPort } = app.config;
    if (sso) return { ...sso, redirectUrl, allowHttp: !production && sso.metadataUrl.startsWith('http://localhost:') };
    if (production || devIdentityProviderPort === null) throw new SsoError('no identity provider is configured');
    const { startDevIdentityProvider } = await import('../dev-idp/dev-identity-provider.ts');
    const started = await startDevIdentityProvider(app, redirectUrl);
    devProvider = started;
    return { ...started.settings, provider: 'passport-azure-ad', redirectUrl, allowHttp: true };
  };
  const create = async () => {
    const settings = await settingsOf();
    return { provider: await providerOf(settings), tenantId: settings.tenantId };
  };
  return () => {
    created ??= create().catch((error: unknown) => {
      devProvider?.close();
      created = undefined;
      throw error;
    });
    return created;
  };
}

async function providerOf(settings: SsoSettings): Promise<SsoProvider> {
  if (settings.provider === 'openid-client') {
    const { openidClientProvider } = await import('./openid-client.provider.ts');
    return openidClientProvider(settings);
  }
  const { passportAzureAdProvider } = await import('./passport-azure-ad.provider.ts');
  return passportAzureAdProvider(settings);
}
