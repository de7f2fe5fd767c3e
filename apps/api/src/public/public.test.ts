import { siteLists } from '@faculty/contracts/admin/menu-item';
import { entities, entityOf } from '@faculty/contracts/entities';
import type { EntityKey } from '@faculty/contracts/entity-labels';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { choiceWordsOf } from '@faculty/contracts/kit/labels';
import { neverPublic, sitePath } from '@faculty/contracts/kit/public';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hiddenStates, inDays, publicSamples } from '../../test/public-samples.ts';
import { makePlace, placeInNumbers } from '../../test/samples/group-place.ts';
import { type Client, type TestApp, testApp } from '../../test/test-app.ts';
import { siteServer } from './site-server.ts';

let t: TestApp;
let site: FastifyInstance;
let admin: Client;
const known = 'เผยแพร่ได้';
const by = { created_by: 'system', updated_by: 'system' };
let samples: Awaited<ReturnType<typeof publicSamples>>;
let masters: ReturnType<typeof placeInNumbers>;

beforeAll(async () => {
  t = await testApp({ websiteUrl: 'https://la.example' });
  site = await siteServer(t.app);
  samples = await publicSamples(t);
  admin = samples.admin;
  await t.person({ user_name: 'author' });
  await t.app.db.userInfo.upsert({ where: { user_name: 'author' }, create: { user_name: 'author' }, update: {} });
  await make('group_item');
  masters = placeInNumbers();
});
afterAll(async () => {
  await site.close();
  await t.close();
});

const get = async (url: string, headers: Record<string, string> = {}) => t.app.inject({ method: 'GET', url, headers });

/** Dates of the calendar have no page, and people are accounts: both have tests of their own. */
const kinds = entities.filter(({ name, public: part }) => part && name !== 'member' && name !== 'faculty_date');
const pathOf = (name: EntityKey) => entityOf[name].public?.path as string;

/** Makes a public record with these columns besides, and returns its key. */
async function make(name: EntityKey, columns: object = {}, title = known): Promise<string> {
  const { public: part, idKey } = entityOf[name] as AnyEntity;
  return String((await samples.make(name, columns, title))[part?.key ?? idKey]);
}

const keysIn = async (path: string): Promise<string> => (await get(`/public/v1/${path}?limit=50`)).body;

