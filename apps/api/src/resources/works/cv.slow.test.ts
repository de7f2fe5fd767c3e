import { type CvChoice, cvSection } from '@faculty/contracts/profile/cv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPages, readZip, squeezed } from '../../../test/support/read-reports.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let malee: Client;
let ids: number[];
const stamps = { created_by: 'test', updated_by: 'test' };
const long = 'การศึกษาเปรียบเทียบกลวิธีทางภาษาในวรรณกรรมไทยร่วมสมัยกับการถ่ายทอดความหมายในบทแปลภาษาอังกฤษของนักเขียนรุ่นใหม่';

beforeAll(async () => {
  t = await testApp();
  malee = await t.person({ user_name: 'malee', pages: { '/web/content_work': { view: 'Y' } } });
  await t.person({ user_name: 'other' });
  await t.app.db.user.update({
    where: { user_name: 'malee' },
    data: { fname_th: 'มาลี', lname_th: 'รักไทย', fname_en: 'Malee', lname_en: 'Rakthai' },
  });
  const info = { info_expert_th: 'ภาษาศาสตร์\nการแปล', info_expert_en: 'Linguistics', info_mobile: '081-000-0000', info_room: '1203' };
  await t.app.db.userInfo.upsert({ where: { user_name: 'malee' }, create: { user_name: 'malee', ...info }, update: info });
  await t.app.db.eduLevel.create({ data: { edu_code: 'E9', edu_name_th: 'ปริญญาเอก', order_seq: 9, ...stamps } });
  await t.app.db.userEdu.create({
    data: {
      ...{
        user_name: 'malee',
        edu_code: 'E9',
        edu_year: 2555,
        edu_degree_th: 'ปร.ด. (ภาษาศาสตร์)',
        edu_degree_en: 'PhD (Linguistics)',
        ...stamps,
      },
      ...{ edu_degree_place_th: 'จุฬาลงกรณ์มหาวิทยาลัย', edu_degree_place_en: 'Chulalongkorn University' },
    },
  });
  const work = {
    user_name: 'malee',
    work_type: 'W1',
    work_type_detail: 'L4',
    work_owner_name_th: 'มาลี รักไทย',
    work_owner_name_en: 'Malee Rakthai',
    ...stamps,
  };
  const made = await t.app.db.work.createManyAndReturn({
    data: [
      {
        ...work,
        work_title_th: 'คำยืม',
        work_title_en: 'Loans',
        work_public_year: 2569,
        work_public_title_th: 'วารสารภาษา',
        work_public_title_en: 'Language',
      },
      { ...work, work_title_th: 'วรรณยุกต์', work_title_en: 'Tones', work_public_year: 2560 },
      { ...work, user_name: 'other', work_title_th: 'ของคนอื่น', work_title_en: 'Hidden', work_public_year: 2560 },
    ],
    select: { work_id: true },
  });
  ids = made.map(({ work_id }) => work_id);
  await t.app.db.activity.create({
    data: {
      user_name: 'malee',
      activity_type: 'A6',
      activity_title_th: 'รางวัลครูดีเด่น',
      activity_title_en: 'Teacher award',
      activity_date: new Date('2026-01-16'),
      ...stamps,
    },
  });
});
afterAll(() => t.close());

const choice = (highlights: number[], hidden: string[] = []): CvChoice => ({
  sections: (['education', 'expertise', 'highlights', 'works', 'activities'] as const).filter((section) => !hidden.includes(section)),
  highlights,
});

