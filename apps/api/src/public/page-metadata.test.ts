import { siteLists } from '@faculty/contracts/admin/menu-item';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { dayDate } from '../kit/crud/days.ts';
import { siteServer } from './site-server.ts';

let t: TestApp;
let site: FastifyInstance;
const by = { created_by: 'system', updated_by: 'system' };
const today = dayDate(todayInBangkok());
let news_id: number;
let doc_id: number;
let dean_id: number;

beforeAll(async () => {
  t = await testApp({ websiteUrl: 'https://la.example' });
  site = await siteServer(t.app);
  await t.person({ user_name: 'author' });
  await t.app.db.user.update({ where: { user_name: 'author' }, data: { fname_th: 'กานดา', lname_th: 'ใจดี' } });
  await t.app.db.userInfo.create({ data: { user_name: 'author', info_expert_th: 'ภาษาถิ่น' } });
  const news = { ...by, order_seq: 1, news_title_th: 'ข่าว', news_content_th: '<p>เนื้อข่าว</p>', news_tag: ['ทุนเรียนดี'] };
  ({ news_id } = await t.app.db.news.create({ data: { ...news, new_start_date: today, news_title_en: 'News', switch_lang: 'Y' } }));
  const stored = { mime: 'image/webp', bytes: 1, public: true, claimed: true, created_by: 'system' };
  for (const path of ['doc/a.pdf', 'deans/a.webp']) await t.app.db.storedFile.create({ data: { ...stored, path, name: 'a' } });
  const document = { ...by, doc_title_th: 'ระเบียบ', doc_content_th: 'มหาวิทยาลัยคู่สัญญา', doc_year: 2569, doc_group_tag: 'D1', doc_index: '1' };
  ({ doc_id } = await t.app.db.document.create({
    data: { ...document, doc_section: 'DOC', doc_h_file: 'doc/a.pdf', switch_lang: 'N' },
  }));
  await t.app.db.document.create({ data: { ...document, doc_section: 'MOU', switch_lang: 'N' } });
  const dean = { ...by, user_name: 'author', direct_dean_image: 'deans/a.webp', direct_dean_start_date: today };
  ({ direct_dean_id: dean_id } = await t.app.db.directDean.create({
    data: { ...dean, direct_dean_position_th: 'คณบดี', direct_dean_position_en: 'Dean' },
  }));
  const activity = { ...by, user_name: 'author', activity_type: 'A2', activity_date: today, status_check: 'S' as const };
  await t.app.db.activity.create({ data: { ...activity, activity_title_th: 'อบรม', activity_place_title: 'หอประชุมใหญ่' } });
  await t.app.changes.flush();
});
afterAll(async () => {
  await site.close();
  await t.close();
});

const get = async (url: string) => (await site.inject(url)).body;
const addWork = async (columns: object): Promise<number> => {
  const work = {
    ...by,
    user_name: 'author',
    work_type: 'W1',
    work_type_detail: 'W1D1',
    work_public_year: 2569,
    status_check: 'S' as const,
  };
  const { work_id } = await t.app.db.work.create({ data: { ...work, work_title_th: 'งาน', work_owner_name_th: 'กานดา ใจดี', ...columns } });
  await t.app.changes.flush();
  return work_id;
};
const metaOf = (body: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(body)?.[1];
const dataOf = (body: string) =>
  Array.from(body.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g), ([, json]) => JSON.parse(json as string));

const lists = Object.keys(siteLists);

