import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { derivedSecrets } from '../config.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const statusOf = async (token: string) => (await test.call('GET /auth/me', undefined, { authorization: `Bearer ${token}` })).statusCode;

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const signedToken = (header: object, claims: object, hash = 'sha256', secret = derivedSecrets(test.app.config, 'session')[0]) => {
  const input = `${encoded(header)}.${encoded(claims)}`;
  return `${input}.${createHmac(hash, secret).update(input).digest('base64url')}`;
};

describe('a session token', () => {
  it('is valid for 8 hours and contains the person but no rights', async () => {
    const { token, id } = await test.person();
    const { sid, sub, iat, exp, ...more } = claimsOf(token);
    expect(exp - iat).toBe(28_800);
    expect(sub).toBe(String(id));
    expect(sid).toMatch(/^[\da-f-]{36}$/);
    expect(more).toEqual({});
  });

  it('expires after 8 hours', async () => {
    const { token } = await test.person();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 28_800_000 - 60_000 });
    expect(await statusOf(token)).toBe(200);
    vi.setSystemTime(Date.now() + 61_000);
    expect(await statusOf(token)).toBe(401);
  });

  it('is refused when its session has expired in the database', async () => {
    const { token, id } = await test.person();
    await test.app.db.session.updateMany({ where: { user_id: id }, data: { expires_at: new Date(Date.now() - 1) } });
    expect(await statusOf(token)).toBe(401);
  });

  it('is refused when altered, unsigned or signed by another algorithm', async () => {
    const { token } = await test.person();
    const claims = claimsOf(token);
    expect(await statusOf(signedToken({ alg: 'HS256', typ: 'JWT' }, claims))).toBe(200); // the control
    const wrong = {
      none: `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`,
      'another secret': signedToken({ alg: 'HS256', typ: 'JWT' }, claims, 'sha256', 'secret'),
      'another algorithm': signedToken({ alg: 'HS512', typ: 'JWT' }, claims, 'sha512'),
      'later end': `${token.split('.')[0]}.${encoded({ ...claims, exp: claims.exp + 1 })}.${token.split('.')[2]}`,
      'no session': signedToken({ alg: 'HS256', typ: 'JWT' }, { ...claims, sid: "' OR 1=1" }),
      'unknown session': signedToken({ alg: 'HS256', typ: 'JWT' }, { ...claims, sid: '11111111-2222-4333-8444-555555555555' }),
      rubbish: 'a.b.c',
    };
    for (const [name, forged] of Object.entries(wrong)) expect(await statusOf(forged), name).toBe(401);
  });

  it('is refused in the query and in a cookie', async () => {
    const { token } = await test.person();
    expect((await test.call(`GET /auth/me?token=${token}`)).statusCode).toBe(401);
    expect((await test.call('GET /auth/me', undefined, { cookie: `token=${token}` })).statusCode).toBe(401);
  });

  it('is refused after signing out, unlike the person’s other sessions', async () => {
    const somebody = await test.person();
    const other = test.app.jwt.sign({ sid: claimsOf(somebody.token).sid, sub: 'x' });
    const { startSession } = await import('../auth/sessions/sessions.ts');
    const second = await startSession(test.app, somebody.id);
    expect((await somebody.call('POST /auth/signout')).statusCode).toBe(204);
    expect(await statusOf(somebody.token)).toBe(401);
    expect(await statusOf(other)).toBe(401);
    expect(await statusOf(second)).toBe(200);
  });

  it('is required to sign out', async () => {
    expect((await test.call('POST /auth/signout')).statusCode).toBe(401);
  });

  it('is accepted by POST /auth/session while it is valid, as documented for /login?token=', async () => {
    const somebody = await test.person();
    const answer = await test.call('POST /auth/session', { token: somebody.token });
    expect(answer.body).toBe(somebody.token);
    expect(answer.headers['content-type']).toContain('text/plain');
    await somebody.call('POST /auth/signout');
    expect((await test.call('POST /auth/session', { token: somebody.token })).json()).toMatchObject({ statusCode: 400, code: 'bad_token' });
  });

  it.each([[{}], [{ token: '' }], [{ token: { $ne: null } }], [{ token: ['x'] }], [{ token: 'x'.repeat(5000) }]])(
    'refuses %j and names the field',
    async (body) => {
      const answer = await test.call('POST /auth/session', body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toHaveProperty('token');
    },
  );
});

