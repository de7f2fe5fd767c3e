import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, picture } from '../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let documents: Client;
let mous: Client;
let both: Client;
beforeAll(async () => {
  t = await testApp();
  documents = await t.person({ pages: { '/web/content_doc': { super_admin: 'Y' } } });
  mous = await t.person({ pages: { '/web/content_doc_mou': { super_admin: 'Y' } } });
  both = await t.person({ pages: { '/web/content_doc': { super_admin: 'Y' }, '/web/content_doc_mou': { super_admin: 'Y' } } });
});
afterAll(() => t.close());

const link = { status_link: 'N', doc_h_url: 'https://faculty.example/a.pdf' };
const makeDoc = (fields: object = {}, client = documents) =>
  client.call('POST /web_con_docs', { doc_title_th: 'ระเบียบ', doc_type_tag: ['D1T1'], doc_year: 2569, ...link, ...fields });
const makeMou = async (fields: Record<string, string | Blob> = {}, client = mous) =>
  client.call(
    'POST /web_con_docs',
    form({
      doc_section: 'MOU',
      doc_title_th: 'ความร่วมมือ',
      doc_content_th: 'สถานทูต',
      doc_type_tag: 'D1T1',
      doc_year: '2569',
      ...link,
      doc_h_image_th: await picture(),
      ...fields,
    }),
  );
const idsOf = async (client: Client, query = '') =>
  (await client.call(`GET /web_con_docs?page=0&limit=100${query}`)).json().rows.map((row: { doc_id: number }) => row.doc_id);

describe('two pages guard one table', () => {
  test('each section is seen, made, changed and deleted by who has its page alone', async () => {
    const [document, memorandum] = [(await makeDoc()).json(), (await makeMou()).json()];
    expect([document.doc_section, memorandum.doc_section]).toEqual(['DOC', 'MOU']);
    for (const [client, own, other] of [
      [documents, document, memorandum],
      [mous, memorandum, document],
    ] as const) {
      expect(await idsOf(client)).toContain(own.doc_id);
      expect(await idsOf(client)).not.toContain(other.doc_id);
      expect(await idsOf(client, `&doc_section=${own.doc_section}`)).toContain(own.doc_id);
      expect((await client.call(`GET /web_con_docs?doc_section=${other.doc_section}`)).statusCode).toBe(403);
      expect((await client.call(`GET /web_con_docs/${own.doc_id}`)).statusCode).toBe(200);
      expect((await client.call(`GET /web_con_docs/${other.doc_id}`)).statusCode).toBe(403);
      expect((await client.call('POST /update_con_docs', { doc_id: own.doc_id, doc_index: '5' })).statusCode).toBe(200);
      expect((await client.call('POST /update_con_docs', { doc_id: other.doc_id, doc_index: '5' })).statusCode).toBe(403);
      expect((await client.call('POST /delete_con_docs', { doc_id: other.doc_id })).statusCode).toBe(403);
      expect((await client.call(`GET /history/${own.doc_section === 'DOC' ? 'mou' : 'doc'}/${other.doc_id}`)).statusCode).toBe(403);
    }
    expect((await makeDoc({}, mous)).statusCode).toBe(403);
    expect((await makeMou({}, documents)).statusCode).toBe(403);
    expect(await idsOf(both)).toEqual(expect.arrayContaining([document.doc_id, memorandum.doc_id]));
    expect(await idsOf(both, '&doc_section=MOU')).not.toContain(document.doc_id);
    for (const [client, { doc_id }] of [
      [documents, document],
      [mous, memorandum],
    ] as const) {
      expect((await client.call('POST /delete_con_docs', { doc_id })).statusCode).toBe(200);
    }
  });

  test('own_only holds for each section by itself', async () => {
    const client = await t.person({
      pages: { '/web/content_doc': { view: 'Y', add: 'Y', own_only: 'Y' }, '/web/content_doc_mou': { view: 'Y' } },
    });
    const [foreign, memorandum] = [(await makeDoc()).json(), (await makeMou()).json()];
    const own = (await makeDoc({}, client)).json();
    const seen = await idsOf(client);
    expect(seen).toEqual(expect.arrayContaining([own.doc_id, memorandum.doc_id]));
    expect(seen).not.toContain(foreign.doc_id);
    expect((await client.call(`GET /web_con_docs/${foreign.doc_id}`)).statusCode).toBe(404);
  });

  test('a record stays in its section, and its history under the name of that section', async () => {
    const { doc_id } = (await makeDoc({}, both)).json();
    const moved = await both.call('POST /update_con_docs', { doc_id, doc_section: 'MOU' });
    expect(moved.json()).toMatchObject({ code: 'invalid', fields: { doc_section: { code: 'locked' } } });
    expect((await both.call(`GET /history/doc/${doc_id}`)).json().count).toBe(1);
    expect((await both.call(`GET /history/mou/${doc_id}`)).json().count).toBe(0);
  });

  test('whoever may do neither is refused before what they sent is looked at', async () => {
    const stranger = await t.person({ pages: { '/web/content_new': { super_admin: 'Y' } } });
    const before = await t.app.db.storedFile.count();
    expect((await makeMou({}, stranger)).statusCode).toBe(403);
    expect(await t.app.db.storedFile.count()).toBe(before);
  });
});

