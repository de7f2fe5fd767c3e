import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPages, readZip, squeezed } from '../../../test/support/read-reports.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let secretary: Client;
let lecturer: Client;
const page = '/web/content_work';
const stamps = { created_by: 'test', updated_by: 'test' };

beforeAll(async () => {
  t = await testApp();
  secretary = await t.person({ user_name: 'secretary', pages: { [page]: { view: 'Y' } } });
  lecturer = await t.person({ user_name: 'lecturer', pages: { [page]: { view: 'Y', own_only: 'Y' } } });
  await t.person({ user_name: 'other' });
  const { up_department_id } = await t.app.db.department.create({ data: { up_department_name_th: 'ภาควิชาภาษาไทย', order_seq: 1 } });
  await t.app.db.userInfo.upsert({
    where: { user_name: 'other' },
    create: { user_name: 'other', up_department_id },
    update: { up_department_id },
  });
  const work = {
    ...{ work_type: 'W1', work_type_detail: 'L4', work_public_type: 'ตีพิมพ์', work_public_year: 2569, status_check: 'S' as const, ...stamps },
    ...{ work_public_title_th: 'วารสารภาษา', work_public_title_en: 'Language', work_public_no: 'ปีที่ 5 ฉบับที่ 2', work_public_number: '7-20' },
  };
  const by = (user_name: string, th: string, en: string) => ({ user_name, work_owner_name_th: th, work_owner_name_en: en });
  await t.app.db.work.createMany({
    data: [
      { ...work, ...by('lecturer', 'แก้ว ใจดี', 'Kaew Jaidee'), work_title_th: 'คำยืม', work_title_en: 'Loans' },
      { ...work, ...by('other', 'เกษม รักไทย', 'Kasem Rakthai'), work_title_th: 'น้ำท่วมในวรรณคดี', work_title_en: '', work_public_year: 2560 },
      { ...work, ...by('other', 'Ann Lee', 'Ann Lee'), work_title_th: 'Tones', work_title_en: 'Tones', work_type: 'W2' },
      { ...work, ...by('other', 'ลับ ลวง', 'L'), work_title_th: 'ยกเลิก', status_check: 'E' },
      { ...work, ...by('other', 'ลับ ลวง', 'L'), work_title_th: 'เลิกใช้', active: 'N' },
    ],
  });
});
afterAll(() => t.close());

