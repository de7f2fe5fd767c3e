import { createHash } from 'node:crypto';
import { entityOf } from '@faculty/contracts/entities';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { FileRule } from '@faculty/contracts/kit/entity';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Client, type TestApp, testApp } from '../../test/test-app.ts';
import { dayDate } from '../kit/crud/days.ts';
import { endAfterDays, forgetEndedPreviews, lastDayOf } from '../kit/preview/preview-links.ts';
import { claimFiles } from '../storage/stored-files.ts';
import { picture, stream } from '../storage/testing/test-files.ts';
import { siteServer } from './site-server.ts';

let t: TestApp;
let site: FastifyInstance;
let staff: Client;
let content: Buffer;
let log = '';
const websiteUrl = 'https://la.example';
const inDays = (days: number) => new Date(dayDate(todayInBangkok()).getTime() + days * 86_400_000);
const by = { created_by: 'author', updated_by: 'author' };

beforeAll(async () => {
  t = await testApp({ websiteUrl, previewLinks: true, logLevel: 'trace', logTo: { write: (line: string) => (log += line) } });
  site = await siteServer(t.app);
  await t.person({ user_name: 'author' });
  await t.app.db.userInfo.upsert({ where: { user_name: 'author' }, create: { user_name: 'author' }, update: {} });
  staff = await t.person({ user_name: 'staff', role: 'admin' });
  content = await picture('jpeg', 900, 600);
});
afterAll(async () => {
  await site.close();
  await t.close();
});
afterEach(() => {
  vi.useRealTimers();
});

async function stored(folder: string): Promise<string> {
  const rule: FileRule = { kind: 'image', maxMegabytes: 1, folder, public: true };
  const kept = await t.app.files.accept('file', rule, stream(content), 'a.jpg');
  await claimFiles(t.app.db, [kept], { claimed: true, createdBy: 'author' });
  return kept.path;
}

const addNews = async (columns: object = {}) => {
  const data = { ...by, order_seq: 1, news_title_th: 'ข่าวที่รอ', new_start_date: inDays(3), ...columns };
  const { news_id } = await t.app.db.news.create({ data });
  await t.app.changes.flush();
  return String(news_id);
};
const open = (url: string) => site.inject({ method: 'GET', url });
const linkTo = (entity: string, record_id: string, days?: number, who = staff) =>
  who.call('POST /preview_links', { entity, record_id, ...(days !== undefined && { days }) });
/** Path of a new link. */
async function made(entity: string, record_id: string): Promise<string> {
  const answer = await linkTo(entity, record_id);
  expect(answer.statusCode).toBe(201);
  return answer.json().address.slice(websiteUrl.length);
}
const list = (entity: string, record_id: string, who = staff) => who.call(`GET /preview_links?entity=${entity}&record_id=${record_id}`);

/** Makes a record that is not public, and returns its identifier. */
const kinds: Record<string, () => Promise<string>> = {
  news: addNews,
  content_page: async () =>
    String((await t.app.db.contentPage.create({ data: { ...by, page_url: 'waits', page_title_th: 'ข่าวที่รอ', active: 'N' } })).pages_id),
  article_page: async () => {
    const data = { ...by, article_page_url: 'waits', article_page_group_tag: 'A1', article_page_title_th: 'ข่าวที่รอ', active: 'N' } as const;
    return String((await t.app.db.articlePage.create({ data })).article_pages_id);
  },
  doc: () => addDocument('DOC'),
  mou: () => addDocument('MOU'),
  person_page: async () => {
    const data = { ...by, persons_url: 'waits', persons_title_th: 'ข่าวที่รอ', persons_title_en: '', active: 'N' } as const;
    return String((await t.app.db.personPage.create({ data })).persons_id);
  },
  direct_dean: async () => {
    const data = {
      ...by,
      user_name: 'author',
      direct_dean_image: await stored('deans'),
      direct_dean_position_th: 'ข่าวที่รอ',
      direct_dean_position_en: '',
      direct_dean_start_date: inDays(-9),
      active: 'N',
    } as const;
    return String((await t.app.db.directDean.create({ data })).direct_dean_id);
  },
  work: async () => {
    const data = {
      ...by,
      user_name: 'author',
      work_type: 'W1',
      work_type_detail: 'Q1',
      work_title_th: 'ข่าวที่รอ',
      work_public_year: 2569,
      status_check: 'W',
    } as const;
    return String((await t.app.db.work.create({ data })).work_id);
  },
};
async function addDocument(doc_section: 'DOC' | 'MOU'): Promise<string> {
  const data = { ...by, doc_section, doc_group_tag: 'D1', doc_year: 2569, doc_title_th: 'ข่าวที่รอ', active: 'N' } as const;
  return String((await t.app.db.document.create({ data })).doc_id);
}