describe('the documented rules', () => {
  test('a year is a Buddhist one of the documented bounds, in the documented words, in any digits', async () => {
    const wrong = async (doc_year: unknown) => (await makeDoc({ doc_year })).json().fields.doc_year.message;
    expect(await wrong(1999)).toBe('ระบุปีเป็น พ.ศ. ต่ำสุดคือ 2000');
    expect(await wrong('10000')).toBe('ระบุปีเป็น พ.ศ. สูงสุดคือ 9999');
    expect((await makeDoc({ doc_year: '๒๕๖๙' })).json().doc_year).toBe(2569);
  });

  test('a date may come as the moment legacy clients send: it is its day in Bangkok', async () => {
    expect((await makeDoc({ doct_date: '2026-11-21T17:30:00.000Z' })).json().doct_date).toBe('2026-11-22');
    expect((await makeDoc({ doct_date: '2026-11-21' })).json().doct_date).toBe('2026-11-21');
    expect((await makeDoc({ doct_date: '2026-11-21T99:99' })).json()).toMatchObject({ fields: { doct_date: { code: 'date' } } });
  });

  test('agenda or minutes are of meetings only, and asked of every meeting', async () => {
    for (const doc_group_tag of ['D15', 'D16', 'D17', 'D18', 'D19']) {
      expect((await makeDoc({ doc_group_tag })).json()).toMatchObject({ fields: { doc_tag_b: { code: 'required' } } });
      expect((await makeDoc({ doc_group_tag, doc_tag_b: 'วาระการประชุม' })).json().doc_tag_b).toBe('วาระการประชุม');
    }
    const { doc_id } = (await makeDoc({ doc_group_tag: 'D15', doc_tag_b: 'วาระการประชุม' })).json();
    expect((await documents.call('POST /update_con_docs', { doc_id, doc_group_tag: 'D1' })).json().doc_tag_b).toBe('');
  });

  test('covers are asked of journals and annual reports, in English too once that is on', async () => {
    for (const doc_group_tag of ['D4', 'D14']) {
      const answer = await makeDoc({ doc_group_tag, switch_lang: 'Y', doc_title_en: 'Journal' });
      expect(answer.json().fields).toEqual({
        doc_h_image_th: expect.objectContaining({ code: 'file_required' }),
        doc_h_image_en: expect.objectContaining({ code: 'file_required' }),
      });
    }
    expect((await makeDoc({ doc_group_tag: 'D5' })).statusCode).toBe(201);
  });

  test('without an address it stores the documented #', async () => {
    const fields = { doc_title_th: 'ก', doc_type_tag: 'D1T1', doc_year: '2569', doc_h_url: '', avatarFileFi: await picture() };
    const made = await documents.call('POST /web_con_docs', form(fields));
    expect(made.json()).toMatchObject({ doc_h_url: '#', status_link: 'Y', doc_index: '-', doc_group_tag: 'D1', expire: 'N', active: 'Y' });
  });
});

