import { relationMessage } from '@faculty/contracts/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diaryResource } from '../../../test/fixture.resource.ts';
import { diary } from '../../../test/fixture-entity.ts';
import { form, picture } from '../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';
import { openFolders } from '../../storage/folders.ts';

openFolders(diary);

let t: TestApp;
let editor: Client;
/** Has all rights, limited to her own records. */
let malee: Client;
let somchai: Client;
beforeAll(async () => {
  t = await testApp({}, diaryResource);
  const all = { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y' } as const;
  editor = await t.person({ user_name: 'editor', pages: { [diary.page]: all } });
  malee = await t.person({ user_name: 'malee', pages: { [diary.page]: { ...all, own_only: 'Y' } } });
  somchai = await t.person({ user_name: 'somchai', pages: { [diary.page]: { ...all, own_only: 'Y' } } });
});
afterAll(() => t.close());

const create = async (by: Client, fields: Record<string, string | Blob> = {}) =>
  by.call('POST /diaries', form({ user_name: 'malee', title: 'วันแรก', ...fields }));
const withProof = async () => create(editor, { status_link: 'Y', proof: await picture() });
const isStored = async (address: string) =>
  (await t.app.db.storedFile.count({ where: { path: address.replace('/files/', '') } })) === 1 &&
  (await editor.call(`GET ${address}`)).statusCode === 200;

describe('an update', () => {
  const kinds: [string, (fields: Record<string, string>) => [unknown, Record<string, string>?]][] = [
    ['JSON', (fields) => [fields]],
    ['multipart', (fields) => [form(fields)]],
    ['urlencoded', (fields) => [new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded' }]],
  ];
  test.each(kinds)('by %s leaves missing fields unchanged and empties empty ones', async (_kind, encoded) => {
    const made = (await create(editor, { note: 'ฝนตก', order_seq: '7.5' })).json();
    const id = String(made.work_id);
    const update = async (fields: Record<string, string>) =>
      (await editor.call('POST /update_diaries', ...encoded({ work_id: id, ...fields }))).json();
    expect(await update({ title: 'วันที่สอง' })).toMatchObject({ title: 'วันที่สอง', note: 'ฝนตก', user_name: 'malee', order_seq: 7.5 });
    expect(await update({ note: '' })).toMatchObject({ title: 'วันที่สอง', note: '' });
    expect(await update({ order_seq: 'AUTO' })).toMatchObject({ note: '', order_seq: 7.5 });
    expect(await update({})).toMatchObject({ title: 'วันที่สอง', note: '' });
  });

  test('ignores null and refuses an empty required field', async () => {
    const { work_id } = (await create(editor, { note: 'แดดออก' })).json();
    expect((await editor.call('POST /update_diaries', { work_id, title: null, note: null })).json()).toMatchObject({
      title: 'วันแรก',
      note: 'แดดออก',
    });
    expect((await editor.call('POST /update_diaries', { work_id, title: '' })).json()).toMatchObject({
      fields: { title: { code: 'required' } },
    });
  });

  test('validates the given fields together with the stored ones', async () => {
    const { work_id } = (await create(editor, { note: 'เหมือนกัน' })).json();
    const refused = await editor.call('POST /update_diaries', { work_id, title: 'เหมือนกัน' });
    expect(refused.json()).toMatchObject({ code: 'invalid', fields: { note: { code: 'format' } } });
  });

  test('accepts stored values that the current rules refuse', async () => {
    const { work_id } = (await create(editor)).json();
    await t.app.db.work.update({ where: { work_id: work_id }, data: { status_check_text: 'ก'.repeat(60) } });
    const answer = await editor.call('POST /update_diaries', { work_id, title: 'อื่น' });
    expect(answer.json(), answer.body).toMatchObject({ title: 'อื่น', note: 'ก'.repeat(60) });
    expect((await editor.call('POST /update_diaries', { work_id, note: 'ข'.repeat(60) })).statusCode).toBe(400);
  });
});

describe('own_only', () => {
  test('refuses a record for another owner', async () => {
    expect((await create(malee)).json()).toMatchObject({ user_name: 'malee' });
    const refused = await create(somchai);
    expect(refused.json()).toMatchObject({ code: 'invalid', fields: { user_name: { code: 'own_only' } } });
    expect(await t.app.db.work.count({ where: { created_by: 'somchai' } })).toBe(0);
  });

  test('refuses to change the owner', async () => {
    const { work_id } = (await create(malee)).json();
    const refused = await malee.call('POST /update_diaries', { work_id, user_name: 'somchai' });
    expect(refused.json()).toMatchObject({ code: 'invalid', fields: { user_name: { code: 'own_only' } } });
    expect((await editor.call('POST /update_diaries', { work_id, user_name: 'somchai' })).json()).toMatchObject({ user_name: 'somchai' });
    expect((await malee.call(`GET /diaries/${work_id}`)).statusCode).toBe(404);
  });
});

describe('a file of a record', () => {
  test('is required by create and update, with an error that names the field', async () => {
    const needed = { code: 'invalid', fields: { proof: { code: 'file_required' } } };
    expect((await create(editor, { status_link: 'Y' })).json()).toMatchObject(needed);
    const { work_id } = (await create(editor)).json();
    expect((await editor.call('POST /update_diaries', { work_id, status_link: 'Y' })).json()).toMatchObject(needed);
    const sent = await editor.call('POST /update_diaries', form({ work_id: String(work_id), status_link: 'Y', proof: await picture() }));
    expect(sent.json(), sent.body).toMatchObject({ status_link: 'Y', proof: expect.stringContaining('/files/diary/') });
  });

  test('is not required by an update of other fields if it was missing before', async () => {
    const { work_id } = (await create(editor)).json();
    await t.app.db.work.update({ where: { work_id: work_id }, data: { status_link: 'Y' } });
    expect((await editor.call('POST /update_diaries', { work_id, title: 'อื่น' })).statusCode).toBe(200);
  });

  test('is unchanged by a missing field or its own address, and removed by an empty field', async () => {
    const { work_id, proof } = (await withProof()).json();
    for (const fields of [{}, { proof }, { proof: 'https://elsewhere.example/x.png' }]) {
      const answer = await editor.call('POST /update_diaries', { work_id, title: 'อื่น', ...fields });
      expect(answer.json(), answer.body).toMatchObject({ proof });
    }
    expect((await editor.call('POST /update_diaries', { work_id, proof: '' })).json()).toMatchObject({
      fields: { proof: { code: 'file_required' } },
    });
    expect(await isStored(proof)).toBe(true);
    const cleared = await editor.call('POST /update_diaries', form({ work_id: String(work_id), status_link: 'N', proof: '' }));
    expect(cleared.json(), cleared.body).toMatchObject({ status_link: 'N', proof: null });
    expect(await isStored(proof)).toBe(false);
  });

  test('keeps its address when replaced, and its content when the save is refused', async () => {
    const { work_id, proof } = (await withProof()).json();
    const send = async (fields: Record<string, string>) =>
      editor.call('POST /update_diaries', form({ work_id: String(work_id), proof: await picture('#102030'), ...fields }));
    expect((await send({ user_name: 'nobody.here' })).statusCode).toBe(400);
    expect(await isStored(proof)).toBe(true);
    const content = async () => (await editor.call(`GET ${proof}`)).rawPayload;
    const before = await content();
    expect((await send({})).json().proof).toBe(proof);
    expect((await content()).equals(before)).toBe(false);
  });

  test('is readable with the right to view the page, and under own_only by its owner, if private', async () => {
    const { work_id, proof } = (await withProof()).json();
    const read = async (by?: Client) => (await (by ?? t).call(`GET ${proof}`)).statusCode;
    const stranger = await t.person();
    expect([await read(), await read(stranger), await read(editor), await read(malee), await read(somchai)]).toEqual([
      401, 403, 200, 200, 404,
    ]);
    expect((await malee.call(`GET ${proof}`)).headers['cache-control']).toBe('private, no-cache');
    await editor.call('POST /update_diaries', { work_id, user_name: 'somchai' });
    expect([await read(malee), await read(somchai)]).toEqual([404, 200]);
    const replaced = await editor.call('POST /update_diaries', form({ work_id: String(work_id), proof: await picture('#405060') }));
    expect(replaced.json().proof).toBe(proof);
    expect([await read(), await read(malee), await read(somchai)]).toEqual([401, 404, 200]);
    const key = proof.replace('/files/', '');
    const download = async (by: Client) => (await by.call(`GET /file/download?privateUrl=${key}`)).statusCode;
    expect([await download(editor), await download(somchai), await download(malee), await download(stranger)]).toEqual([
      200, 200, 404, 403,
    ]);
  });
});

test('refuses to delete a person to whom a record of any table refers', async () => {
  const admin = await t.person({ role: 'admin' });
  const leaving = await t.person({ user_name: 'leaving' });
  await t.app.pool.query('CREATE TABLE nobody_thought_of (updated_by text)');
  await t.app.pool.query(`INSERT INTO nobody_thought_of VALUES ('leaving')`);
  expect((await admin.call('POST /delete_mem_users', { id: leaving.id })).json()).toEqual({ id: leaving.id, message: 'Relation' });
  expect((await admin.call(`DELETE /users/${leaving.id}`)).json()).toEqual({ id: leaving.id, message: 'Relation' });
  await t.app.pool.query('DROP TABLE nobody_thought_of');
  expect((await admin.call('POST /delete_mem_users', { id: leaving.id })).json().message).not.toBe('Relation');
});

test('refuses to delete a record that others refer to', async () => {
  const admin = await t.person({ role: 'admin' });
  const by = { created_by: 'admin', updated_by: 'admin' };
  await t.app.db.prefix.create({
    data: { prefix_code: '998', prefix_s_th: 'อ.', prefix_l_th: 'อาจารย์', prefix_s_en: '', prefix_l_en: '', ...by },
  });
  await t.app.db.userInfo.create({ data: { user_name: admin.user_name, prefix_code: '998' } });
  const refused = await admin.call('POST /delete_prefixs', { prefix_code: '998' });
  expect([refused.statusCode, refused.json()]).toEqual([200, { prefix_code: '998', message: relationMessage }]);
});
