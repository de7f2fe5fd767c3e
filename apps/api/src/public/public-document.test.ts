import type { EntityKey } from '@faculty/contracts/entity-labels';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inDays, publicSamples } from '../../test/public-samples.ts';
import { type TestApp, testApp } from '../../test/test-app.ts';
import type { PublicDocument } from './public-document.ts';
import { siteServer } from './site-server.ts';

let t: TestApp;
let samples: Awaited<ReturnType<typeof publicSamples>>;
const by = { created_by: 'system', updated_by: 'system' };

beforeAll(async () => {
  // as in production
  t = await testApp({ apiDocs: false });
  samples = await publicSamples(t);
  await t.person({ user_name: 'author' });
  await t.app.db.userInfo.upsert({ where: { user_name: 'author' }, create: { user_name: 'author' }, update: {} });
});
afterAll(() => t.close());

const get = async (url: string) => {
  await t.app.changes.flush();
  return t.app.inject({ method: 'GET', url, headers: { origin: 'https://elsewhere.example' } });
};
const rowsOf = async (path: string) => (await get(`/public/v1/${path}`)).json().rows as Record<string, unknown>[];

async function stored(): Promise<string> {
  const path = 'news/album.webp';
  await t.app.db.storedFile.create({
    data: { path, name: 'album.webp', mime: 'image/webp', bytes: 1, public: true, claimed: true, created_by: 'system' },
  });
  return path;
}

/** What the route of an address promises to answer. */
function promised(url: string): z.ZodType {
  const route = t.app.routeList.find((each) => each.url === url && each.method === 'GET');
  const answers = (route?.schema.response ?? {}) as Record<number, z.ZodType>; // as `read` registers them
  return answers[200] ?? z.never();
}

/** Fails where an answer has a field that is not described, lacks one, or has one of another type. */
function expectDescribed(url: string, answer: unknown): void {
  const read = z.safeParse(promised(url), answer, { reportInput: true });
  expect([url, read.error?.issues]).toEqual([url, undefined]);
  expect(read.data).toEqual(answer);
}

describe('the description', () => {
  test('has the public calls alone, each with its parameters, its answer and its refusals', async () => {
    const { headers, ...answer } = await get('/public/v1/openapi.json');
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'content-type': 'application/json; charset=utf-8' });
    const document = answer.json() as PublicDocument & { components: { responses: object; schemas: object } };
    const routes = t.app.routeList.filter(
      ({ url, schema, method }) => method === 'GET' && url.startsWith('/public/v1/') && schema.querystring,
    );
    expect(Object.keys(document.paths).sort()).toEqual(routes.map(({ url }) => url.replace(/:(\w+)/g, '{$1}')).sort());
    for (const [path, { get: call }] of Object.entries(document.paths)) {
      expect([path, Object.keys(call.responses)]).toEqual([path, expect.arrayContaining(['200', '400', '404', '429', '503'])]);
      expect([path, JSON.stringify(call)]).toEqual([path, expect.not.stringMatching('"additionalProperties":(true|\\{\\})')]);
    }
    const news = document.paths['/public/v1/news']?.get.parameters.map(({ name }) => name);
    expect(news).toEqual(expect.arrayContaining(['lang', 'q', 'limit', 'cursor', 'sort', 'updated_since', 'news_type_tag', 'start_date']));
    const refs = answer.body.match(/#\/components\/[\w/]+/g) ?? [];
    const at = (ref: string) =>
      ref
        .split('/')
        .slice(1)
        .reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], document);
    for (const ref of new Set(refs)) expect(at(ref), ref).toBeDefined();
  });

  test('is a page for people too, in both languages, that names every call and runs nothing', async () => {
    const { paths } = (await get('/public/v1/openapi.json')).json() as PublicDocument;
    for (const [url, lang] of [
      ['/public/v1', 'th'],
      ['/public/v1/', 'th'],
      ['/public/v1?lang=en', 'en'],
      // as it was kept
      ['/public/v1?lang=en', 'en'],
    ] as const) {
      const { body, headers, statusCode } = await get(url);
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
      expect(body).toContain(`<html lang="${lang}">`);
      for (const path of Object.keys(paths)) expect(body).toContain(`GET ${path}<`);
      expect(body).not.toMatch(/<script|undefined|\[object/);
    }
  });
});