describe('a person', () => {
  it('is refused from the next call when locked', async () => {
    const somebody = await test.person();
    expect((await somebody.call('GET /auth/me')).statusCode).toBe(200);
    await test.app.db.user.update({ where: { id: somebody.id }, data: { disabled: true } });
    test.app.people.forget();
    expect((await somebody.call('GET /auth/me')).statusCode).toBe(401);
  });

  it('is refused within 2 seconds when locked by another process', async () => {
    const somebody = await test.person();
    await somebody.call('GET /auth/me');
    await test.app.db.user.update({ where: { id: somebody.id }, data: { disabled: true } });
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_001);
    expect((await somebody.call('GET /auth/me')).statusCode).toBe(401);
  });

  it('is looked up once for the calls of one screen', async () => {
    const { token } = await test.person();
    const session = claimsOf(token).sid;
    test.app.people.forget();
    const query = vi.spyOn(test.app.reservePool, 'query');
    const found = await Promise.all(Array.from({ length: 20 }, () => test.app.people.ofSession(session)));
    expect(new Set(found).size).toBe(1);
    expect(query.mock.calls.length).toBe(1);
    query.mockRestore();
  });
});

describe('a right', () => {
  const page = '/member/prefix';
  const rightsOf = async (flags: object, role: 'admin' | 'user' = 'user') =>
    (await (await test.person({ role, pages: { [page]: flags } })).call('GET /auth/me')).json().rights;

  it('is empty without an assignment, and complete for an admin', async () => {
    expect((await (await test.person()).call('GET /auth/me')).json().rights).toEqual({});
    const rights = (await (await test.person({ role: 'admin' })).call('GET /auth/me')).json().rights;
    expect(rights[page]).toEqual({ view: true, add: true, edit: true, delete: true, publish: true, own_only: false });
    expect(rights['/web/content_new']).toEqual(rights[page]);
  });

  it('has independent flags', async () => {
    expect(await rightsOf({ view: 'Y', edit: 'Y', own_only: 'Y' })).toEqual({
      [page]: { view: true, add: false, edit: true, delete: false, publish: true, own_only: true },
    });
    expect(await rightsOf({ add: 'Y', edit: 'Y', delete: 'Y' })).toEqual({}); // without view the page is not listed
  });

  it('has all flags without own_only with super_admin', async () => {
    const all = { view: true, add: true, edit: true, delete: true, publish: true, own_only: false };
    expect(await rightsOf({ super_admin: 'Y', own_only: 'Y' })).toEqual({ [page]: all });
  });

  it('is empty when the assignment is not active', async () => {
    expect(await rightsOf({ super_admin: 'Y', view: 'Y', active: 'N' })).toEqual({});
  });

  it('to one page does not apply to another', async () => {
    const { app } = test;
    const somebody = await test.person({ pages: { '/member/prefix': { view: 'Y' }, '/web/content_new': { delete: 'Y' } } });
    const person = await app.people.ofSession(claimsOf(somebody.token).sid);
    expect(person?.right('/member/prefix').delete).toBe(false);
    expect(person?.right('/web/content_new').view).toBe(false);
  });

  it('is removed from the next call', async () => {
    const somebody = await test.person({ pages: { [page]: { view: 'Y' } } });
    expect((await somebody.call('GET /auth/me')).json().rights).toHaveProperty([page]);
    await test.app.db.role.deleteMany({ where: { user_name: somebody.user_name } });
    test.app.people.forget();
    expect((await somebody.call('GET /auth/me')).json().rights).toEqual({});
  });
});
