import { entities } from '@faculty/contracts/entities';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, picture } from '../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';
import { emptyBin, putInBin } from '../../kit/crud/recycle-bin.ts';

let t: TestApp;
let staff: Client;
const everything = { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y' } as const;
const [newsPage, albumPage, filesPage, bin] = ['/web/content_new', '/web/content_new_image', '/web/content_upload', '/web/bin'] as const;
beforeAll(async () => {
  t = await testApp();
  staff = await t.person({
    pages: { [newsPage]: everything, [albumPage]: everything, [filesPage]: everything, [bin]: { view: 'Y' } },
  });
});
afterAll(() => t.close());

let made = 0;
const create = async (by = staff, fields: Record<string, string | Blob> = {}) =>
  (
    await by.call(
      'POST /web_con_news',
      form({ news_title_th: `ข่าวที่ ${++made}`, news_type_tag: 'N1,N2', news_h_image_th: await picture(), ...fields }),
    )
  ).json();
const remove = (row: { news_id: number }, by = staff) => by.call('POST /delete_con_news', { news_id: row.news_id });
const read = async (row: { news_id: number }) => staff.call(`GET /web_con_news/${row.news_id}`);
const statusOf = async (address: string) => (await t.call(`GET ${address}`)).statusCode;
const binOf = async (by = staff, query = '') => (await by.call(`GET /bin?page=0&limit=100${query}`)).json();
const placeOf = async (row: { news_id: number }, by = staff) =>
  (await binOf(by)).rows.find((each: { record_id: string }) => each.record_id === String(row.news_id));
const restore = async (row: { news_id: number }, by = staff) => by.call(`POST /bin/${(await placeOf(row))?.binned_id}/restore`);

describe('a deleted news item with its album', () => {
  test('answers as documented, is nowhere but in the bin, and its files are read by nobody', async () => {
    const row = await create();
    const [image] = (await staff.call('POST /web_con_new_images', form({ news_id: String(row.news_id), file0: await picture() }))).json();
    expect(await statusOf(row.news_h_image_th)).toBe(200);
    expect((await remove(row)).json()).toEqual({ news_id: row.news_id, message: expect.stringContaining('ลบสำเร็จ') });
    expect((await read(row)).statusCode).toBe(404);
    expect((await staff.call(`GET /web_con_news?page=0&limit=9&q=${encodeURIComponent(row.news_title_th)}`)).json().count).toBe(0);
    for (const address of [row.news_h_image_th, `${row.news_h_image_th}?size=small`, image.news_b_image]) {
      expect(await statusOf(address)).toBe(404);
    }
    const key = encodeURIComponent(row.news_h_image_th.replace('/files/', ''));
    expect((await staff.call(`GET /file/download?privateUrl=${key}`)).statusCode).toBe(404);
    expect(await placeOf(row)).toMatchObject({
      entity: 'news',
      title: row.news_title_th,
      deleted_by: staff.user_name,
      full_name_th: `ทดสอบ ${staff.user_name}`,
      days_left: 30,
    });
  });

  test('is restored as it was, under its number and with its album, and its files answer again', async () => {
    const row = await create(staff, {
      order_seq: '7.25',
      switch_lang: 'Y',
      news_title_en: 'Restored',
      news_h_image_en: await picture('#aa2200'),
      news_content_th: `<p>${'ยาว '.repeat(5000)}</p>`,
      news_tag: 'ก,"ข\\',
      new_start_date: '2026-11-01',
      show_end_date: '2026-12-31',
    });
    const album = form({ news_id: String(row.news_id), file0: await picture('#000001'), file1: await picture('#000002') });
    const images = (await staff.call('POST /web_con_new_images', album)).json();
    const before = (await read(row)).json();
    await remove(row);
    const answer = await restore(row);
    expect(answer.json(), answer.body).toMatchObject({ entity: 'news', record_id: String(row.news_id) });
    expect((await read(row)).json()).toEqual(before);
    expect(before.image_count).toBe(2);
    const kept = (await staff.call(`GET /web_con_new_images?news_id=${row.news_id}`)).json();
    expect(kept.map((each: { news_image_id: number }) => each.news_image_id).sort()).toEqual(
      images.map((each: { news_image_id: number }) => each.news_image_id).sort(),
    );
    for (const address of [row.news_h_image_th, row.news_h_image_en, images[0].news_b_image]) expect(await statusOf(address)).toBe(200);
    expect(await placeOf(row)).toBeUndefined();
    expect(await t.app.db.storedFile.count({ where: { binned_id: { not: null }, path: { contains: row.news_h_image_th.slice(7) } } })).toBe(
      0,
    );
    const history = (await staff.call(`GET /history/news/${row.news_id}`)).json();
    expect(history.rows.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual(['restore', 'delete']);
    // and can be found, changed and deleted like any other
    expect((await staff.call(`POST /update_con_news`, { news_id: row.news_id, news_tag: 'ค' })).statusCode).toBe(200);
    expect((await remove(row)).statusCode).toBe(200);
  });

  test('is restored once, however many ask', async () => {
    const row = await create();
    await remove(row);
    const { binned_id } = await placeOf(row);
    const answers = await Promise.all([1, 2, 3, 4].map(() => staff.call(`POST /bin/${binned_id}/restore`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404]);
    expect((await read(row)).statusCode).toBe(200);
  });
});

describe('a delete is taken back', () => {
  const takeBack = (row: { news_id: number }, by = staff) => by.call(`POST /bin/news/${row.news_id}/restore`);

  test('by who did it, without the right to view the bin, once; the audit has the restore', async () => {
    const deleter = await t.person({ pages: { [newsPage]: everything } });
    const row = await create(deleter);
    const before = (await read(row)).json();
    await remove(row, deleter);
    const answers = await Promise.all([takeBack(row, deleter), takeBack(row, deleter)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect((await read(row)).json()).toEqual(before);
    const history = (await staff.call(`GET /history/news/${row.news_id}`)).json();
    expect(history.rows[0]).toMatchObject({ action: 'restore', user_name: deleter.user_name });
  });

  test('not by others, nor once the right to delete is gone, nor under own_only what is not one’s own', async () => {
    const row = await create();
    await remove(row);
    const other = await t.person({ pages: { [newsPage]: everything, [bin]: everything } });
    expect((await takeBack(row, other)).statusCode).toBe(404);
    expect((await t.call(`POST /bin/news/${row.news_id}/restore`)).statusCode).toBe(401);
    const deleter = await t.person({ pages: { [newsPage]: everything } });
    const rows = [await create(), await create(deleter)];
    for (const each of rows) await remove(each, deleter);
    const rightOf = (data: object) => t.app.db.role.updateMany({ where: { user_name: deleter.user_name, role_page: newsPage }, data });
    await rightOf({ own_only: 'Y' });
    await t.app.changes.flush();
    expect((await takeBack(rows[0] as typeof row, deleter)).statusCode).toBe(404);
    await rightOf({ own_only: 'N', delete: 'N' });
    await t.app.changes.flush();
    expect((await takeBack(rows[1] as typeof row, deleter)).statusCode).toBe(404);
  });
});

test('a restore into what is taken by now names the field, and changes nothing', async () => {
  const row = await create();
  await remove(row);
  const other = await create();
  await t.app.db.news.update({ where: { news_id: other.news_id }, data: { news_id: row.news_id } });
  const refused = await restore(row);
  expect([refused.statusCode, refused.json().fields]).toEqual([409, { news_id: expect.objectContaining({ code: 'duplicate' }) }]);
  expect(await placeOf(row)).toBeDefined();
  expect(await statusOf(row.news_h_image_th)).toBe(404);
  await t.app.db.news.update({ where: { news_id: row.news_id }, data: { news_id: other.news_id } });
  expect((await restore(row)).statusCode).toBe(200);
});

test('an address is free once its page is in the bin, and a page comes back only when nobody has taken it', async () => {
  const admin = await t.person({ role: 'admin' });
  const page = { persons_url: 'management', persons_title_th: 'ผู้บริหาร', persons_title_en: 'Management' };
  const first = (await admin.call('POST /webConPersons', page)).json();
  await admin.call('POST /delete_webConPersons', { persons_id: first.persons_id });
  const second = await admin.call('POST /webConPersons', page);
  expect(second.statusCode, second.body).toBe(201);
  const { rows } = await binOf(admin, '&entity=person_page');
  const refused = await admin.call(`POST /bin/${rows[0].binned_id}/restore`);
  expect([refused.statusCode, refused.json().fields]).toEqual([409, { persons_url: expect.objectContaining({ code: 'duplicate' }) }]);
  await admin.call('POST /delete_webConPersons', { persons_id: second.json().persons_id });
  expect((await admin.call(`POST /bin/${rows[0].binned_id}/restore`)).statusCode).toBe(200);
  expect((await admin.call(`GET /webConPersons/${first.persons_id}`)).json()).toMatchObject(page);
});

test('a picture whose album is gone says so, and comes back once the album is back', async () => {
  const row = await create();
  const [image] = (await staff.call('POST /web_con_new_images', form({ news_id: String(row.news_id), file0: await picture() }))).json();
  await staff.call('POST /delete_web_con_new_images', { news_image_id: image.news_image_id });
  await remove(row);
  const place = (await binOf()).rows.find((each: { record_id: string; entity: string }) => each.entity === 'news_image');
  const refused = await staff.call(`POST /bin/${place.binned_id}/restore`);
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { news_id: expect.objectContaining({ code: 'unknown_reference' }) }]);
  await restore(row);
  expect((await staff.call(`POST /bin/${place.binned_id}/restore`)).statusCode).toBe(200);
  expect(await statusOf(image.news_b_image)).toBe(200);
});

describe('a person sees and restores what they could delete', () => {
  test('nothing without the right to delete, and nothing without the page', async () => {
    const row = await create();
    await remove(row);
    const { binned_id } = await placeOf(row);
    const reader = await t.person({ pages: { [newsPage]: { view: 'Y', edit: 'Y' }, [bin]: { view: 'Y' } } });
    expect(await binOf(reader)).toEqual({ rows: [], count: 0 });
    expect((await reader.call(`POST /bin/${binned_id}/restore`)).statusCode).toBe(404);
    const pageless = await t.person({ pages: { [newsPage]: everything } });
    expect((await pageless.call('GET /bin')).statusCode).toBe(403);
    expect((await pageless.call(`POST /bin/${binned_id}/restore`)).statusCode).toBe(403);
    const cleaner = await t.person({ pages: { [filesPage]: everything, [bin]: { view: 'Y' } } });
    expect((await binOf(cleaner)).count).toBe(0);
  });

  test('under own_only their own alone, whoever deleted it', async () => {
    const owner = await t.person({ pages: { [newsPage]: { ...everything, own_only: 'Y' }, [bin]: { view: 'Y' } } });
    const [mine, theirs] = [await create(owner), await create()];
    await remove(mine, staff);
    await remove(theirs, staff);
    expect((await binOf(owner)).rows.map((each: { record_id: string }) => each.record_id)).toEqual([String(mine.news_id)]);
    expect((await restore(theirs, owner)).statusCode).toBe(404);
    expect((await restore(mine, owner)).statusCode).toBe(200);
  });
});

test('the bin is searched by title and by kind', async () => {
  const row = await create(staff, { news_title_th: 'ประกาศทุนวิจัยที่ลบ' });
  await remove(row);
  const ids = async (query: string) => (await binOf(staff, query)).rows.map((each: { record_id: string }) => each.record_id);
  expect(await ids(`&q=${encodeURIComponent('ทุนวิจัย')}`)).toEqual([String(row.news_id)]);
  expect(await ids(`&q=${encodeURIComponent('ทุนวิจัย')}&entity=upload`)).toEqual([]);
});

test('bin and history name a record in English too, and a Thai one not twice', async () => {
  const english = { news_title_en: 'Bilingual grants', news_content_en: '<p>Open</p>', news_h_image_en: await picture(), switch_lang: 'Y' };
  const both = await create(staff, { news_title_th: 'ทุนสองภาษา', ...english });
  const thai = await create(staff, { news_title_th: 'ทุนภาษาเดียว', news_title_en: '', switch_lang: 'N' });
  await remove(both);
  await remove(thai);
  const { rows } = await binOf(staff, '&q=Bilingual');
  expect(rows).toMatchObject([{ record_id: String(both.news_id), title: 'ทุนสองภาษา', title_en: 'Bilingual grants' }]);
  const titles = async ({ news_id }: { news_id: number }) =>
    (await staff.call(`GET /history/news/${news_id}`))
      .json()
      .rows.map((line: Record<string, string>) => [line.record_title, line.record_title_en]);
  expect(await titles(both)).toEqual(Array(2).fill(['ทุนสองภาษา', 'Bilingual grants']));
  expect(await titles(thai)).toEqual(Array(2).fill(['ทุนภาษาเดียว', '']));
});

test('after 30 days the record, what went with it and its files are gone; a day before they are not', async () => {
  const [old, young] = [await create(), await create()];
  await staff.call('POST /web_con_new_images', form({ news_id: String(old.news_id), file0: await picture() }));
  await remove(old);
  await remove(young);
  const age = (days: number, row: { news_id: number }) =>
    t.app.db.binned.updateMany({
      where: { record_id: String(row.news_id) },
      data: { deleted_at: new Date(Date.now() - days * 24 * 3_600_000 - 60_000) },
    });
  await age(30, old);
  await age(29, young);
  const { binned_id } = await placeOf(old);
  expect(await t.app.db.storedFile.count({ where: { binned_id } })).toBe(2);
  await emptyBin(t.app.db, new Date());
  expect(await placeOf(old)).toBeUndefined();
  expect(await t.app.db.binnedRow.count({ where: { binned_id } })).toBe(0);
  expect(await t.app.db.storedFile.count({ where: { binned_id } })).toBe(0);
  expect(await t.app.db.storedFile.count({ where: { path: old.news_h_image_th.slice('/files/'.length) } })).toBe(0);
  expect((await placeOf(young)).days_left).toBe(1);
  expect((await restore(young)).statusCode).toBe(200);
});

describe('deleted for good', () => {
  const longText = () => ({ news_content_th: `<p>${'ยาว '.repeat(2000)}${++made}</p>` });
  const textsOf = (row: { news_id: number }) =>
    t.app.db.auditText.count({ where: { line: { entity: 'news', record_id: String(row.news_id) } } });
  let cleaner: Client;
  beforeAll(async () => {
    cleaner = await t.person({ pages: { [newsPage]: everything, [bin]: { view: 'Y', delete: 'Y' } } });
  });

  test('a record is nowhere: its data, its files and the long texts of its history are gone, the audit tells who did it', async () => {
    const [row, other] = [await create(staff, longText()), await create(staff, longText())];
    for (const each of [row, other]) await staff.call('POST /update_con_news', { news_id: each.news_id, ...longText() });
    const [image] = (await staff.call('POST /web_con_new_images', form({ news_id: String(row.news_id), file0: await picture() }))).json();
    await remove(row);
    await remove(other);
    expect(await textsOf(row)).toBe(1);
    const { binned_id } = await placeOf(row);
    const answer = await cleaner.call(`DELETE /bin/${binned_id}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { binned_id, message: expect.stringContaining(`รายการ ${row.news_id} `) }]);
    expect(await placeOf(row)).toBeUndefined();
    expect((await staff.call(`POST /bin/${binned_id}/restore`)).statusCode).toBe(404);
    expect(await t.app.db.binnedRow.count({ where: { binned_id } })).toBe(0);
    expect(await textsOf(row)).toBe(0);
    for (const address of [row.news_h_image_th, image.news_b_image]) {
      const path = address.slice('/files/'.length);
      expect(await t.app.db.storedFile.count({ where: { path } })).toBe(0);
      expect(await t.app.files.open(path)).toBeNull();
      expect(await statusOf(address)).toBe(404);
    }
    const [line] = (await staff.call(`GET /history/news/${row.news_id}`)).json().rows;
    expect(line).toMatchObject({ action: 'delete_for_good', user_name: cleaner.user_name, record_title: row.news_title_th });
    // what else waits there is left alone
    expect(await textsOf(other)).toBe(1);
    expect((await restore(other)).statusCode).toBe(200);
    expect(await statusOf(other.news_h_image_th)).toBe(200);
  });

  test('only by who may delete in the bin and could delete the record, and once', async () => {
    const row = await create();
    await remove(row);
    const { binned_id } = await placeOf(row);
    const ofFiles = await t.person({ pages: { [filesPage]: everything, [bin]: { view: 'Y', delete: 'Y' } } });
    const ownOnly = await t.person({ pages: { [newsPage]: { ...everything, own_only: 'Y' }, [bin]: { view: 'Y', delete: 'Y' } } });
    expect((await staff.call(`DELETE /bin/${binned_id}`)).statusCode).toBe(403);
    expect((await ofFiles.call(`DELETE /bin/${binned_id}`)).statusCode).toBe(404);
    expect((await ownOnly.call(`DELETE /bin/${binned_id}`)).statusCode).toBe(404);
    expect(await placeOf(row)).toBeDefined();
    const answers = await Promise.all([cleaner.call(`DELETE /bin/${binned_id}`), cleaner.call(`POST /bin/${binned_id}/restore`)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });

  test('by time, the long texts of its history go too; those of another kind with its number stay', async () => {
    const row = await create(staff, longText());
    await staff.call('POST /update_con_news', { news_id: row.news_id, ...longText() });
    const record_id = String(row.news_id);
    const page = { user_name: staff.user_name, action: 'edit', entity: 'content_page', record_id, changes: {}, request_id: 'x' };
    await t.app.db.auditLog.create({ data: { ...page, texts: { create: { field: 'page_content_th', before: 'ก' } } } });
    await remove(row);
    await t.app.db.binned.updateMany({ where: { record_id }, data: { deleted_at: new Date('2020-01-01') } });
    await emptyBin(t.app.db, new Date());
    expect(await textsOf(row)).toBe(0);
    expect(await t.app.db.auditText.count({ where: { line: { entity: 'content_page', record_id } } })).toBe(1);
  });

  test('its files are read by nobody though their objects wait for the sweep', async () => {
    const row = await create();
    expect(await statusOf(row.news_h_image_th)).toBe(200);
    await remove(row);
    await t.app.db.binned.updateMany({ where: { record_id: String(row.news_id) }, data: { deleted_at: new Date('2020-01-01') } });
    await emptyBin(t.app.db, new Date());
    await t.app.changes.flush();
    expect(await t.app.files.open(row.news_h_image_th.slice('/files/'.length))).not.toBeNull();
    expect(await statusOf(row.news_h_image_th)).toBe(404);
  });
});

test('once a record is on its way into the bin nobody adds to it: it would be deleted without a copy', async () => {
  const row = await create();
  const steps: string[] = [];
  let added: Promise<unknown> = Promise.resolve();
  await t.app.db.$transaction(async (db) => {
    const source = { page: newsPage, table: 'web_con_news', idKey: 'news_id', publicKey: 'news_id' };
    await putInBin({ db, person: staff as never }, source, { entity: 'news', id: row.news_id, title: '' }, staff.user_name);
    const values = [row.news_id, row.news_h_image_th.slice('/files/'.length), staff.user_name];
    added = t.app.pool
      .query(
        `INSERT INTO web_con_new_images (news_id, news_b_image, order_seq, created_by, updated_by, updated_at) VALUES ($1, $2, 1, $3, $3, now())`,
        values,
      )
      .then(() => steps.push('added'));
    await new Promise((done) => setTimeout(done, 300));
    steps.push('binned');
  });
  await added;
  expect(steps).toEqual(['binned', 'added']);
});

test('a record binned by an earlier version of the product takes the defaults of what came since, and leaves behind what went', async () => {
  const row = await create(staff, { switch_lang: 'N', order_seq: '3' });
  await staff.call('POST /web_con_new_images', form({ news_id: String(row.news_id), file0: await picture() }));
  await remove(row);
  const { binned_id } = await placeOf(row);
  await t.app.db.$executeRaw`
    UPDATE binned_rows SET data = data - 'switch_lang' - 'show_end_date' || '{"gone_since": "x"}' WHERE binned_id = ${binned_id} AND table_name = 'web_con_news'`;
  expect((await restore(row)).statusCode).toBe(200);
  expect((await read(row)).json()).toMatchObject({ switch_lang: 'N', show_end_date: null, order_seq: 3, image_count: 1 });
});

test('however many have waited long enough, all of them go', async () => {
  const data = {
    entity: 'news',
    title: 'เก่า',
    user_name: staff.user_name,
    deleted_by: staff.user_name,
    deleted_at: new Date('2020-01-01'),
  };
  await t.app.db.binned.createMany({ data: Array.from({ length: 401 }, (_, n) => ({ ...data, record_id: String(900_000 + n) })) });
  await emptyBin(t.app.db, new Date());
  // the server's own scheduled run may hold some of them
  await expect.poll(() => t.app.db.binned.count({ where: { deleted_at: data.deleted_at } })).toBe(0);
});

test('the history tells files by the names they were sent with, also once they are gone', async () => {
  const row = await create();
  const parts = form({ news_id: String(row.news_id), news_h_image_th: await picture('#00aa22') });
  expect((await staff.call('POST /update_con_news', parts)).statusCode).toBe(200);
  const images = (await staff.call('POST /web_con_new_images', form({ news_id: String(row.news_id), file0: await picture() }))).json();
  await staff.call('POST /update_con_news', { news_id: row.news_id, news_tag: 'no file' });
  await remove(row);
  const historyOf = async (entity: string, id: number) =>
    (await staff.call(`GET /history/${entity}/${id}`)).json().rows.map((line: { changes: object }) => line.changes);
  const file = { name: 'news_h_image_th.png', path: expect.stringMatching(/^news\//) };
  const [deleted, , edited, added] = await historyOf('news', row.news_id);
  expect(deleted.news_h_image_th).toEqual([file, null]);
  expect(edited.news_h_image_th).toEqual([file, file]);
  expect(added.news_h_image_th).toEqual([null, file]);
  expect(added.news_h_image_en).toBeUndefined();
  const [album] = await historyOf('news_image', images[0].news_image_id);
  expect(album.news_b_image).toEqual([null, { name: 'file0.png', path: images[0].news_b_image.slice('/files/'.length) }]);
});

test('what is no content stays deleted', async () => {
  expect(entities.filter(({ bin }) => bin).map(({ name }) => name)).toEqual(expect.arrayContaining(['news', 'news_image', 'upload']));
  expect([...t.app.bins.keys()].sort()).toEqual(
    entities
      .filter(({ bin }) => bin)
      .map(({ name }) => name)
      .sort(),
  );
  const admin = await t.person({ role: 'admin' });
  expect((await admin.call('POST /prefixs', { prefix_code: '987', prefix_s_th: 'ก', prefix_l_th: 'ก' })).statusCode).toBe(201);
  await admin.call('POST /delete_prefixs', { prefix_code: '987' });
  expect((await admin.call('GET /prefixs/987')).statusCode).toBe(404);
  expect((await binOf(admin, '&entity=prefix')).count).toBe(0);
});
