import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diaryResource } from '../../../test/fixture.resource.ts';
import { diary } from '../../../test/fixture-entity.ts';
import { form, picture } from '../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';
import { openFolders } from '../../storage/folders.ts';
import { forgetOldKeys } from './idempotency.ts';

openFolders(diary);

let t: TestApp;
let malee: Client;
let somchai: Client;
beforeAll(async () => {
  t = await testApp({}, diaryResource);
  const pages = { [diary.page]: { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y' } } as const;
  malee = await t.person({ user_name: 'malee', pages });
  somchai = await t.person({ user_name: 'somchai', pages });
});
afterAll(() => t.close());

let keys = 0;
const newKey = () => `8e03978e-40d5-43e8-bc93-${++keys}`;
const create = (by: Client, key: string, fields: Record<string, string | Blob> = {}) =>
  by.call('POST /diaries', form({ user_name: 'malee', title: 'วันแรก', ...fields }), { 'idempotency-key': key });
const count = () => t.app.db.work.count();

describe('a repeated create with the same key', () => {
  test('creates one record and returns the same answer, also with a quoted key', async () => {
    const key = newKey();
    const first = await create(malee, key);
    expect(first.statusCode, first.body).toBe(201);
    const before = await count();
    for (const again of [await create(malee, key), await create(malee, `"${key}"`)]) {
      expect(again.statusCode).toBe(201);
      expect(again.headers['content-type']).toBe(first.headers['content-type']);
      expect(again.body).toBe(first.body);
    }
    expect(await count()).toBe(before);
    expect(await t.app.db.auditLog.count({ where: { entity: 'diary', record_id: String(first.json().work_id) } })).toBe(1);
  });

  test('waits for a concurrent first call and creates one record', async () => {
    const key = newKey();
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(malee, key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await count()).toBe(before + 1);
  });

  test('stores the files of the first call only', async () => {
    const key = newKey();
    const proof = await picture();
    const first = await create(malee, key, { status_link: 'Y', proof });
    expect(first.statusCode, first.body).toBe(201);
    const files = await t.app.db.storedFile.count();
    const again = await create(malee, key, { status_link: 'Y', proof });
    expect(again.body).toBe(first.body);
    expect(await t.app.db.storedFile.count()).toBe(files);
    expect((await malee.call(`GET ${first.json().proof}`)).statusCode).toBe(200);
    expect(t.app.uploadsUnderWay.size).toBe(0);
  });

  test('is refused with other content and stores nothing', async () => {
    const key = newKey();
    await create(malee, key);
    const before = await count();
    const refused = await create(malee, key, { title: 'วันที่สอง' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: 'key_reused', message: expect.stringContaining('บันทึกครั้งก่อนสำเร็จแล้ว') });
    const otherFile = await create(malee, key, { proof: await picture('#000000', 'jpeg') });
    expect(otherFile.json()).toMatchObject({ code: 'key_reused' });
    expect(await count()).toBe(before);
  });

  test('creates the record if the first call was refused', async () => {
    const key = newKey();
    expect((await create(malee, key, { title: '' })).statusCode).toBe(400);
    // refused inside the transaction, after the key was inserted
    const own = await t.person({ pages: { [diary.page]: { view: 'Y', add: 'Y', own_only: 'Y' } } });
    expect((await create(own, key)).json()).toMatchObject({ fields: { user_name: { code: 'own_only' } } });
    const corrected = await create(own, key, { user_name: own.user_name });
    expect(corrected.statusCode, corrected.body).toBe(201);
  });

  test('is independent for another person', async () => {
    const key = newKey();
    const one = await create(malee, key);
    const other = await create(somchai, key);
    expect(other.json().work_id).not.toBe(one.json().work_id);
  });
});

test('creates a record per call without a key', async () => {
  const before = await count();
  for (const _ of [1, 2]) await malee.call('POST /diaries', form({ user_name: 'malee', title: 'วันแรก' }));
  expect(await count()).toBe(before + 2);
});

test.each(['', 'x'.repeat(101), 'one, two', 'ก', '"half'])('refuses the key %j with an error that names the header', async (key) => {
  const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') };
  const refused = await malee.call('POST /diaries', { user_name: 'malee', title: 'วันแรก' }, headers);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ fields: { 'Idempotency-Key': { code: 'idempotency_key' } } });
});

test('deletes keys after a day', async () => {
  const [old, young] = [newKey(), newKey()];
  for (const key of [old, young]) await create(malee, key);
  await t.app.db.$executeRaw`UPDATE idempotency_keys SET created_at = now() - interval '25 hours' WHERE key = ${old}`;
  await forgetOldKeys(t.app.db, new Date());
  const left = await t.app.db.idempotencyKey.findMany({ where: { key: { in: [old, young] } }, select: { key: true } });
  expect(left).toEqual([{ key: young }]);
});