describe('every answer is described to its last field', () => {
  const kinds = [
    'news',
    'content_page',
    'article_page',
    'doc',
    'mou',
    'group_item',
    'link',
    'work',
    'activity',
    'person_page',
    'direct_dean',
  ] as const;

  test.each(kinds)('%s', async (name) => {
    const kind = t.app.publicRecords.kind(name);
    const made = (await samples.make(name as EntityKey)) as Record<string, string>;
    if (name === 'news')
      await t.app.db.newsImage.create({
        data: { ...by, news_id: Number(made.news_id), news_b_image: await stored(), caption_th: 'ภาพ', order_seq: 1 },
      });
    if (name === 'doc')
      await t.app.db.document.update({
        where: { doc_id: Number(made.doc_id) },
        data: { doc_ref: [Number(((await samples.make('doc')) as { doc_id: number }).doc_id)] },
      });
    if (name === 'person_page')
      await t.app.db.personCell.create({
        data: { persons_id: Number(made.persons_id), row_number: 1, column_number: 1, user_name: 'author' },
      });
    const list = await get(`/public/v1/${kind.path}?lang=en`);
    expect(list.json().count).toBeGreaterThan(0);
    expectDescribed(`/public/v1/${kind.path}`, list.json());
    const record = (await get(`/public/v1/${kind.path}/${made[kind.key]}`)).json();
    expectDescribed(`/public/v1/${kind.path}/:key`, record);
    const parts = { news: record.album, doc: record.references, person_page: record.people };
    expect(name in parts ? parts[name as keyof typeof parts] : [true]).toHaveLength(1);
  });

  test('people have their position and department in the list, and their education in the record', async () => {
    const { up_department_id } = await t.app.db.department.create({
      data: { up_department_name_th: 'ภาควิชาภาษาไทย', up_department_name_en: 'Thai' },
    });
    await t.app.db.jobPosition.create({
      data: {
        ...by,
        job_position_code: '901',
        job_position_l_th: 'อาจารย์',
        job_position_l_en: 'Lecturer',
        job_position_s_th: 'อ.',
        job_position_s_en: 'L.',
      },
    });
    await t.app.db.userInfo.update({ where: { user_name: 'author' }, data: { up_department_id, info_data_c: '901' } });
    await t.app.db.eduLevel.create({ data: { ...by, edu_code: '901', edu_name_th: 'ปริญญาเอก', edu_name_en: 'Doctorate', order_seq: 1 } });
    const degree = { edu_degree_th: 'ปร.ด.', edu_degree_en: 'Ph.D.', edu_degree_place_th: 'ธรรมศาสตร์', edu_degree_place_en: 'Thammasat' };
    await t.app.db.userEdu.create({ data: { ...by, user_name: 'author', edu_code: '901', edu_year: 2550, ...degree } });
    const list = await get('/public/v1/people?lang=en');
    expectDescribed('/public/v1/people', list.json());
    const [row] = (await rowsOf('people?lang=en')).filter(({ user_name }) => user_name === 'author');
    expect(row).toMatchObject({ academic_position: 'Lecturer', position: '', department: 'Thai' });
    const record = (await get('/public/v1/people/author?lang=en')).json();
    expectDescribed('/public/v1/people/:key', record);
    expect(record).toMatchObject({ department: 'Thai', education: [{ edu_name: 'Doctorate', edu_degree: 'Ph.D.' }] });
  });

  test('dates, tree, departments, options, setting, search', async () => {
    const { faculty_date_id } = await t.app.db.facultyDate.create({
      data: { ...by, title_th: 'วันเปิดบ้าน', start_date: inDays(1), end_date: inDays(2) },
    });
    const day = (days: number) => inDays(days).toISOString().slice(0, 10);
    const answers = {
      '/public/v1/calendar': `calendar?from=${day(0)}&to=${day(3)}`,
      '/public/v1/calendar/:key': `calendar/${faculty_date_id}`,
      '/public/v1/grouped_documents_tree': 'grouped_documents_tree',
      '/public/v1/departments': 'departments',
      '/public/v1/options/:list': 'options/NEWS_TYPE',
      '/public/v1/site': 'site',
      '/public/v1/search': `search?q=${encodeURIComponent('เปิดบ้าน')}`,
    };
    for (const [url, path] of Object.entries(answers)) {
      const answer = await get(`/public/v1/${path}`);
      expect([path, answer.statusCode]).toEqual([path, 200]);
      expectDescribed(url, answer.json());
    }
    // what the search hits is at its path and key
    const { groups } = (await get(`/public/v1/${answers['/public/v1/search']}`)).json();
    const [{ path, hits }] = groups;
    expect((await get(`/public/v1/${path}/${hits[0].key}`)).json().title).toBe('วันเปิดบ้าน');
    await t.app.db.facultyDate.update({ where: { faculty_date_id }, data: { active: 'N' } });
    expect((await get(`/public/v1/calendar/${faculty_date_id}`)).statusCode).toBe(404);
  });
});

