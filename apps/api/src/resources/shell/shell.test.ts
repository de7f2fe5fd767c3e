import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('the drawer of a group lists the pages one may view, in Thai and English', async () => {
  const person = await t.person({ pages: { '/web/content_new': { view: 'Y' }, '/member/prefix': { add: 'Y' } } });
  const menu = async (body: object) => (await person.call('POST /api/getRoleUserWeb', body)).json();
  expect(await menu({ role_group: 'web' })).toEqual([
    { role_group: 'web', role_page: '/web/content_new', role_icon: 'news', role_title: 'ข่าว', role_title_en: 'News' },
  ]);
  expect((await menu({ role_group: 'all' })).map((entry: { role_page: string }) => entry.role_page)).toEqual(['/web/content_new']);
  expect(await menu({ role_group: 'member' })).toEqual([]);
  expect(await menu({ role_group: 'web1' })).toEqual([]);
});

test('the guard asks with the first segment and the page; an empty answer means denied', async () => {
  const person = await t.person({ pages: { '/web/content_new': { view: 'Y' } } });
  const may = async (role_group: string, role_page: string) =>
    (
      await person.call('POST /api/getRoleUserWeb', new URLSearchParams({ role_group, role_page }).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      })
    ).json().length > 0;
  expect(await may('web', '/web/content_new')).toBe(true);
  expect(await may('web', '/web/content_upload')).toBe(false);
  expect(await may('member', '/web/content_new')).toBe(false);
  expect(await may('web', '/web/nothing')).toBe(false);
});

test('asks for the group by name', async () => {
  const person = await t.person();
  expect((await person.call('POST /api/getRoleUserWeb', {})).json()).toMatchObject({ fields: { role_group: { code: 'required' } } });
});
