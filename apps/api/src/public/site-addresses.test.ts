import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { siteServer } from './site-server.ts';

let t: TestApp;
let site: FastifyInstance;
let news: number;
let department: number;
const by = { created_by: 'system', updated_by: 'system' };

beforeAll(async () => {
  t = await testApp({ websiteUrl: 'https://la.example' });
  site = await siteServer(t.app);
  const option = { ...by, parameter_system: 'WEB', parameter_name: 'NEWS_TYPE', parameter_th: 'ทั่วไป', parameter_en: 'General' };
  await t.app.db.parameter.create({ data: { ...option, parameter_value: 'N1' } });
  const data = { ...by, order_seq: 1, news_title_th: 'ข่าวหนึ่ง', news_type_tag: ['N1'], news_tag: ['ค่าย'], news_sdgs: ['SDGs4'] };
  ({ news_id: news } = await t.app.db.news.create({ data }));
  await t.app.db.contentPage.create({ data: { ...by, page_url: 'About_us', page_title_th: 'เกี่ยวกับ' } });
  await t.app.db.contentPage.create({ data: { ...by, page_url: 'fees', page_title_th: 'ค่าเทอม' } });
  const made = { ...by, up_department_name_th: 'สาขาไทย', up_department_name_en: 'Thai', order_seq: 1 };
  ({ up_department_id: department } = await t.app.db.department.create({ data: made }));
  for (const user_name of ['kanda', 'malee']) {
    await t.person({ user_name });
    await t.app.db.userInfo.create({ data: { user_name, up_department_id: department } });
  }
  await t.app.changes.flush();
});
afterAll(async () => {
  await site.close();
  await t.close();
});

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (url: string, headers: Record<string, string> = {}) => site.inject({ method: 'GET', url, headers });
const canonicalIn = (body: string) => /<link rel="canonical" href="https:\/\/la\.example([^"]*)">/.exec(body)?.[1];

test('a page has one address: other spellings of it lead there, in both languages', async () => {
  const spellings = ['057', '57.0', '+57', '0x39', '5.7e1', '%35%37', '57%20', '57/'].map(
    (each) => `/news/${each.replace('57', String(news))}`,
  );
  const own: [string, string][] = [
    ...spellings
      .filter((each) => !each.includes('0x39') && !each.includes('5.7e1') && !each.includes('%35'))
      .map((each): [string, string] => [each, `/news/${news}`]),
    [`/news/0x${news.toString(16)}`, `/news/${news}`],
    [`/news/${news}e0`, `/news/${news}`],
    [`/NEWS/${news}`, `/news/${news}`],
    [`//news//${news}?q=1`, `/news/${news}`],
    ['/news/', '/news'],
    ['/News?section=N1&x=2', '/news?section=N1'],
    ['/news/?cursor=x&tag=a%20b', '/news?tag=a+b'],
    ['/page/fees/', '/page/fees'],
    ['/Page/FEES', '/page/fees'],
    ['/page/About_us/', '/page/About_us'],
    ['/people/KANDA', '/people/kanda'],
    ['/news.rss/', '/news.rss'],
  ];
  for (const [asked, leads] of own) {
    const [thai, english] = [await get(asked), await get(`/en${asked}`)];
    expect([asked, thai.statusCode, thai.headers.location]).toEqual([asked, 301, leads]);
    expect([asked, english.statusCode, english.headers.location]).toEqual([asked, 301, `/en${leads}`]);
    expect((await get(leads)).statusCode).toBe(200);
  }
  expect([(await get('/en')).headers.location, (await get('/EN/news')).headers.location]).toEqual(['/en/', '/en/news']);
  expect((await get(`/news/?utm_source=line`)).headers.location).toBe('/news?utm_source=line');
  expect((await get('/PAGE/none')).statusCode).toBe(404);
});

test('the canonical address has no parameters that the page does not read, and what is not there has none', async () => {
  for (const [asked, canonical] of [
    [`/news/${news}?q=1&section=x`, `/news/${news}`],
    ['/news?x=1&section=N1&fbclid=2', '/news?section=N1'],
    ['/deans?year=2569', '/deans'],
    [`/en/people?department=${department}`, `/en/people?department=${department}`],
    ['/none', undefined],
  ] as const)
    expect([asked, canonicalIn((await get(asked)).body)]).toEqual([asked, canonical]);
});

test('search engines keep lists with one filter of their own, not more, not free words, not unknown values', async () => {
  const tag = encodeURIComponent('ค่าย');
  const kept = [
    '/news',
    '/news?section=N1',
    `/news?tag=${tag}`,
    '/news?sdg=SDGs4',
    '/news?month=2026-10',
    '/people',
    `/people?department=${department}`,
  ];
  const more = ['/works?level=national', '/mous?state=ended', '/news?x=1'];
  for (const url of [...kept, ...more]) expect([url, (await get(url)).body.includes('content="noindex"')]).toEqual([url, false]);
  const left = ['/news?section=N1&sdg=SDGs4', `/news?section=N1&tag=${tag}`, '/news?tag=casino', '/news?section=x', '/news?month=2026-13'];
  const others = ['/people?q=casino', '/people?department=0', '/works?type=casino', '/works?year=1', '/mous?state=x', '/articles?group=x'];
  const last = ['/documents?year=x', '/activities?type=x', '/evidence?category=x', '/search?q=ก'];
  for (const url of [...left, ...others, ...last]) expect([url, (await get(url)).body.includes('content="noindex"')]).toEqual([url, true]);
});

test.each([
  '/news/%',
  '/news/%E0%A4%A',
  '/%C3%D1%BA/%ff',
  `/news/${'9'.repeat(400)}`,
  '/files/news/x.png',
  '/files/no-such/x',
  '/share/files/news/x.png',
  '/files/%',
])('%s answers 404 as a page in words, in both languages', async (url) => {
  const [thai, english] = [await get(url, { ...browser, 'accept-language': 'en' }), await get(`/en${url}`, browser)];
  for (const answer of [thai, english]) {
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'; style-src");
    expect(answer.body).toContain('content="noindex"');
  }
  expect(thai.body).toContain('<h1>ไม่พบหน้านี้</h1>');
  expect(english.body).toContain('<h1>Page not found</h1>');
});

test('whoever reads no pages is told in a line, in both languages; nobody gets an object', async () => {
  const answers = [await get('/files/news/x.png', { accept: 'image/*' }), await site.inject({ method: 'POST', url: '/news' })];
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(404);
    expect(body).not.toContain('{');
  }
  expect(answers[0]?.body).toMatch(/^ไม่พบสิ่งที่ขอ · Not found/);
});
