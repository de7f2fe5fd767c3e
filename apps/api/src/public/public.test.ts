import { entities, entityOf } from '@faculty/contracts/entities';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { neverPublic } from '@faculty/contracts/kit/public';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../../test/test-app.ts';
import { dayDate } from '../kit/crud/days.ts';
import { siteServer } from './site-server.ts';

let t: TestApp;
let site: FastifyInstance;
let admin: Client;
const known = 'เผยแพร่ได้';
const inDays = (days: number) => new Date(dayDate(todayInBangkok()).getTime() + days * 86_400_000);
const by = { created_by: 'system', updated_by: 'system' };
let masters: { group_master_id: number; group_sub_a_id: number; group_sub_b_id: number };
let count = 0;

beforeAll(async () => {
  t = await testApp({ websiteUrl: 'https://la.example' });
  site = await siteServer(t.app);
  admin = await t.person({ role: 'admin' });
  await t.person({ user_name: 'author' });
  await t.app.db.userInfo.upsert({ where: { user_name: 'author' }, create: { user_name: 'author' }, update: {} });
  const { group_master_id } = await t.app.db.groupMaster.create({
    data: { group_master_name_th: 'หมวด', group_master_title_th: 'หมวด', order_seq: 1 },
  });
  const { group_sub_a_id } = await t.app.db.groupSubA.create({
    data: { group_master_id, group_sub_a_index: '1.1', group_sub_a_title_th: 'หัวข้อ', order_seq: 1 },
  });
  const { group_sub_b_id } = await t.app.db.groupSubB.create({ data: { group_sub_a_id, group_sub_b_title_th: 'หัวข้อย่อย', order_seq: 1 } });
  masters = { group_master_id, group_sub_a_id, group_sub_b_id };
});
afterAll(async () => {
  await site.close();
  await t.close();
});

const get = async (url: string, headers: Record<string, string> = {}) => t.app.inject({ method: 'GET', url, headers });
const file = async (path: string) => {
  await t.app.db.storedFile.create({
    data: { path, mime: 'image/webp', bytes: 1, name: 'picture.webp', public: true, claimed: true, created_by: 'system' },
  });
  return path;
};

