import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('everybody who is signed in is told the version; administrators also what it runs on', async () => {
  const version = expect.stringMatching(/^\d+\.\d+\.\d+$/);
  const [person, admin] = [await t.person(), await t.person({ role: 'admin' })];
  expect((await person.call('GET /api/about')).json()).toEqual({ version, commit: '', system: null });
  expect((await admin.call('GET /api/about')).json()).toEqual({
    version,
    commit: '',
    system: { node: process.version, database: expect.stringMatching(/^PostgreSQL \d+/) },
  });
});

test('strangers are told the version without the commit', async () => {
  expect((await t.call('GET /api/about')).statusCode).toBe(401);
  const options = (await t.call('GET /auth/options')).json();
  expect(options).not.toHaveProperty('commit');
  expect(options.build).toMatch(/^[0-9a-f]{12}$/);
});
