import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let staff: Client;
beforeAll(async () => {
  t = await testApp();
  staff = await t.person({ pages: { '/web/content_page': { super_admin: 'Y' } } });
});
afterAll(() => t.close());

const page = { page_title_th: 'ประวัติคณะ', page_content_th: '<p>เนื้อหา</p>' };
const create = (page_url: string, fields: object = {}) => staff.call('POST /webConPages', { ...page, page_url, ...fields });
const update = (id: number, fields: object) => staff.call(`PUT /webConPages/${id}`, fields);

describe('the name in the address', () => {
  test('is locked once saved: the same is taken, another is refused at the field, and nothing changes', async () => {
    const made = (await create('history')).json();
    const same = await update(made.pages_id, { page_url: 'history', page_title_th: 'ประวัติความเป็นมา' });
    expect([same.statusCode, same.json().page_title_th]).toEqual([200, 'ประวัติความเป็นมา']);
    const other = await update(made.pages_id, { page_url: 'history2', page_title_th: 'อื่น' });
    expect([other.statusCode, other.json().fields]).toEqual([400, { page_url: expect.objectContaining({ code: 'locked' }) }]);
    const read = (await staff.call(`GET /webConPages/${made.pages_id}`)).json();
    expect(read).toMatchObject({ page_url: 'history', page_title_th: 'ประวัติความเป็นมา' });
  });

  test('is free again when its page is deleted', async () => {
    const made = (await create('contact_us')).json();
    expect((await create('contact_us')).json()).toMatchObject({ code: 'duplicate', fields: { page_url: { code: 'duplicate' } } });
    await staff.call('POST /delete_webConPages', { pages_id: made.pages_id });
    expect((await create('contact_us')).statusCode).toBe(201);
  });
});

describe('English', () => {
  test('is asked for while the switch is on, and by what would be stored', async () => {
    const { pages_id } = (await create('vision')).json();
    const on = await update(pages_id, { switch_lang: 'Y' });
    expect(Object.keys(on.json().fields)).toEqual(['page_title_en', 'page_content_en']);
    const blank = await update(pages_id, { switch_lang: 'Y', page_title_en: 'Vision', page_content_en: '<p><br></p>' });
    expect(blank.json().fields).toEqual({ page_content_en: expect.objectContaining({ code: 'required' }) });
    expect((await update(pages_id, { switch_lang: 'Y', page_title_en: 'Vision', page_content_en: '<hr>' })).statusCode).toBe(200);
    expect((await update(pages_id, { page_title_en: '' })).json().fields).toHaveProperty('page_title_en');
    expect((await update(pages_id, { switch_lang: 'N', page_title_en: '' })).statusCode).toBe(200);
  });
});

test('a page of a table or a frame alone is not empty, and code in it is taken out and told', async () => {
  const table = '<table><tr><td></td></tr></table>';
  expect((await create('timetable', { page_content_th: table })).json().page_content_th).toBe(table);
  const answer = (
    await create('map', { page_content_th: '<iframe src="https://maps.example/1"></iframe><script>alert(1)</script>' })
  ).json();
  expect(answer).toMatchObject({ page_content_th: '<iframe src="https://maps.example/1"></iframe>', removed_html: ['script'] });
});

test('the days it shows may be said, emptied and left alone', async () => {
  const { pages_id, show_start_date } = (await create('open_house', { show_start_date: '2030-05-01' })).json();
  expect(show_start_date).toBe('2030-05-01');
  expect((await update(pages_id, { show_end_date: '2030-04-30' })).json().fields).toHaveProperty('show_end_date');
  expect((await update(pages_id, { show_end_date: '2030-05-31' })).json()).toMatchObject({
    show_start_date: '2030-05-01',
    show_end_date: '2030-05-31',
  });
  expect((await update(pages_id, { show_start_date: '' })).json()).toMatchObject({ show_start_date: null, show_end_date: '2030-05-31' });
});

test('the list is in the order of numbers, filters by being active, and finds by both titles and the address', async () => {
  const made = async (page_url: string, fields: object = {}) => (await create(page_url, fields)).json().pages_id;
  const one = await made('research_fund', { page_title_en: 'Grants', page_title_th: 'ทุนวิจัย', active: 'N' });
  const other = await made('library_hours', { page_title_th: 'เวลาเปิด' });
  const idsOf = async (query: string) =>
    (await staff.call(`GET /webConPages?page=0&limit=99${encodeURI(query)}`)).json().rows.map((row: { pages_id: number }) => row.pages_id);
  for (const query of ['&active=N', '&q=grants', '&q=วิจัย', '&q=research_f']) expect(await idsOf(query), query).toEqual([one]);
  expect(await idsOf('&active=Y')).not.toContain(one);
  expect((await idsOf('')).slice(-2)).toEqual([one, other]);
});