const shown = async (client: Client, query = '') => {
  const answer = await client.call(`GET /publications?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const { count, entries } = answer.json() as { count: number; entries: string[][] };
  return { count, texts: entries.map((runs) => runs.map((text, at) => (at % 2 === 1 ? `*${text}*` : text)).join('')) };
};

describe('a list of publications', () => {
  test('has the works in use, Thai ones first', async () => {
    expect(await shown(secretary)).toEqual({
      count: 3,
      texts: [
        'เกษม รักไทย. (2560). น้ำท่วมในวรรณคดี. *วารสารภาษา*, *5*(2), 7–20.',
        'แก้ว ใจดี. (2569). คำยืม. *วารสารภาษา*, *5*(2), 7–20.',
        'Lee, A. (2026). Tones. *วารสารภาษา*, *5*(2), 7–20.',
      ],
    });
  });

  test('is in English where a work has English', async () => {
    expect((await shown(secretary, 'language=en')).texts).toEqual([
      'เกษม รักไทย. (2560). น้ำท่วมในวรรณคดี. *วารสารภาษา*, *5*(2), 7–20.',
      'Jaidee, K. (2026). Loans. *Language*, *5*(2), 7–20.',
      'Lee, A. (2026). Tones. *Language*, *5*(2), 7–20.',
    ]);
  });

  test('with own_only has one’s own and those one took part in, whatever is asked', async () => {
    expect((await shown(lecturer)).count).toBe(1);
    expect((await shown(lecturer, 'user_name=other')).count).toBe(0);
    for (const style of ['bib', 'ris', 'json'])
      expect((await lecturer.call(`GET /publications?style=${style}`)).body).not.toMatch(/น้ำท่วม|Tones/);
    const docx = await lecturer.call('GET /report/publications/docx?user_name=other');
    expect((await wordsOf(docx.rawPayload)).join('')).not.toContain('น้ำท่วม');
    const { work_id } = await t.app.db.work.findFirstOrThrow({ where: { work_title_th: 'Tones' } });
    await t.app.db.workAuthor.create({ data: { work_id, user_name: 'lecturer', work_weight: 30 } });
    expect((await shown(lecturer)).count).toBe(2);
    await t.app.db.workAuthor.deleteMany();
  });

  test.each([
    ['user_name=other', 2],
    ['work_type=W2', 1],
    ['start_date=2018-01-01', 2],
    ['end_date=2017-12-31', 1],
    ['start_date=2017-01-01&end_date=2017-12-31', 1],
    ['status_check=E', 1],
  ])('is of what is asked: %s', async (query, count) => {
    expect((await shown(secretary, query)).count).toBe(count);
  });

  test('is of a department, and refuses days in the wrong order', async () => {
    const { up_department_id } = await t.app.db.department.findFirstOrThrow({ where: { up_department_name_th: 'ภาควิชาภาษาไทย' } });
    expect((await shown(secretary, `department=${up_department_id}`)).count).toBe(2);
    expect((await secretary.call('GET /publications?start_date=2017-01-02&end_date=2017-01-01')).json().fields).toMatchObject({
      start_date: expect.anything(),
    });
  });

  test('is refused without the right', async () => {
    const stranger = await t.person();
    expect((await stranger.call('GET /publications')).statusCode).toBe(403);
    expect((await stranger.call('GET /report/publications/docx')).statusCode).toBe(403);
  });
});

test('reference managers get one text', async () => {
  const { entries } = (await secretary.call('GET /publications?style=bib&user_name=lecturer')).json();
  expect(entries).toEqual([[expect.stringContaining('author = {{แก้ว ใจดี}}')]]);
  const items = (await secretary.call('GET /publications?style=json')).json().entries[0][0];
  expect(JSON.parse(items)).toHaveLength(3);
});

describe('a document of publications', () => {
  test('for Word has the works with their italics, and keeps each on a page', async () => {
    const answer = await secretary.call('GET /report/publications/docx');
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toMatch(/รายการผลงานตีพิมพ์\.docx/);
    const words = await wordsOf(answer.rawPayload);
    expect(words.join('')).toContain('เกษม รักไทย. (2560). น้ำท่วมในวรรณคดี. วารสารภาษา, 5(2), 7–20.');
    const xml = (await readZip(answer.rawPayload)).get('word/document.xml')?.toString() ?? '';
    expect(xml).toMatch(/<w:r><w:rPr>(?:(?!<\/w:rPr>).)*<w:i\/><w:iCs\/>(?:(?!<\/w:rPr>).)*<\/w:rPr><w:t[^>]*>วารสารภาษา<\/w:t>/);
    expect(xml.match(/<w:keepLines\/>/g)?.length).toBeGreaterThanOrEqual(3);
  });

  test('to print', async () => {
    const answer = await secretary.call('GET /report/publications/pdf?language=en');
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    const [first = ''] = await readPages(answer.rawPayload);
    for (const text of [
      'Publications',
      'เกษม รักไทย. (2560). น้ำท่วมในวรรณคดี.',
      'Jaidee, K. (2026). Loans. Language, 5(2), 7–20.',
      'Page 1 of',
    ])
      expect(first).toContain(squeezed(text));
  });
});

test('too long a list is refused with the filter that makes it shorter', async () => {
  await t.app.db
    .$executeRaw`INSERT INTO web_con_works (user_name, work_type, work_type_detail, work_title_th, work_public_year, created_by, updated_by, updated_at)
    SELECT 'other', 'W7', 'L4', 'งาน ' || n, 2500, 'test', 'test', now() FROM generate_series(1, 5001) n`;
  const answer = await secretary.call('GET /publications');
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields.start_date).toMatchObject({ code: 'list_rows' });
  const began = performance.now();
  await t.app.db.$executeRaw`DELETE FROM web_con_works WHERE work_title_th IN ('งาน 1', 'งาน 2', 'งาน 3', 'งาน 4')`;
  expect((await shown(secretary)).count).toBe(5_000);
  expect(performance.now() - began).toBeLessThan(10_000);
});

/** The texts of a document's paragraphs. */
async function wordsOf(docx: Buffer): Promise<string[]> {
  const xml = (await readZip(docx)).get('word/document.xml')?.toString() ?? '';
  return xml
    .split('</w:p>')
    .map((paragraph) => [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''));
}
