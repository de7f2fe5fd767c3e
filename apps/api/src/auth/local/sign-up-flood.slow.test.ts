import { expect, it } from 'vitest';
import { testApp } from '../../../test/test-app.ts';
import { hashPassword } from './passwords.ts';

const ana = { email: 'ana@faculty.example', password: 'correct horse' };
const bea = { email: 'bea.new@faculty.example', password: 'green kettle', fname_th: 'บี' };

it('a sign-up is either in the outbox or refused before the hash: a flood from many networks, while a person signs in', async () => {
  const flooded = await testApp({ trustProxy: ['loopback'], signInLimit: 1000 });
  const send = (network: number, email: string) =>
    flooded.call('POST /auth/signup', { ...bea, email }, { 'x-forwarded-for': `2001:db8:${network.toString(16)}::1` });
  const password_hash = await hashPassword(ana.password);
  await flooded.app.db.user.create({ data: { user_name: 'ana', email: ana.email, password_hash, email_verified_at: new Date() } });
  const flood = Array.from({ length: 150 }, (_, n) => send(n % 15, `flood${n}@faculty.example`));
  const signedIn = await flooded.call('POST /auth/signin/local', ana);
  expect(signedIn.statusCode).toBe(200);
  expect(await flooded.app.db.user.count()).toBeLessThan(60);
  const answers = await Promise.all(flood);
  const taken = answers.filter(({ statusCode }) => statusCode === 200);
  const refused = answers.find(({ statusCode }) => statusCode !== 200);
  expect([refused?.statusCode, refused?.json().code, Number(refused?.headers['retry-after']) > 0]).toEqual([429, 'accounts_busy', true]);
  expect(await flooded.app.db.user.count({ where: { user_name: { startsWith: 'flood' } } })).toBe(taken.length);
  expect(await flooded.app.db.outgoingMail.count()).toBe(taken.length);
  await flooded.close();
});

it('the limit of sign-ups counts by customer of IPv6, and over all: what is too much stops sign-ups and nothing else', async () => {
  const limited = await testApp({ trustProxy: ['loopback'], signInLimit: 1 });
  const ask = (path: string, ip: string, body: object) => limited.call(path, body, { 'x-forwarded-for': ip });
  const signUp = async (ip: string) => {
    const answer = await ask('POST /auth/signup', ip, { ...bea, email: 'stranger@elsewhere.example' });
    return `${answer.statusCode} ${answer.json().code}`;
  };
  // ten of a /48, whichever their /64
  const ofOne = [];
  for (let n = 0; n < 11; n += 1) ofOne.push(await signUp(`2001:db8:1:${n}::1`));
  expect(ofOne).toEqual([...Array(10).fill('400 invalid'), '429 rate_limited']);
  const often = (n: number) => ask('POST /auth/signup', `2001:db8:${n + 2}::1`, { ...bea, email: 'bea.often@faculty.example' });
  const done = await Promise.all(Array.from({ length: 30 }, (_, n) => often(n)));
  expect(done.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200));
  expect((await often(30)).json().code).toBe('accounts_busy');
  expect((await ask('POST /auth/send-password-reset-email', '10.0.0.1', { email: ana.email })).statusCode).toBe(200);
  await limited.close();
});
