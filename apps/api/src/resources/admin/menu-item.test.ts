import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { picture as aPicture, form } from '../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';
import { siteMenuReader } from '../../public/site-menu.ts';
import { siteServer } from '../../public/site-server.ts';

let t: TestApp;
let site: FastifyInstance;
let admin: Client;
/** A content page. */
let page: { pages_id: number; page_url: string };
let named = 0;

beforeAll(async () => {
  t = await testApp({ websiteUrl: 'https://la.example' });
  await seedReference(t.app.db);
  site = await siteServer(t.app);
  admin = await t.person({ role: 'admin' });
});
afterAll(async () => {
  await site.close();
  await t.close();
});
beforeEach(async () => {
  named += 1;
  const by = { created_by: 'system', updated_by: 'system' };
  page = await t.app.db.contentPage.create({ data: { page_url: `about_${named}`, page_title_th: 'รู้จักคณะ', ...by } });
});

const settled = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  const given = await answer;
  await t.app.changes.flush();
  return given;
};
const add = async (fields: object) =>
  settled(admin.call('POST /menu_items', { label_th: 'รายการ', label_en: 'Item', target_kind: 'L', target: '/news', ...fields }));
const change = (id: number, fields: object) => settled(admin.call(`PUT /menu_items/${id}`, fields));
const items = async () => (await admin.call('GET /menu_items')).json() as { menu_item_id: number; under: string; label_th: string }[];
const empty = async () => {
  await t.app.db.menuItem.deleteMany({ where: { parent_id: { not: null } } });
  await t.app.db.menuItem.deleteMany();
  await t.app.changes.flush();
};
const get = async (path: string) => (await site.inject(path)).body;
const navOf = (body: string) => /<nav aria-label="(?:เมนู|Menu)">.*?<\/nav>/s.exec(body)?.[0] ?? '';
const footerOf = (body: string) => /<footer>.*<\/footer>/s.exec(body)?.[0] ?? '';
const linksOf = (part: string) => Array.from(part.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g), ([, to, words]) => `${words} ${to}`);

test('a database that was never changed shows what the website always showed, in both languages', async () => {
  const [th, en] = [await get('/'), await get('/en/')];
  expect(linksOf(navOf(th))).toEqual([
    'ข่าว /news',
    'คลังความรู้ /articles',
    'เอกสาร /documents',
    'บุคลากร /people',
    'ผลงานวิชาการ /works',
    'ปฏิทินของคณะ /calendar',
  ]);
  expect(linksOf(navOf(en))[0]).toBe('News /en/news');
  const footer = linksOf(footerOf(th)).map((link) => link.split(' ').at(-1));
  for (const path of ['/deans', '/mous', '/evidence', '/activities', '/links', '/sitemap', '/accessibility', '/news.rss'])
    expect(footer).toContain(path);
});

test('an item leads to a page, a list, a group, a section or an address, and is on the website as soon as it is saved', async () => {
  await empty();
  const top = (await add({ label_th: 'เกี่ยวกับ <คณะ>', label_en: 'About', target_kind: 'N', target: '' })).json();
  const under = String(top.menu_item_id);
  await add({ under, target_kind: 'P', target: String(page.pages_id), label_th: 'รู้จักคณะ' });
  await add({ under, target_kind: 'A', target: 'A1', label_th: 'ความรู้' });
  await add({ under, target_kind: 'S', target: 'N1', label_th: 'ประกาศ' });
  await add({ under, target_kind: 'U', target: 'https://www.example.ac.th/?a=1&b=2', label_th: 'มหาวิทยาลัย' });
  await add({ target_kind: 'P', target: String(page.pages_id), label_th: 'ติดต่อ' });
  await add({ under: 'P', target_kind: 'P', target: String(page.pages_id), label_th: 'ความเป็นส่วนตัว', label_en: 'Privacy' });
  const home = await get('/');
  expect(linksOf(navOf(home))).toEqual([
    `รู้จักคณะ /page/${page.page_url}`,
    'ความรู้ /articles?group=A1',
    'ประกาศ /news?section=N1',
    'มหาวิทยาลัย https://www.example.ac.th/?a=1&amp;b=2',
    `ติดต่อ /page/${page.page_url}`,
  ]);
  expect(navOf(home)).toContain('<summary>เกี่ยวกับ &lt;คณะ&gt;</summary>');
  expect(linksOf(footerOf(home))).toContain(`ความเป็นส่วนตัว /page/${page.page_url}`);
  expect(linksOf(navOf(await get('/en/')))[1]).toBe('Item /en/articles?group=A1');
});

