import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { type Lie, lyingIdentityProvider, tenantId } from '../../../test/support/lying-identity-provider.ts';
import { type TestApp, testApp } from '../../../test/test-app.ts';
import { issueToken } from '../local/one-time-tokens.ts';
import { startSession } from '../sessions/sessions.ts';

const providers = [
  { name: 'passport-azure-ad', appPort: 3710, providerPort: 3700 },
  { name: 'openid-client', appPort: 3711, providerPort: 3701 },
] as const;

describe.each(providers)('single sign-on through $name', ({ name, appPort, providerPort }) => {
  const site = `http://localhost:${appPort}`;
  const start = `${site}/auth/signin/microsoft`;
  const isCallback = (url: string) => url.startsWith(`${start}/callback`);
  let test: TestApp;
  let idp: Awaited<ReturnType<typeof lyingIdentityProvider>>;
  const ana = { email: 'ana@faculty.example', oid: 'oid-ana' };

  beforeAll(async () => {
    idp = await lyingIdentityProvider(providerPort, `${start}/callback`);
    const { metadataUrl, clientId, clientSecret } = idp;
    test = await testApp({ publicUrl: site, sso: { provider: name, metadataUrl, tenantId, clientId, clientSecret } });
    await test.app.listen({ port: appPort, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await test.close();
    idp.close();
  });
  beforeEach(async () => {
    Object.assign(idp.state, { person: ana, lie: null, outage: null });
    await test.app.db.user.deleteMany();
    await test.app.db.user.create({ data: { user_name: 'ana', email: ana.email, email_verified_at: new Date() } });
  });

  /** The callback URL of the provider, not yet requested. */
  const answerOf = (browser: Browser) => browser.follow(start, isCallback);
  /** The redirect of our callback. */
  const sentTo = async (browser: Browser, callback: string) => (await browser.get(callback)).headers.get('location') ?? '';
  const signIn = async (browser: Browser) => sentTo(browser, await answerOf(browser));
  const codeIn = (location: string) => new URL(location).searchParams.get('token') ?? '';
  const exchange = (browser: Browser, token: string) =>
    browser.get(`${site}/auth/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
  const refused = new RegExp(`^${site}/error-login\\?request=[\\w-]{36}(&failed=Y)?$`);
  const letIn = new RegExp(`^${site}/login\\?token=[\\w-]{43}$`);

  it('signs a known person in and puts a code in the URL, not the session token', async () => {
    const browser = new Browser();
    const location = await signIn(browser);
    expect(location).toMatch(letIn);
    const answer = await exchange(browser, codeIn(location));
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const token = await answer.text();
    const me = await test.call('GET /auth/me', undefined, { authorization: `Bearer ${token}` });
    expect(me.json()).toMatchObject({ user_name: 'ana', email: ana.email });
  });

  it('accepts the code once', async () => {
    const browser = new Browser();
    const code = codeIn(await signIn(browser));
    const cookies = new Map(browser.cookies);
    expect((await exchange(browser, code)).status).toBe(200);
    browser.cookies = cookies;
    expect((await exchange(browser, code)).status).toBe(400);
  });

  it('refuses the code in another browser without invalidating it', async () => {
    const browser = new Browser();
    const code = codeIn(await signIn(browser));
    expect((await exchange(new Browser(), code)).status).toBe(400);
    expect((await exchange(browser, code)).status).toBe(200);
  });

  it('refuses a code after a minute, and that of a person locked meanwhile', async () => {
    const browser = new Browser();
    const late = codeIn(await signIn(browser));
    await test.app.db.oneTimeToken.updateMany({ data: { expires_at: new Date(Date.now() - 1) } });
    expect((await exchange(browser, late)).status).toBe(400);
    const locked = codeIn(await signIn(browser));
    await test.app.db.user.updateMany({ data: { disabled: true } });
    expect((await exchange(browser, locked)).status).toBe(400);
  });

  it('allows two tabs to sign in concurrently', async () => {
    const browser = new Browser();
    const first = await answerOf(browser);
    const second = await answerOf(browser);
    const [one, two] = [await sentTo(browser, first), await sentTo(browser, second)];
    expect((await exchange(browser, codeIn(one))).status).toBe(200);
    expect((await exchange(browser, codeIn(two))).status).toBe(200);
  });

  it('works after many unfinished attempts', async () => {
    const browser = new Browser();
    for (let attempt = 0; attempt < 12; attempt += 1) await browser.get(start);
    expect([...browser.cookies.keys()].filter((cookie) => cookie.startsWith('sso_')).length).toBeLessThanOrEqual(4);
    expect(await signIn(browser)).toMatch(letIn);
  });

  describe('refuses an answer that does not belong to this attempt of this browser', () => {
    it.each<[string, (url: URL) => void]>([
      ['a wrong state', (url) => url.searchParams.set('state', 'x'.repeat(43))],
      ['no state', (url) => url.searchParams.delete('state')],
      ['a repeated state', (url) => url.searchParams.append('state', 'x')],
      ['no code', (url) => url.searchParams.delete('code')],
      ['a made-up code', (url) => url.searchParams.set('code', 'x'.repeat(43))],
      ['a refusal of the provider', (url) => url.searchParams.set('error', 'access_denied')],
      ['an error that breaks headers', (url) => url.searchParams.set('error', 'a\r\nX-Evil: é\u0000')],
    ])('%s', async (_name, change) => {
      const browser = new Browser();
      const callback = new URL(await answerOf(browser));
      change(callback);
      expect(await sentTo(browser, callback.href)).toMatch(refused);
    });

    it('with an outage or a changed secret of the provider, which is told apart from a refused person', async () => {
      const browser = new Browser();
      const callback = await answerOf(browser);
      idp.state.outage = { path: /token/, status: 401, body: '{"error":"invalid_client","error_description":"AADSTS7000222: expired"}' };
      expect(await sentTo(browser, callback)).toContain('&failed=Y');
      idp.state.outage = null;
      const other = new Browser();
      const unknown = new URL(await answerOf(other));
      unknown.searchParams.set('code', 'x'.repeat(43));
      expect(await sentTo(other, unknown.href)).not.toContain('failed');
      const third = new Browser();
      const cancelled = new URL(await answerOf(third));
      cancelled.searchParams.delete('code');
      cancelled.searchParams.set('error', 'access_denied');
      expect(await sentTo(third, cancelled.href)).not.toContain('failed');
    });

    it('in another browser', async () => {
      expect(await sentTo(new Browser(), await answerOf(new Browser()))).toMatch(refused);
    });

    it('a second time, with or without the old cookies', async () => {
      const browser = new Browser();
      const callback = await answerOf(browser);
      const cookies = new Map(browser.cookies);
      expect(await sentTo(browser, callback)).toMatch(letIn);
      expect(await sentTo(browser, callback)).toMatch(refused);
      browser.cookies = cookies;
      expect(await sentTo(browser, callback)).toMatch(refused);
    });

    it('with the code of another attempt', async () => {
      const [browser, other] = [new Browser(), new Browser()];
      const callback = new URL(await answerOf(browser));
      callback.searchParams.set('code', new URL(await answerOf(other)).searchParams.get('code') ?? '');
      expect(await sentTo(browser, callback.href)).toMatch(refused);
    });

    it('with an altered cookie', async () => {
      const browser = new Browser();
      const callback = await answerOf(browser);
      for (const cookie of browser.cookies.values()) cookie.value = cookie.value.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
      expect(await sentTo(browser, callback)).toMatch(refused);
    });

    it('with a forged id_token in addition to the state', async () => {
      const browser = new Browser();
      const begun = new URL((await browser.get(start)).headers.get('location') ?? '').searchParams;
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: idp.issuer,
        aud: idp.clientId,
        sub: 'x',
        oid: ana.oid,
        tid: tenantId,
        email: ana.email,
        nonce: begun.get('nonce'),
        iat: now,
        exp: now + 600,
      };
      const forged = new URLSearchParams({
        id_token: idp.signedToken(claims, { signedWith: 'the public key' }),
        state: begun.get('state') ?? '',
      });
      expect(await sentTo(browser, `${start}/callback?${forged}`)).toMatch(refused);
    });
  });

  describe('refuses an id_token', () => {
    const now = () => Math.floor(Date.now() / 1000);
    it.each<[string, () => Lie]>([
      ['with another nonce', () => ({ claims: { nonce: 'other' } })],
      ['without a nonce', () => ({ claims: { nonce: undefined } })],
      ['for another audience', () => ({ claims: { aud: 'other-client' } })],
      ['for us and somebody else', () => ({ claims: { aud: ['test-client', 'other-client'] } })],
      ['of another issuer', () => ({ claims: { iss: 'https://login.microsoftonline.com/other/v2.0' } })],
      ['that has expired', () => ({ claims: { iat: now() - 7200, exp: now() - 3600 } })],
      ['that is not valid yet', () => ({ claims: { nbf: now() + 3600, exp: now() + 7200 } })],
      ['that is not signed', () => ({ signedWith: 'nothing' })],
      ['signed with the public key as a secret', () => ({ signedWith: 'the public key' })],
      ['signed with another key', () => ({ signedWith: 'another key' })],
      ['signed with an unknown key', () => ({ signedWith: 'another key', header: { kid: 'key-2' } })],
      ['of another tenant', () => ({ claims: { tid: '99999999-2222-4333-8444-555555555555' } })],
      ['without a tenant', () => ({ claims: { tid: undefined } })],
      ['whose e-mail is of another domain', () => ({ claims: { email: 'ana@evil.example' } })],
      [
        'whose e-mail only ends like ours',
        () => ({ claims: { email: 'ana@faculty.example@evil.example', preferred_username: 'x', upn: 'x' } }),
      ],
      ['whose e-mail the provider has not verified', () => ({ claims: { email_verified: false } })],
      ['without any e-mail', () => ({ claims: { email: undefined, preferred_username: undefined } })],
    ])('%s', async (_name, lie) => {
      idp.state.lie = lie();
      expect(await signIn(new Browser())).toMatch(refused);
      expect(await test.app.db.oneTimeToken.count()).toBe(0);
      expect(await test.app.db.user.count({ where: { sso_subject: { not: null } } })).toBe(0);
    });

    it('but not an unmodified one (the control), nor one that expired half a minute ago', async () => {
      idp.state.lie = {};
      expect(await signIn(new Browser())).toMatch(letIn);
      idp.state.lie = { claims: { iat: now() - 3600, exp: now() - 30 } };
      expect(await signIn(new Browser())).toMatch(letIn);
    });
  });

  describe('identifies people by tenant and object id', () => {
    it('refuses unknown and locked people', async () => {
      idp.state.person = { email: 'ghost@faculty.example', oid: 'oid-ghost' };
      expect(await signIn(new Browser())).toMatch(refused);
      idp.state.person = ana;
      await test.app.db.user.updateMany({ data: { disabled: true } });
      expect(await signIn(new Browser())).toMatch(refused);
    });

    it('finds a person by any spelling of their e-mail', async () => {
      idp.state.person = { ...ana, email: 'Ana@Faculty.Example' };
      expect(await signIn(new Browser())).toMatch(letIn);
    });

    it('finds a linked person after their e-mail has changed at the provider', async () => {
      await signIn(new Browser());
      idp.state.person = { ...ana, email: 'ana.newname@faculty.example' };
      const browser = new Browser();
      const token = await (await exchange(browser, codeIn(await signIn(browser)))).text();
      expect((await test.call('GET /auth/me', undefined, { authorization: `Bearer ${token}` })).json().user_name).toBe('ana');
    });

    it('refuses another person who was given the e-mail of a linked one', async () => {
      await signIn(new Browser());
      idp.state.person = { ...ana, oid: 'oid-successor' };
      expect(await signIn(new Browser())).toMatch(refused);
      idp.state.person = ana;
      expect(await signIn(new Browser())).toMatch(letIn);
    });

    it('removes password, sessions and links at the first sign-in, verified or not', async () => {
      for (const email_verified_at of [null, new Date()]) {
        const key = { sso_tenant: null, sso_subject: null };
        await test.app.db.user.updateMany({ data: { ...key, email_verified_at, password_hash: 'a stranger set this' } });
        const { id } = await test.app.db.user.findFirstOrThrow();
        const strangers = await startSession(test.app, id);
        const asStranger = () => test.call('GET /auth/me', undefined, { authorization: `Bearer ${strangers}` });
        expect((await asStranger()).statusCode).toBe(200);
        for (const purpose of ['password_reset', 'verify_email', 'sign_in'] as const) await issueToken(test.app.db, purpose, id);
        const browser = new Browser();
        const location = await signIn(browser);
        expect(location).toMatch(letIn);
        expect(await test.app.db.user.findFirst()).toMatchObject({ password_hash: null, email_verified_at: expect.any(Date) });
        expect((await asStranger()).statusCode).toBe(401);
        // the remaining token is that of this sign-in
        expect(await test.app.db.oneTimeToken.count()).toBe(1);
        expect((await exchange(browser, codeIn(location))).status).toBe(200);
      }
    });

    it('binds anew, by e-mail, once an administrator has ended the binding', async () => {
      await signIn(new Browser());
      const admin = await test.person({ role: 'admin', user_name: 'the.admin' });
      const { id } = await test.app.db.user.findUniqueOrThrow({ where: { user_name: 'ana' } });
      expect((await admin.call(`DELETE /users/${id}/sso_binding`)).statusCode).toBe(200);
      idp.state.person = { ...ana, oid: 'oid-new' };
      expect(await signIn(new Browser())).toMatch(letIn);
      idp.state.person = ana;
      expect(await signIn(new Browser())).toMatch(refused);
    });

    it('leaves the time of a save that comes between, so that a form opened before it is stale', async () => {
      const { id } = await test.app.db.user.findFirstOrThrow();
      const saved = new Date(Date.now() + 1000);
      const holder = await test.app.pool.connect();
      await holder.query('BEGIN');
      await holder.query("UPDATE users SET fname_th = 'ใหม่', updated_at = $1 WHERE id = $2", [saved, id]);
      const signingIn = signIn(new Browser());
      await vi.waitFor(
        async () => {
          const { rowCount } = await test.app.pool.query(
            "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
          );
          expect(rowCount).toBe(1);
        },
        { timeout: 10_000 },
      );
      await holder.query('COMMIT');
      holder.release();
      expect(await signingIn).toMatch(letIn);
      expect(await test.app.db.user.findFirst()).toMatchObject({ fname_th: 'ใหม่', updated_at: saved, sso_subject: ana.oid });
    });

    it('keeps a password that the person sets after that', async () => {
      await signIn(new Browser());
      await test.app.db.user.updateMany({ data: { password_hash: 'their own' } });
      const { id } = await test.app.db.user.findFirstOrThrow();
      const mine = await startSession(test.app, id);
      expect(await signIn(new Browser())).toMatch(letIn);
      expect(await test.app.db.user.findFirst()).toMatchObject({ password_hash: 'their own' });
      expect((await test.call('GET /auth/me', undefined, { authorization: `Bearer ${mine}` })).statusCode).toBe(200);
    });
  });

  it('has no other provider', async () => {
    expect((await test.call('GET /auth/signin/google')).statusCode).toBe(404);
    expect((await test.call('GET /auth/signin/google/callback?code=x&state=y')).statusCode).toBe(404);
  });

  it('redirects only to our own pages', async () => {
    for (const query of ['?returnTo=//evil.example', '?redirect_uri=https:evil.example', '?p=a&p=b', '?next=/%5Cevil.example']) {
      const location = (await new Browser().get(`${start}${query}`)).headers.get('location') ?? '';
      expect(new URL(location).searchParams.get('redirect_uri')).toBe(`${start}/callback`);
    }
    const browser = new Browser();
    expect(await sentTo(browser, `${await answerOf(browser)}&returnTo=//evil.example`)).toMatch(letIn);
  });
});
