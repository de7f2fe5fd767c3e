import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';
import { rootDirectory } from '../config.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import { endAfterDays, newPreviewToken } from '../kit/preview/preview-links.ts';
import { claimFiles } from '../storage/stored-files.ts';
import { picture, stream } from '../storage/testing/test-files.ts';
import { siteServer } from './site-server.ts';

const password = 'of this test only';
let t: TestApp;
let limited: Database;
let app: FastifyInstance;
let site: FastifyInstance;
let file: string;

beforeAll(async () => {
  t = await testApp();
  const sql = readFileSync(path.join(rootDirectory, 'docs/website-role.sql'), 'utf8');
  await t.app.pool.query(sql);
  await t.app.pool.query(`ALTER ROLE faculty_website PASSWORD '${password}'`);
  const by = { created_by: 'system', updated_by: 'system' };
  await t.person({ user_name: 'author', pages: { '/web/content_new': { edit: 'Y' }, '/web/content_page': { edit: 'Y', own_only: 'Y' } } });
  await t.app.db.userInfo.create({ data: { user_name: 'author' } });
  const kept = await t.app.files.accept(
    'file',
    { kind: 'image', maxMegabytes: 1, folder: 'news', public: true },
    stream(await picture('jpeg')),
    'a.jpg',
  );
  await claimFiles(t.app.db as never, [kept], { claimed: true, createdBy: 'system' });
  file = kept.path;
  await t.app.db.news.create({ data: { ...by, order_seq: 1, news_title_th: 'ข่าว', news_h_image_th: file, search_text: 'ข่าว' } });
  const url = new URL((t.app.pool as unknown as { options: { connectionString: string } }).options.connectionString);
  url.username = 'faculty_website';
  url.password = password;
  limited = await openDatabase({ databaseUrl: url.href, databasePool: 5 });
  app = await buildApp({ ...t.app.config, websiteOnly: true, demoPages: false, previewLinks: true }, limited);
  await app.ready();
  site = await siteServer(app);
});
afterAll(async () => {
  await site?.close();
  await app?.close();
  await limited?.close();
  await t.close();
});

const get = async (url: string) => (await site.inject(url)).statusCode;

test('every page, feed and file is served with the account of docs/website-role.sql', async () => {
  const lists = [...app.publicRecords.kinds.keys()].filter((name) => name !== 'faculty_date');
  // through the functions of the public API, so that a column of any kind that is missing in the SQL is told
  for (const name of lists) {
    const { rows } = await app.publicRecords.list(name, { lang: 'th', q: 'ก', limit: 5 });
    expect(rows).toBeInstanceOf(Array);
    const found = await app.publicRecords.find(name, '1', 'th');
    expect(found === null || typeof found === 'object').toBe(true);
  }
  const fixed = [
    '/',
    '/en/',
    '/news',
    '/news/1',
    '/articles',
    '/documents',
    '/mous',
    '/evidence',
    '/links',
    '/people',
    '/people/author',
    '/deans',
  ];
  const more = [
    '/works',
    '/activities',
    '/calendar',
    '/sitemap',
    '/accessibility',
    '/search?q=ก',
    '/news.rss',
    '/sitemap.xml',
    '/robots.txt',
  ];
  for (const url of [...fixed, ...more, `/files/${file}`]) expect([url, await get(url)]).toEqual([url, 200]);
  for (const folder of ['news', 'news-album', 'articles', 'links', 'documents', 'group-items', 'deans', 'uploads', 'avatars'])
    expect([folder, await app.hidingRecord(`${folder}/x.png`)]).toEqual([folder, null]);
});

test('a preview link opens with the account, and its openings are counted', async () => {
  const { token, hash } = newPreviewToken();
  const own = newPreviewToken();
  const page = { created_by: 'author', updated_by: 'author', page_url: 'waits', page_title_th: 'หน้าที่รอ', active: 'N' } as const;
  const { pages_id } = await t.app.db.contentPage.create({ data: page });
  const { news_id } = await t.app.db.news.create({
    data: { created_by: 'system', updated_by: 'system', order_seq: 1, news_title_th: 'ข่าวที่รอ', active: 'N', news_h_image_th: file },
  });
  const link = { hash, entity: 'news', record_id: String(news_id), created_by: 'author', expires_at: endAfterDays(1) };
  await t.app.db.previewLink.create({ data: link });
  await t.app.db.previewLink.create({ data: { ...link, hash: own.hash, entity: 'content_page', record_id: String(pages_id) } });
  const separate = await siteServer(app);
  for (const path of ['', `/files/${file}`]) expect((await separate.inject(`/preview/${token}${path}`)).statusCode).toBe(200);
  expect((await separate.inject(`/preview/${own.token}`)).statusCode).toBe(200);
  await separate.close();
  expect(await t.app.db.previewLink.findUnique({ where: { hash } })).toMatchObject({ opened: 1 });
});

test('the account reads no private column and writes no record', async () => {
  const client = new pg.Client({
    connectionString: (limited.pool as unknown as { options: { connectionString: string } }).options.connectionString,
  });
  await client.connect();
  const refused = [
    'SELECT password_hash FROM users',
    'SELECT email FROM users',
    'SELECT info_mobile FROM user_infos',
    'SELECT * FROM sessions',
    'SELECT created_at FROM preview_links',
    'SELECT remark FROM roles',
  ];
  const writes = [
    "UPDATE web_con_news SET active = 'N'",
    'DELETE FROM web_con_news',
    "UPDATE preview_links SET expires_at = now() + interval '1 year'",
    'DELETE FROM preview_links',
    "INSERT INTO dc_params (parameter_name) VALUES ('x')",
  ];
  for (const sql of [...refused, ...writes]) await expect(client.query(sql), sql).rejects.toThrow(/permission denied/);
  await client.end();
});