test('the link to the page that is shown is marked, else that to its list', async () => {
  await empty();
  await add({ target: '/news', label_th: 'ข่าว' });
  await add({ target_kind: 'S', target: 'N1', label_th: 'ประกาศ' });
  const marked = async (path: string) =>
    Array.from(navOf(await get(path)).matchAll(/<a href="[^"]*" aria-current="page">([^<]*)/g), ([, words]) => words);
  expect(await marked('/news')).toEqual(['ข่าว']);
  expect(await marked('/news?section=N1')).toEqual(['ประกาศ']);
  expect(await marked('/news?section=N2')).toEqual(['ข่าว']);
  expect(await marked('/people')).toEqual([]);
});

test('a target that is hidden, ended, retired or deleted leaves the menu at once, with a heading of nothing else, and comes back', async () => {
  await empty();
  const top = (await add({ label_th: 'เกี่ยวกับคณะ', target_kind: 'N', target: '' })).json();
  const item = (await add({ under: String(top.menu_item_id), target_kind: 'P', target: String(page.pages_id), label_th: 'ประวัติ' })).json();
  const section = (await add({ target_kind: 'S', target: 'N2', label_th: 'กิจกรรม' })).json();
  const shown = async () => [/ประวัติ/, /เกี่ยวกับคณะ/, /กิจกรรม/].map((words) => words.test(navOf(body))).concat([]);
  let body = await get('/');
  expect(await shown()).toEqual([true, true, true]);

  const { pages_id } = page;
  for (const data of [{ active: 'N' as const }, { show_end_date: new Date('2020-01-01') }, { show_start_date: new Date('2099-01-01') }]) {
    await settled(t.app.db.contentPage.update({ where: { pages_id }, data }));
    body = await get('/');
    expect([data, ...(await shown())]).toEqual([data, false, false, true]);
    await settled(t.app.db.contentPage.update({ where: { pages_id }, data: { active: 'Y', show_end_date: null, show_start_date: null } }));
  }
  const retired = { parameter_system: 'WEB', parameter_name: 'NEWS_TYPE', parameter_value: 'N2' };
  await settled(t.app.db.parameter.updateMany({ where: retired, data: { active: 'N' } }));
  body = await get('/');
  expect(await shown()).toEqual([true, true, false]);
  expect((await admin.call(`GET /menu_items/${section.menu_item_id}`)).json()).toMatchObject({ target_state: 'H' });
  await settled(t.app.db.parameter.updateMany({ where: retired, data: { active: 'Y' } }));

  await settled(admin.call('POST /delete_webConPages', { pages_id }));
  body = await get('/');
  expect(await shown()).toEqual([false, false, true]);
  expect((await admin.call(`GET /menu_items/${item.menu_item_id}`)).json()).toMatchObject({ target_state: 'D', target_title_th: '' });
  // it can still be renamed and moved, but nothing else can lead there
  expect((await change(item.menu_item_id, { label_th: 'ประวัติคณะ' })).statusCode).toBe(200);
  expect((await add({ target_kind: 'P', target: String(pages_id) })).json()).toMatchObject({ fields: { target: { code: 'choice' } } });
});

test('a hidden item is not on the website, nor is what is below it', async () => {
  await empty();
  const top = (await add({ label_th: 'ซ่อน', active: 'N' })).json();
  await add({ under: String(top.menu_item_id), label_th: 'ย่อย' });
  expect(linksOf(navOf(await get('/')))).toEqual([]);
  await change(top.menu_item_id, { active: 'Y' });
  expect(linksOf(navOf(await get('/')))).toEqual(['ซ่อน /news', 'ย่อย /news']);
});

test('has two levels, with as much in each as fits', async () => {
  await empty();
  const tops = [];
  for (let at = 0; at < 8; at += 1) tops.push((await add({ label_th: `บน ${at}` })).json().menu_item_id);
  const refused = async (answer: Promise<{ json(): unknown }>, code: string) =>
    expect((await answer).json()).toMatchObject({ code: 'invalid', fields: { under: { code, message: expect.any(String) } } });
  await refused(add({}), 'menu_full');
  const below = (await add({ under: String(tops[0]) })).json();
  await refused(add({ under: String(below.menu_item_id) }), 'choice');
  await refused(change(tops[0], { under: String(tops[0]) }), 'choice');
  await refused(change(tops[0], { under: String(tops[1]) }), 'menu_depth');
  await refused(change(tops[0], { under: 'P' }), 'menu_depth');
  expect((await change(tops[2], { under: String(tops[1]), order_seq: 1 })).json()).toMatchObject({ under: String(tops[1]) });
  // what is below a moved item goes with it
  expect((await change(tops[0], { under: 'F' })).statusCode).toBe(200);
  expect(await t.app.db.menuItem.findUnique({ where: { menu_item_id: below.menu_item_id } })).toMatchObject({ place: 'F' });
  expect((await add({ under: 'P' })).statusCode).toBe(201);
  await refused(add({ under: 'P' }), 'menu_full');
  const kept = await admin.call('POST /delete_menu_items', { menu_item_id: tops[1] });
  expect(kept.body).toContain('Relation');
  expect((await items()).map(({ menu_item_id }) => menu_item_id)).toContain(tops[1]);
});

test('is kept with the right to its page only; the pages to choose from come with it', async () => {
  const somebody = await t.person();
  const reader = await t.person({ pages: { '/admin/menu': { view: 'Y' } } });
  for (const call of ['GET /menu_items', 'GET /menu_item_pages']) {
    expect((await t.call(call)).statusCode).toBe(401);
    expect((await somebody.call(call)).statusCode).toBe(403);
    expect((await reader.call(call)).statusCode).toBe(200);
  }
  expect((await reader.call('POST /menu_items', {})).statusCode).toBe(403);
  expect((await reader.call('GET /menu_item_pages')).json()).toContainEqual({
    pages_id: page.pages_id,
    page_title_th: 'รู้จักคณะ',
    page_title_en: '',
  });
});

test('a page tells whether a menu leads to it', async () => {
  await empty();
  const linked = async () => (await admin.call(`GET /webConPages/${page.pages_id}`)).json().in_menu;
  expect(await linked()).toBe('N');
  const top = (await add({ target_kind: 'N', target: '' })).json();
  await add({ under: String(top.menu_item_id), target_kind: 'P', target: String(page.pages_id) });
  expect(await linked()).toBe('Y');
  await change(top.menu_item_id, { active: 'N' });
  expect(await linked()).toBe('N');
});

test('blocks of the home page show in order, in their days, with their items; one without English says so', async () => {
  await empty();
  const block = (fields: object) => add({ under: 'W', label_en: '', target_kind: 'N', target: '', ...fields });
  const ways = (await block({ block: 'ways', label_th: 'ทางลัด' })).json();
  await block({ block: 'hero', label_th: 'ภาษาเปิดโลก', label_en: 'Languages', note_th: 'รับสมัคร', note_en: 'Apply', order_seq: '0' });
  await block({ block: 'notice', label_th: 'จบแล้ว', end_date: '2020-01-01' });
  await block({ block: 'notice', label_th: 'ยังไม่ถึง', start_date: '2099-01-01' });
  await block({ block: 'notice', label_th: 'ซ่อน', active: 'N' });
  const under = String(ways.menu_item_id);
  await add({ under, label_th: 'หน้าคณะ', icon: 'school', target_kind: 'P', target: String(page.pages_id) });
  await add({ under, label_th: 'ถูกซ่อน', target_kind: 'S', target: 'N2', active: 'N' });
  const read = siteMenuReader(t.app);
  const { home } = await read('en');
  expect(home.map(({ block, label, lang, note }) => [block, label, lang, note])).toEqual([
    ['hero', 'Languages', 'en', 'Apply'],
    ['ways', 'ทางลัด', 'th', ''],
  ]);
  expect(home[1]?.items).toMatchObject([{ label: 'Item', icon: 'school', path: `/page/${page.page_url}` }]);
  await settled(t.app.db.contentPage.update({ where: { pages_id: page.pages_id }, data: { active: 'N' } }));
  expect((await read('th')).home[1]?.items).toEqual([]);
});

test('a block stands on the home page alone, and items only below a block that shows no records', async () => {
  await empty();
  const news = (await add({ under: 'W', block: 'news', label_th: 'ข่าว' })).json();
  const refused = async (answer: Promise<{ json(): unknown }>, field: string, code: string) =>
    expect((await answer).json()).toMatchObject({ code: 'invalid', fields: { [field]: { code } } });
  await refused(add({ under: String(news.menu_item_id) }), 'under', 'choice');
  await refused(add({ under: 'W' }), 'block', 'required');
  await refused(add({ block: 'news' }), 'under', 'choice');
  await refused(change(news.menu_item_id, { under: 'H' }), 'under', 'choice');
  expect((await change(news.menu_item_id, { active: 'N' })).statusCode).toBe(200);

  const sections = (await add({ under: 'W', block: 'sections', label_th: 'หมวด', target_kind: 'N' })).json();
  const under = String(sections.menu_item_id);
  await refused(add({ under }), 'target_kind', 'choice');
  expect((await add({ under, target_kind: 'S', target: 'N1' })).statusCode).toBe(201);
  await refused(change(sections.menu_item_id, { block: 'events' }), 'block', 'menu_depth');
});

test('an item below another leads somewhere, but for lines that are shown with a text', async () => {
  await empty();
  const nothing = { label_th: 'ไม่มีลิงก์', target_kind: 'N' as const, target: '' };
  const below = async (fields: object) =>
    add({ ...nothing, under: String((await add({ label_th: 'ข้างบน', ...fields })).json().menu_item_id) });
  for (const place of [{ under: 'H' }, { under: 'W', block: 'ways' }, { under: 'W', block: 'hero' }])
    expect((await below(place)).json()).toMatchObject({ fields: { target_kind: { code: 'choice' } } });
  for (const block of ['programmes', 'admission']) expect((await below({ under: 'W', block })).statusCode).toBe(201);
});

test('the picture of a block is public while the block shows', async () => {
  await empty();
  const made = await settled(
    admin.call(
      'POST /menu_items',
      form({ under: 'W', block: 'hero', label_th: 'คณะ', target_kind: 'N', end_date: '2099-01-01', picture: await aPicture() }),
    ),
  );
  const { menu_item_id, picture } = made.json();
  const status = async () => (await t.app.inject(picture)).statusCode;
  expect(await status()).toBe(200);
  await change(menu_item_id, { end_date: '2020-01-01' });
  expect(await status()).not.toBe(200);
  await change(menu_item_id, { end_date: '', active: 'N' });
  expect(await status()).not.toBe(200);
  await change(menu_item_id, { active: 'Y' });
  const below = await settled(
    admin.call(
      'POST /menu_items',
      form({ under: String(menu_item_id), label_th: 'ปุ่ม', picture: await aPicture(), target: '/news', target_kind: 'L' }),
    ),
  );
  expect((await t.app.inject(below.json().picture)).statusCode).toBe(200);
  await change(menu_item_id, { active: 'N' });
  expect((await t.app.inject(below.json().picture)).statusCode).not.toBe(200);
});
