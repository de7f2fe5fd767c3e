import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../test/test-app.ts';

describe('too many attempts', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await testApp({ signInLimit: 3 });
  });
  afterAll(() => limited.close());

  it.each([
    ['POST /auth/signin/local', { email: 'ana@faculty.example', password: 'wrong' }],
    ['POST /auth/signup', { email: 'ana@faculty.example', password: 'wrong 1' }],
    ['POST /auth/send-password-reset-email', { email: 'ana@faculty.example' }],
    ['PUT /auth/password-reset', { token: 'x', password: 'wrong 1' }],
    ['PUT /auth/verify-email', { token: 'x' }],
  ])('%s: are counted by address, whatever the caller writes', async (route, body) => {
    const disguises = [
      {},
      { 'x-forwarded-for': '1.2.3.4' },
      { 'x-forwarded-for': '5.6.7.8', 'x-real-ip': '5.6.7.8', forwarded: 'for=5.6.7.8' },
      { 'x-forwarded-for': '9.9.9.9', 'true-client-ip': '9.9.9.9' },
    ];
    const emails = ['ana@faculty.example', 'ANA@faculty.example', ' Ana@FACULTY.example', 'bea@faculty.example'];
    const statuses: number[] = [];
    for (const [index, headers] of disguises.entries())
      statuses.push((await limited.call(route, 'email' in body ? { ...body, email: emails[index] } : body, headers)).statusCode);
    expect(statuses.slice(0, 3)).not.toContain(429);
    expect(statuses[3]).toBe(429);
    const [method, path] = route.split(' ');
    for (const spelling of [`${path}/`, `${path}?x=1`, `/${path}`, `${path?.toUpperCase()}`, `${path}%2f`])
      expect([404, 429], spelling).toContain((await limited.call(`${method} ${spelling}`, body)).statusCode);
    // other calls of the same address go on
    expect((await limited.call('GET /auth/options')).statusCode).toBe(200);
  });

  it('at one account: 6 guesses, then a pause, told in retry-after; another address is not held up', async () => {
    const test = await testApp({ signInLimit: 1000 });
    const guess = (email: string, remoteAddress = '10.0.0.1') =>
      test.app.inject({ method: 'POST', url: '/auth/signin/local', remoteAddress, payload: { email, password: 'wrong' } });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => guess(index % 2 ? 'ana@faculty.example' : 'ANA@Faculty.example ')),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(6);
    const refused = answers.find((answer) => answer.statusCode === 429);
    expect(refused?.json()).toMatchObject({ code: 'rate_limited' });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await guess('ana@faculty.example', '10.0.0.2')).statusCode).toBe(401);
    await test.close();
  });
});

describe('the ways in', () => {
  it('are told to everybody', async () => {
    const test = await testApp({ emailDomains: ['faculty.example', 'uni.example'] });
    expect((await test.call('GET /auth/options')).json()).toEqual({
      local: true,
      demo: false,
      emailDomains: ['faculty.example', 'uni.example'],
      backend: true,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    await test.close();
  });

  it('with a password are not there when this installation does not offer them', async () => {
    const test = await testApp({ localSignIn: false });
    const somebody = await test.person();
    for (const route of [
      'POST /auth/signin/local',
      'POST /auth/signup',
      'PUT /auth/verify-email',
      'POST /auth/send-password-reset-email',
      'PUT /auth/password-reset',
      'PUT /auth/password-update',
    ]) {
      const answer = await somebody.call(route, { email: 'ana@faculty.example', password: 'x' });
      expect([answer.statusCode, answer.json().code], route).toEqual([404, 'no_such_path']);
    }
    expect((await somebody.call('GET /auth/me')).statusCode).toBe(200);
    expect((await test.call('GET /auth/options')).json().local).toBe(false);
    await test.close();
  });
});