test.each(Object.keys(kinds))('a %s that is not public is drawn as it will be, and only there', async (entity) => {
  const path = await made(entity, await (kinds[entity] as () => Promise<string>)());
  const page = await open(path);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('ข่าวที่รอ');
  expect(page.body).toContain('ตัวอย่างก่อนเผยแพร่');
  expect((await open(`/en${path}`)).body).toContain('Preview before publication');
});

test('a page of a preview is for nobody else: not for search engines, caches or the site that it leads to', async () => {
  const path = await made('news', await addNews({ news_content_th: '<p>เนื้อ</p>' }));
  const page = await open(path);
  expect(page.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(page.headers.etag).toBeUndefined();
  expect(page.body).toContain('<meta name="robots" content="noindex">');
  for (const machine of ['rel="canonical"', 'og:title', 'ld+json', 'speculationrules']) expect(page.body).not.toContain(machine);
  expect(page.body).toContain(`href="/en${path}"`);
});

test('no other site learns the address of a preview, also of texts that were stored before that was removed on saving', async () => {
  const content =
    '<p><img src="https://other.example/a.png" referrerpolicy="unsafe-url"><a href="https://other.example" ping="https://other.example">ก</a></p>';
  const long = `${content}${'<p>เนื้อ</p>'.repeat(2_000)}`;
  for (const news_content_th of [content, `<meta name="referrer" content="unsafe-url">${long}`]) {
    const page = (await open(await made('news', await addNews({ news_content_th })))).body;
    expect(page).toContain('<p><img src="https://other.example/a.png"><a href="https://other.example">ก</a></p>');
    expect(page).not.toMatch(/unsafe-url|ping=/);
  }
});

test('a link opens today and seven days more unless said, one to thirty', async () => {
  const id = await addNews();
  expect((await linkTo('news', id)).json().last_day).toBe(inDays(7).toISOString().slice(0, 10));
  expect((await linkTo('news', id, 30)).json().last_day).toBe(inDays(30).toISOString().slice(0, 10));
  for (const days of [0, 31, 1.5]) {
    const refused = await linkTo('news', id, days);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['days']]);
  }
  // Bangkok's day, not that of UTC
  expect(lastDayOf({ expires_at: endAfterDays(1, new Date('2026-11-30T18:00:00Z')) })).toBe('2026-12-02');
});

test('a link ends with its last day; the hourly job deletes it', async () => {
  const path = await made('news', await addNews({ new_start_date: inDays(60) }));
  const at = (days: number) => vi.setSystemTime(new Date(inDays(days).getTime() - 7 * 3_600_000 - 1));
  vi.useFakeTimers({ toFake: ['Date'] });
  at(8);
  expect((await open(path)).statusCode).toBe(200);
  at(9);
  const ended = await open(path);
  expect([ended.statusCode, ended.headers['cache-control']]).toEqual([410, 'private, no-store']);
  expect(ended.body).toContain('ลิงก์ตัวอย่างนี้ใช้ไม่ได้แล้ว');
  expect((await open(`/en${path}`)).body).toContain('This preview link has ended');
  const hash = createHash('sha256').update(path.slice('/preview/'.length)).digest('hex');
  expect(await t.app.db.previewLink.count({ where: { hash } })).toBe(1);
  await forgetEndedPreviews(t.app.db, new Date());
  expect(await t.app.db.previewLink.count({ where: { hash } })).toBe(0);
});

