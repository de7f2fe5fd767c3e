import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { siteLists } from '@faculty/contracts/admin/menu-item';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { frameSources } from '@faculty/contracts/kit/video-address';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { dayDate } from '../kit/crud/days.ts';
import { picture } from '../storage/testing/test-files.ts';
import { siteServer } from './site-server.ts';

let t: TestApp;
let site: FastifyInstance;
const by = { created_by: 'system', updated_by: 'system' };
const inDays = (days: number) => new Date(dayDate(todayInBangkok()).getTime() + days * 86_400_000);

beforeAll(async () => {
  t = await testApp({ websiteUrl: 'https://la.example' });
  site = await siteServer(t.app);
});
afterAll(async () => {
  await site.close();
  await t.close();
});

const get = (url: string, headers: Record<string, string> = {}) => site.inject({ method: 'GET', url, headers });
async function addNews(columns: object): Promise<number> {
  const { news_id } = await t.app.db.news.create({
    data: { ...by, order_seq: 1, news_title_th: 'ข่าวหนึ่ง', search_text: 'ข่าวหนึ่ง', ...columns },
  });
  await t.app.changes.flush();
  return news_id;
}

const pages = ['/', ...Object.keys(siteLists), '/search', '/sitemap', '/accessibility'];

describe.each(['', '/en'])('in the language of %j', (base) => {
  test.each(pages)('%s is a whole page without data', async (path) => {
    const answer = await get(base + path);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(new RegExp(`^<!doctype html>\n<html lang="${base === '' ? 'th' : 'en'}" `));
    expect(answer.body.match(/<h1/g)).toHaveLength(1);
  });
});

test('a news item is on the home page, in its list, on its own page and in the feed; hidden it is on none', async () => {
  const news_id = await addNews({ news_content_th: '<p>เนื้อข่าว</p>', new_start_date: inDays(0) });
  const doors = ['/', '/news', `/news/${news_id}`, '/news.rss', '/sitemap.xml', `/search?q=${encodeURIComponent('ข่าวหนึ่ง')}`];
  const told = async () =>
    Promise.all(
      doors.map(async (door) =>
        (await get(door)).body.includes(
          door === '/sitemap.xml' ? `/news/${news_id}<` : door.startsWith('/news.') ? `/news/${news_id}` : 'ข่าวหนึ่ง</',
        ),
      ),
    );
  expect(await told()).toEqual(doors.map(() => true));
  for (const columns of [
    { active: 'N' },
    { active: 'Y', new_start_date: inDays(1) },
    { new_start_date: inDays(-3), show_end_date: inDays(-1) },
  ] as const) {
    await t.app.db.news.update({ where: { news_id }, data: columns });
    await t.app.changes.flush();
    expect(await told()).toEqual(doors.map(() => false));
    expect((await get(`/news/${news_id}`)).statusCode).toBe(404);
  }
});

test('a scheduled news item appears when its day begins in Bangkok, and goes when its last day has ended', async () => {
  const id = await addNews({ news_title_th: 'ข่าวล่วงหน้า', new_start_date: inDays(2), show_end_date: inDays(3) });
  const midnight = (days: number) => inDays(days).getTime() - 7 * 3_600_000;
  const doors = ['/news', `/news/${id}`, '/news.rss', '/sitemap.xml'];
  const shown = async () =>
    Promise.all(doors.map(async (url) => (await get(url)).body)).then((all) =>
      all.map((body) => body.includes('ข่าวล่วงหน้า') || body.includes(`/news/${id}<`)),
    );
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const [moment, isShown] of [
    [midnight(2) - 1, false],
    [midnight(2) + 1, true],
    [midnight(4) - 1, true],
    [midnight(4) + 1, false],
  ] as const) {
    vi.setSystemTime(moment);
    expect([moment, await shown()]).toEqual([moment, doors.map(() => isShown)]);
  }
});