describe('works', () => {
  test.each([
    ['ปีที่ 5 ฉบับที่ 2', '12-30', ['5', '2', '12', '30']],
    ['Vol. 5 No. 2', '7', ['5', '2', '7', undefined]],
    ['12(3)', 'e101', ['12', '3', 'e101', undefined]],
    ['12', '-', ['12', undefined, undefined, undefined]],
    ['ฉบับพิเศษ', 'หน้า ก', [undefined, 'ฉบับพิเศษ', undefined, undefined]],
    ['ครั้งที่ 3', '-', [undefined, undefined, undefined, undefined]],
  ])('an article in %s, pages %s, says volume, issue and pages', async (work_public_no, work_public_number, parts) => {
    const work_id = await addWork({ work_public_no, work_public_number, work_public_title_th: 'วารสาร', work_public_isbn: '0125-1234' });
    const body = await get(`/works/${work_id}`);
    const names = ['citation_volume', 'citation_issue', 'citation_firstpage', 'citation_lastpage'];
    expect(names.map((name) => metaOf(body, name))).toEqual(parts);
    expect([metaOf(body, 'citation_journal_title'), metaOf(body, 'citation_issn')]).toEqual(['วารสาร', '0125-1234']);
    expect(dataOf(body)).toContainEqual(
      expect.objectContaining({ '@type': 'ScholarlyArticle', isPartOf: { '@type': 'Periodical', name: 'วารสาร', issn: '0125-1234' } }),
    );
  });

  test('a paper at a conference names the conference, and no journal', async () => {
    const body = await get(
      `/works/${await addWork({ work_public_type: 'ประชุมวิชาการ (Full Paper)', work_public_title_th: 'ประชุมวิชาการครั้งที่ 9' })}`,
    );
    expect(metaOf(body, 'citation_conference_title')).toBe('ประชุมวิชาการครั้งที่ 9');
    expect(body).not.toMatch(/citation_journal_title|Periodical/);
  });

  test('a book has a publisher, and is no article in a periodical', async () => {
    const body = await get(
      `/works/${await addWork({ work_type: 'W3', work_public_title_th: 'สำนักพิมพ์', work_public_isbn: '978-616-1', work_public_no: '-' })}`,
    );
    expect(dataOf(body)).toContainEqual(
      expect.objectContaining({ '@type': 'Book', isbn: '978-616-1', publisher: { '@type': 'Organization', name: 'สำนักพิมพ์' } }),
    );
    expect([metaOf(body, 'citation_publisher'), metaOf(body, 'citation_isbn')]).toEqual(['สำนักพิมพ์', '978-616-1']);
    expect(body).not.toMatch(/citation_journal_title|Periodical|ScholarlyArticle/);
  });

  test('a person’s works are in the APA’s style, and for reference managers those that are public', async () => {
    await t.person({ user_name: 'cited' });
    const of = {
      user_name: 'cited',
      work_owner_name_th: 'กานดา ใจดี และ สมชาย ดี',
      work_public_no: 'ปีที่ 5 ฉบับที่ 2',
      work_public_number: '12-30',
    };
    await t.app.db.userInfo.create({ data: { user_name: 'cited' } });
    const work_id = await addWork({ ...of, work_title_th: 'คำ<ยืม>', work_public_title_th: 'วารสาร' });
    await addWork({ ...of, work_title_th: 'ยังไม่ตรวจ', status_check: 'W' });
    expect(await get('/people/cited')).toContain(
      `กานดา ใจดี และ สมชาย ดี. (2569). <a href="/works/${work_id}">คำ&lt;ยืม&gt;</a>. <i>วารสาร</i>, <i>5</i>(2), 12–30.</span>`,
    );
    const bib = await site.inject('/people/cited/works.bib');
    expect([bib.statusCode, bib.headers['content-type']]).toEqual([200, 'application/x-bibtex; charset=utf-8']);
    expect(bib.body).toContain('author = {{กานดา ใจดี} and {สมชาย ดี}}');
    expect(bib.body).not.toContain('ยังไม่ตรวจ');
    expect(await get('/en/people/cited/works.ris')).toContain('TY  - JOUR');
    expect((await site.inject('/people/nobody/works.bib')).statusCode).toBe(404);
    expect((await site.inject('/people/cited/works.doc')).statusCode).toBe(404);
  });

  test('a person with more works than their page shows has a way to all of them', async () => {
    await t.app.db.work.createMany({
      data: Array.from({ length: 51 }, (_, at) => ({
        ...{ ...by, user_name: 'author', work_type: 'W2', work_type_detail: 'W2D1', work_public_year: 2569, status_check: 'S' as const },
        ...{ work_title_th: `งานที่ ${at}`, work_owner_name_th: 'กานดา' },
      })),
    });
    await t.person({ user_name: 'other' });
    await addWork({ user_name: 'other', work_title_th: 'งานของคนอื่น' });
    expect(await get('/people/author')).toContain('href="/works?person=author"');
    const body = await get('/works?person=author');
    expect(body).toContain('กานดา ใจดี');
    expect(body).not.toContain('งานของคนอื่น');
    await t.app.db.work.deleteMany({ where: { work_type: 'W2' } });
    await t.app.changes.flush();
    expect(await get('/people/author')).not.toContain('?person=');
  });
});

