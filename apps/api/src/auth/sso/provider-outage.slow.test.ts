import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lyingIdentityProvider, tenantId } from '../../../test/support/lying-identity-provider.ts';
import { testApp } from '../../../test/test-app.ts';
import { openidClientProvider } from './openid-client.provider.ts';
import { passportAzureAdProvider } from './passport-azure-ad.provider.ts';
import { SsoError, SsoProviderError } from './sso-provider.ts';

const redirectUrl = 'http://localhost:3712/auth/signin/microsoft/callback';
let idp: Awaited<ReturnType<typeof lyingIdentityProvider>>;
beforeAll(async () => {
  idp = await lyingIdentityProvider(3720, redirectUrl);
});
afterEach(() => {
  idp.state.outage = null;
});
afterAll(() => idp.close());

describe.each([
  { provider: 'passport-azure-ad', make: passportAzureAdProvider },
  { provider: 'openid-client', make: openidClientProvider },
] as const)('while the identity provider is out of order, $provider', ({ provider, make }) => {
  let made = 0;
  /** passport-azure-ad caches metadata by address, so each case uses its own. */
  const settings = () => {
    made += 1;
    return { ...idp, metadataUrl: `${idp.metadataUrl}?case=${made}`, provider, tenantId, redirectUrl, allowHttp: true };
  };

  it.each([
    ['a page instead of its metadata', { path: /openid-configuration/, status: 200 }],
    ['503 instead of its metadata', { path: /openid-configuration/, status: 503 }],
  ])('refuses to start on %s, and works after it', async (_name, outage) => {
    const sso = make(settings());
    idp.state.outage = outage;
    await expect(sso.begin()).rejects.toThrow();
    idp.state.outage = null;
    expect((await sso.begin()).url).toContain(idp.issuer.replace('/v2.0', ''));
  });

  it.each([
    ['a page instead of its keys', { path: /discovery/, status: 200 }],
    ['503 instead of its keys', { path: /discovery/, status: 503 }],
    ['a page instead of a token', { path: /token/, status: 200 }],
    ['503 instead of a token', { path: /token/, status: 503 }],
  ])('refuses to complete on %s, and keeps running', async (_name, outage) => {
    const sso = make(settings());
    idp.state.outage = outage;
    const outcome = await sso
      .begin()
      .then(({ url, transaction }) => sso.complete({ code: 'x', state: new URL(url).searchParams.get('state') ?? '' }, transaction))
      .catch((error: unknown) => error);
    expect(outcome).toBeInstanceOf(Error);
  });

  it.each([
    ['invalid_client', 'AADSTS7000222: The provided client secret keys are expired', SsoProviderError],
    ['invalid_grant', 'AADSTS70008: The code has expired', SsoError],
  ])('says why a code was refused (%s), in the words of the provider', async (error, error_description, kind) => {
    const sso = make(settings());
    idp.state.outage = { path: /token/, status: 400, body: JSON.stringify({ error, error_description }) };
    const { url, transaction } = await sso.begin();
    const refusal = await sso
      .complete({ code: 'x', state: new URL(url).searchParams.get('state') ?? '', iss: idp.issuer }, transaction)
      .catch((failure: unknown) => failure);
    expect((refusal as Error).constructor).toBe(kind);
    expect((refusal as Error).message).toContain(`${error} ${error_description}`);
  });

  it('refuses to start without a connection', async () => {
    const metadataUrl = idp.metadataUrl.replace('3720', '3721');
    await expect(make({ ...settings(), metadataUrl }).begin()).rejects.toThrow();
  });
});

it('redirects to /error-login during an outage of the provider, and to the provider afterwards', async () => {
  const sso = { ...idp, tenantId, provider: 'passport-azure-ad' } as const;
  const test = await testApp({ publicUrl: 'http://localhost:3712', sso });
  idp.state.outage = { path: /openid-configuration/, status: 200 };
  expect((await test.call('GET /auth/signin/microsoft')).headers.location).toMatch(
    /^http:\/\/localhost:3712\/error-login\?request=[\w-]{36}&failed=Y$/,
  );
  idp.state.outage = null;
  expect((await test.call('GET /auth/signin/microsoft')).headers.location).toContain('http://localhost:3720/');
  await test.close();
});
