import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, picture } from '../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';
import { collectTexts } from '../search/collect-texts.ts';

let t: TestApp;
let admin: Client;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
});
afterAll(() => t.close());

interface News {
  news_id: number;
  updated_at: string;
  findings: string[];
}

const create = async (fields: object, by = admin): Promise<News> => {
  const pictures = { news_h_image_th: await picture(), news_h_image_en: await picture() };
  const made = await by.call('POST /web_con_news', form({ news_title_th: 'ข่าว', news_type_tag: 'N1', ...pictures, ...fields }));
  expect(made.statusCode, made.body).toBe(201);
  return made.json();
};
const change = async ({ news_id }: News, fields: object) => {
  const answer = await admin.call('POST /update_con_news', { news_id, ...fields });
  expect(answer.statusCode, answer.body).toBe(200);
};
const list = async (query = '', by = admin): Promise<News[]> => (await by.call(`GET /web_con_news?page=0&limit=50${query}`)).json().rows;
const ids = async (finding: string, by = admin) => (await list(`&finding=${finding}`, by)).map(({ news_id }) => news_id);
const findingsOf = async ({ news_id }: News) => (await list()).find((row) => row.news_id === news_id)?.findings;
const stored = async ({ news_id }: News, by = admin) => (await by.call(`GET /findings/news/${news_id}`)).json();
const toMend = async (by: Client) => (await by.call('GET /api/dashboard')).json().to_mend;

describe('a save', () => {
  test('stores what is found, for the filter and the mark of the list, until it is mended', async () => {
    const made = await create({ news_content_th: '<img src="/a.png"><p><a href="/x">คลิกที่นี่</a></p>' });
    const right = await create({ news_content_th: '<img src="/a.png" alt=""><p><a href="/x">ระเบียบการ</a></p>' });
    expect(await findingsOf(made)).toEqual(['link_text', 'picture_text']);
    expect(await findingsOf(right)).toEqual([]);
    for (const finding of ['any', 'picture_text', 'link_text']) {
      expect(await ids(finding)).toContain(made.news_id);
      expect(await ids(finding)).not.toContain(right.news_id);
    }
    await change(made, { news_content_th: '<img src="/a.png" alt="ตราคณะ"><p><a href="/x">คลิกที่นี่</a></p>' });
    expect(await ids('picture_text')).not.toContain(made.news_id);
    expect(await ids('link_text')).toContain(made.news_id);
    expect(await ids('table_head')).toEqual([]);
  });

  test('leaves what others have stored', async () => {
    const made = await create({});
    await t.app.pool.query(`INSERT INTO record_findings (entity, record_id, check_name) VALUES ('news', $1, 'pdf_without_text')`, [
      made.news_id,
    ]);
    await change(made, { news_title_th: 'ข่าวใหม่' });
    expect(await findingsOf(made)).toEqual(['pdf_without_text']);
  });

  test('is without English where that is switched off or empty', async () => {
    const thai = await create({});
    const both = await create({ switch_lang: 'Y', news_title_en: 'News' });
    expect(await ids('without_english')).toContain(thai.news_id);
    expect(await ids('without_english')).not.toContain(both.news_id);
  });

  test('finds a scanned pdf, and forgets it with the file', async () => {
    const scan =
      '%PDF-1.4\n1 0 obj\n<< /Subtype /Image /Filter /DCTDecode >>\nstream\nx\nendstream\nendobj\n2 0 obj\n<< >>\nstream\n/Im0 Do\nendstream\nendobj\n%%EOF';
    const body = { doc_title_th: 'คำสั่ง', doc_group_tag: 'DOC1', doc_type_tag: 'A1', doc_year: '2569', status_link: 'Y' };
    const file = new File([scan], 'a.pdf', { type: 'application/pdf' });
    const made = await admin.call('POST /web_con_docs', form({ ...body, doc_h_file: file }));
    expect(made.statusCode, made.body).toBe(201);
    const { doc_id } = made.json();
    const found = async () =>
      (await admin.call('GET /web_con_docs?page=0&limit=5&finding=pdf_without_text'))
        .json()
        .rows.map((row: { doc_id: number }) => row.doc_id);
    expect(await found()).toEqual([doc_id]);
    const text = new File([scan.replace('/Im0 Do', '/Im0 Do (a) Tj')], 'b.pdf', { type: 'application/pdf' });
    expect((await admin.call('POST /update_con_docs', form({ doc_id: String(doc_id), doc_h_file: text }))).statusCode).toBe(200);
    expect(await found()).toEqual([]);
  });
});

