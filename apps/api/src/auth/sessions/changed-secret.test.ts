import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { lyingIdentityProvider, tenantId } from '../../../test/support/lying-identity-provider.ts';
import { type TestApp, testApp } from '../../../test/test-app.ts';
import { sessionOfToken } from './sessions.ts';

const [old, next] = ['what signed until today', 'what signs from today on'];
/** Configuration of an instance after each restart; see docs/several-instances.md. */
const stages = {
  before: { jwtSecret: old, jwtSecretsAccepted: [] },
  accepting: { jwtSecret: old, jwtSecretsAccepted: [next] },
  signing: { jwtSecret: next, jwtSecretsAccepted: [old] },
  after: { jwtSecret: next, jwtSecretsAccepted: [] },
};
type Stage = keyof typeof stages;
const site = 'http://localhost:3731';
const way = '/auth/signin/microsoft';

let identityProvider: Awaited<ReturnType<typeof lyingIdentityProvider>>;
let apps: Record<Stage, TestApp>;
beforeAll(async () => {
  identityProvider = await lyingIdentityProvider(3730, `${site}${way}/callback`);
  const { metadataUrl, clientId, clientSecret } = identityProvider;
  const sso = { provider: 'openid-client', metadataUrl, tenantId, clientId, clientSecret } as const;
  identityProvider.state.person = { email: 'ana@faculty.example', oid: 'oid-ana' };
  const start = async (stage: Stage) => {
    const app = await testApp({ ...stages[stage], publicUrl: site, sso });
    await app.app.db.user.create({ data: { user_name: 'ana', email: 'ana@faculty.example', email_verified_at: new Date() } });
    return app;
  };
  apps = {
    before: await start('before'),
    accepting: await start('accepting'),
    signing: await start('signing'),
    after: await start('after'),
  };
});
afterAll(async () => {
  for (const app of Object.values(apps)) await app.close();
  identityProvider.close();
});

/** Pairs of stages whose instances run at the same time during a rolling restart. */
const sideBySide: [Stage, Stage][] = [
  ['before', 'accepting'],
  ['accepting', 'before'],
  ['accepting', 'signing'],
  ['signing', 'accepting'],
  ['signing', 'after'],
];

it.each(sideBySide)('a session created at stage “%s” is valid at stage “%s”', async (from, to) => {
  const { token } = await apps[from].person();
  expect(sessionOfToken(apps[to].app, token)).toMatch(/^[\da-f-]{36}$/);
});

it.each(sideBySide)('a single sign-on started at stage “%s” completes at stage “%s”', async (from, to) => {
  const left = await apps[from].call(`GET ${way}`);
  const cookie = left.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const answer = await new Browser().follow(left.headers.location as string, (url) => url.startsWith(site));
  const back = await apps[to].call(`GET ${answer.slice(site.length)}`, undefined, { cookie });
  expect(back.headers.location).toMatch(new RegExp(`^${site}/login\\?token=[\\w-]{43}$`));
});

it('refuses tokens of a removed secret, and unsigned tokens at every stage', async () => {
  const { token } = await apps.before.person();
  expect(sessionOfToken(apps.after.app, token)).toBeNull();
  for (const { app } of Object.values(apps)) expect(sessionOfToken(app, `${token}x`)).toBeNull();
});
