import type { FastifyInstance } from 'fastify';
import { SsoError, type SsoProvider, type SsoSettings } from './sso-provider.ts';

/** The configured provider, and the tenant whose people it may let in. */
export interface SingleSignOn {
  provider: SsoProvider;
  tenantId: string;
}

/** Built at the first sign-in, so that the libraries cost nothing before. What failed is made anew at the next. */
export function singleSignOn(app: FastifyInstance, redirectUrl: string): () => Promise<SingleSignOn> {
  let made: Promise<SingleSignOn> | undefined;
  let standIn: { close(): void } | undefined;
  app.addHook('onClose', async () => standIn?.close());

  const settingsOf = async (): Promise<SsoSettings> => {
    const { sso, production, devIdentityProviderPort } = app.config;
    if (sso) return { ...sso, redirectUrl, allowHttp: !production && sso.metadataUrl.startsWith('http://localhost:') };
    if (production || devIdentityProviderPort === null) throw new SsoError('no identity provider is configured');
    const { startDevIdentityProvider } = await import('../dev-idp/dev-identity-provider.ts');
    const started = await startDevIdentityProvider(app, redirectUrl);
    standIn = started;
    return { ...started.settings, provider: 'passport-azure-ad', redirectUrl, allowHttp: true };
  };
  const make = async () => {
    const settings = await settingsOf();
    return { provider: await providerOf(settings), tenantId: settings.tenantId };
  };
  return () => {
    made ??= make().catch((error: unknown) => {
      standIn?.close();
      made = undefined;
      throw error;
    });
    return made;
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
