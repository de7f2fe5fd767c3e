import { relationMessage } from '@faculty/contracts/messages';
import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, picture } from '../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

type Row = Record<string, unknown>;

let t: TestApp;
let admin: Client;
let anybody: Client;
beforeAll(async () => {
  t = await testApp();
  await seedReference(t.app.db);
  admin = await t.person({ role: 'admin' });
  anybody = await t.person();
});
afterAll(() => t.close());

const add = async (fields: Row, status = 201) => {
  const made = await admin.call('POST /parameters', { parameter_th: 'ใหม่', ...fields });
  expect(made.statusCode, made.body).toBe(status);
  return made.json<Row & { fields: Record<string, { code: string }> }>();
};
const optionOf = (parameter_name: string, parameter_value: string) =>
  t.app.db.parameter.findFirstOrThrow({ where: { parameter_name, parameter_value } });
const offered = async (name: string) =>
  (await anybody.call(`POST /combo_dc_param/WEB/${name}`)).json<{ parameter_value: string; parameter_th: string }[]>();
const remove = async (parameter_id: unknown) => (await admin.call('POST /delete_parameters', { parameter_id })).json<Row>();

describe('an option', () => {
  test('gets the next code and the last place of its list, and is offered at once', async () => {
    expect(await offered('NEWS_TYPE')).toHaveLength(10);
    expect(await add({ parameter_name: 'NEWS_TYPE' })).toMatchObject({ parameter_value: 'N11', order_seq: 11 });
    expect((await offered('NEWS_TYPE')).at(-1)).toMatchObject({ parameter_value: 'N11', parameter_th: 'ใหม่' });
  });

  test('stands in the order people count in: group 2 before group 10', async () => {
    const list = async (query: string) =>
      (await admin.call(`GET /parameters?page=0&limit=500&${query}`)).json<{
        rows: Record<'parameter_name' | 'parameter_value', string>[];
      }>().rows;
    const groups = [...new Set((await list('parameter_list=DOC_TYPE_UNIT_')).map(({ parameter_name }) => parameter_name))];
    expect(groups.slice(0, 10)).toEqual(Array.from({ length: 10 }, (_, index) => `DOC_TYPE_UNIT_D${index + 1}`));
    const codes = (await list('parameter_list=NEWS_TYPE&field=parameter_value&sort=desc')).map(({ parameter_value }) => parameter_value);
    expect(codes.slice(-3)).toEqual(['N3', 'N2', 'N1']);
  });

  test('of a new group gets the first code of it; a group that is not there has none', async () => {
    const { parameter_value: group } = await add({ parameter_name: 'DOC_GROUP' });
    expect(group).toBe('D20');
    expect(await add({ parameter_name: 'DOC_TYPE_UNIT_D20' })).toMatchObject({ parameter_value: 'D20T1' });
    const { fields } = await add({ parameter_name: 'DOC_TYPE_UNIT_D21' }, 400);
    expect(fields).toMatchObject({ parameter_name: { code: 'choice' } });
  });

  test('of a quality level of works has weights from years on, each year once; others have none', async () => {
    const level = { parameter_name: 'WORKS_TYPE_DETAIL' };
    const weights = [
      { from_year: 2565, weight: 0.8 },
      { from_year: 2560, weight: 0.6 },
    ];
    const { parameter_id } = await add({ ...level, weights });
    const read = async () => (await admin.call(`GET /parameters/${parameter_id}`)).json();
    expect((await read()).weights).toEqual(weights.toReversed());
    const change = (fields: Row) => admin.call(`PUT /parameters/${parameter_id}`, fields);
    expect((await change({ parameter_th: 'ชื่อใหม่' })).json().weights).toHaveLength(2);
    expect((await change({ weights: [{ from_year: '2570', weight: '1.2' }] })).json().weights).toEqual([{ from_year: 2570, weight: 1.2 }]);
    const { changes } = await t.app.db.auditLog.findFirstOrThrow({
      where: { entity: 'parameter', record_id: String(parameter_id) },
      orderBy: { id: 'desc' },
    });
    expect(changes).toHaveProperty('weights');
    expect((await change({ weights: [weights[0], weights[0]] })).json().fields).toEqual({
      'weights.1.from_year': expect.objectContaining({ code: 'duplicate' }),
    });
    expect((await change({ weights: [{ from_year: 2570, weight: '' }] })).json().fields).toHaveProperty(['weights.0.weight']);
    expect((await add({ parameter_name: 'WORKS_TYPE', weights }, 400)).fields).toEqual({
      weights: expect.objectContaining({ code: 'choice' }),
    });
    expect(await remove(parameter_id)).not.toMatchObject({ message: relationMessage });
  });

  test('is renamed, moved and retired; its code and its list stay', async () => {
    const { parameter_id } = await add({ parameter_name: 'LINK_GROUP' });
    const change = (fields: Row) => admin.call(`PUT /parameters/${parameter_id}`, fields);
    expect((await change({ parameter_value: 'D77' })).json()).toMatchObject({ fields: { parameter_value: { code: 'locked' } } });
    expect((await change({ parameter_name: 'DOC_GROUP' })).json()).toMatchObject({ fields: { parameter_name: { code: 'locked' } } });
    expect((await change({ parameter_th: 'เปลี่ยนชื่อ', order_seq: '0.5' })).statusCode).toBe(200);
    expect((await offered('LINK_GROUP'))[0]).toMatchObject({ parameter_th: 'เปลี่ยนชื่อ' });
    expect((await change({ active: 'N' })).statusCode).toBe(200);
    expect((await offered('LINK_GROUP')).map(({ parameter_th }) => parameter_th)).not.toContain('เปลี่ยนชื่อ');
  });

  test.each([
    ['a news item shows it', 'NEWS_TYPE', 'N2'],
    ['a news item serves it', 'NEWS_STRATRGIC', 'S3'],
    ['a work is of it', 'WORKS_TYPE', 'W3'],
    ['a work has that quality', 'WORKS_TYPE_DETAIL', 'L4'],
    ['an activity is of it', 'ACTIVITYS_TYPE', 'A5'],
    ['an article is of that group', 'ARTICLE_PAGE_GROUP', 'A3'],
    ['an article shows there', 'ARTICLE_PAGE_TYPE_UNIT_A1', 'A1T4'],
    ['a document shows there', 'DOC_TYPE_UNIT_D3', 'D3T2'],
    ['a link is of that group', 'LINK_GROUP', 'D5'],
    ['a link shows there', 'LINK_TYPE_UNIT_D4', 'D4T3'],
    ['an MOU is of that group', 'DOC_GROUP_MOU', 'D3'],
    ['it is a group with options', 'ARTICLE_PAGE_GROUP', 'A2'],
  ])('that is in use is not deleted: %s', async (_, name, code) => {
    const { user_name } = await t.person();
    const by = { created_by: user_name, updated_by: user_name };
    const own = { user_name, ...by };
    const news = { news_title_th: 'ข่าว', news_type_tag: 'N1,N2', news_stratrgic_tag: 'S3', news_h_image_th: await picture() };
    expect((await admin.call('POST /web_con_news', form(news))).statusCode).toBe(201);
    await t.app.db.work.create({ data: { work_type: 'W3', work_type_detail: 'L4', work_title_th: 'ก', work_public_year: 2569, ...own } });
    await t.app.db.activity.create({ data: { activity_type: 'A5', activity_title_th: 'ก', activity_date: new Date(), ...own } });
    const article = { article_page_title_th: 'ก', article_page_group_tag: 'A3', article_page_type_tag: ['A1T3', 'A1T4'] };
    await t.app.db.articlePage.create({ data: { ...article, article_page_url: `article_${user_name}`, ...by } });
    const doc = { doc_year: 2569, doc_title_th: 'ก', ...by };
    await t.app.db.document.create({ data: { ...doc, doc_section: 'DOC', doc_group_tag: 'D3', doc_type_tag: ['D3T2'] } });
    await t.app.db.document.create({ data: { ...doc, doc_section: 'MOU', doc_group_tag: 'D3', doc_type_tag: ['D3T1'] } });
    const link = { order_seq: 1, links_title_th: 'ก', links_desc_th: 'ก', links_url: 'https://a.example', ...by };
    await t.app.db.link.create({ data: { ...link, links_group_tag: 'D4', links_type_tag: ['D4T3'] } });
    await t.app.db.link.create({ data: { ...link, links_group_tag: 'D5', links_type_tag: ['D5T1'] } });
    const emptied = { in: ['ARTICLE_PAGE_TYPE_UNIT_A3', 'DOC_MOU_TYPE_UNIT_D3', 'LINK_TYPE_UNIT_D5'] };
    await t.app.db.parameter.deleteMany({ where: { parameter_name: emptied } });
    const { parameter_id } = await optionOf(name, code);
    expect(await remove(parameter_id)).toEqual({ parameter_id, message: relationMessage });
    expect(await offered(name)).toContainEqual(expect.objectContaining({ parameter_value: code }));
  });

  test('is not deleted while a record that takes it is being saved', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { parameter_id, parameter_value } = await add({ parameter_name: 'LINK_GROUP' });
      const link = { links_title_th: 'ก', links_desc_th: 'ก', links_url: 'https://a.example', links_type_tag: 'D1T1' };
      const saving = admin.call('POST /web_con_links', { ...link, links_group_tag: parameter_value });
      await new Promise((wake) => setTimeout(wake, round * 3));
      const [saved, removed] = await Promise.all([saving, remove(parameter_id)]);
      if (saved.statusCode === 201) expect(removed).toMatchObject({ message: relationMessage });
      else expect(saved.json(), saved.body).toMatchObject({ fields: { links_group_tag: { code: 'unknown_option' } } });
      const isThere = await t.app.db.parameter.count({ where: { parameter_id: Number(parameter_id) } });
      expect(isThere).toBe(saved.statusCode === 201 ? 1 : 0);
    }
  });

  test('that nothing uses is deleted, and no longer offered', async () => {
    const { parameter_id } = await optionOf('NEWS_TYPE', 'N9');
    expect(await remove(parameter_id)).not.toMatchObject({ message: relationMessage });
    expect((await offered('NEWS_TYPE')).map(({ parameter_value }) => parameter_value)).not.toContain('N9');
  });

  test('is an administrator’s to keep', async () => {
    expect((await anybody.call('GET /parameters?page=0&limit=5')).statusCode).toBe(403);
    expect((await anybody.call('POST /parameters', { parameter_name: 'NEWS_TYPE', parameter_th: 'x' })).statusCode).toBe(403);
  });

  test('of all groups is listed together, and by group', async () => {
    const count = async (query: string) => (await admin.call(`GET /parameters?page=0&limit=1&${query}`)).json<{ count: number }>().count;
    const all = await t.app.db.parameter.count({ where: { parameter_name: { startsWith: 'DOC_TYPE_UNIT_' } } });
    expect(await count('parameter_list=DOC_TYPE_UNIT_')).toBe(all);
    expect(await count('parameter_list=DOC_TYPE_UNIT_&parameter_name=DOC_TYPE_UNIT_D4')).toBe(3);
    expect(await count('parameter_list=DOC_GROUP_MOU')).toBe(3);
  });
});