test('what is of an MOU alone is not kept of a document', async () => {
  const fields = { mou_end_date: '2027-05-01', mou_owner: mous.user_name };
  expect((await makeDoc(fields)).json()).toMatchObject({ mou_end_date: null, mou_owner: '' });
  expect((await makeMou(fields)).json()).toMatchObject(fields);
});

test('the list filters by month and year of the date, without one by the year; MOUs also by their end', async () => {
  const dated = (await makeDoc({ doc_group_tag: 'D5', doc_year: 2567, doct_date: '2024-09-30' })).json().doc_id;
  const undated = (await makeDoc({ doc_group_tag: 'D5', doc_year: 2567 })).json().doc_id;
  for (const [from, to, found] of [
    ['2024-09-01', '2024-09-30', [dated]],
    ['2024-10-01', '2024-10-31', []],
    ['2024-01-01', '2024-12-31', [undated, dated]],
    // fiscal 2567 and 2568
    ['2023-10-01', '2024-09-30', [undated, dated]],
    ['2024-10-01', '2025-09-30', []],
    // academic 2566 and 2567
    ['2023-06-01', '2024-05-31', []],
    ['2024-06-01', '2025-05-31', [undated, dated]],
  ] as const) {
    expect(await idsOf(documents, `&doc_group_tag=D5&start_date=${from}&end_date=${to}`), `${from} ${to}`).toEqual(found);
  }
  const soon = (await makeMou({ mou_end_date: '2026-12-31', doc_type_tag: 'D5T9' })).json().doc_id;
  const late = (await makeMou({ mou_end_date: '2028-12-31', doc_type_tag: 'D5T9' })).json().doc_id;
  const ends = (query: string) => idsOf(mous, `&doc_section=MOU&doc_type_tag=D5T9${query}`);
  expect(await ends('&mou_end_from=2026-12-01&mou_end_to=2026-12-31')).toEqual([soon]);
  expect(await ends('&mou_end_to=2027-12-31')).toEqual([soon]);
  expect(await ends('&field=mou_end_date&sort=desc')).toEqual([late, soon]);
});

test('the list filters by group, section and being active, and finds by keyword, content and year', async () => {
  const fields = { doc_group_tag: 'D6', doc_type_tag: ['D6T1', 'D6T2'], doc_tag: 'พัสดุ', doc_content_th: 'ครุภัณฑ์', doc_year: 2551 };
  const [one, other] = [(await makeDoc({ ...fields, active: 'N' })).json().doc_id, (await makeDoc({ doc_group_tag: 'D6' })).json().doc_id];
  for (const query of [
    'doc_group_tag=D6&active=N',
    'doc_type_tag=D6T2',
    'q=พัสดุ',
    'q=ครุภัณฑ์',
    'q=2551',
    'q=2008',
    'doc_group_tag=D6&q=2551',
  ]) {
    expect(await idsOf(documents, `&${encodeURI(query)}`), query).toEqual([one]);
  }
  expect(await idsOf(documents, '&doc_group_tag=D6')).toEqual([other, one]);
  expect(await idsOf(documents, '&doc_group_tag=D7')).toEqual([]);
});