test('a link shows nothing after it was revoked, its record is in the bin, or the token is another', async () => {
  const id = await addNews();
  const [revoked, binned] = [await made('news', id), await made('news', id)];
  const [, { preview_link_id }] = (await list('news', id)).json().rows;
  const answer = await staff.call(`DELETE /preview_links/${preview_link_id}`);
  expect([answer.statusCode, (await open(revoked)).statusCode, (await open(binned)).statusCode]).toEqual([200, 410, 200]);
  expect((await staff.call(`DELETE /preview_links/${preview_link_id}`)).statusCode).toBe(404);
  expect((await staff.call('POST /delete_con_news', { news_id: id })).statusCode).toBe(200);
  expect((await open(binned)).statusCode).toBe(410);
  for (const token of ['x', 'a'.repeat(43), '%00', `${binned.slice(9)}x`, '..', '%E0%B8']) {
    expect((await open(`/preview/${token}`)).body, token).not.toContain('ข่าวที่รอ');
    expect((await open(`/preview/${token}/files/news/${'0'.repeat(32)}.webp`)).statusCode, token).toBeGreaterThanOrEqual(400);
  }
});

test('what a person did is not shown once their account is cancelled', async () => {
  const path = await made('work', await (kinds.work as () => Promise<string>)());
  await t.app.db.user.update({ where: { user_name: 'author' }, data: { disabled: true } });
  expect((await open(path)).statusCode).toBe(410);
  await t.app.db.user.update({ where: { user_name: 'author' }, data: { disabled: false } });
});

test('a record that is public by now is shown at its own address', async () => {
  const id = await addNews();
  const path = await made('news', id);
  await t.app.db.news.update({ where: { news_id: Number(id) }, data: { new_start_date: inDays(0) } });
  const answer = await open(`/en${path}`);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, `/en/news/${id}`]);
});

test('its own files are served below the link while it lives, those of other hidden records are not', async () => {
  const [head, album, others] = [await stored('news'), await stored('news-album'), await stored('news')];
  const id = await addNews({ news_h_image_th: head, news_content_th: `<p><img src="https://la.example/files/${others}"></p>` });
  await t.app.db.newsImage.create({ data: { ...by, news_id: Number(id), news_b_image: album, order_seq: 1 } });
  await addNews({ news_h_image_th: others, news_title_th: 'ข่าวอื่น' });
  const path = await made('news', id);
  const page = (await open(path)).body;
  for (const own of [head, album]) {
    expect(page).toContain(`"${path}/files/${own}`);
    const answer = await open(`${path}/files/${own}`);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['x-robots-tag']]).toEqual([
      200,
      'image/jpeg',
      'noindex, nofollow',
    ]);
    expect(answer.headers['cache-control']).toMatch(/^private/);
    expect((await open(`/files/${own}`)).statusCode).toBe(404);
  }
  expect(page).toContain(`"https://la.example/files/${others}"`);
  expect((await open(`${path}/files/${others}`)).statusCode).toBe(404);
  const [{ preview_link_id }] = (await list('news', id)).json().rows;
  await staff.call(`DELETE /preview_links/${preview_link_id}`);
  expect((await open(`${path}/files/${head}`)).statusCode).toBe(404);
});

test('no other record that is not public becomes readable through a link', async () => {
  const [first] = [await addNews({ news_type_tag: ['N1'] }), await addNews({ news_type_tag: ['N1'], news_title_th: 'ข่าวลับ' })];
  const doc = await addDocument('DOC');
  await t.app.db.document.update({ where: { doc_id: Number(doc) }, data: { doc_title_th: 'เอกสารลับ' } });
  const referring = await t.app.db.document.create({
    data: { ...by, doc_section: 'DOC', doc_group_tag: 'D1', doc_year: 2569, doc_title_th: 'อ้างอิง', active: 'N', doc_ref: [Number(doc)] },
  });
  expect((await open(await made('news', first))).body).not.toContain('ข่าวลับ');
  expect((await open(await made('doc', String(referring.doc_id)))).body).not.toContain('เอกสารลับ');
});

