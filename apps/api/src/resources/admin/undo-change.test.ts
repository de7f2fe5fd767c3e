import { randomUUID } from 'node:crypto';
import type { AuditLine, UndoneChange } from '@faculty/contracts/admin/audit';
import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { form, picture } from '../../../test/forms.ts';
import { sample as workSample } from '../../../test/samples/works/work.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let admin: Client;
let staff: Client;
const page = '/web/content_new';
beforeAll(async () => {
  t = await testApp();
  await seedReference(t.app.db);
  admin = await t.person({ role: 'admin' });
  staff = await t.person({ pages: { [page]: { super_admin: 'Y' } } });
}, 60_000);
afterAll(() => t.close());

interface Row {
  news_id: number;
  news_title_th: string;
  news_type_tag: string;
  show_end_date: string | null;
}
let made = 0;
const create = async (by: Client, fields: object = {}): Promise<Row> => {
  made += 1;
  const body = { news_title_th: `ข่าว ${made}`, news_type_tag: 'N1', news_h_image_th: await picture(), ...fields };
  return (await by.call('POST /web_con_news', form(body))).json();
};
const several = async (by: Client, count: number, fields: object = {}) => {
  const rows: Row[] = [];
  for (let i = 0; i < count; i++) rows.push(await create(by, fields));
  return rows;
};
const update = (by: Client, news_id: number, fields: object, change?: string) =>
  by.call('POST /update_con_news', { news_id, ...fields }, change === undefined ? {} : { 'change-id': change });