describe('documents that refer to others', () => {
  test('name only documents that are there, once each, and only from their group', async () => {
    const [one, two] = [(await makeDoc()).json(), (await makeDoc()).json()];
    const memorandum = (await makeMou()).json();
    const made = (await makeDoc({ doc_group_tag: 'D2', doc_ref: `${one.doc_id},${two.doc_id},${one.doc_id}` })).json();
    expect(made.doc_ref).toBe(`${one.doc_id},${two.doc_id}`);
    for (const doc_ref of [[memorandum.doc_id], [2_000_000_000]]) {
      const answer = await makeDoc({ doc_group_tag: 'D2', doc_ref });
      expect(answer.json()).toMatchObject({ fields: { doc_ref: { code: 'unknown_reference' } } });
    }
    const itself = await documents.call('POST /update_con_docs', { doc_id: made.doc_id, doc_ref: [made.doc_id] });
    expect(itself.json()).toMatchObject({ fields: { doc_ref: { code: 'unknown_reference' } } });
    expect((await makeDoc({ doc_group_tag: 'D1', doc_ref: [one.doc_id] })).json().doc_ref).toBe('');
    expect((await documents.call('POST /update_con_docs', { doc_id: made.doc_id, doc_title_th: 'อื่น' })).json().doc_ref).toBe(made.doc_ref);
  });

  test('keep what they refer to from being deleted, until they let go of it', async () => {
    const { doc_id } = (await makeDoc()).json();
    const manual = (await makeDoc({ doc_group_tag: 'D2', doc_ref: [doc_id] })).json();
    expect((await documents.call('POST /delete_con_docs', { doc_id })).json()).toEqual({ doc_id, message: 'Relation' });
    await documents.call('POST /update_con_docs', { doc_id: manual.doc_id, doc_ref: '' });
    expect((await documents.call('POST /delete_con_docs', { doc_id })).json().message).not.toBe('Relation');
  });

  test('never come to refer to nothing, whoever is faster', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { doc_id } = (await makeDoc()).json();
      const manual = makeDoc({ doc_group_tag: 'D2', doc_ref: [doc_id] });
      const [made, removed] = await Promise.all([manual, documents.call('POST /delete_con_docs', { doc_id })]);
      expect([made.statusCode === 201, removed.json().message === 'Relation']).toEqual(
        made.statusCode === 201 ? [true, true] : [false, false],
      );
    }
  });
});

describe('a deleted MOU', () => {
  test('waits in the bin for who may delete MOUs, and comes back with its cover under its number', async () => {
    const row = (await makeMou({ mou_end_date: '2030-12-31' })).json();
    await mous.call('POST /delete_con_docs', { doc_id: row.doc_id });
    expect((await t.call(`GET ${row.doc_h_image_th}`)).statusCode).toBe(404);
    const keeper = (page: '/web/content_doc' | '/web/content_doc_mou') =>
      t.person({ pages: { [page]: { super_admin: 'Y' }, '/web/bin': { view: 'Y' } } });
    const binOf = async (client: Client) =>
      (await client.call('GET /bin?page=0&limit=100'))
        .json()
        .rows.filter((each: { record_id: string }) => each.record_id === String(row.doc_id));
    expect(await binOf(await keeper('/web/content_doc'))).toEqual([]);
    const client = await keeper('/web/content_doc_mou');
    const [binned] = await binOf(client);
    expect(binned).toMatchObject({ entity: 'mou', title: row.doc_title_th });
    expect((await client.call(`POST /bin/${binned.binned_id}/restore`)).statusCode).toBe(200);
    expect((await mous.call(`GET /web_con_docs/${row.doc_id}`)).json()).toMatchObject({ doc_section: 'MOU', mou_end_date: '2030-12-31' });
    expect((await t.call(`GET ${row.doc_h_image_th}`)).statusCode).toBe(200);
  });
});

test('an MOU is found by the country of its organisation, in both languages; a document has none', async () => {
  const { doc_id } = (await makeMou({ mou_country: 'JP' })).json();
  for (const q of ['ญี่ปุ่น', 'japan']) expect([q, await idsOf(mous, `&q=${encodeURIComponent(q)}`)]).toEqual([q, [doc_id]]);
  expect(await idsOf(mous, '&mou_country=JP')).toEqual([doc_id]);
  expect((await makeMou({ mou_country: 'Japan' })).json().fields.mou_country.code).toBe('choice');
  const document = (await makeDoc({ mou_country: 'JP' })).json();
  expect((await documents.call(`GET /web_con_docs/${document.doc_id}`)).json().mou_country).toBe('');
});