test('a news item is an article with its times, other pages are not; each says its language', async () => {
  const news = await get(`/news/${news_id}`);
  expect([metaOf(news, 'og:type'), metaOf(news, 'article:published_time')]).toEqual(['article', todayInBangkok()]);
  expect(metaOf(news, 'article:modified_time')).toMatch(/^\d{4}-.*Z$/);
  expect([metaOf(news, 'og:locale'), metaOf(news, 'og:locale:alternate')]).toEqual(['th_TH', 'en_GB']);
  expect(metaOf(await get(`/en/news/${news_id}`), 'og:locale')).toBe('en_GB');
  expect(metaOf(await get(`/documents/${doc_id}`), 'og:locale:alternate')).toBeUndefined();
  expect(metaOf(await get('/news'), 'og:type')).toBe('website');
});

test('lists, works and deans have descriptions of their own in both languages', async () => {
  const work = `/works/${await addWork({ work_public_title_th: 'วารสาร' })}`;
  for (const base of ['', '/en']) {
    const descriptions = await Promise.all(
      [...lists, work, `/deans/${dean_id}`].map(async (path) => metaOf(await get(base + path), 'description')),
    );
    expect([base, new Set(descriptions.filter((text) => text !== undefined && text.length > 10)).size]).toEqual([base, lists.length + 2]);
  }
});

test('a trail for search engines has more than one step', async () => {
  const paths = [...lists, '/search', '/sitemap', '/accessibility', `/news/${news_id}`, `/deans/${dean_id}`];
  const trails = (await Promise.all(paths.map(get))).flatMap(dataOf).filter((data) => data['@type'] === 'BreadcrumbList');
  expect(trails.length).toBeGreaterThan(10);
  expect(trails.filter(({ itemListElement }) => itemListElement.length < 2)).toEqual([]);
});

test('a page that is not there has no address of its own', async () => {
  expect(await get('/nothing')).not.toMatch(/rel="canonical"|og:url|hreflang="x-default"/);
});

test('/favicon.ico is the mark of the faculty, or leads to its logo', async () => {
  const mark = await site.inject('/favicon.ico');
  expect([mark.statusCode, mark.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(mark.body).toContain('<svg');
  const logo = {
    path: 'settings/logo.webp',
    name: 'logo',
    mime: 'image/webp',
    bytes: 1,
    public: true,
    claimed: true,
    created_by: 'system',
  };
  await t.app.db.storedFile.create({ data: logo });
  await t.app.db.$executeRaw`UPDATE faculty_settings SET logo_light = ${logo.path}`;
  await t.app.changes.flush();
  const answer = await site.inject('/favicon.ico');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/files/settings/logo.webp?size=small']);
  await t.app.db.$executeRaw`UPDATE faculty_settings SET logo_light = NULL`;
});

describe('an English page', () => {
  test.each<[string, () => string, string]>([
    ['the keyword of a news item', () => `/en/news/${news_id}`, 'ทุนเรียนดี'],
    ['the partner of an MOU', () => '/en/mous', 'มหาวิทยาลัยคู่สัญญา'],
    ['the name of a file', () => '/en/documents', 'ระเบียบ'],
    ['the place of an activity', () => '/en/activities', 'หอประชุมใหญ่'],
    ['expertise', () => '/en/people', 'ภาษาถิ่น'],
    ['a name', () => '/en/deans', 'กานดา'],
  ])('says that Thai words are Thai: %s', async (_what, path, words) => {
    const body = (await get(path())).replace(/^[\s\S]*<main/, '');
    const places = [...body.matchAll(new RegExp(`>([^<]*${words}[^<]*)<`, 'g'))];
    expect(places.length).toBeGreaterThan(0);
    for (const { index } of places) {
      // the languages of the elements that are open here
      const open: (string | undefined)[] = [];
      for (const [, close, tag, attributes = ''] of body.slice(0, index + 1).matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
        if (tag !== undefined && ['img', 'br', 'input', 'wbr', 'source'].includes(tag)) continue;
        if (close) open.pop();
        else open.push(/\slang="(\w+)"/.exec(attributes)?.[1]);
      }
      expect([words, open.findLast(Boolean)]).toEqual([words, 'th']);
    }
  });

  test('of a document that is in Thai only says so', async () => {
    expect(await get(`/en/documents/${doc_id}`)).toContain('This content is in Thai only');
    expect(await get(`/documents/${doc_id}`)).not.toContain('ภาษาไทยเท่านั้น');
  });
});