/** Makes a public record of each kind with these columns besides, and returns its key. */
const makers: Record<string, { path: string; make(columns: object, word?: string): Promise<string>; hidden: Record<string, object> }> = {
  news: {
    path: 'news',
    make: async (columns, word = known) =>
      String((await t.app.db.news.create({ data: { ...by, order_seq: 1, news_title_th: word, search_text: word, ...columns } })).news_id),
    hidden: { hidden: { active: 'N' }, 'not begun': { new_start_date: inDays(1) }, ended: { show_end_date: inDays(-1) } },
  },
  content_page: {
    path: 'pages',
    make: async (columns, word = known) =>
      (
        await t.app.db.contentPage.create({
          data: { ...by, page_url: `page-${++count}`, page_title_th: word, search_text: word, ...columns },
        })
      ).page_url,
    hidden: { hidden: { active: 'N' }, 'not begun': { show_start_date: inDays(1) }, ended: { show_end_date: inDays(-1) } },
  },
  article_page: {
    path: 'articles',
    make: async (columns, word = known) =>
      (
        await t.app.db.articlePage.create({
          data: {
            ...by,
            article_page_url: `article-${++count}`,
            article_page_group_tag: 'A1',
            article_page_title_th: word,
            search_text: word,
            ...columns,
          },
        })
      ).article_page_url,
    hidden: { hidden: { active: 'N' }, 'not begun': { show_start_date: inDays(1) }, ended: { show_end_date: inDays(-1) } },
  },
  link: {
    path: 'links',
    make: async (columns, word = known) =>
      String(
        (
          await t.app.db.link.create({
            data: {
              ...by,
              order_seq: 1,
              links_title_th: word,
              links_desc_th: '',
              links_url: 'https://la.example',
              search_text: word,
              ...columns,
            },
          })
        ).links_id,
      ),
    hidden: { hidden: { active: 'N' }, 'not begun': { show_start_date: inDays(1) }, ended: { show_end_date: inDays(-1) } },
  },
  doc: {
    path: 'documents',
    make: (columns, word) => makeDocument('DOC', columns, word),
    hidden: {
      hidden: { active: 'N' },
      expired: { expire: 'Y' },
      'not begun': { show_start_date: inDays(1) },
      ended: { show_end_date: inDays(-1) },
    },
  },
  mou: {
    path: 'mous',
    make: (columns, word) => makeDocument('MOU', columns, word),
    hidden: {
      hidden: { active: 'N' },
      expired: { expire: 'Y' },
      'not begun': { show_start_date: inDays(1) },
      ended: { show_end_date: inDays(-1) },
    },
  },
  person_page: {
    path: 'showcases',
    make: async (columns, word = known) =>
      (
        await t.app.db.personPage.create({
          data: {
            ...by,
            persons_url: `people-${++count}`,
            persons_title_th: word,
            persons_title_en: '',
            search_text: word,
            ...columns,
          } as never,
        })
      ).persons_url,
    hidden: { hidden: { active: 'N' } },
  },
  direct_dean: {
    path: 'deans',
    make: async (columns, word = known) =>
      String(
        (
          await t.app.db.directDean.create({
            data: {
              ...by,
              user_name: 'author',
              direct_dean_image: await file(`deans/${++count}.webp`),
              direct_dean_position_th: word,
              direct_dean_position_en: '',
              direct_dean_start_date: inDays(-9),
              ...columns,
            },
          })
        ).direct_dean_id,
      ),
    hidden: { hidden: { active: 'N' } },
  },
  group_item: {
    path: 'grouped_documents',
    make: async (columns, word = known) =>
      String(
        (
          await t.app.db.groupItem.create({
            data: { ...by, ...masters, group_item_year: 2569, group_item_title_th: word, order_seq: 1, search_text: word, ...columns },
          })
        ).group_item_id,
      ),
    hidden: { hidden: { active: 'N' } },
  },
  work: {
    path: 'works',
    make: async (columns, word = known) =>
      String(
        (
          await t.app.db.work.create({
            data: {
              ...by,
              user_name: 'author',
              work_type: 'W1',
              work_type_detail: 'Q1',
              work_title_th: word,
              work_public_year: 2569,
              status_check: 'S',
              search_text: word,
              ...columns,
            },
          })
        ).work_id,
      ),
    hidden: {
      hidden: { active: 'N' },
      'not accepted': { status_check: 'W' },
      rejected: { status_check: 'C' },
      cancelled: { status_check: 'E' },
    },
  },
  activity: {
    path: 'activities',
    make: async (columns, word = known) =>
      String(
        (
          await t.app.db.activity.create({
            data: {
              ...by,
              user_name: 'author',
              activity_type: 'A2',
              activity_title_th: word,
              activity_date: inDays(0),
              status_check: 'S',
              search_text: word,
              ...columns,
            },
          })
        ).activity_id,
      ),
    hidden: {
      hidden: { active: 'N' },
      'not accepted': { status_check: 'W' },
      rejected: { status_check: 'C' },
      cancelled: { status_check: 'E' },
    },
  },
};

async function makeDocument(doc_section: 'DOC' | 'MOU', columns: object, word = known): Promise<string> {
  const data = { ...by, doc_section, doc_group_tag: 'D1', doc_year: 2569, doc_title_th: word, search_text: word, ...columns };
  return String((await t.app.db.document.create({ data })).doc_id);
}

const keysIn = async (path: string): Promise<string> => (await get(`/public/v1/${path}?limit=50`)).body;