describe('what grouped documents are filed under', () => {
  const lookup = async (path: string) => (await anybody.call(`POST ${path}`)).json<Row[]>();
  const masters = '/combo_dc_group_master/green-unit';
  const subAs = '/combo_dc_group_sub_a/all';
  const subBs = '/combo_dc_group_sub_b/all';

  test('is offered in reading order, and one that is retired with all that is under it no longer', async () => {
    const all = await lookup(masters);
    expect(all.map((master) => master.group_master_name_th)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `หมวดที่ ${number}`));
    const [first] = all;
    const under = (await lookup(subAs)).filter((sub) => sub.group_master_id === first?.group_master_id);
    const below = (await lookup(subBs)).filter((sub) => under.some(({ group_sub_a_id }) => sub.group_sub_a_id === group_sub_a_id));
    expect([under.length, below.length]).toEqual([7, 15]);
    const retire = (active: string) => admin.call(`PUT /group_masters/${first?.group_master_id}`, { active });
    expect((await retire('N')).statusCode).toBe(200);
    expect(await lookup(subAs)).not.toContainEqual(under[0]);
    expect(await lookup(subBs)).not.toContainEqual(below[0]);
    await retire('Y');
    expect(await lookup(subBs)).toContainEqual(below[0]);
  });

  test('does not move, and is not deleted while anything stands under it', async () => {
    const [master, other] = await lookup(masters);
    const [subA] = await lookup(subAs);
    const [subB] = await lookup(subBs);
    const moved = await admin.call(`PUT /group_sub_as/${subA?.group_sub_a_id}`, { group_master_id: other?.group_master_id });
    expect(moved.json()).toMatchObject({ fields: { group_master_id: { code: 'locked' } } });
    const movedB = await admin.call(`PUT /group_sub_bs/${subB?.group_sub_b_id}`, { group_sub_a_id: 2 });
    expect(movedB.json()).toMatchObject({ fields: { group_sub_a_id: { code: 'locked' } } });
    for (const [call, key, row] of [
      ['POST /delete_group_masters', 'group_master_id', master],
      ['POST /delete_group_sub_as', 'group_sub_a_id', subA],
    ] as const) {
      expect((await admin.call(call, { [key]: row?.[key] })).json(), call).toEqual({ [key]: row?.[key], message: relationMessage });
    }
  });
});

test('a date that is retired leaves the calendar', async () => {
  const shown = async () => (await anybody.call('GET /api/profileCalendar?from=2026-06-01&to=2026-06-30')).json<Row[]>();
  const made = await admin.call('POST /faculty_dates', { title_th: 'วันไหว้ครู', start_date: '2026-06-11', end_date: '2026-06-11' });
  expect(await shown()).toMatchObject([{ title_th: 'วันไหว้ครู', start_date: '2026-06-11' }]);
  await admin.call(`PUT /faculty_dates/${made.json().faculty_date_id}`, { active: 'N' });
  expect(await shown()).toEqual([]);
});
