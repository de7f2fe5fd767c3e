import { describe, expect, it } from 'vitest';
import { testApp } from '../../test/test-app.ts';

describe('the sign-in options', () => {
  it('are public', async () => {
    const test = await testApp({ emailDomains: ['faculty.example', 'uni.example'] });
    expect((await test.call('GET /auth/options')).json()).toEqual({
      local: true,
      demo: false,
      emailDomains: ['faculty.example', 'uni.example'],
      backend: true,
      apiDocs: true,
      doiLookup: false,
      website: 'https://www.faculty.example',
      previewLinks: false,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      build: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
    await test.close();
  });

  it('have no password routes when local sign-in is off', async () => {
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