/** Changes fields of many, as the web app does. */
async function changeMany(by: Client, rows: readonly Row[], fields: object): Promise<string> {
  const change = randomUUID();
  for (const { news_id } of rows) expect((await update(by, news_id, fields, change)).statusCode).toBe(200);
  return change;
}
const undo = async (by: Client, change: string, body: object = {}): Promise<UndoneChange> => {
  const answer = await by.call(`POST /changes/${change}/undo`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const now = async ({ news_id }: Row): Promise<Row> => (await admin.call(`GET /web_con_news/${news_id}`)).json();
const lastLine = async (by: Client, { news_id }: Row): Promise<AuditLine> => (await by.call(`GET /history/news/${news_id}`)).json().rows[0];

test('all records of a change get their former values by one call, and that can be undone itself', async () => {
  const rows = await several(staff, 3);
  const [first] = rows as [Row];
  const change = await changeMany(staff, rows, { show_end_date: '2027-03-31', news_type_tag: ['N1', 'N2'] });
  expect(await lastLine(staff, first)).toMatchObject({ change_id: change, change_count: 3 });
  expect(await undo(staff, change)).toEqual({ undone: 3, left: [], next: null });
  for (const row of rows) expect(await now(row)).toMatchObject({ show_end_date: null, news_type_tag: 'N1' });
  // the history offers the undo of the undo, and of the change nothing any more
  const line = await lastLine(staff, first);
  expect(line).toMatchObject({ action: 'edit', user_name: staff.user_name, change_count: 3 });
  expect((await staff.call(`GET /history/news/${first.news_id}`)).json().rows[1]).toMatchObject({ change_id: change, change_count: 0 });
  expect(await undo(staff, line.change_id as string)).toMatchObject({ undone: 3 });
  for (const row of rows) expect(await now(row)).toMatchObject({ show_end_date: '2027-03-31', news_type_tag: 'N1,N2' });
});

test('a record whose field was changed since is left alone and named; another field changed since stays', async () => {
  const rows = await several(staff, 3);
  const [same, other, gone] = rows as [Row, Row, Row];
  const change = await changeMany(staff, rows, { show_end_date: '2027-03-31' });
  await update(admin, same.news_id, { show_end_date: '2027-06-30' });
  await update(admin, other.news_id, { news_title_th: 'หัวข้อใหม่' });
  await admin.call('POST /delete_con_news', { news_id: gone.news_id });
  expect(await lastLine(staff, other)).toMatchObject({ change_id: null, change_count: 0 });
  const { undone, left } = await undo(staff, change);
  expect(undone).toBe(1);
  expect(left.map(({ title, why }) => [title, why]).sort()).toEqual(
    [same, gone].map(({ news_title_th }) => [news_title_th, 'changed']).sort(),
  );
  expect(await now(same)).toMatchObject({ show_end_date: '2027-06-30' });
  expect(await now(other)).toMatchObject({ show_end_date: null, news_title_th: 'หัวข้อใหม่' });
});

test('a former value that is not accepted any more is left alone and named', async () => {
  const rows = await several(staff, 2, { news_type_tag: 'N3' });
  const change = await changeMany(staff, rows, { news_type_tag: ['N1'] });
  await t.app.db.parameter.deleteMany({ where: { parameter_name: 'NEWS_TYPE', parameter_value: 'N3' } });
  const { undone, left } = await undo(staff, change);
  expect([undone, left.map(({ why }) => why)]).toEqual([0, ['refused', 'refused']]);
});

test('who may not edit the page undoes nothing and learns no name; own_only keeps to their own', async () => {
  const own = await t.person({ pages: { [page]: { view: 'Y', add: 'Y', edit: 'Y', own_only: 'Y' } } });
  const reader = await t.person({ pages: { [page]: { view: 'Y' } } });
  const stranger = await t.person();
  const [mine, theirs] = [await create(own), await create(staff)];
  const change = await changeMany(admin, [mine, theirs], { show_end_date: '2027-03-31' });
  for (const other of [reader, stranger]) expect(await undo(other, change)).toEqual({ undone: 0, left: [], next: null });
  await update(admin, theirs.news_id, { show_end_date: '2027-04-30' });
  expect(await undo(own, change)).toEqual({ undone: 1, left: [], next: null });
  expect([(await now(mine)).show_end_date, (await now(theirs)).show_end_date]).toEqual([null, '2027-04-30']);
});

test('a long text comes back whole, a file never', async () => {
  const [text] = await several(staff, 1, { news_content_th: `<p>${'ก'.repeat(3000)}</p>` });
  const change = await changeMany(staff, [text as Row], { news_content_th: '<p>สั้น</p>' });
  expect(await undo(staff, change)).toMatchObject({ undone: 1 });
  expect(((await now(text as Row)) as Row & { news_content_th: string }).news_content_th).toHaveLength(3007);
  const replaced = randomUUID();
  const file = form({ news_id: String((text as Row).news_id), news_h_image_th: await picture('#aa3311') });
  await staff.call('POST /update_con_news', file, { 'change-id': replaced });
  expect(await undo(staff, replaced)).toMatchObject({ undone: 0, left: [{ why: 'refused' }] });
});

test('an undo of an owner resets the review, as their save does', async () => {
  const works = '/web/content_work';
  const owner = await t.person({ pages: { [works]: { view: 'Y', add: 'Y', edit: 'Y', own_only: 'Y' } } });
  const body = { ...(await workSample.body(1, t)), user_name: owner.user_name };
  const { work_id } = (await owner.call('POST /web_con_works', form(body))).json();
  const change = randomUUID();
  const changed = await owner.call('POST /update_con_works', { work_id, active: 'N' }, { 'change-id': change });
  expect(changed.statusCode, changed.body).toBe(200);
  await t.app.db.work.update({ where: { work_id }, data: { status_check: 'S' } });
  expect(await undo(owner, change)).toEqual({ undone: 1, left: [], next: null });
  expect((await admin.call(`GET /web_con_works/${work_id}`)).json()).toMatchObject({ active: 'Y', status_check: 'W' });
});

test('nobody below administrator changes an administrator by undoing', async () => {
  const other = await t.person({ role: 'admin' });
  const keeper = await t.person({ pages: { '/member/members': { super_admin: 'Y' } } });
  const change = randomUUID();
  const person = { id: other.id, fname_th: 'ใหม่', lname_th: 'กว่า' };
  const changed = await admin.call('POST /update_mem_users', person, { 'change-id': change });
  expect(changed.statusCode, changed.body).toBe(200);
  expect(await undo(keeper, change)).toMatchObject({ undone: 0 });
  expect(await t.app.db.user.findUnique({ where: { id: other.id } })).toMatchObject({ fname_th: 'ใหม่' });
});

test('an unknown change is not found, and a header that is no UUID is a change of its own', async () => {
  expect((await staff.call(`POST /changes/${randomUUID()}/undo`, {})).statusCode).toBe(404);
  expect((await staff.call('POST /changes/x/undo', {})).statusCode).toBe(400);
  const row = await create(staff);
  await update(staff, row.news_id, { show_end_date: '2027-03-31' }, "'; DROP TABLE users");
  expect(await lastLine(staff, row)).toMatchObject({ change_id: null });
});

test('more than one call undoes go on where it ended', async () => {
  const rows = await several(staff, 3);
  const change = await changeMany(staff, rows, { show_end_date: '2027-03-31' });
  const lines = await t.app.db.auditLog.findMany({ where: { change_id: change }, orderBy: { id: 'desc' } });
  expect(await undo(staff, change, { before: String(lines[1]?.id) })).toMatchObject({ undone: 1, next: null });
  expect(await undo(staff, change)).toMatchObject({ undone: 2, left: [{ why: 'changed' }] });
});