describe.each(Object.keys(makers))('%s', (name) => {
  const { path, make, hidden } = makers[name] as (typeof makers)[string];

  test('a public record is in the list, by its key and in the search', async () => {
    const key = await make({});
    await t.app.changes.flush();
    expect(await keysIn(path)).toContain(known);
    expect((await get(`/public/v1/${path}/${key}`)).statusCode).toBe(200);
    expect((await get(`/public/v1/search?q=${encodeURIComponent(known)}`)).json().groups).toContainEqual(
      expect.objectContaining({ kind: name }),
    );
  });

  test.each(Object.entries(hidden))('a record that is %s is behind no door', async (_state, columns) => {
    const before = (await get(`/public/v1/${path}`)).json().count;
    const key = await make(columns);
    await t.app.changes.flush();
    expect((await get(`/public/v1/${path}`)).json().count).toBe(before);
    const item = await get(`/public/v1/${path}/${key}`);
    expect([item.statusCode, item.headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
  });
});

/** Every address at which something of the content is answered without signing in; files have a test of their own. */
function doorsOf(path: string, key: string, word: string) {
  const q = encodeURIComponent(word);
  const api = [path, `${path}/${key}`, `${path}?q=${q}`, `search?q=${q}`, 'grouped_documents/tree', 'news', 'works', 'activities'];
  const pages = ['/', '/news', '/articles', '/documents', '/mous', '/evidence', '/links', '/people', '/people/author', '/deans', '/works'];
  const others = ['/activities', '/calendar', '/sitemap', `/search?q=${q}`, ...sitePages.map((each) => `${each}/${key}`)];
  const feeds = ['/news.rss', '/news.atom', '/news.json', '/calendar.ics'];
  const oai = ['verb=ListRecords&metadataPrefix=oai_dc', `verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:la.example:works/${key}`];
  return [
    ...api
      .flatMap((each) => [`/public/v1/${each}`, `/public/v1/${each}${each.includes('?') ? '&' : '?'}lang=en`])
      .map((url) => ({ on: t.app, url })),
    ...[...pages, ...others, ...feeds].flatMap((each) => [each, `/en${each}`]).map((url) => ({ on: site, url })),
    ...['/sitemap.xml', ...oai.map((each) => `/oai?${each}`)].map((url) => ({ on: site, url })),
  ];
}
const sitePages = ['/news', '/page', '/article', '/documents', '/showcase', '/deans', '/works', '/people'];

/** The doors, by their places in the list, behind which a word is found. */
async function doorsWith(path: string, key: string, word: string, among?: readonly number[]): Promise<Map<number, string>> {
  await t.app.changes.flush();
  const found = new Map<number, string>();
  for (const [place, { on, url }] of doorsOf(path, key, word).entries()) {
    if (among && !among.includes(place)) continue;
    const { body } = await on.inject({ method: 'GET', url });
    // the question is repeated in the answer of a search
    if (body.replaceAll(new RegExp(`(value="|: )${word}|${encodeURIComponent(word)}`, 'g'), '').includes(word)) found.set(place, url);
  }
  return found;
}

describe.each(Object.keys(makers))('every door: %s', (name) => {
  const { path, make, hidden } = makers[name] as (typeof makers)[string];

  test('shows what is public, and nothing that is hidden or in the bin', async () => {
    const shown = `เปิด${name}`;
    const doors = await doorsWith(path, await make({}, shown), shown);
    expect([...doors.values()]).toContain(`/public/v1/${path}`);
    expect([...doors.values()].filter((url) => !url.startsWith('/public/')).length).toBeGreaterThan(1);
    // where a public record is not told, a hidden one is not either
    const leaks = async (key: string, word: string) => [...(await doorsWith(path, key, word, [...doors.keys()])).values()];
    for (const [state, columns] of Object.entries(hidden)) {
      const word = `ลับ${name}${state.replace(' ', '')}`;
      expect([state, await leaks(await make(columns, word), word)]).toEqual([state, []]);
    }
    const { routes, idKey, public: part } = entityOf[name as keyof typeof entityOf] as AnyEntity;
    const table = t.app.bins.get(name)?.table;
    if (!table) return; // has no bin
    const word = `ลับ${name}ในถังขยะ`;
    const key = await make({}, word);
    const [row] = await t.app.db.$queryRawUnsafe<{ id: number }[]>(
      `SELECT "${idKey}" AS id FROM "${table}" WHERE "${part?.key ?? idKey}"::text = $1`,
      key,
    );
    expect((await admin.call(routes.remove as string, { [idKey]: row?.id })).statusCode).toBe(200);
    expect(await leaks(key, word)).toEqual([]);
  });
});

test.each(['work', 'activity', 'direct_dean', 'member'])('every door: %s of a person whose account is cancelled', async (name) => {
  const { path } = makers[name] ?? { path: 'people' };
  const word = `คนที่ออก${name}`;
  const columns = { fname_th: name === 'member' ? word : 'กานต์', created_by: 'system' };
  await t.app.db.user.update({ where: { user_name: 'author' }, data: columns });
  const key = name === 'member' ? 'author' : ((await makers[name]?.make({}, word)) as string);
  const doors = await doorsWith(path, key, word);
  expect([...doors.values()].filter((url) => !url.startsWith('/public/')).length).toBeGreaterThan(1);
  for (const data of [{ disabled: true }, { disabled: false, email_verified_at: null, created_by: 'author' }]) {
    await t.app.db.user.update({ where: { user_name: 'author' }, data });
    expect([...(await doorsWith(path, key, word, [...doors.keys()])).values()]).toEqual([]);
  }
  await t.app.db.user.update({ where: { user_name: 'author' }, data: { ...columns, email_verified_at: new Date() } });
  await t.app.changes.flush();
});

test('what a person did is not public once their account is cancelled, and neither are they', async () => {
  const doors = ['works', 'activities', 'deans', 'people'];
  const counts = async () => Promise.all(doors.map(async (path) => (await get(`/public/v1/${path}`)).json().count));
  expect((await counts()).every((each) => each > 0)).toBe(true);
  await t.app.db.user.update({ where: { user_name: 'author' }, data: { disabled: true } });
  await t.app.changes.flush();
  expect(await counts()).toEqual([0, 0, 0, 0]);
  expect((await get('/public/v1/people/author')).statusCode).toBe(404);
  await t.app.db.user.update({ where: { user_name: 'author' }, data: { disabled: false } });
});

test('no entity names a private field', () => {
  for (const { name, public: part, privateFields = [] } of entities) {
    const fields = [...(part?.fields ?? []), ...(part?.detail ?? [])];
    const forbidden = new Set<string>([...neverPublic, ...privateFields]);
    expect([name, fields.filter((field) => forbidden.has(field))]).toEqual([name, []]);
  }
});

test('the pages of a cursor are the whole list, each record once', async () => {
  for (let n = 0; n < 7; n++) await makers.news?.make({ order_seq: n % 3, news_title_th: `หน้า ${n}` });
  await t.app.changes.flush();
  const whole = (await get('/public/v1/news?limit=50')).json().rows.map(({ news_id }: { news_id: number }) => news_id);
  const paged: number[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page: { rows: { news_id: number }[]; next: string | null } = (await get(`/public/v1/news?limit=2&cursor=${next}`)).json();
    paged.push(...page.rows.map(({ news_id }) => news_id));
    next = page.next;
  }
  expect(paged).toEqual(whole);
  const wrong = await get('/public/v1/news?cursor=bm90LWEtY3Vyc29y');
  expect([wrong.statusCode, wrong.json().errors.cursor.code]).toEqual([400, 'format']);
});

test('English only where the record has it, with labels in the language', async () => {
  await t.app.db.parameter.create({
    data: {
      parameter_system: 'WEB',
      parameter_name: 'NEWS_TYPE',
      parameter_value: 'N1',
      parameter_th: 'ประกาศ',
      parameter_en: 'Announcements',
    },
  });
  const english = await makers.news?.make({ switch_lang: 'Y', news_title_en: 'In English', news_type_tag: ['N1'] });
  const thai = await makers.news?.make({ switch_lang: 'N', news_title_en: 'Hidden English', news_type_tag: ['N1'] });
  await t.app.changes.flush();
  const told = async (key: string | undefined, lang: string) => (await get(`/public/v1/news/${key}?lang=${lang}`)).json();
  expect(await told(english, 'en')).toMatchObject({
    news_title: 'In English',
    lang: 'en',
    languages: ['th', 'en'],
    labels: { news_type_tag: [{ code: 'N1', label: 'Announcements' }] },
  });
  expect(await told(english, 'th')).toMatchObject({
    news_title: known,
    lang: 'th',
    labels: { news_type_tag: [{ code: 'N1', label: 'ประกาศ' }] },
  });
  expect(await told(thai, 'en')).toMatchObject({ news_title: known, lang: 'th', languages: ['th'] });
  expect(JSON.stringify(await told(thai, 'en'))).not.toContain('Hidden English');
});

test('an answer has validators, is cached for readers and any origin, and changes with a save', async () => {
  const key = await makers.news?.make({ news_title_th: 'ก่อนแก้' });
  await t.app.changes.flush();
  const url = `/public/v1/news/${key}`;
  const first = await get(url, { cookie: 'a=b', origin: 'https://elsewhere.example' });
  expect(first.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    etag: expect.stringMatching(/^W\/"/),
    'last-modified': expect.any(String),
  });
  expect(first.headers['set-cookie']).toBeUndefined();
  const etag = String(first.headers.etag);
  expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
  await t.app.db.news.update({ where: { news_id: Number(key) }, data: { news_title_th: 'หลังแก้' } });
  await t.app.changes.flush();
  const second = await get(url, { 'if-none-match': etag });
  expect([second.statusCode, second.json().news_title]).toEqual([200, 'หลังแก้']);
});

test('a save drops the answers that read its table, and no others', async () => {
  const news = await makers.news?.make({});
  const item = await makers.group_item?.make({});
  await t.app.changes.flush();
  const urls = [`/public/v1/news/${news}`, '/public/v1/news', `/public/v1/grouped_documents/${item}`, '/public/v1/grouped_documents'];
  const made = async () => {
    await t.app.changes.flush();
    return Promise.all(
      urls.map(async (url) => (await t.app.publicAnswers.of(`${url}?`, url, () => Promise.reject(new Error('made anew')))).madeAt),
    );
  };
  for (const url of urls) await get(url);
  const before = await made();
  // a table that none of them reads
  await t.app.db.lcUser.deleteMany();
  expect(await made()).toEqual(before);
  await t.app.db.groupMaster.updateMany({ data: { active: 'N' } });
  await t.app.changes.flush();
  const counts = async () => (await get(urls[3] as string)).json().count;
  expect([await counts(), (await get(urls[2] as string)).statusCode]).toEqual([0, 404]);
  expect((await get(urls[0] as string)).headers['last-modified']).toBe(before[0]?.toUTCString());
  await t.app.db.groupMaster.updateMany({ data: { active: 'Y' } });
});

test('filters of readers: people by department, MOUs by whether they are in force', async () => {
  const { up_department_id } = await t.app.db.department.create({
    data: { up_department_name_th: 'ภาควิชาภาษาไทย', up_department_name_en: 'Thai' },
  });
  await t.app.db.department.create({ data: { up_department_name_th: 'ภาควิชาที่ไม่มีคน' } });
  await t.app.db.userInfo.update({ where: { user_name: 'author' }, data: { up_department_id } });
  const [ended, open] = [await makers.mou?.make({ mou_end_date: inDays(-1) }), await makers.mou?.make({ mou_end_date: inDays(0) })];
  await t.app.changes.flush();
  expect((await get('/public/v1/departments?lang=en')).json().rows).toEqual([{ code: String(up_department_id), label: 'Thai' }]);
  expect((await get(`/public/v1/people?department=${up_department_id}`)).json()).toMatchObject({
    count: 1,
    rows: [{ user_name: 'author' }],
  });
  expect((await get(`/public/v1/people?department=${up_department_id + 99}`)).json().count).toBe(0);
  const keys = async (state: string) =>
    (await get(`/public/v1/mous?state=${state}&limit=50`)).json().rows.map(({ doc_id }: { doc_id: number }) => String(doc_id));
  const [inForce, over] = [await keys('in_force'), await keys('ended')];
  expect([inForce.includes(open), inForce.includes(ended), over]).toEqual([true, false, [ended]]);
  for (const url of ['people?department=x', 'mous?state=soon']) expect((await get(`/public/v1/${url}`)).statusCode).toBe(400);
});

test('any origin may call, also after a preflight, and is told about refusals', async () => {
  const options = await t.app.inject({
    method: 'OPTIONS',
    url: '/public/v1/news',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET', 'access-control-request-headers': 'x-client' },
  });
  expect([options.statusCode, options.headers['access-control-allow-methods'], options.headers['access-control-allow-headers']]).toEqual([
    204,
    'GET',
    '*',
  ]);
  for (const url of ['/public/v1/news', '/public/v1/news/999999', '/public/v1/news?limit=0']) {
    const { headers } = await get(url, { origin: 'https://elsewhere.example' });
    expect([headers['access-control-allow-origin'], headers['access-control-allow-credentials']]).toEqual(['*', undefined]);
  }
});

test('people are found by name, expertise and department, and not by what is private', async () => {
  const { up_department_id } = await t.app.db.department.create({ data: { up_department_name_th: 'ภาควิชาภาษาญี่ปุ่น' } });
  await t.app.db.user.update({ where: { user_name: 'author' }, data: { fname_th: 'กนกพร', email: 'secret.mail@faculty.example' } });
  await t.app.db.userInfo.update({ where: { user_name: 'author' }, data: { info_expert_th: 'วรรณคดีสมัยเอโดะ', up_department_id } });
  await makers.direct_dean?.make({});
  await t.app.changes.flush();
  const found = async (path: string, q: string) => (await get(`/public/v1/${path}?q=${encodeURIComponent(q)}`)).json().count;
  for (const q of ['กนกพร', 'เอโดะ', 'ญี่ปุ่น กนก']) expect([q, await found('people', q)]).toEqual([q, 1]);
  expect(await found('deans', 'กนกพร')).toBeGreaterThan(0);
  for (const q of ['secret', 'secret.mail@faculty.example', 'faculty.example'])
    expect([q, await found('people', q), await found('deans', q)]).toEqual([q, 0, 0]);
});