test('whoever has just looked sees a save and a hide at the next press: pages and feeds are asked for again, at the cost of a 304', async () => {
  const news_id = await addNews({ news_title_th: 'ชื่อแรก' });
  for (const url of ['/', '/news', `/news/${news_id}`, '/news.rss', '/sitemap.xml', '/calendar.ics', '/oai?verb=Identify']) {
    const { headers } = await get(url);
    expect([url, headers['cache-control']]).toEqual([url, 'public, no-cache']);
    const again = await get(url, { 'if-none-match': String(headers.etag) });
    expect([url, again.statusCode, again.body, again.headers['cache-control']]).toEqual([url, 304, '', 'public, no-cache']);
  }
  const known = { 'if-none-match': String((await get(`/news/${news_id}`)).headers.etag) };
  await t.app.db.news.update({ where: { news_id }, data: { news_title_th: 'ชื่อใหม่' } });
  await t.app.changes.flush();
  expect((await get(`/news/${news_id}`, known)).body).toContain('ชื่อใหม่');
  await t.app.db.news.update({ where: { news_id }, data: { active: 'N' } });
  await t.app.changes.flush();
  expect((await get(`/news/${news_id}`, known)).statusCode).toBe(404);
});

test('what people typed is escaped; English is shown where the record has it', async () => {
  const news_id = await addNews({ news_title_th: '<script>alert(1)</script>', news_title_en: 'In English', switch_lang: 'Y' });
  const thai = (await get(`/news/${news_id}`)).body;
  expect(thai).not.toContain('<script>alert');
  expect(thai).toContain(`<link rel="alternate" hreflang="en" href="https://la.example/en/news/${news_id}">`);
  expect((await get(`/en/news/${news_id}`)).body).toContain('<h1 lang="en">In English</h1>');
  await t.app.db.news.update({ where: { news_id }, data: { switch_lang: 'N' } });
  await t.app.changes.flush();
  const english = (await get(`/en/news/${news_id}`)).body;
  expect(english).not.toContain('In English');
  expect(english).toContain(`<link rel="canonical" href="https://la.example/news/${news_id}">`);
});

test('pages have a policy without scripts, no cookie, validators, and no style sheet but their own', async () => {
  const first = await get('/');
  expect(first.headers['set-cookie']).toBeUndefined();
  expect((await get('/', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  const [, css = ''] = /<style>([^<]+)<\/style>/.exec(first.body) ?? [];
  const hash = createHash('sha256').update(css).digest('base64');
  expect(String(first.headers['content-security-policy'])).toContain(`style-src 'sha256-${hash}';`);
  expect(first.body).not.toContain('stylesheet');
});

test('whoever reaches the website or the back-office over https is told to stay with it', async () => {
  const told = async (server: FastifyInstance, url: string) => (await server.inject(url)).headers['strict-transport-security'];
  for (const url of ['/', '/news/0', '/news.rss', '/files/news/x.png'])
    expect([url, await told(site, url)]).toEqual([url, 'max-age=31536000; includeSubDomains']);
  for (const url of ['/livez', '/public/v1/news']) expect([url, await told(t.app, url)]).toEqual([url, undefined]);
  const { websiteUrl } = t.app.config;
  Object.assign(t.app.config, { websiteUrl: 'http://la.example' });
  const plain = await siteServer(t.app);
  Object.assign(t.app.config, { websiteUrl });
  expect(await told(plain, '/')).toBeUndefined();
  await plain.close();
  const office = await testApp({ publicUrl: 'https://office.example' });
  for (const url of ['/livez', '/public/v1/news', '/auth/me'])
    expect([url, await told(office.app, url)]).toEqual([url, 'max-age=31536000; includeSubDomains']);
  await office.close();
});

test('security headers: a page and an error have them, a file keeps its own policy, 304 repeats none', async () => {
  const names = ['content-security-policy', 'referrer-policy', 'x-content-type-options'];
  const [page, missing, faulty] = [await get('/'), await get('/no-such-page'), await get('/oai/none')];
  for (const { headers } of [page, missing, faulty])
    expect(Object.keys(headers)).toEqual(expect.arrayContaining([...names, 'x-request-id']));
  const others = await Promise.all(['/livez', '/public/v1/news', '/auth/me'].map((url) => t.app.inject(url)));
  for (const { headers } of [page, missing, ...others]) expect(headers['content-security-policy']).toContain("base-uri 'none'");
  const known = await get('/', { 'if-none-match': String(page.headers.etag) });
  expect(known.headers).toMatchObject({ etag: page.headers.etag, vary: 'accept-encoding', 'x-request-id': expect.any(String) });
  expect(Object.keys(known.headers).filter((name) => names.includes(name))).toEqual([]);

  const form = new FormData();
  form.set('file', new File([new Uint8Array(await picture('png'))], 'a.png'));
  const admin = await t.person({ role: 'admin' });
  const file = await get((await admin.call('POST /file/upload/public', form)).json().publicUrl);
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none'; sandbox; base-uri 'none'/),
    'x-content-type-options': 'nosniff',
  });
});

test('an answer is compressed for whoever takes gzip, the first time and from the cache', async () => {
  const plain = await get('/sitemap');
  for (const encoding of ['gzip, deflate, br', 'br;q=1, gzip;q=0.5']) {
    for (const path of ['/sitemap', '/accessibility?x=1']) {
      const answer = await get(path, { 'accept-encoding': encoding });
      expect([answer.statusCode, answer.headers['content-encoding'], answer.headers.vary]).toEqual([200, 'gzip', 'accept-encoding']);
      expect(gunzipSync(answer.rawPayload).toString()).toBe((await get(path)).body);
    }
  }
  for (const encoding of ['br', 'gzip;q=0', 'gzip;q=0.0, br', '']) {
    const answer = await get('/sitemap', { 'accept-encoding': encoding });
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, plain.body]);
  }
});