test('only the hash of a token is stored; neither log nor audit has it', async () => {
  const id = await addNews();
  log = '';
  const path = await made('news', id);
  const token = path.slice('/preview/'.length);
  await open(path);
  await open(`${path}/files/news/${'0'.repeat(32)}.webp`);
  expect(token).toMatch(/^[\w-]{43}$/);
  const hash = createHash('sha256').update(token).digest('hex');
  expect(await t.app.db.previewLink.count({ where: { hash } })).toBe(1);
  const everything = JSON.stringify([
    await t.app.db.previewLink.findMany(),
    (await t.app.db.auditLog.findMany({ where: { entity: 'news', record_id: id } })).map((line) => ({ ...line, id: String(line.id) })),
    (await list('news', id)).json(),
  ]);
  expect(everything).toContain('"action":"preview"');
  expect(everything).not.toContain(token);
  expect(log).toContain('/preview_links');
  expect(log).not.toContain(token);
});

test('where preview links are turned off none is made, and none opens', async () => {
  const id = await addNews();
  const path = await made('news', id);
  Object.assign(t.app.config, { previewLinks: false });
  const without = await siteServer(t.app);
  expect([(await linkTo('news', id)).statusCode, (await without.inject(path)).statusCode]).toEqual([403, 404]);
  Object.assign(t.app.config, { previewLinks: true });
  await without.close();
});

test('openings are counted, many in one write', async () => {
  const id = await addNews();
  const path = await made('news', id);
  const separate = await siteServer(t.app);
  for (let times = 0; times < 7; times++) await separate.inject({ method: 'GET', url: path });
  await separate.inject({ method: 'HEAD', url: path });
  expect((await list('news', id)).json().rows[0]).toMatchObject({ opened: 0, opened_at: null });
  await separate.close();
  expect((await list('news', id)).json().rows[0]).toMatchObject({ opened: 7, opened_at: expect.any(String), created_by: 'staff' });
});

describe('rights', () => {
  let id: string;
  beforeEach(async () => {
    id = await addNews();
    await made('news', id);
  });

  /** Status of listing, making and revoking. */
  async function tried(who: Client): Promise<number[]> {
    const { preview_link_id } = await t.app.db.previewLink.findFirstOrThrow({ where: { entity: 'news', record_id: id } });
    const [listed, create] = [await list('news', id, who), await linkTo('news', id, 1, who)];
    const revoke = await who.call(`DELETE /preview_links/${preview_link_id}`);
    return [listed.statusCode, create.statusCode, revoke.statusCode];
  }

  test('who may edit the record may list, make and revoke its links', async () => {
    const editor = await t.person({ pages: { '/web/content_new': { view: 'Y', edit: 'Y' } } });
    expect(await tried(editor)).toEqual([200, 201, 200]);
  });

  test('others may not: without the right to edit, with that of another page, without an account', async () => {
    expect(await tried(await t.person({ pages: { '/web/content_new': { view: 'Y', add: 'Y', delete: 'Y' } } }))).toEqual([403, 403, 403]);
    expect(await tried(await t.person({ pages: { '/web/content_page': { view: 'Y', edit: 'Y' } } }))).toEqual([403, 403, 403]);
    expect(await tried({ ...staff, call: t.call })).toEqual([401, 401, 401]);
  });

  test('people limited to their own records make links of those only', async () => {
    const own = { pages: { '/web/content_new': { view: 'Y', edit: 'Y', own_only: 'Y' } } } as const;
    expect(await tried(await t.person(own))).toEqual([404, 404, 404]);
    const owner = await t.person(own);
    await t.app.db.news.update({ where: { news_id: Number(id) }, data: { created_by: owner.user_name } });
    expect(await tried(owner)).toEqual([200, 201, 200]);
  });

  test('kinds without a place on the website have no links; an unknown record has none', async () => {
    for (const entity of ['member', 'prefix', 'role', 'nothing']) {
      const refused = await linkTo(entity, '1');
      expect([refused.statusCode, Object.keys(refused.json().fields)], entity).toEqual([400, ['entity']]);
    }
    expect((await linkTo('news', '99999999')).statusCode).toBe(404);
    expect((await linkTo('doc', await addDocument('MOU'))).statusCode).toBe(404);
  });

  test('a record has at most twenty live links, also when many are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => linkTo('news', id)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(19);
    const refused = answers.find(({ statusCode }) => statusCode !== 201);
    expect(refused?.json().fields.record_id.code).toBe('preview_links');
    await t.app.db.previewLink.updateMany({ where: { record_id: id }, data: { expires_at: new Date(0) } });
    expect((await linkTo('news', id)).statusCode).toBe(201);
  });
});

