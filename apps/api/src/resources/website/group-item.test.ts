import { relationMessage } from '@faculty/contracts/messages';
import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { form, picture } from '../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let admin: Client;
/** One place in the first category, and one in the last. */
let places: { group_master_id: number; group_sub_a_id: number; group_sub_b_id: number }[];
beforeAll(async () => {
  t = await testApp();
  await seedReference(t.app.db);
  admin = await t.person({ role: 'admin' });
  const subs = await t.app.db.groupSubB.findMany({ orderBy: { group_sub_b_id: 'asc' }, include: { subA: true } });
  places = subs.map(({ group_sub_b_id, group_sub_a_id, subA }) => ({
    group_master_id: subA.group_master_id,
    group_sub_a_id,
    group_sub_b_id,
  }));
  places = [places[0], places.at(-1)].flatMap((place) => place ?? []);
});
afterAll(() => t.close());

const linked = { group_item_year: 2569, group_item_title_th: 'นโยบาย', status_link: 'N', group_item_h_url: 'https://example.org/a' };
const make = (fields: object) => admin.call('POST /web_con_group_items', { ...linked, ...places[0], ...fields });

test('a heading is of its category, and a sub-heading of its heading; the first that is not is named', async () => {
  const [first, last] = places;
  expect((await make({})).statusCode).toBe(201);
  const wrongA = await make({ group_sub_a_id: last?.group_sub_a_id });
  expect(wrongA.json()).toMatchObject({ code: 'invalid', fields: { group_sub_a_id: { code: 'choice' } } });
  const wrongB = await make({ group_sub_b_id: last?.group_sub_b_id });
  expect(wrongB.json()).toMatchObject({ code: 'invalid', fields: { group_sub_b_id: { code: 'choice' } } });
  expect((await make(last ?? {})).statusCode).toBe(201);

  const { group_item_id } = (await make({})).json();
  const moved = await admin.call('POST /update_con_group_items', { group_item_id, group_master_id: last?.group_master_id });
  expect(moved.json()).toMatchObject({ fields: { group_sub_a_id: { code: 'choice' } } });
  expect((await admin.call('POST /update_con_group_items', { group_item_id, ...last })).json()).toMatchObject({ ...last });
  expect(first).not.toEqual(last);
});

test('a year outside the documented bounds is refused in the documented words', async () => {
  const said = async (group_item_year: unknown) => (await make({ group_item_year })).json().fields?.group_item_year?.message;
  expect(await said(1999)).toBe('ระบุปีเป็น พ.ศ. ต่ำสุดคือ 2000');
  expect(await said('10000')).toBe('ระบุปีเป็น พ.ศ. สูงสุดคือ 9999');
  expect(await said('๒๕๖๙')).toBeUndefined();
});

test('a file replaces the need of an address, and without either there is none to save', async () => {
  const withFile = { ...linked, ...places[0], status_link: 'Y', group_item_h_url: '', group_item_h_file: await picture() };
  const texts = Object.fromEntries(Object.entries(withFile).map(([key, value]) => [key, value instanceof Blob ? value : String(value)]));
  const made = await admin.call('POST /web_con_group_items', form(texts));
  expect(made.json(), made.body).toMatchObject({
    group_item_h_url: '#',
    group_item_h_file: expect.stringMatching(/^\/files\/group-items\//),
  });
  const toAddress = await admin.call('POST /update_con_group_items', { group_item_id: made.json().group_item_id, status_link: 'N' });
  expect(toAddress.json()).toMatchObject({ fields: { group_item_h_url: { code: 'required' } } });
  const back = await admin.call('POST /update_con_group_items', { group_item_id: made.json().group_item_id, group_item_h_file: '' });
  expect(back.json()).toMatchObject({ fields: { group_item_h_file: { code: 'file_required' } } });
});

test('what documents are filed under is not deleted, and is told with them when it is retired', async () => {
  const { group_item_id } = (await make({})).json();
  const sub = { group_sub_b_id: places[0]?.group_sub_b_id };
  expect((await admin.call('POST /delete_group_sub_bs', sub)).json()).toEqual({ ...sub, message: relationMessage });
  await admin.call(`PUT /group_sub_bs/${sub.group_sub_b_id}`, { active: 'N', group_sub_b_title_th: 'ชื่อใหม่' });
  const read = await admin.call(`GET /web_con_group_items/${group_item_id}`);
  expect(read.json()).toMatchObject({ group_sub_b_title_th: 'ชื่อใหม่', group_master_name_th: 'หมวดที่ 1', group_sub_a_index: '1.1' });
});
