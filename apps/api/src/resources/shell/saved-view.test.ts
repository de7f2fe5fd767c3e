import type { SavedView } from '@faculty/contracts/shell/saved-view';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let admin: Client;
let editor: Client;
let reader: Client;
let stranger: Client;
const page = '/web/content_new';
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
  editor = await t.person({ pages: { [page]: { view: 'Y', edit: 'Y' } } });
  reader = await t.person({ pages: { [page]: { view: 'Y' } } });
  stranger = await t.person({ pages: { '/web/content_link': { super_admin: 'Y' } } });
});
afterAll(() => t.close());
beforeEach(() => t.app.db.savedView.deleteMany());

const save = async (by: Client, fields: object = {}) =>
  by.call('POST /saved_views', { page, name: 'ยังแสดงอยู่', query: 'active=Y', ...fields });
const made = async (by: Client, fields: object = {}): Promise<number> => (await save(by, fields)).json().saved_view_id;
const seenBy = async (by: Client) => ((await by.call('GET /saved_views')).json() as SavedView[]).map(({ name }) => name);
const change = async (by: Client, id: number, fields: object) => (await by.call(`PUT /saved_views/${id}`, fields)).statusCode;
const pin = (by: Client, id: number, pinned: 'Y' | 'N' = 'Y') => change(by, id, { pinned });

test('the address is kept in one order, without what is passing', async () => {
  await save(editor, { query: 'page=2&sort=desc&field=news_id&edit=7&density=compact&q=&limit=50', pinned: 'Y' });
  expect((await editor.call('GET /saved_views')).json()).toEqual([
    expect.objectContaining({ page, query: 'density=compact&field=news_id&limit=50&sort=desc', shared: 'N', is_own: true, pinned: 'Y' }),
  ]);
});

test('a view of one’s own is seen by nobody else, be they an administrator', async () => {
  const id = await made(editor);
  expect(await seenBy(editor)).toEqual(['ยังแสดงอยู่']);
  for (const other of [reader, stranger, admin]) {
    expect(await seenBy(other)).toEqual([]);
    expect(await change(other, id, { name: 'ของฉัน' })).toBe(404);
    expect(await pin(other, id)).toBe(404);
  }
});

test('a shared view is seen only by those who may view its page, one for editors only by those who may edit there', async () => {
  await made(admin, { name: 'ทุกคน', shared: 'Y' });
  const id = await made(admin, { name: 'ผู้แก้ไข', shared: 'E' });
  expect((await seenBy(editor)).sort()).toEqual(['ทุกคน', 'ผู้แก้ไข']);
  expect(await seenBy(reader)).toEqual(['ทุกคน']);
  expect(await seenBy(stranger)).toEqual([]);
  expect([await pin(editor, id), await pin(reader, id), await pin(stranger, id)]).toEqual([200, 404, 404]);
});

test('nobody saves a view of a page that they may not view; whoever loses the right loses the view', async () => {
  expect((await save(stranger)).statusCode).toBe(403);
  const leaving = await t.person({ pages: { [page]: { view: 'Y' } } });
  await save(leaving);
  await t.app.db.role.deleteMany({ where: { user_name: leaving.user_name } });
  t.app.people.forget();
  expect(await seenBy(leaving)).toEqual([]);
});

test('only the owner or an administrator changes a shared view', async () => {
  const id = await made(editor, { shared: 'Y' });
  expect(await change(reader, id, { name: 'อื่น' })).toBe(403);
  expect(await change(admin, id, { name: 'ข่าวที่แสดง', pinned: 'Y' })).toBe(200);
  expect(await change(admin, id, { shared: 'N' })).toBe(403);
  expect(await change(editor, id, { query: 'active=N' })).toBe(200);
  expect((await reader.call('GET /saved_views')).json()).toMatchObject([{ name: 'ข่าวที่แสดง', query: 'active=N', is_own: false }]);
});

test('saving under the name of a view of one’s own replaces it', async () => {
  const id = await made(editor);
  await made(reader);
  expect(await made(editor, { query: 'active=N', shared: 'Y' })).toBe(id);
  expect((await editor.call('GET /saved_views')).json()).toMatchObject([{ saved_view_id: id, query: 'active=N', shared: 'Y' }]);
});

test('no view takes the name of another of its owner on that page', async () => {
  const id = await made(editor, { shared: 'Y' });
  await made(reader, { name: 'ของผู้อื่น' });
  await made(editor, { name: 'อีกมุมมอง' });
  expect(await change(editor, id, { name: 'อีกมุมมอง' })).toBe(400);
  expect(await change(admin, id, { name: 'อีกมุมมอง' })).toBe(400);
  expect(await change(editor, id, { name: 'ยังแสดงอยู่', shared: 'N' })).toBe(200);
  expect(await change(editor, id, { name: 'ของผู้อื่น' })).toBe(200);
});