describe('whose link it is', () => {
  const editor = { view: 'Y', edit: 'Y' } as const;
  /** Path of a link that somebody else made. */
  const madeBy = async (who: Client, entity: string, id: string) =>
    (await linkTo(entity, id, 1, who)).json().address.slice(websiteUrl.length) as string;
  const give = (who: Client, flags: object) => t.app.db.role.updateMany({ where: { user_name: who.user_name }, data: flags });

  test('a link opens only while its maker may edit the record, with its files', async () => {
    const head = await stored('news');
    const id = await addNews({ news_h_image_th: head });
    const maker = await t.person({ pages: { '/web/content_new': editor } });
    const path = await madeBy(maker, 'news', id);
    const statuses = async () => [(await open(path)).statusCode, (await open(`${path}/files/${head}`)).statusCode];
    expect(await statuses()).toEqual([200, 200]);
    for (const taken of [{ edit: 'N' }, { edit: 'Y', active: 'N' }, { active: 'Y', own_only: 'Y' }]) {
      await give(maker, taken);
      expect([taken, await statuses()]).toEqual([taken, [410, 404]]);
    }
    await t.app.db.news.update({ where: { news_id: Number(id) }, data: { created_by: maker.user_name } });
    expect(await statuses()).toEqual([200, 200]);
  });

  test.each(Object.keys(kinds))('whoever is limited to their own records by now shows no %s of others', async (entity) => {
    await t.app.db.contentPage.deleteMany();
    await t.app.db.articlePage.deleteMany();
    await t.app.db.personPage.deleteMany();
    const { page } = entityOf[entity as 'news'];
    const id = await (kinds[entity] as () => Promise<string>)();
    const maker = await t.person({ pages: { [page]: editor } });
    const path = await madeBy(maker, entity, id);
    expect((await open(path)).statusCode).toBe(200);
    await give(maker, { own_only: 'Y' });
    expect((await open(path)).statusCode).toBe(410);
  });

  test.each([
    ['locked', (who: Client) => staff.call(`PUT /users/${who.id}`, { data: { disabled: true } })],
    ['cancelled', (who: Client) => staff.call('POST /update_mem_users', { id: who.id, disabled: 'N' })],
  ] as const)('the links of a person end for ever when their account is %s', async (user_name, lock) => {
    const maker = await t.person({ user_name, pages: { '/web/content_new': editor } });
    await t.app.db.userInfo.create({ data: { user_name } });
    const path = await madeBy(maker, 'news', await addNews());
    expect((await open(path)).statusCode).toBe(200);
    expect((await lock(maker)).statusCode).toBe(200);
    expect((await open(path)).statusCode).toBe(410);
    await t.app.db.user.update({ where: { user_name }, data: { disabled: false } });
    expect((await open(path)).statusCode).toBe(410);
    expect(await t.app.db.previewLink.count({ where: { created_by: user_name } })).toBe(0);
  });
});
