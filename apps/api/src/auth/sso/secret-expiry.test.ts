import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';
import { secretExpiry } from './secret-expiry.ts';

const day = '2028-01-31';
let t: TestApp;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  t = await testApp({ azureSecretExpires: day });
  admin = await t.person({ user_name: 'admin', role: 'admin' });
  staff = await t.person({ user_name: 'staff' });
});
afterAll(() => t.close());

test.each([
  ['2027-12-01', null],
  ['2027-12-02', { day, days: 60 }],
  ['2028-01-31', { day, days: 0 }],
  ['2028-02-02', { day, days: -2 }],
])('on %s the end of the client secret is told as %o', (today, expiry) => {
  expect(secretExpiry({ azureSecretExpires: day }, today)).toEqual(expiry);
});

test('is not watched without the day', () => {
  expect(secretExpiry({ azureSecretExpires: null })).toBeNull();
});

test('administrators see it on their start page, nobody else', async () => {
  t.app.config.azureSecretExpires = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const expiry = async (person: Client) => (await person.call('GET /api/dashboard')).json().sign_in_secret;
  expect(await expiry(admin)).toMatchObject({ day: t.app.config.azureSecretExpires });
  expect(await expiry(staff)).toBeNull();
});