test('news are filtered by goal, keyword and month together, and each filter can be taken away', async () => {
  const all = { news_sdgs: ['SDGs4'], news_tag: ['ค่าย & อาสา'], new_start_date: new Date('2026-10-31') };
  const fits = await addNews({ ...all, news_title_th: 'ตรงทุกตัวกรอง' });
  const others = [
    await addNews({ ...all, news_sdgs: ['SDGs1'] }),
    await addNews({ ...all, news_tag: ['ค่าย'] }),
    await addNews({ ...all, new_start_date: new Date('2026-11-01') }),
  ];
  const list = (await get(`/news?sdg=SDGs4&month=2026-10&tag=${encodeURIComponent('ค่าย & อาสา')}`)).body;
  expect(list).toContain(`href="/news/${fits}"`);
  for (const other of others) expect(list).not.toContain(`href="/news/${other}"`);
  expect(list).toContain('<details class="filters" open>');
  expect(list).toContain('<option value="SDGs4" selected>');
  const without = `/news?${new URLSearchParams({ tag: 'ค่าย & อาสา', month: '2026-10' })}`.replaceAll('&', '&amp;');
  expect(list).toContain(`href="${without}"`);
  expect((await get('/news?month=2026-13')).statusCode).toBe(200);
  const open = await t.call(`GET /public/v1/news?news_sdgs=SDGs4&start_date=2026-10-01&end_date=2026-10-31&limit=50`);
  expect(open.json().rows.map(({ news_id }: { news_id: number }) => news_id)).toEqual([others[1], fits]);
});