describe.each(kinds.map((entity) => [entity.name as EntityKey, entity] as const))('%s', (name, entity) => {
  const path = pathOf(name);

  test('a public record is in the list, by its key and in the search', async () => {
    const key = await make(name);
    await t.app.changes.flush();
    expect(await keysIn(path)).toContain(known);
    expect((await get(`/public/v1/${path}/${key}`)).statusCode).toBe(200);
    const page = sitePath(entity, { [entity.public?.key ?? entity.idKey]: key });
    if (page !== null) expect([page, (await site.inject(page)).statusCode]).toEqual([page, 200]);
    expect((await get(`/public/v1/search?q=${encodeURIComponent(known)}`)).json().groups).toContainEqual(
      expect.objectContaining({ kind: name }),
    );
  });

  test.each(Object.entries(hiddenStates(entity)))('a record that is %s is behind no door', async (_state, columns) => {
    const before = (await get(`/public/v1/${path}`)).json().count;
    const key = await make(name, columns);
    await t.app.changes.flush();
    expect((await get(`/public/v1/${path}`)).json().count).toBe(before);
    const item = await get(`/public/v1/${path}/${key}`);
    expect([item.statusCode, item.headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
  });
});

/** Every address at which something of the content is answered without signing in; files have a test of their own. */
function doorsOf(path: string, key: string, word: string) {
  const q = encodeURIComponent(word);
  const days = `calendar?from=${todayInBangkok()}&to=${inDays(30).toISOString().slice(0, 10)}`;
  const lists = ['news', 'works', 'activities', 'grouped_documents_tree', 'departments', days];
  const api = [path, `${path}/${key}`, `${path}?q=${q}`, `search?q=${q}`, ...lists];
  const pages = [
    '/',
    ...Object.keys(siteLists),
    '/people/author',
    '/sitemap',
    `/search?q=${q}`,
    ...sitePages.map((each) => `${each}/${key}`),
  ];
  const feeds = ['/news.rss', '/calendar.ics'];
  const oai = ['verb=ListRecords&metadataPrefix=oai_dc', `verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:la.example:works/${key}`];
  return [
    ...api
      .flatMap((each) => [`/public/v1/${each}`, `/public/v1/${each}${each.includes('?') ? '&' : '?'}lang=en`])
      .map((url) => ({ on: t.app, url })),
    ...[...pages, ...feeds].flatMap((each) => [each, `/en${each}`]).map((url) => ({ on: site, url })),
    ...['/sitemap.xml', ...oai.map((each) => `/oai?${each}`)].map((url) => ({ on: site, url })),
  ];
}
const sitePages = entities.flatMap(({ public: part }) => part?.site ?? []);

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

describe.each(kinds.map((entity) => [entity.name as EntityKey, entity] as const))('every door: %s', (name, entity) => {
  const path = pathOf(name);

  test('shows what is public, and nothing that is hidden or in the bin', async () => {
    const shown = `เปิด${name}`;
    const doors = await doorsWith(path, await make(name, {}, shown), shown);
    expect([...doors.values()]).toContain(`/public/v1/${path}`);
    expect([...doors.values()].filter((url) => !url.startsWith('/public/')).length).toBeGreaterThan(1);
    // where a public record is not told, a hidden one is not either
    const leaks = async (key: string, word: string) => [...(await doorsWith(path, key, word, [...doors.keys()])).values()];
    for (const [state, columns] of Object.entries(hiddenStates(entity))) {
      const word = `ลับ${name}${state.replace(' ', '')}`;
      expect([state, await leaks(await make(name, columns, word), word)]).toEqual([state, []]);
    }
    const { routes, idKey, public: part } = entity;
    const table = t.app.bins.get(name)?.table;
    if (!table) return; // has no bin
    const word = `ลับ${name}ในถังขยะ`;
    const key = await make(name, {}, word);
    const [row] = await t.app.db.$queryRawUnsafe<{ id: number }[]>(
      `SELECT "${idKey}" AS id FROM "${table}" WHERE "${part?.key ?? idKey}"::text = $1`,
      key,
    );
    expect((await admin.call(routes.remove as string, { [idKey]: row?.id })).statusCode).toBe(200);
    expect(await leaks(key, word)).toEqual([]);
  });
});

test('every door: a grouped document under a category or heading that is not in use, and the heading itself', async () => {
  const path = pathOf('group_item');
  const word = 'หลักฐานที่ซ่อนทั้งหมวด';
  const { group_master_id, group_sub_a_id, group_sub_b_id } = masters;
  const steps = [
    (data: object) => t.app.db.groupMaster.update({ where: { group_master_id }, data }),
    (data: object) => t.app.db.groupSubA.update({ where: { group_sub_a_id }, data }),
    (data: object) => t.app.db.groupSubB.update({ where: { group_sub_b_id }, data }),
  ];
  const heading = { group_sub_b_title_th: word };
  await t.app.db.groupSubB.update({ where: { group_sub_b_id }, data: heading });
  const key = await make('group_item', {}, word);
  const doors = await doorsWith(path, key, word);
  for (const url of ['/public/v1/grouped_documents_tree', '/evidence', '/en/evidence', `/public/v1/${path}/${key}`])
    expect([...doors.values()]).toContain(url);
  for (const [n, step] of steps.entries()) {
    await step({ active: 'N' });
    expect([n, [...(await doorsWith(path, key, word, [...doors.keys()])).values()]]).toEqual([n, []]);
    await step({ active: 'Y' });
  }
  await t.app.db.groupSubB.update({ where: { group_sub_b_id }, data: { group_sub_b_title_th: 'หัวข้อย่อย' } });
});

test('every door: a date of the faculty that is not in use', async () => {
  const add = (title_th: string, active: 'Y' | 'N') =>
    t.app.db.facultyDate.create({ data: { ...by, title_th, start_date: inDays(3), end_date: inDays(4), active } });
  await add('วันที่เปิด', 'Y');
  const doors = await doorsWith('calendar', '1', 'วันที่เปิด');
  expect([...doors.values()]).toEqual(
    expect.arrayContaining([expect.stringMatching('/public/v1/calendar'), '/', '/calendar', '/calendar.ics']),
  );
  await add('วันที่ซ่อน', 'N');
  expect([...(await doorsWith('calendar', '1', 'วันที่ซ่อน')).values()]).toEqual([]);
});

test('every door: what belongs to a record is hidden with it: people of a showcase, references of a document, days in a search', async () => {
  const word = 'พิมพ์จันทร์';
  const url = await make('person_page');
  const { persons_id } = await t.app.db.personPage.findFirstOrThrow({ where: { persons_url: url } });
  await t.app.db.personCell.create({ data: { persons_id, row_number: 1, column_number: 1, user_name: 'author' } });
  await t.app.db.user.update({ where: { user_name: 'author' }, data: { fname_th: word } });
  const referred = Number(await make('doc', {}, `${word}เอกสาร`));
  const doc = await make('doc', { doc_ref: [referred] });
  const urls = [`/public/v1/showcases/${url}`, `/public/v1/documents/${doc}`];
  const pages = [`/showcase/${url}`, `/en/showcase/${url}`, `/documents/${doc}`];
  const found = async () => {
    await t.app.changes.flush();
    const answers = [...urls.map((each) => t.app.inject(each)), ...pages.map((each) => site.inject(each))];
    return (await Promise.all(answers)).map(({ body }) => body.includes(word));
  };
  expect(await found()).toEqual([true, true, true, true, true]);
  await t.app.db.user.update({ where: { user_name: 'author' }, data: { disabled: true } });
  await t.app.db.document.update({ where: { doc_id: referred }, data: { expire: 'Y' } });
  expect(await found()).toEqual([false, false, false, false, false]);
  await t.app.db.user.update({ where: { user_name: 'author' }, data: { disabled: false } });
  // the search for a day looks at dates besides the text
  const day = '2547-02-09';
  await make('news', { new_start_date: new Date('2004-02-09') }, 'ข่าวของวันนั้น');
  await make('news', { new_start_date: new Date('2004-02-09'), active: 'N' }, 'ข่าวลับของวันนั้น');
  await t.app.changes.flush();
  const { rows } = (await get(`/public/v1/news?q=${encodeURIComponent('9 กุมภาพันธ์ 2547')}`)).json();
  expect([day, rows.map(({ news_title }: { news_title: string }) => news_title)]).toEqual([day, ['ข่าวของวันนั้น']]);
});

describe.each(['work', 'activity', 'direct_dean', 'member'] as const)('every door: %s of a person', (name) => {
  const path = pathOf(name);
  const word = `คนที่ออก${name}`;
  const columns = { fname_th: 'กานต์', lname_th: 'ใจดี', created_by: 'system' };
  const author = (data: object) => t.app.db.user.update({ where: { user_name: 'author' }, data });
  const isHistory = name === 'work' || name === 'direct_dean';
  let key: string;
  let doors: Map<number, string>;
  const leaks = async () => [...(await doorsWith(path, key, word, [...doors.keys()])).values()];

  beforeAll(async () => {
    await author(columns);
    if (name === 'member') await t.app.db.userInfo.update({ where: { user_name: 'author' }, data: { info_expert_th: word } });
    key = name === 'member' ? 'author' : await make(name, {}, word);
    doors = await doorsWith(path, key, word);
  });
  afterAll(async () => {
    await author({ ...columns, disabled: false, email_verified_at: new Date() });
    await t.app.changes.flush();
  });

  test('is shown', () => expect([...doors.values()].filter((url) => !url.startsWith('/public/')).length).toBeGreaterThan(1));

  test('who only signed up is hidden', async () => {
    await author({ email_verified_at: null, created_by: 'author' });
    expect(await leaks()).toEqual([]);
    await author({ email_verified_at: new Date(), created_by: 'system' });
  });

  test(`whose account is cancelled ${isHistory ? 'stays as history, named, without their page' : 'is hidden'}`, async () => {
    await author({ disabled: true });
    const left = await leaks();
    expect(left).toEqual(isHistory ? [...doors.values()].filter((url) => !url.endsWith('/people/author')) : []);
    if (!isHistory) return;
    for (const url of left) {
      const { body } = await (url.startsWith('/public/') ? t.app : site).inject(url);
      expect(body, url).not.toMatch(/people\/author|"user_name":"author"/);
    }
    const record = (await get(`/public/v1/${path}/${key}`)).json();
    expect([record.user_name, record.full_name]).toEqual(['', 'กานต์ ใจดี']);
    expect((await site.inject(`/${path}/${key}`)).body).toContain('กานต์');
  });
});

test('a person whose account is cancelled and their activities are not public, and their works and terms as dean are', async () => {
  const doors = ['works', 'deans', 'activities', 'people'];
  const counts = async () => Promise.all(doors.map(async (path) => (await get(`/public/v1/${path}`)).json().count));
  const before = await counts();
  expect(before.every((each) => each > 0)).toBe(true);
  await t.app.db.user.update({ where: { user_name: 'author' }, data: { disabled: true } });
  await t.app.changes.flush();
  expect(await counts()).toEqual([before[0], before[1], 0, 0]);
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
  for (let n = 0; n < 7; n++) await make('news', { order_seq: n % 3, news_title_th: `หน้า ${n}` });
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
  await t.app.db.parameter.updateMany({
    where: { parameter_name: 'NEWS_TYPE', parameter_value: 'N1' },
    data: { parameter_th: 'ประกาศ', parameter_en: 'Announcements' },
  });
  const english = await make('news', { switch_lang: 'Y', news_title_en: 'In English', news_type_tag: ['N1'] });
  const thai = await make('news', { switch_lang: 'N', news_title_en: 'Hidden English', news_type_tag: ['N1'] });
  await t.app.changes.flush();
  const newsIn = async (key: string | undefined, lang: string) => (await get(`/public/v1/news/${key}?lang=${lang}`)).json();
  expect(await newsIn(english, 'en')).toMatchObject({
    news_title: 'In English',
    lang: 'en',
    languages: ['th', 'en'],
    labels: { news_type_tag: [{ code: 'N1', label: 'Announcements' }] },
  });
  expect(await newsIn(english, 'th')).toMatchObject({
    news_title: known,
    lang: 'th',
    labels: { news_type_tag: [{ code: 'N1', label: 'ประกาศ' }] },
  });
  expect(await newsIn(thai, 'en')).toMatchObject({ news_title: known, lang: 'th', languages: ['th'] });
  expect(JSON.stringify(await newsIn(thai, 'en'))).not.toContain('Hidden English');
});

test('an answer has validators, is cached for readers and any origin, and changes with a save', async () => {
  const key = await make('news', { news_title_th: 'ก่อนแก้' });
  await t.app.changes.flush();
  const url = `/public/v1/news/${key}`;
  const first = await get(url, { cookie: 'a=b', origin: 'https://elsewhere.example' });
  expect(first.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    etag: expect.stringMatching(/^W\/"/),
  });
  expect(first.headers['set-cookie']).toBeUndefined();
  const etag = String(first.headers.etag);
  expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
  // a second is too coarse: the answer may have changed within it
  expect(first.headers['last-modified']).toBeUndefined();
  expect((await get(url, { 'if-modified-since': new Date().toUTCString() })).statusCode).toBe(200);
  await t.app.db.news.update({ where: { news_id: Number(key) }, data: { news_title_th: 'หลังแก้' } });
  await t.app.changes.flush();
  const second = await get(url, { 'if-none-match': etag });
  expect([second.statusCode, second.json().news_title]).toEqual([200, 'หลังแก้']);
});

test('a refusal is in the language that the call asks for, and any origin may read it, also at an unknown path', async () => {
  for (const url of ['/public/v1/news/999999', '/public/v1/nothing', '/public/v1/nothing/at/all', '/public/v1/news?limit=0']) {
    const inLanguage = async (lang: string, accepted: string) => {
      const answer = await get(`${url}${url.includes('?') ? '&' : '?'}lang=${lang}`, { 'accept-language': accepted });
      expect([url, answer.headers['access-control-allow-origin'], answer.headers['content-type']]).toEqual([
        url,
        '*',
        'application/problem+json; charset=utf-8',
      ]);
      return answer.json().title as string;
    };
    expect(await inLanguage('en', 'th')).toMatch(/^[\x20-\x7e’“”…]+$/);
    expect(await inLanguage('th', 'en')).toMatch(/[\u0e00-\u0e7f]/);
  }
});

test('a save drops the answers that read its table, and no others', async () => {
  const news = await make('news');
  const item = await make('group_item');
  await t.app.changes.flush();
  const urls = [`/public/v1/news/${news}`, '/public/v1/news', `/public/v1/grouped_documents/${item}`, '/public/v1/grouped_documents'];
  const made = async () => {
    await t.app.changes.flush();
    return Promise.all(urls.map((url) => t.app.publicAnswers.of(`${url}?`, url, '', () => Promise.reject(new Error('made anew')))));
  };
  for (const url of urls) await get(url);
  const before = await made();
  // a table that none of them reads
  await t.app.db.lcUser.deleteMany();
  for (const [at, answer] of (await made()).entries()) expect(answer).toBe(before[at]);
  await t.app.db.groupMaster.updateMany({ data: { active: 'N' } });
  await t.app.changes.flush();
  const counts = async () => (await get(urls[3] as string)).json().count;
  expect([await counts(), (await get(urls[2] as string)).statusCode]).toEqual([0, 404]);
  await get(urls[0] as string);
  expect(t.app.publicAnswers.known(urls[0] as string)).toBe(before[0]);
  await t.app.db.groupMaster.updateMany({ data: { active: 'Y' } });
});

test('filters of readers: people by department, MOUs by whether they are in force', async () => {
  const { up_department_id } = await t.app.db.department.create({
    data: { up_department_name_th: 'ภาควิชาภาษาไทย', up_department_name_en: 'Thai' },
  });
  await t.app.db.department.create({ data: { up_department_name_th: 'ภาควิชาที่ไม่มีคน' } });
  await t.app.db.userInfo.update({ where: { user_name: 'author' }, data: { up_department_id } });
  const [ended, open] = [await make('mou', { mou_end_date: inDays(-1) }), await make('mou', { mou_end_date: inDays(0) })];
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

describe('every filter of the lists takes what fits and leaves the rest', () => {
  /** By kind and filter: the filter's value, the columns of a record that fits, and of one that does not. */
  const cases = (): Record<string, Record<string, [value: string, fits: object, not: object]>> => {
    const own = ownCases();
    return Object.fromEntries(kinds.map(({ name, ...kind }) => [name, { ...choicesOf(kind), ...own[name] }]));
  };
  /** Those of the choices among the filters. */
  const choicesOf = ({ query, public: part }: Pick<AnyEntity, 'query' | 'public'>) =>
    Object.fromEntries(
      (part?.filters ?? []).flatMap((filter): [string, [string, object, object]][] => {
        const [one, other] = Object.keys(choiceWordsOf(query, filter) ?? {});
        return one === undefined || other === undefined ? [] : [[filter, [other, { [filter]: other }, { [filter]: one }]]];
      }),
    );
  const ownCases = (): ReturnType<typeof cases> => {
    const period = (column: string): Record<string, [string, object, object]> => ({
      start_date: [dateText(-20), { [column]: inDays(-19) }, { [column]: inDays(-21) }],
      end_date: [dateText(-20), { [column]: inDays(-21) }, { [column]: inDays(-19) }],
    });
    const owned: Record<string, [string, object, object]> = { user_name: ['owner', { user_name: 'owner' }, {}] };
    const listOf = (name: string, value = 'F1'): Record<string, [string, object, object]> => ({
      [name]: [value, { [name]: ['Z9', value] }, { [name]: ['Z9'] }],
    });
    const oneOf = (name: string, value: string | number, other: string | number): Record<string, [string, object, object]> => ({
      [name]: [String(value), { [name]: value }, { [name]: other }],
    });
    return {
      news: {
        ...listOf('news_type_tag'),
        ...listOf('news_stratrgic_tag'),
        ...listOf('news_sdgs', 'SDGs4'),
        ...listOf('news_tag', 'ทุน'),
        ...period('new_start_date'),
      },
      article_page: { ...oneOf('article_page_group_tag', 'F1', 'F2'), ...listOf('article_page_type_tag') },
      link: { ...oneOf('links_group_tag', 'F1', 'F2'), ...listOf('links_type_tag') },
      doc: { ...oneOf('doc_group_tag', 'F1', 'F2'), ...listOf('doc_type_tag'), ...oneOf('doc_year', 2561, 2562) },
      mou: {
        ...oneOf('doc_group_tag', 'F1', 'F2'),
        ...listOf('doc_type_tag'),
        ...oneOf('mou_country', 'JP', 'CN'),
        state: ['ended', { mou_end_date: inDays(-1) }, { mou_end_date: inDays(1) }],
      },
      group_item: {
        ...oneOf('group_master_id', other.group_master_id, masters.group_master_id),
        ...oneOf('group_sub_a_id', other.group_sub_a_id, masters.group_sub_a_id),
        ...oneOf('group_sub_b_id', other.group_sub_b_id, masters.group_sub_b_id),
      },
      work: {
        ...oneOf('work_type', 'F1', 'F2'),
        ...oneOf('work_public_inter', 'ระดับนานาชาติ', 'ระดับชาติ'),
        ...owned,
        ...period('work_public_date'),
      },
      activity: {
        ...oneOf('activity_type', 'F1', 'F2'),
        ...owned,
        ...period('activity_date'),
        ...oneOf('green_office', 'Y', 'N'),
      },
    };
  };
  let other: typeof masters;
  const dateText = (days: number) => inDays(days).toISOString().slice(0, 10);
  beforeAll(async () => {
    await t.person({ user_name: 'owner' });
    await t.app.db.userInfo.upsert({ where: { user_name: 'owner' }, create: { user_name: 'owner' }, update: {} });
    await makePlace(admin);
    other = placeInNumbers();
  });

  test('there is a case for each filter of the contract', () => {
    const tried = cases();
    const untried = [...t.app.publicRecords.kinds].flatMap(([name, { filters }]) =>
      filters.flatMap((filter) => (filter in (tried[name] ?? {}) ? [] : `${name}: no case of the filter ${filter}`)),
    );
    expect(untried).toEqual([]);
  });

  test.each(kinds.filter(({ public: part }) => part?.filters))('$name', async ({ name, idKey, public: part }) => {
    for (const [filter, [value, fits, not]] of Object.entries(cases()[name] ?? {})) {
      const [wanted, unwanted] = [await make(name as EntityKey, fits), await make(name as EntityKey, not)];
      await t.app.changes.flush();
      const answer = await get(`/public/v1/${part?.path}?limit=50&${filter}=${encodeURIComponent(value)}`);
      const found = answer.json().rows.map((row: Record<string, unknown>) => String(row[part?.key ?? idKey]));
      expect([filter, answer.statusCode, found.includes(wanted), found.includes(unwanted)]).toEqual([filter, 200, true, false]);
    }
  });
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
  await make('direct_dean');
  await t.app.changes.flush();
  const found = async (path: string, q: string) => (await get(`/public/v1/${path}?q=${encodeURIComponent(q)}`)).json().count;
  for (const q of ['กนกพร', 'เอโดะ', 'ญี่ปุ่น กนก']) expect([q, await found('people', q)]).toEqual([q, 1]);
  expect(await found('deans', 'กนกพร')).toBeGreaterThan(0);
  for (const q of ['secret', 'secret.mail@faculty.example', 'faculty.example'])
    expect([q, await found('people', q), await found('deans', q)]).toEqual([q, 0, 0]);
});

test('the search finds dates of the calendar that its page shows', async () => {
  const add = (title_th: string, days: number) =>
    t.app.db.facultyDate.create({ data: { ...by, title_th, start_date: inDays(days), end_date: inDays(days + 1) } });
  await add('ปัจฉิมนิเทศปีนี้', 20);
  await add('ปัจฉิมนิเทศปีก่อน', -360);
  await t.app.changes.flush();
  const { groups } = (await get(`/public/v1/search?q=${encodeURIComponent('ปัจฉิมนิเทศ')}`)).json();
  expect(groups).toMatchObject([{ kind: 'faculty_date', path: 'calendar', count: 1, hits: [{ title: 'ปัจฉิมนิเทศปีนี้' }] }]);
});

test('an address has a limit of its own, cached answers included; a refusal is a problem object with the id of the call', async () => {
  const limited = await testApp({ rateLimit: 3 });
  const ask = (remoteAddress: string, url = '/public/v1/news') => limited.app.inject({ url, remoteAddress });
  const answers = [];
  for (let n = 0; n < 4; n++) answers.push(await ask('10.0.0.1'));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  const [, , , refused] = answers;
  expect(refused?.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(refused?.headers['retry-after']).toBeDefined();
  expect(refused?.json()).toMatchObject({ status: 429, code: 'rate_limited', instance: refused?.headers['x-request-id'] });
  expect([(await ask('10.0.0.2')).statusCode, (await ask('10.0.0.1', '/auth/me')).statusCode]).toEqual([200, 401]);
  await limited.close();
});

test('strange questions are refused or find nothing, and are no faults', async () => {
  const cursor = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
  const news = [
    [1e308, 1e308],
    [1, 1e20],
    [-1, -1],
    [null, null],
    ['1', '1'],
    ['1); DROP TABLE users; --', 1],
    [[1], [2]],
    {},
    [1],
    [1, 2, 3],
  ];
  const urls = [
    ...news.map((values) => `/public/v1/news?cursor=${cursor(values)}`),
    ...['people', 'works', 'deans', 'documents', 'pages'].flatMap((path) =>
      [
        ['\u0000', '\u0000'],
        ['\ud800', 1],
        ['a'.repeat(300), 'b'],
        [9e15, 9e15, 9e15],
      ].map((values) => `/public/v1/${path}?cursor=${cursor(values)}`),
    ),
    ...['%00', '%', '%25', '_', '%ED%A0%80', `${'%25_'.repeat(30)}`, '%F0%9F%98%80', '()', '\\', "'"].flatMap((q) => [
      `/public/v1/search?q=${q}`,
      `/public/v1/people?q=${q}`,
      `/public/v1/pages/${q}`,
      `/public/v1/people/${q}`,
      `/public/v1/options/${q}`,
    ]),
    '/public/v1/news?limit=51',
    '/public/v1/news?limit=1e9',
    '/public/v1/news?limit=1&limit=2',
    '/public/v1/news?lang=xx',
    '/public/v1/news?q[]=1',
    '/public/v1/news?__proto__=1',
    '/public/v1/news/99999999999999999999',
    '/public/v1/calendar?from=0001-01-01&to=9999-12-31',
    '/public/v1/constructor',
  ];
  for (const url of urls) {
    const { statusCode } = await get(url);
    expect([url, statusCode < 500]).toEqual([url, true]);
  }
});