test('a list is sorted both ways by what is public, and its pages are the whole list, each record once', async () => {
  for (const [n, title] of ['ค', 'ก', 'ข', 'ก', 'ง'].entries()) await samples.make('news', { order_seq: n }, `เรียง${title}`);
  for (const sort of ['news_title', '-news_title', 'updated_at', '-updated_at', 'news_id']) {
    const whole = (await rowsOf(`news?limit=50&sort=${sort}`)).map((row) => [row[sort.replace('-', '')], row.news_id]);
    const sorted = whole.map(([value]) => value as string | number).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    if (!sort.endsWith('title')) expect(whole.map(([value]) => value)).toEqual(sort.startsWith('-') ? sorted.toReversed() : sorted);
    const paged: unknown[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page: { rows: { news_id: number }[]; next: string | null } = (
        await get(`/public/v1/news?limit=2&sort=${sort}&cursor=${next}`)
      ).json();
      paged.push(...page.rows.map(({ news_id }) => news_id));
      next = page.next;
    }
    expect([sort, paged]).toEqual([sort, whole.map(([, id]) => id)]);
  }
  const titles = (await rowsOf('news?limit=50&sort=news_title'))
    .map(({ news_title }) => String(news_title))
    .filter((title) => /^เรียง/.test(title));
  expect(titles).toEqual(['เรียงก', 'เรียงก', 'เรียงข', 'เรียงค', 'เรียงง']);
});

test('no order tells what is hidden: English titles that are switched off, fields that are not public', async () => {
  for (const [, { path, sortable }] of t.app.publicRecords.kinds)
    for (const [name, column] of sortable) {
      expect([path, name, /_en$|created|owner|status_check/.test(column)]).toEqual([path, name, false]);
    }
  for (const sort of ['news_title_en', 'created_at', 'active', 'x', '-'])
    expect((await get(`/public/v1/news?sort=${sort}`)).json()).toMatchObject({ status: 400, errors: { sort: { code: 'choice' } } });
});

test('updated_since leaves what was changed from a moment on', async () => {
  const [old, fresh] = [await samples.make('content_page'), await samples.make('content_page')];
  await t.app.pool.query('UPDATE web_con_pages SET updated_at = $1 WHERE page_url = $2', ['2020-01-01T00:00:00Z', old.page_url]);
  const since = (moment: string) => get(`/public/v1/pages?limit=50&updated_since=${encodeURIComponent(moment)}`);
  const urls = (await since('2021-01-01T07:00:00+07:00')).json().rows.map(({ page_url }: { page_url: string }) => page_url);
  expect([urls.includes(fresh.page_url), urls.includes(old.page_url)]).toEqual([true, false]);
  for (const wrong of ['yesterday', '2026-13-01T00:00:00Z', '0000-01-01T00:00:00Z', '2021-01-01'])
    expect([wrong, (await since(wrong)).json()]).toEqual([
      wrong,
      expect.objectContaining({ status: 400, errors: { updated_since: expect.anything() } }),
    ]);
});

test('a parameter that a call does not know is refused by its name, in the language asked for', async () => {
  for (const path of ['news', 'news/1', 'site', 'departments', 'calendar', 'search', 'options/NEWS_TYPE'])
    for (const query of ['newstype=N1', 'newstype=']) {
      const answer = await get(`/public/v1/${path}?lang=en&${query}`);
      expect([path, query, answer.json()]).toEqual([
        path,
        query,
        expect.objectContaining({
          status: 400,
          errors: expect.objectContaining({ newstype: { code: 'unknown_field', message: 'Unknown field' } }),
        }),
      ]);
    }
  expect((await get('/public/v1/news?limit=&q=&sort=')).statusCode).toBe(200);
});

test('any origin may read every answer: unknown paths of both servers, refusals, the limit, feeds', async () => {
  const site = await siteServer(t.app);
  const limited = await testApp({ rateLimit: 1 });
  await limited.app.inject('/public/v1/news');
  const origin = { headers: { origin: 'https://elsewhere.example' } };
  const answers = [
    ...[
      '/public/v1',
      '/public/v1/openapi.json',
      '/public/v1/none',
      '/public/v1/news/999',
      '/public/v1/news?x=1',
      '/public/v2/news',
      '/public/v1/%',
      '/news.json',
    ].map((url) => t.app.inject({ url, ...origin })),
    t.app.inject({ url: '/public/v1/news', method: 'POST', ...origin }),
    ...['/news.json', '/news.rss', '/calendar.ics', '/oai?verb=Identify', '/none'].map((url) => site.inject({ url, ...origin })),
    limited.app.inject({ url: '/public/v1/news', ...origin }),
  ];
  const told = await Promise.all(answers);
  expect(told.map(({ headers }) => headers['access-control-allow-origin'])).toEqual(told.map(() => '*'));
  expect(told.at(-1)?.statusCode).toBe(429);
  await site.close();
  await limited.close();
});
