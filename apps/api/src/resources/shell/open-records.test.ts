import type { OpenRecord } from '@faculty/contracts/shell/open-records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let admin: Client;
let prefix_code: string;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
  prefix_code = '871';
  await admin.call('POST /prefixs', {
    prefix_code,
    prefix_s_th: 'ผศ.',
    prefix_l_th: 'ผู้ช่วยศาสตราจารย์',
    prefix_type: 'Academic',
  });
});
afterAll(() => t.close());

const report = async (by: Client, state = 'open', record_id = prefix_code) =>
  by.call('POST /open_records', { entity: 'prefix', record_id, state });
const namesIn = (answer: { json(): OpenRecord }) =>
  answer.json().people.map(({ user_name, is_changing }) => `${user_name}${is_changing ? '*' : ''}`);

test('a form learns who else has its record open for editing, who typed something, and who changed it last', async () => {
  const editor = await t.person({ pages: { '/member/prefix': { view: 'Y', edit: 'Y' } } });
  const reader = await t.person({ pages: { '/member/prefix': { view: 'Y' } } });
  const first = await report(admin);
  expect(first.statusCode, first.body).toBe(200);
  expect(first.json()).toMatchObject({ people: [], updated_by: admin.user_name });
  await report(reader);
  expect(namesIn(await report(editor, 'changed'))).toEqual([admin.user_name]);
  expect(namesIn(await report(admin))).toEqual([`${editor.user_name}*`]);
  await report(editor, 'closed');
  expect(namesIn(await report(admin, 'closed'))).toEqual([]);
});

test('only of a record that the person may view', async () => {
  const stranger = await t.person();
  expect((await report(stranger)).statusCode).toBe(403);
  const own = await t.person({ pages: { '/member/prefix': { view: 'Y', edit: 'Y', own_only: 'Y' } } });
  expect((await report(own)).statusCode).toBe(404);
  expect((await report(admin, 'open', '999')).statusCode).toBe(404);
  expect((await admin.call('POST /open_records', { entity: 'nothing', record_id: '1', state: 'open' })).json()).toMatchObject({
    fields: { entity: {} },
  });
});

test.each(['faculty_setting', 'user'])('also of the form of a %s', async (entity) => {
  const record_id = entity === 'user' ? String(admin.id) : '1';
  const second = await t.person({ role: 'admin' });
  const body = { entity, record_id, state: 'open' };
  expect((await second.call('POST /open_records', body)).statusCode).toBe(200);
  const answer = await admin.call('POST /open_records', body);
  expect(namesIn(answer)).toEqual([second.user_name]);
});

test('another process learns it by a notification', async () => {
  const seen = JSON.stringify({ record: `prefix ${prefix_code}`, user_name: 'elsewhere', state: 'changed' });
  await t.app.db.$queryRaw`SELECT pg_notify('record_open', ${seen})::text`;
  await t.app.changes.flush();
  expect(namesIn(await report(admin))).toEqual(['elsewhere*']);
});