test('a news item is shared by links', async () => {
  const news_id = await addNews({ news_title_th: 'ข่าว "ดี" & ใหม่' });
  const { body } = await get(`/news/${news_id}`);
  expect(body).toContain(`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(`https://la.example/news/${news_id}`)}"`);
  expect(body).toContain(`mailto:?subject=${encodeURIComponent('ข่าว "ดี" & ใหม่')}&amp;body=`);
});

test('a search shows the first of each kind, and all of one', async () => {
  for (let n = 0; n < 11; n++) await addNews({ news_title_th: `นกกระเต็น ${n}`, search_text: `นกกระเต็น ${n}` });
  const q = encodeURIComponent('นกกระเต็น');
  const first = (await get(`/search?q=${q}`)).body;
  expect(first.match(/href="\/news\/\d+"/g)).toHaveLength(8);
  expect(first).toContain(`href="/search?q=${q}&amp;kind=news"`);
  expect((await get(`/search?q=${q}&kind=news`)).body.match(/href="\/news\/\d+"/g)).toHaveLength(11);
  expect((await get(`/search?q=${q}&kind=doc`)).body).not.toContain('href="/news/1');
  expect((await get(`/search?q=${q}&kind=__proto__`)).body.match(/href="\/news\/\d+"/g)).toHaveLength(8);
});

test('a list says whether its filters find nothing or there is nothing yet', async () => {
  expect((await get('/articles')).body).toContain('ยังไม่มีรายการ');
  expect((await get('/articles?group=A9')).body).toContain('<a href="/articles">ล้างตัวกรอง</a>');
});

test('documents are filtered by their year', async () => {
  const make = (doc_title_th: string, doc_year: number) =>
    t.app.db.document.create({ data: { ...by, doc_section: 'DOC', doc_group_tag: 'D1', doc_title_th, doc_year } });
  const thisYear = Number(todayInBangkok().slice(0, 4)) + 543;
  await make('เอกสารปีนี้', thisYear);
  await make('เอกสารปีก่อน', thisYear - 1);
  await t.app.changes.flush();
  const { body } = await get(`/documents?year=${thisYear}`);
  expect(body).toContain('เอกสารปีนี้</a>');
  expect(body).not.toContain('เอกสารปีก่อน</a>');
});

test('works are filtered by their level of publication', async () => {
  const { user_name } = await t.person();
  await t.app.db.userInfo.create({ data: { user_name } });
  const make = (work_title_th: string, work_public_inter: string) =>
    t.app.db.work.create({
      data: {
        ...by,
        user_name,
        work_type: 'W1',
        work_type_detail: 'W1D1',
        work_title_th,
        work_public_inter,
        work_public_year: 2569,
        status_check: 'S',
        search_text: '',
      },
    });
  await make('ในประเทศ', 'ระดับชาติ');
  await make('ต่างประเทศ', 'ระดับนานาชาติ');
  await t.app.changes.flush();
  const { body } = await get('/works?level=international&year=2569');
  expect(body).toContain('>ต่างประเทศ</a>');
  expect(body).not.toContain('>ในประเทศ</a>');
  expect((await get('/works?level=__proto__')).body).toContain('>ในประเทศ</a>');
});

test('the policy names the one script by its hash, and the frames that the website shows', async () => {
  const { body, headers } = await get('/news');
  const scripts = [...body.matchAll(/<script type="([^"]+)">([^<]*)<\/script>/g)].filter(([, type]) => type !== 'application/ld+json');
  const hashes = scripts.map(
    ([, , text]) =>
      `'sha256-${createHash('sha256')
        .update(text as string)
        .digest('base64')}'`,
  );
  expect(body.match(/<script/g)?.length).toBe(scripts.length + (body.match(/<script type="application\/ld\+json">/g)?.length ?? 0));
  expect(hashes).toHaveLength(1);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src ${hashes[0]};`);
  expect(policy).toContain(`frame-src ${frameSources.join(' ')};`);
  expect(policy).not.toMatch(/unsafe-(inline|eval)'(?<!style-src-attr 'unsafe-inline')/);
});

test('a person has accepted activities on their page; works without a journal do not name one', async () => {
  const { user_name } = await t.person({ user_name: 'kanda' });
  await t.app.db.userInfo.create({ data: { user_name } });
  const activity = { ...by, user_name, activity_type: 'A2', activity_date: inDays(-3) };
  await t.app.db.activity.create({ data: { ...activity, activity_title_th: 'อบรมที่ผ่านแล้ว', status_check: 'S' } });
  await t.app.db.activity.create({ data: { ...activity, activity_title_th: 'อบรมที่รอตรวจ', status_check: 'W' } });
  const { work_id } = await t.app.db.work.create({
    data: {
      ...by,
      user_name,
      work_type: 'W1',
      work_type_detail: 'W1D1',
      work_title_th: 'หนังสือ',
      work_public_year: 2569,
      status_check: 'S',
    },
  });
  await t.app.changes.flush();
  const { body } = await get(`/people/${user_name}`);
  expect(body).toContain('อบรมที่ผ่านแล้ว');
  expect(body).not.toContain('อบรมที่รอตรวจ');
  expect((await get(`/works/${work_id}`)).body).not.toMatch(/citation_journal_title|isPartOf/);
});

test('links to files tell type and size, also in the text of a page; those to pictures and other addresses do not', async () => {
  const path = `uploads/${'5'.repeat(32)}.docx`;
  const file = { name: 'แบบฟอร์ม.docx', mime: 'application/x', bytes: 1_234_567, public: true, claimed: true, created_by: 'system' };
  await t.app.db.storedFile.create({ data: { ...file, path } });
  const doc = {
    ...by,
    doc_section: 'DOC',
    doc_group_tag: 'D1',
    doc_year: 2569,
    doc_title_th: 'แบบฟอร์มลา',
    doc_h_file: path,
    status_link: 'Y',
  } as const;
  const { doc_id } = await t.app.db.document.create({ data: doc });
  const facts = '<small class="file">DOCX, 1.2 MB</small></a>';
  for (const address of ['/documents', `/documents/${doc_id}`, '/en/documents'])
    expect((await get(address)).body).toMatch(new RegExp(`href="/files/${path}"[^>]*>.*?แบบฟอร์มลา(?:</span>)+ ${facts}`));
  const text = `<p><a href="/files/${path}">แบบ</a> <a href="https://la.example/files/${path}?x=1">แบบ 2</a> <a href="/files/news/a.jpg"><img src="/files/news/a.jpg"></a> <a href="/files/${path.replace('5', '6')}">ไม่มี</a></p>`;
  const news_id = await addNews({ news_content_th: text, new_start_date: inDays(0) });
  const { body } = await get(`/news/${news_id}`);
  expect(body).toContain(`แบบ ${facts}`);
  expect(body).toContain(`แบบ 2 ${facts}`);
  expect(body.match(/class="file"/g)).toHaveLength(2);
  expect(body).toContain('ไม่มี</a>');
});

test('each kind of page has structured data of its type, and what link previews and Google Scholar read', async () => {
  const { user_name } = await t.person({ user_name: 'scholar' });
  await t.app.db.userInfo.create({ data: { user_name } });
  const work = { ...by, user_name, work_type: 'W1', work_type_detail: 'W1D1', work_public_year: 2569, status_check: 'S' } as const;
  const names = { work_title_th: 'ภาษา "ถิ่น"', work_owner_name_th: 'กานดา ใจดี และ Somchai M.', work_public_title_th: 'วารสาร' };
  const { work_id } = await t.app.db.work.create({ data: { ...work, ...names } });
  await t.app.db.facultyDate.create({ data: { ...by, title_th: 'วันสอบ', start_date: inDays(1), end_date: inDays(2) } });
  const picture = { path: 'news/a.webp', name: 'a.webp', mime: 'image/webp', bytes: 1, public: true, claimed: true, created_by: 'system' };
  await t.app.db.storedFile.create({ data: picture });
  const news_id = await addNews({ news_h_image_th: picture.path, new_start_date: inDays(0) });
  for (const [path, type] of [
    ['/', 'CollegeOrUniversity'],
    [`/news/${news_id}`, 'NewsArticle'],
    [`/news/${news_id}`, 'BreadcrumbList'],
    [`/people/${user_name}`, 'Person'],
    [`/works/${work_id}`, 'ScholarlyArticle'],
    ['/calendar', 'Event'],
  ] as const) {
    const data = [...(await get(path)).body.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
    const found = data.map(([, json]) => JSON.parse(json as string) as Record<string, unknown>);
    expect([path, found.map((each) => each['@type'])]).toEqual([path, expect.arrayContaining([type])]);
    expect(found.every((each) => each['@context'] === 'https://schema.org')).toBe(true);
  }
  const { body } = await get(`/works/${work_id}`);
  for (const tag of [
    '<meta name="citation_title" content="ภาษา &quot;ถิ่น&quot;">',
    '<meta name="citation_author" content="กานดา ใจดี">',
    '<meta name="citation_author" content="Somchai M.">',
    '<meta name="citation_publication_date" content="2026">',
    '<meta name="citation_journal_title" content="วารสาร">',
  ])
    expect(body).toContain(tag);
  expect((await get(`/news/${news_id}`)).body).toContain('<meta property="og:image" content="https://la.example/share/news/a.webp">');
});

test('an unknown page helps on with 404; strange addresses are no faults', async () => {
  expect((await get('/nothing/here')).body).toContain('/sitemap"');
  for (const url of [
    '/news/0',
    '/news/x',
    '/news/99999999999',
    '/people/%E0%B8',
    '/works?year=1&type=%00',
    '/news?cursor=x',
    '/__proto__',
    '/en/constructor/x',
  ])
    expect((await get(url)).statusCode, url).toBeLessThan(500);
});
