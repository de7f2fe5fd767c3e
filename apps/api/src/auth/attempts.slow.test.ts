import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { hashPassword } from './local/passwords.ts';

/** Headers with which a caller could fake its address; all are ignored. */
const fakeAddressHeaders = [
  {},
  { 'x-forwarded-for': '1.2.3.4' },
  { 'x-forwarded-for': '5.6.7.8', 'x-real-ip': '5.6.7.8', forwarded: 'for=5.6.7.8' },
  { 'x-forwarded-for': '9.9.9.9', 'true-client-ip': '9.9.9.9' },
];

describe('too many attempts', () => {
  let limited: TestApp;
  const password = 'correct horse';
  const wrong = 'wrong horse';
  const people = ['ana', 'bea', 'cee', 'dee', 'eve', 'fay'].map((name) => `${name}@faculty.example`);
  beforeAll(async () => {
    limited = await testApp({ signInLimit: 3 });
    const password_hash = await hashPassword(password);
    const data = people.map((email) => ({ user_name: email.slice(0, 3), email, password_hash, email_verified_at: new Date() }));
    await limited.app.db.user.createMany({ data });
  });
  afterAll(() => limited.close());

  const signIn = (email: string, given: string, remoteAddress: string, headers: Record<string, string> = {}, test = limited) =>
    test.app.inject({ method: 'POST', url: '/auth/signin/local', remoteAddress, headers, payload: { email, password: given } });

  it.each([
    ['POST /auth/signup', { email: 'ana@faculty.example', password: 'wrong 1' }],
    ['POST /auth/send-password-reset-email', { email: 'ana@faculty.example' }],
    ['PUT /auth/password-reset', { token: 'x', password: 'wrong 1' }],
    ['PUT /auth/verify-email', { token: 'x' }],
  ])('%s: are counted by address, independent of headers', async (route, body) => {
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push(
        (await limited.call(route, body, fakeAddressHeaders[count % fakeAddressHeaders.length] as Record<string, string>)).statusCode,
      );
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses[30]).toBe(429);
    const [method, path] = route.split(' ');
    for (const spelling of [`${path}/`, `${path}?x=1`, `/${path}`, `${path?.toUpperCase()}`, `${path}%2f`])
      expect([404, 429], spelling).toContain((await limited.call(`${method} ${spelling}`, body)).statusCode);
    // other calls of the same address are served
    expect((await limited.call('GET /auth/options')).statusCode).toBe(200);
  });

  it('to sign in: limit one address to 3 accounts, independent of headers', async () => {
    const statuses = [];
    for (const [index, email] of ['one', 'two', 'three', 'four'].entries())
      statuses.push(
        (await signIn(`${email}@faculty.example`, wrong, '10.9.0.1', fakeAddressHeaders[index] as Record<string, string>)).statusCode,
      );
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it('at one account: pause after 6 guesses in any spelling, with retry-after; do not affect another address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => signIn(index % 2 ? 'ana@faculty.example' : 'ANA@Faculty.example ', wrong, '10.9.0.2')),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(6);
    const refused = answers.find((answer) => answer.statusCode === 429);
    expect(refused?.json()).toMatchObject({ code: 'rate_limited' });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn('ana@faculty.example', password, '10.9.0.3')).statusCode).toBe(200);
  });

  it('of one person behind an unconfigured proxy: do not affect the others behind it', async () => {
    const proxy = '10.9.0.4';
    for (let count = 0; count < 20; count += 1) await signIn(people[0] as string, wrong, proxy);
    for (const email of people.slice(1)) expect((await signIn(email, password, proxy)).statusCode, email).toBe(200);
  });

  it('at one account from many addresses: admit the owner’s known browser, but not a cookie of another account', async () => {
    const [email, other] = [people[4] as string, people[5] as string];
    const cookieOf = async (whose: string, address: string) => {
      const [cookie] = (await signIn(whose, password, address)).cookies as { name: string; value: string; httpOnly?: boolean }[];
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/auth' });
      return cookie as { name: string; value: string };
    };
    const own = await cookieOf(email, '10.9.0.5');
    const strangers = await cookieOf(other, '10.9.0.6');
    for (let n = 0; n < 40; n += 1) await signIn(email, wrong, `10.10.0.${n}`);
    expect((await signIn(email, password, '10.9.0.7')).statusCode).toBe(429);
    // the cookie of another account under the name of this one
    const renamed = { cookie: `${own.name}=${encodeURIComponent(strangers.value)}` };
    expect((await signIn(email, password, '10.9.0.7', renamed)).statusCode).toBe(429);
    const known = { cookie: `${own.name}=${encodeURIComponent(own.value)}` };
    expect((await signIn(email, password, '10.9.0.7', known)).statusCode).toBe(200);
  });

  it('behind a configured number of proxies: are counted by the address that the nearest proxy saw', async () => {
    const proxied = await testApp({ signInLimit: 3, trustProxy: 1 });
    const through = (client: string, email: string, claimed = '8.8.8.8') =>
      signIn(`${email}@faculty.example`, wrong, '127.0.0.1', { 'x-forwarded-for': `${claimed}, ${client}` }, proxied);
    const guesses = [];
    for (let n = 0; n < 5; n += 1) guesses.push((await through('203.0.113.5', `guess${n}`, `8.8.4.${n}`)).statusCode);
    expect(guesses).toEqual([401, 401, 401, 429, 429]);
    expect((await through('203.0.113.6', 'guess9')).statusCode).toBe(401);
    await proxied.close();
  });
});
