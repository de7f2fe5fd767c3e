import { demoAreaOf, demoPages, demoStart } from '@faculty/contracts/demo/demo-pages';
import { shellRoutes } from '@faculty/contracts/shell/me';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../../test/test-app.ts';

let t: TestApp;
let admin: Client;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
});
afterAll(() => t.close());

const asked = async (client: Client, body: object): Promise<string[]> =>
  (await client.call(shellRoutes.roleUserWeb, body)).json().map((entry: { role_page: string }) => entry.role_page);

test('the menu of an administrator ends with the demo pages, and nobody else’s names them', async () => {
  expect((await asked(admin, { role_group: 'all' })).at(-1)).toBe(demoStart);
  expect((await asked(admin, { role_group: 'admin' })).at(-1)).toBe(demoStart);
  expect(await asked(admin, { role_group: 'web' })).not.toContain(demoStart);
  const staff = await t.person({ pages: { '/admin/users': { view: 'Y' } } });
  expect(await asked(staff, { role_group: 'all' })).toEqual(['/admin/users']);
});

test('the route guard lets administrators into every demo page', async () => {
  const staff = await t.person();
  for (const path of Object.keys(demoPages) as (keyof typeof demoPages)[]) {
    expect(await asked(admin, { role_group: demoAreaOf(path), role_page: path })).toEqual([path]);
    expect(await asked(staff, { role_group: demoAreaOf(path), role_page: path })).toEqual([]);
  }
  expect(await asked(admin, { role_group: 'web', role_page: demoStart })).toEqual([]);
});

test('where they are switched off there is no entry and no page', async () => {
  const off = await testApp({ demoPages: false });
  try {
    const client = await off.person({ role: 'admin' });
    expect(await asked(client, { role_group: 'all' })).not.toContain(demoStart);
    expect(await asked(client, { role_group: 'documentation', role_page: demoStart })).toEqual([]);
    expect((await client.call('GET /products')).json().code).toBe('no_such_path');
  } finally {
    await off.close();
  }
});