describe('the choice of a CV', () => {
  test('begins with all sections, and offers one’s own works, the latest first', async () => {
    const { sections, highlights, works } = (await malee.call('GET /api/cv')).json();
    expect(sections).toEqual(cvSection.options);
    expect(highlights).toEqual([]);
    expect(works.map(({ title_th }: { title_th: string }) => title_th)).toEqual(['คำยืม', 'วรรณยุกต์']);
  });

  test('is kept, and another’s work, more than ten and a section twice are refused', async () => {
    expect((await malee.call('PUT /api/cv', choice([ids[1] as number, ids[0] as number]))).statusCode).toBe(200);
    expect((await malee.call('GET /api/cv')).json()).toMatchObject(choice([ids[1] as number, ids[0] as number]));
    expect(await t.app.db.auditLog.findMany({ where: { entity: 'cv' } })).toMatchObject([{ action: 'edit', user_name: 'malee' }]);
    const refused = async (body: object) => Object.keys((await malee.call('PUT /api/cv', body)).json().fields ?? {});
    expect(await refused(choice([ids[0] as number, ids[2] as number]))).toEqual(['highlights.1']);
    expect(await refused(choice(Array.from({ length: 11 }, (_, at) => at + 1)))).toEqual(['highlights']);
    expect(await refused({ ...choice([]), sections: ['works', 'works'] })).toEqual(['sections']);
  });
});

const wordsIn = async (query: string) => {
  const answer = await malee.call(`GET /report/cv/docx?${query}`);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  const xml = (await readZip(answer.rawPayload)).get('word/document.xml')?.toString() ?? '';
  return xml
    .split('</w:p>')
    .map((paragraph) => [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''));
};

describe('a CV', () => {
  test('for Word has the shown sections in their order and language, and nothing private', async () => {
    await malee.call('PUT /api/cv', choice([ids[1] as number], ['expertise']));
    const thai = await wordsIn('');
    expect(thai).toEqual([
      ...['คณะศิลปศาสตร์', 'มาลี รักไทย', expect.stringContaining('1203')],
      ...['ประวัติการศึกษา', '2555  ปร.ด. (ภาษาศาสตร์), จุฬาลงกรณ์มหาวิทยาลัย'],
      ...['ผลงานเด่น', 'มาลี รักไทย. (2560). วรรณยุกต์.'],
      ...['ผลงานวิชาการ', 'W1', 'มาลี รักไทย. (2569). คำยืม. วารสารภาษา.', 'มาลี รักไทย. (2560). วรรณยุกต์.'],
      ...['กิจกรรมทางวิชาการและรางวัล', 'รางวัลครูดีเด่น, 16\u00a0มกราคม\u00a02569', ''],
    ]);
    expect(thai.join('')).not.toMatch(/081-000-0000|ของคนอื่น/);
    const english = (await wordsIn('language=en')).join('|');
    for (const text of [
      'Malee Rakthai',
      '2012  PhD (Linguistics), Chulalongkorn University',
      'Rakthai, M. (2026). Loans. Language.',
      'Teacher award, 16\u00a0January\u00a02026',
    ])
      expect(english).toContain(text);
  });

  test('to print ends no page with a heading and divides no entry', async () => {
    const count = 90;
    await t.app.db.work.createMany({
      data: Array.from({ length: count }, (_, at) => ({
        ...{ user_name: 'malee', work_type: `W${1 + (at % 7)}`, work_type_detail: 'L4', ...stamps, work_owner_name_th: 'มาลี รักไทย และคณะ' },
        ...{
          work_title_th: `${long.slice(0, 20 + ((at * 37) % 90))} [เรื่องที่ ${at}]`,
          work_public_title_th: long,
          work_public_year: 2500 + at,
        },
      })),
    });
    const answer = await malee.call('GET /report/cv/pdf');
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    const pages = await readPages(answer.rawPayload);
    expect(pages.length).toBeGreaterThan(5);
    // the foot of a page is drawn before its text
    const texts = pages.map((page) => page.replace(/^หน้า\d+จากข้อมูลณวันที่\d+\D+\d+/, ''));
    for (const [at, page] of texts.entries()) {
      if (at < texts.length - 1) expect(page, `page ${at + 1}`).toMatch(/[.\])]$|256\d$/);
      if (at > 0) expect(page, `page ${at + 1}`).toMatch(/^(?:มาลีรักไทย|W\d|กิจกรรม|รางวัล)/);
    }
    const all = texts.join('');
    for (let at = 0; at < count; at += 1) expect(all).toContain(squeezed(`[เรื่องที่ ${at}]`));
  });
});
