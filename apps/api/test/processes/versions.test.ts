import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, picture } from '../forms.ts';
import { type Client, type TestApp, testApp } from '../test-app.ts';

let t: TestApp;
let staff: Client;
const page = '/web/content_new' as const;
beforeAll(async () => {
  t = await testApp();
  staff = await t.person({ pages: { [page]: { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y' } } });
});
afterAll(() => t.close());

const create = async (by = staff, fields: Record<string, string> = {}) =>
  (
    await by.call('POST /web_con_news', form({ news_title_th: 'หนึ่ง', news_type_tag: 'N1', news_h_image_th: await picture(), ...fields }))
  ).json();
const edit = async (row: { news_id: number }, fields: object, by = staff) => {
  const answer = await by.call('POST /update_con_news', { news_id: row.news_id, ...fields });
  expect(answer.statusCode, answer.body).toBe(200);
};
const linesOf = async (row: { news_id: number }, by = staff): Promise<{ id: string; action: string }[]> =>
  (await by.call(`GET /history/news/${row.news_id}`)).json().rows;
const versionOf = (row: { news_id: number }, line: string, by = staff) => by.call(`GET /history/news/${row.news_id}/${line}/version`);
const long = (word: string) => `<p>${'ข้อความยาว '.repeat(600)}${word}</p>`;

describe('an earlier version', () => {
  test('is what each field held before the edit, long texts whole', async () => {
    const row = await create(staff, { news_content_th: long('ก') });
    await edit(row, { news_title_th: 'สอง', news_content_th: long('ข') });
    await edit(row, { news_tag: 'ทุน', new_start_date: '2026-11-30' });
    await edit(row, { news_title_th: 'สาม', news_content_th: long('ค') });
    const [third, second, first] = await linesOf(row);
    expect((await versionOf(row, third?.id ?? '')).json()).toEqual({
      fields: { news_title_th: 'สอง', news_content_th: long('ข') },
      lost: [],
    });
    expect((await versionOf(row, second?.id ?? '')).json().fields).toEqual({
      news_title_th: 'สอง',
      news_content_th: long('ข'),
      news_tag: [],
      new_start_date: null,
    });
    expect((await versionOf(row, first?.id ?? '')).json().fields).toMatchObject({ news_title_th: 'หนึ่ง', news_content_th: long('ก') });
    const texts = await staff.call(`GET /history/news/${row.news_id}/${third?.id}/texts`);
    expect(texts.json()).toEqual({ texts: { news_content_th: [long('ข'), long('ค')] } });
  });

  test('keeps the long texts of the latest 20 edits; what is not kept is named', async () => {
    const row = await create(staff, { news_content_th: long('0') });
    for (let n = 1; n <= 22; n += 1) await edit(row, { news_content_th: long(String(n)) });
    const lines = await linesOf(row);
    expect(await t.app.db.auditText.count({ where: { line: { record_id: String(row.news_id) } } })).toBe(20);
    expect((await versionOf(row, lines[19]?.id ?? '')).json()).toEqual({ fields: { news_content_th: long('2') }, lost: [] });
    expect((await versionOf(row, lines[20]?.id ?? '')).json()).toEqual({ fields: {}, lost: ['news_content_th'] });
  });

  test('of a text is kept once: what an edit made of it is what the next one found, or what the record holds', async () => {
    const row = await create(staff, { news_content_th: long('ก') });
    for (const word of ['ข', 'ค']) await edit(row, { news_content_th: long(word) });
    for (const text of ['<p>สั้น</p>', '<p>สั้นอีก</p>', long('ง')]) await edit(row, { news_content_th: text });
    const textsOf = async (line: { id: string } | undefined) =>
      (await staff.call(`GET /history/news/${row.news_id}/${line?.id}/texts`)).json().texts.news_content_th;
    const [fifth, fourth, third, second, first] = await linesOf(row);
    expect(await Promise.all([first, second, third, fourth, fifth].map(textsOf))).toEqual([
      [long('ก'), long('ข')],
      [long('ข'), long('ค')],
      [long('ค'), '<p>สั้น</p>'],
      undefined,
      ['<p>สั้นอีก</p>', long('ง')],
    ]);
    expect(
      await t.app.db.auditText.findMany({ where: { line: { record_id: String(row.news_id) } }, orderBy: { audit_id: 'asc' } }),
    ).toEqual([long('ก'), long('ข'), long('ค'), '<p>สั้นอีก</p>'].map((before) => expect.objectContaining({ before })));
  });

  // a hundred megabytes go through the server, the database and its log
  test('of the longest texts is kept as long as 40 MB hold them', { timeout: 300_000 }, async () => {
    const row = await create(staff, { news_content_th: long('ก') });
    const longest = (n: number) => `<p>${n}${'ก'.repeat(1_999_900)}</p>`; // 6 MB
    for (let n = 0; n < 9; n += 1) await edit(row, { news_content_th: longest(n) });
    const kept = await t.app.db.auditText.findMany({ where: { line: { record_id: String(row.news_id) } } });
    expect(kept.length).toBe(6);
    expect(kept.reduce((sum, { before }) => sum + Buffer.byteLength(before), 0)).toBeLessThan(40_000_000);
    const [latest] = await linesOf(row);
    expect((await versionOf(row, latest?.id ?? '')).json().fields.news_content_th).toBe(longest(7));
  });

  test('is saved though its line is cut within a character of two halves', async () => {
    const row = await create(staff, { news_content_th: `<p>${'ก'.repeat(1_996)}😀${'ข'.repeat(100)}</p>` });
    await edit(row, { news_content_th: long('ข') });
    expect((await linesOf(row)).length).toBe(2);
  });

  test('belongs to its record, is an edit, and is seen by whoever may view the record', async () => {
    const [row, other] = [await create(), await create()];
    await edit(row, { news_title_th: 'สอง' });
    const [edited, added] = await linesOf(row);
    expect((await versionOf(other, edited?.id ?? '')).statusCode).toBe(404);
    expect((await versionOf(row, added?.id ?? '')).statusCode).toBe(404);
    expect((await versionOf(row, '999999999')).statusCode).toBe(404);
    expect((await versionOf(row, 'x')).statusCode).toBe(400);
    expect((await staff.call(`GET /history/news/${other.news_id}/${edited?.id}/texts`)).json()).toEqual({ texts: {} });
    const stranger = await t.person();
    expect((await versionOf(row, edited?.id ?? '', stranger)).statusCode).toBe(403);
    const owner = await t.person({ pages: { [page]: { view: 'Y', add: 'Y', edit: 'Y', own_only: 'Y' } } });
    expect((await versionOf(row, edited?.id ?? '', owner)).statusCode).toBe(404);
    const own = await create(owner);
    await edit(own, { news_title_th: 'ของฉัน' }, owner);
    const [mine] = await linesOf(own, owner);
    expect((await versionOf(own, mine?.id ?? '', owner)).json().fields).toEqual({ news_title_th: 'หนึ่ง' });
  });

  test('of a code that is another record by now is none', async () => {
    const admin = await t.person({ role: 'admin' });
    const prefix = { prefix_code: '771', prefix_s_th: 'ก', prefix_l_th: 'ก', prefix_s_en: 'a' };
    const make = () => admin.call('POST /prefixs', prefix);
    await make();
    await admin.call('PUT /prefixs/771', { prefix_s_th: 'ข' });
    const [line] = (await admin.call('GET /history/prefix/771')).json().rows;
    expect((await admin.call(`GET /history/prefix/771/${line.id}/version`)).json().fields).toEqual({ prefix_s_th: 'ก' });
    await admin.call('POST /delete_prefixs', { prefix_code: '771' });
    await make();
    expect((await admin.call(`GET /history/prefix/771/${line.id}/version`)).statusCode).toBe(404);
  });

  test('never tells a private value', async () => {
    const admin = await t.person({ role: 'admin' });
    const member = await t.person({ user_name: 'malee' });
    const save = (info_mobile: string) => admin.call('POST /update_mem_users', { id: member.id, info_mobile });
    expect((await save('0812345678')).statusCode).toBe(200);
    await save('0899999999');
    const [line] = (await admin.call(`GET /history/member/${member.id}`)).json().rows;
    const answer = await admin.call(`GET /history/member/${member.id}/${line.id}/version`);
    expect(answer.body).not.toMatch(/08\d/);
    expect(answer.json().lost).toEqual(['info_mobile']);
  });
});