test('of two windows that give two views one name at the same moment, one is refused and told which field', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ids = [await made(editor, { name: 'หนึ่ง' }), await made(editor, { name: 'สอง' })];
    const answers = await Promise.all(ids.map((id) => editor.call(`PUT /saved_views/${id}`, { name: `ชื่อเดียว ${round}` })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const [refused] = answers.filter(({ statusCode }) => statusCode === 400);
    expect(refused?.json().fields).toEqual({ name: expect.objectContaining({ code: 'duplicate' }) });
  }
});

test('the name of a deleted view is free: for a new one, which stands in nobody’s menu, and for another', async () => {
  const id = await made(editor, { shared: 'Y' });
  await pin(reader, id);
  await change(editor, id, { active: 'N' });
  const second = await made(editor, { shared: 'Y', query: 'active=N' });
  expect((await reader.call('GET /saved_views')).json()).toMatchObject([{ saved_view_id: second, pinned: 'N' }]);
  expect(await change(editor, id, { active: 'Y' })).toBe(404);
  const third = await made(editor, { name: 'อีกมุมมอง' });
  await change(editor, second, { active: 'N' });
  expect(await change(editor, third, { name: 'ยังแสดงอยู่' })).toBe(200);
  expect(await seenBy(editor)).toEqual(['ยังแสดงอยู่']);
});

test('what others see of a view is in the audit log, what nobody else sees is not', async () => {
  const actions = async (record_id: number) =>
    (await t.app.db.auditLog.findMany({ where: { entity: 'saved_view', record_id: String(record_id) }, orderBy: { id: 'asc' } })).map(
      ({ action, user_name, changes }) => [action, user_name, changes],
    );
  const id = await made(editor);
  await change(editor, id, { name: 'ของฉัน' });
  await pin(editor, id);
  expect(await actions(id)).toEqual([]);
  await change(editor, id, { shared: 'Y' });
  await change(admin, id, { name: 'ของทุกคน' });
  await change(admin, id, { active: 'N' });
  await change(editor, id, { active: 'Y' });
  expect(await actions(id)).toEqual([
    ['edit', editor.user_name, { shared: ['N', 'Y'] }],
    ['edit', admin.user_name, { name: ['ของฉัน', 'ของทุกคน'] }],
    ['delete', admin.user_name, {}],
    ['restore', editor.user_name, {}],
  ]);
  const added = await made(admin, { shared: 'Y', name: 'สำหรับทุกคน' });
  const named = { name: [null, 'สำหรับทุกคน'], query: [null, 'active=Y'], shared: [null, 'Y'] };
  expect(await actions(added)).toEqual([['add', admin.user_name, named]]);
  expect(await made(admin, { shared: 'Y', name: 'สำหรับทุกคน', query: 'active=N' })).toBe(added);
  expect((await actions(added)).slice(1)).toEqual([['edit', admin.user_name, { query: ['active=Y', 'active=N'] }]]);
});

test('a view in somebody’s menu stays there, however many others share', async () => {
  const { user_name } = editor;
  const id = await made(admin, { shared: 'Y', name: 'ในเมนู' });
  await pin(reader, id);
  const data = Array.from({ length: 500 }, (_, i) => ({ user_name, page, name: `${i}`, query: '', shared: 'Y' }));
  await t.app.db.savedView.createMany({ data });
  expect(await seenBy(reader)).toContain('ในเมนู');
});

test('a deleted view is gone for everybody and can be taken back with the menus it stands in', async () => {
  const id = await made(editor, { shared: 'Y' });
  await pin(reader, id);
  expect(await change(editor, id, { active: 'N' })).toBe(200);
  expect([await seenBy(editor), await seenBy(reader), await pin(reader, id)]).toEqual([[], [], 404]);
  expect(await change(editor, id, { active: 'Y' })).toBe(200);
  expect((await reader.call('GET /saved_views')).json()).toMatchObject([{ pinned: 'Y' }]);
  expect((await editor.call('GET /saved_views')).json()).toMatchObject([{ pinned: 'N' }]);
});

test('a person has at most a hundred; deleted ones go after a day', async () => {
  const { user_name } = editor;
  const old = new Date(Date.now() - 2 * 86_400_000);
  const data = Array.from({ length: 100 }, (_, i) => ({ user_name, page, name: `${i}`, query: '' }));
  await t.app.db.savedView.createMany({ data });
  expect((await save(editor)).json()).toMatchObject({ fields: { name: { code: 'views_full' } } });
  await t.app.db.savedView.updateMany({ where: { name: '7' }, data: { active: 'N', updated_at: old } });
  expect((await save(editor)).statusCode).toBe(201);
});

test.each([
  ['page', { page: '/nowhere' }],
  ['name', { name: ' ' }],
  ['name', { name: 'ก'.repeat(61) }],
  ['query', { query: `q=${'ก'.repeat(600)}` }],
  ['query', { query: 'x'.repeat(2001) }],
  ['shared', { shared: 'Z' }],
])('a wrong %s is named', async (field, fields) => {
  const answer = await save(editor, fields);
  expect(answer.statusCode, answer.body).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual([field]);
});