describe('English that is older than its Thai', () => {
  const bilingual = { switch_lang: 'Y', news_title_th: 'รับสมัครรอบ 2', news_title_en: 'Round 2' };

  test('is found by a save that changes Thai words alone, until English is changed or said to be right', async () => {
    const made = await create(bilingual);
    await change(made, { news_title_th: 'รับสมัคร (รอบ 2)' });
    expect(await findingsOf(made)).toEqual([]);
    await change(made, { news_title_th: 'รับสมัครรอบ 3' });
    expect(await findingsOf(made)).toEqual(['english_older']);
    const { rows } = await stored(made);
    expect(rows).toMatchObject([{ check_name: 'english_older', field: 'news_title_en' }]);
    const version = (await admin.call(`GET /history/news/${made.news_id}/${rows[0].line}/version`)).json();
    // as it was when English was last changed
    expect(version.fields.news_title_th).toBe('รับสมัครรอบ 2');
    await change(made, { news_title_th: 'รับสมัครรอบ 4' });
    expect((await stored(made)).rows[0].line).toBe(rows[0].line);
    await change(made, { news_title_en: 'Round 4' });
    expect(await findingsOf(made)).toEqual([]);
    await change(made, { news_title_th: 'รับสมัครรอบ 5', news_title_en: 'Round 5' });
    expect(await findingsOf(made)).toEqual([]);
    await change(made, { news_title_th: 'เปิดรับสมัครรอบ 5' });
    const said = await admin.call(`POST /findings/news/${made.news_id}/english_right`, { field: 'news_title_en' });
    expect(said.statusCode, said.body).toBe(200);
    expect(await findingsOf(made)).toEqual([]);
    const lines = (await admin.call(`GET /history/news/${made.news_id}?page=0&limit=1`)).json();
    expect((lines.rows ?? lines)[0]).toMatchObject({ action: 'confirm' });
    // what a person has said holds for the background job too
    await t.app.pool.query('DELETE FROM checked_records');
    await collectTexts(t.app);
    expect(await findingsOf(made)).toEqual([]);
  });

  test('is found of what was there before by the history', async () => {
    const [older, marks, both, cut] = [await create(bilingual), await create(bilingual), await create(bilingual), await create(bilingual)];
    await change(older, { news_title_th: 'รับสมัครรอบ 3' });
    await change(marks, { news_title_th: 'รับสมัคร, รอบ 2' });
    await change(both, { news_title_th: 'รับสมัครรอบ 3' });
    await change(both, { news_title_en: 'Round 3' });
    await change(cut, { news_content_th: 'ก'.repeat(3000), news_content_en: 'a' });
    await change(cut, { news_content_th: 'ข'.repeat(3000) });
    const before = (await stored(older)).rows;
    await t.app.pool.query('DELETE FROM record_findings');
    await t.app.pool.query('DELETE FROM checked_records');
    await collectTexts(t.app);
    expect((await stored(older)).rows).toMatchObject([{ check_name: 'english_older', line: before[0].line }]);
    expect([await findingsOf(marks), await findingsOf(both), await findingsOf(cut)]).toEqual([[], [], ['english_older']]);
  });
});

describe('the background job', () => {
  test('checks what no save has checked, once, and forgets what is gone', async () => {
    const made = await create({ news_content_th: '<h4>ก</h4>' });
    await t.app.pool.query('DELETE FROM record_findings');
    await t.app.pool.query('DELETE FROM checked_records');
    await collectTexts(t.app);
    expect(await findingsOf(made)).toEqual(['heading_level']);
    await t.app.pool.query(`UPDATE web_con_news SET news_content_th = '' WHERE news_id = $1`, [made.news_id]);
    await collectTexts(t.app);
    expect(await findingsOf(made)).toEqual(['heading_level']);
    await admin.call('POST /delete_con_news', { news_id: made.news_id });
    const left = async () => (await t.app.pool.query(`SELECT 1 FROM record_findings WHERE record_id = $1`, [made.news_id])).rowCount;
    expect(await left()).toBe(1);
    await collectTexts(t.app);
    expect(await left()).toBe(0);
  });
});

describe('rights', () => {
  test('who sees only their own records learns nothing of others: neither by the list, nor by the record, nor by the count', async () => {
    const own = await t.person({ pages: { '/web/content_new': { view: 'Y', add: 'Y', edit: 'Y', own_only: 'Y' } } });
    const others = await create({ news_content_th: '<h4>ก</h4>', switch_lang: 'Y', news_title_en: 'a' });
    await change(others, { news_title_th: 'อื่น' });
    expect(await ids('any', own)).toEqual([]);
    expect(await toMend(own)).toEqual([]);
    expect((await own.call(`GET /findings/news/${others.news_id}`)).statusCode).toBe(404);
    expect((await own.call(`POST /findings/news/${others.news_id}/english_right`, { field: 'news_title_en' })).statusCode).toBe(404);
    expect(await findingsOf(others)).toEqual(['english_missing', 'english_older', 'heading_level']);
    const mine = await create({ news_content_th: '<h4>ก</h4>' }, own);
    expect(await ids('any', own)).toEqual([mine.news_id]);
    expect(await toMend(own)).toEqual([{ page: '/web/content_new', count: 1 }]);
    expect((await stored(mine, own)).rows).toHaveLength(1);
  });

  test('who may not edit counts nothing and confirms nothing; who may not view reads nothing', async () => {
    const made = await create({ news_content_th: '<h4>ก</h4>' });
    const viewer = await t.person({ pages: { '/web/content_new': { view: 'Y' } } });
    const nobody = await t.person({ pages: { '/web/content_page': { super_admin: 'Y' } } });
    expect(await toMend(viewer)).toEqual([]);
    expect((await viewer.call(`POST /findings/news/${made.news_id}/english_right`, { field: 'news_title_en' })).statusCode).toBe(403);
    expect((await stored(made, viewer)).rows).toHaveLength(1);
    expect((await nobody.call(`GET /findings/news/${made.news_id}`)).statusCode).toBe(403);
    expect((await t.call(`GET /findings/news/${made.news_id}`)).statusCode).toBe(401);
    const counted = (await toMend(admin)).find(({ page }: { page: string }) => page === '/web/content_new').count;
    expect((await ids('any')).length).toBe(counted);
  });
});
