import { entities } from '@faculty/contracts/entities';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { AnyEntity, FileRule } from '@faculty/contracts/kit/entity';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Client, type TestApp, testApp } from '../../test/test-app.ts';
import { dayDate } from '../kit/crud/days.ts';
import { claimFiles } from '../storage/stored-files.ts';
import { picture, stream } from '../storage/testing/test-files.ts';
import { siteServer } from './site-server.ts';

let t: TestApp;
let site: FastifyInstance;
let content: Buffer;
let groups: { group_master_id: number; group_sub_a_id: number; group_sub_b_id: number };
const by = { created_by: 'author', updated_by: 'author' };
const inDays = (days: number) => new Date(dayDate(todayInBangkok()).getTime() + days * 86_400_000);

beforeAll(async () => {
  t = await testApp();
  site = await siteServer(t.app);
  await t.person({ user_name: 'author' });
  content = await picture('jpeg', 900, 600);
  const { group_master_id } = await t.app.db.groupMaster.create({
    data: { group_master_name_th: 'หมวด', group_master_title_th: 'หมวด', order_seq: 1 },
  });
  const { group_sub_a_id } = await t.app.db.groupSubA.create({
    data: { group_master_id, group_sub_a_index: '1.1', group_sub_a_title_th: 'หัวข้อ', order_seq: 1 },
  });
  const { group_sub_b_id } = await t.app.db.groupSubB.create({ data: { group_sub_a_id, group_sub_b_title_th: 'หัวข้อย่อย', order_seq: 1 } });
  groups = { group_master_id, group_sub_a_id, group_sub_b_id };
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
  await claimFiles(t.app.db as never, [kept], { claimed: true, createdBy: 'author' });
  return kept.path;
}

const addNews = (columns: object) => t.app.db.news.create({ data: { ...by, order_seq: 1, news_title_th: 'ข่าว', ...columns } });
const document = (doc_section: 'DOC' | 'MOU') => async (columns: object) => {
  const file = await stored('documents');
  await t.app.db.document.create({
    data: { ...by, doc_section, doc_group_tag: 'D1', doc_year: 2569, doc_title_th: 'เอกสาร', doc_h_file: file, ...columns },
  });
  return file;
};
const period = { hidden: { active: 'N' }, 'not begun': { show_start_date: inDays(1) }, ended: { show_end_date: inDays(-1) } };
const news = { ...period, 'not begun': { new_start_date: inDays(1) } };

/** Makes a record of each entity with a file, and returns the file's path; `hidden`: the columns of each hidden state. */
const makers: Record<string, { make(columns: object): Promise<string>; hidden: Record<string, object> }> = {
  news: {
    make: async (columns) => {
      const file = await stored('news');
      await addNews({ news_h_image_en: file, ...columns });
      return file;
    },
    hidden: news,
  },
  news_image: {
    make: async (columns) => {
      const { news_id } = await addNews(columns);
      const file = await stored('news-album');
      await t.app.db.newsImage.create({ data: { ...by, news_id, news_b_image: file, order_seq: 1 } });
      return file;
    },
    hidden: news,
  },
  article_page: {
    make: async (columns) => {
      const file = await stored('articles');
      const article_page_url = file.replace(/\W/g, '-');
      const data = { ...by, article_page_url, article_page_group_tag: 'A1', article_page_title_th: 'บทความ', article_page_h_file: file };
      await t.app.db.articlePage.create({ data: { ...data, ...columns } });
      return file;
    },
    hidden: period,
  },
  link: {
    make: async (columns) => {
      const file = await stored('links');
      const data = { ...by, order_seq: 1, links_title_th: 'ลิงก์', links_desc_th: '', links_url: 'https://la.example' };
      await t.app.db.link.create({ data: { ...data, links_h_image_th: file, ...columns } });
      return file;
    },
    hidden: period,
  },
  doc: { make: document('DOC'), hidden: { ...period, expired: { expire: 'Y' } } },
  mou: { make: document('MOU'), hidden: { ...period, expired: { expire: 'Y' } } },
  group_item: {
    make: async (columns) => {
      const file = await stored('group-items');
      const data = { ...by, ...groups, group_item_year: 2569, group_item_title_th: 'หลักฐาน', order_seq: 1, group_item_h_file: file };
      await t.app.db.groupItem.create({ data: { ...data, ...columns } });
      return file;
    },
    hidden: { hidden: { active: 'N' } },
  },
  direct_dean: {
    make: async (columns) => {
      const file = await stored('deans');
      const data = { ...by, user_name: 'author', direct_dean_position_th: 'คณบดี', direct_dean_position_en: '' };
      await t.app.db.directDean.create({ data: { ...data, direct_dean_start_date: inDays(-9), direct_dean_image: file, ...columns } });
      return file;
    },
    hidden: { hidden: { active: 'N' } },
  },
  upload: {
    make: async (columns) => {
      const file = await stored('uploads');
      const data = { ...by, uploads_title_th: 'ไฟล์', uploads_type: 'image/png', uploads_extension: 'png', uploads_size: 1 };
      await t.app.db.upload.create({ data: { ...data, uploads_url: file, ...columns } });
      return file;
    },
    hidden: { hidden: { active: 'N' } },
  },
  member: {
    make: async (columns) => {
      const file = await stored('avatars');
      const { id } = await t.person();
      await t.app.db.user.update({ where: { id }, data: { avatarFile: file, created_by: 'author', ...columns } });
      return file;
    },
    hidden: { 'an account that is cancelled': { disabled: true } },
  },
};

const statusesAt = async (path: string, headers: Record<string, string> = {}) => {
  await t.app.changes.flush();
  const from = (server: FastifyInstance, url: string) => server.inject({ method: 'GET', url, headers });
  const [whole, small] = [`/files/${path}`, `/files/${path}?size=small`];
  return Promise.all([from(t.app, whole), from(t.app, small), from(site, whole), from(site, small), from(site, `/share/${path}`)]).then(
    (answers) => answers.map(({ statusCode }) => statusCode),
  );
};
const cookieOf = async (person: Client) => {
  const { value = '' } = (await person.call('GET /auth/me')).cookies.find(({ name }) => name === 'files') ?? {};
  return { cookie: `files=${encodeURIComponent(value)}` };
};
const entityNamed = (name: string) => entities.find((entity) => entity.name === name) as AnyEntity;

describe.each(Object.entries(makers))('the file of %s', (name, { make, hidden }) => {
  test('is served to anybody while its record is public', async () => {
    expect(await statusesAt(await make({}))).toEqual([200, 200, 200, 200, 200]);
  });

  test.each(Object.entries(hidden))('is served to nobody outside, and to staff with the right: %s', async (_state, columns) => {
    const path = await make(columns);
    const { page } = entityNamed(name);
    const reader = await t.person({ pages: { [page]: { view: 'Y' } } });
    const stranger = await t.person();
    const limited = await t.person({ pages: { [page]: { view: 'Y', own_only: 'Y' } } });
    expect(await statusesAt(path)).toEqual([404, 404, 404, 404, 404]);
    // the website has no session, whatever is sent
    expect(await statusesAt(path, await cookieOf(reader))).toEqual([200, 200, 404, 404, 404]);
    for (const other of [stranger, limited]) expect(await statusesAt(path, await cookieOf(other))).toEqual([404, 404, 404, 404, 404]);
    const answer = await reader.call(`GET /files/${path}`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  });
});

describe('the file of a record in the bin', () => {
  const withBin = Object.entries(makers).filter(([name]) => name !== 'member');
  test.each(withBin)('is served to nobody: %s', async (name, { make }) => {
    const path = await make({});
    expect(await statusesAt(path)).toEqual([200, 200, 200, 200, 200]);
    const admin = await t.person({ role: 'admin' });
    const { routes, idKey, files } = entityNamed(name);
    const table = { news: 'web_con_news', news_image: 'web_con_new_images', article_page: 'web_con_article_pages', link: 'web_con_links' }[
      name
    ];
    const others = { group_item: 'web_con_group_items', direct_dean: 'web_con_direct_deans', upload: 'uploads' }[name] ?? 'web_con_docs';
    const which = Object.keys(files)
      .map((field) => `"${field}" = $1`)
      .join(' OR ');
    const [row] = await t.app.db.$queryRawUnsafe<{ id: number }[]>(
      `SELECT "${idKey}" AS id FROM "${table ?? others}" WHERE ${which}`,
      path,
    );
    expect((await admin.call(routes.remove as string, { [idKey]: row?.id })).statusCode).toBe(200);
    expect(await statusesAt(path)).toEqual([404, 404, 404, 404, 404]);
    expect(await statusesAt(path, await cookieOf(admin))).toEqual([404, 404, 404, 404, 404]);
  });

  test('an album is there with its news item only', async () => {
    const path = (await makers.news_image?.make({})) as string;
    const { news_id } = await t.app.db.newsImage.findFirstOrThrow({ where: { news_b_image: path } });
    const admin = await t.person({ role: 'admin' });
    expect((await admin.call('POST /delete_con_news', { news_id })).statusCode).toBe(200);
    expect(await statusesAt(path)).toEqual([404, 404, 404, 404, 404]);
  });
});

test('the file of what hangs on something hidden: a person never verified, a grouped document under a heading not in use', async () => {
  const dean = (await makers.direct_dean?.make({})) as string;
  const item = (await makers.group_item?.make({})) as string;
  const newcomer = (await makers.member?.make({})) as string;
  const [served, hidden] = [
    [200, 200, 200, 200, 200],
    [404, 404, 404, 404, 404],
  ];
  for (const path of [dean, item, newcomer]) expect(await statusesAt(path)).toEqual(served);
  // a term as dean is history, and stays when the person leaves
  const author = (data: object) => t.app.db.user.update({ where: { user_name: 'author' }, data });
  await author({ disabled: true });
  expect(await statusesAt(dean)).toEqual(served);
  await author({ disabled: false });
  const { user_name } = await t.app.db.user.findFirstOrThrow({ where: { avatarFile: newcomer } });
  await t.app.db.user.update({ where: { user_name }, data: { email_verified_at: null, created_by: user_name } });
  expect(await statusesAt(newcomer)).toEqual(hidden);
  const { group_master_id, group_sub_a_id, group_sub_b_id } = groups;
  const steps = [
    (data: object) => t.app.db.groupMaster.update({ where: { group_master_id }, data }),
    (data: object) => t.app.db.groupSubA.update({ where: { group_sub_a_id }, data }),
    (data: object) => t.app.db.groupSubB.update({ where: { group_sub_b_id }, data }),
  ];
  for (const step of steps) {
    await step({ active: 'N' });
    expect(await statusesAt(item)).toEqual(hidden);
    await step({ active: 'Y' });
  }
});

test('the evidence of works and activities is at no public door, whatever the reviewer decided', async () => {
  const entitiesOf = entities.filter(({ name }) => ['work', 'activity', 'lc_user'].includes(name));
  const folders = entitiesOf.flatMap(({ files }) => Object.values<FileRule>(files).map((rule) => [rule.folder, rule.public] as const));
  expect(folders.length).toBeGreaterThan(1);
  for (const [folder, isPublic] of folders) {
    expect([folder, isPublic]).toEqual([folder, false]);
    const rule: FileRule = { kind: 'image', maxMegabytes: 1, folder, public: false };
    const kept = await t.app.files.accept('file', rule, stream(content), 'a.jpg');
    await claimFiles(t.app.db as never, [kept], { claimed: true, createdBy: 'author' });
    expect((await statusesAt(kept.path)).every((status) => status === 401 || status === 404)).toBe(true);
  }
});

test('the picture of a link preview is a JPEG of 1200 × 630, drawn once; what is no picture has none', async () => {
  const path = await makers.news?.make({});
  const answer = await site.inject({ method: 'GET', url: `/share/${path}` });
  expect(answer.headers['content-type']).toBe('image/jpeg');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const drawing = vi.spyOn(t.app.files, 'open');
  expect((await site.inject({ method: 'GET', url: `/share/${path}` })).rawPayload).toEqual(answer.rawPayload);
  expect(drawing).not.toHaveBeenCalled();
  drawing.mockRestore();
  for (const other of ['news/none.webp', '../package.json', '%2e%2e/x', 'news/']) {
    expect((await site.inject({ method: 'GET', url: `/share/${other}` })).statusCode).toBe(404);
  }
});

test('every entity with public files says when they are public', () => {
  const withFiles = entities.filter(({ files }) => Object.values<FileRule>(files).some((rule) => rule.public)).map(({ name }) => name);
  expect(withFiles.filter((name) => !makers[name])).toEqual([]);
});

test('a file begins and ends with the day in Bangkok', async () => {
  const path = await makers.news?.make({ new_start_date: inDays(1), show_end_date: inDays(1) });
  expect((await statusesAt(path as string))[0]).toBe(404);
  vi.useFakeTimers({ toFake: ['Date'], now: inDays(1).getTime() });
  expect((await statusesAt(path as string))[0]).toBe(200);
  vi.setSystemTime(inDays(2));
  expect((await statusesAt(path as string))[0]).toBe(404);
});

test('the cookie of files ends with the session, reads no other call and cannot be made up', async () => {
  const path = (await makers.news?.make({ active: 'N' })) as string;
  const admin = await t.person({ role: 'admin' });
  const me = await admin.call('GET /auth/me');
  expect(String(me.headers['set-cookie'])).toMatch(/^files=[^;]+; Max-Age=28800; Path=\/files\/; HttpOnly; SameSite=Strict$/);
  const cookie = await cookieOf(admin);
  expect((await statusesAt(path, cookie))[0]).toBe(200);
  expect((await t.call('GET /auth/me', undefined, cookie)).statusCode).toBe(401);
  expect((await statusesAt(path, { cookie: `${cookie.cookie.slice(0, -1)}x` }))[0]).toBe(404);
  const out = await admin.call('POST /auth/signout');
  expect(String(out.headers['set-cookie'])).toMatch(/^files=; /);
  expect((await statusesAt(path, cookie))[0]).toBe(404);
});
