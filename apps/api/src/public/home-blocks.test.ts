import type { HomeBlock } from '@faculty/contracts/admin/menu-item';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { dayDate } from '../kit/crud/days.ts';
import { siteServer } from './site-server.ts';

let t: TestApp;
let site: FastifyInstance;
const by = { created_by: 'system', updated_by: 'system' };
const [picture, file] = [`home/${'1'.repeat(32)}.webp`, `doc/${'2'.repeat(32)}.pdf`];
const inDays = (days: number) => new Date(dayDate(todayInBangkok()).getTime() + days * 86_400_000);

beforeAll(async () => {
  t = await testApp({ websiteUrl: 'https://la.example' });
  await seedReference(t.app.db);
  site = await siteServer(t.app);
  for (const path of [picture, file])
    await t.app.db.storedFile.create({
      data: { path, name: 'a', mime: 'image/webp', bytes: 86_400, public: true, claimed: true, created_by: 'system' },
    });
});
afterAll(async () => {
  await site.close();
  await t.close();
});
beforeEach(async () => {
  await t.app.db.menuItem.deleteMany({ where: { parent_id: { not: null } } });
  await t.app.db.menuItem.deleteMany();
});

let order = 0;
const item = { ...by, label_en: '', target_kind: 'N' };
/** Adds a block with items below it. */
async function add(block: HomeBlock, fields: object = {}, items: object[] = []): Promise<void> {
  order += 1;
  const data = { ...item, place: 'W', order_seq: order, block, label_th: `ส่วน ${block}`, ...fields };
  const { menu_item_id: parent_id } = await t.app.db.menuItem.create({ data });
  for (const [order_seq, each] of items.entries())
    await t.app.db.menuItem.create({ data: { ...item, label_th: `ข้อ ${order_seq}`, ...each, place: 'W', parent_id, order_seq } });
}
const main = async (path = '/') => {
  await t.app.changes.flush();
  return /<main[^>]*>(.*)<\/main>/s.exec((await site.inject(path)).body)?.[1] ?? '';
};
const toNews = { target_kind: 'L', target: '/news' };

test('a block without content draws nothing, and without an opening picture the page is called after the faculty', async () => {
  for (const block of ['ways', 'news', 'programmes', 'admission', 'sections', 'events', 'documents', 'links', 'word'] as const)
    await add(block);
  for (const block of ['videos', 'partners', 'contact'] as const) await add(block);
  await t.app.db.facultySetting.updateMany({ data: { address_th: '', telephone: '', email: '', map_url: '', opening_hours_th: '' } });
  expect(await main()).toMatch(/^<h1 class="hidden">[^<]+<\/h1>(<p class="tagline wide">[^<]+<\/p>)?\s*$/);
});

test('the opening words are the heading of the page also below a notice, over the one picture that is loaded at once', async () => {
  await add('notice', { label_th: 'ปิดอาคาร', note_th: 'ชั้น 2', end_date: dayDate('2099-11-30'), ...toNews });
  await add('hero', { label_th: 'ภาษาเปิดโลก', note_th: 'รับสมัคร', picture }, [
    { label_th: 'สมัคร', ...toNews },
    { label_th: 'หลักสูตร', target_kind: 'U', target: 'https://other.example/' },
  ]);
  await add('word', { label_th: 'สารจากคณบดี', note_th: 'ยินดีต้อนรับ', picture, alt_th: 'คณบดีที่โต๊ะทำงาน', ...toNews });
  const body = await main();
  expect(body).toMatch(/ปิดอาคาร<\/b> ชั้น 2 · ถึง 30 พฤศจิกายน 2642 <a href="\/news">/);
  expect(body.match(/<h1>[^<]*/g)).toEqual(['<h1>ภาษาเปิดโลก']);
  expect(body.match(/alt="[^"]+"/g)).toEqual(['alt="คณบดีที่โต๊ะทำงาน"']);
  expect(body).toContain('<a href="/news">สมัคร</a><a href="https://other.example/">หลักสูตร</a>');
  expect(body.match(/<img class="(\w+)"|fetchpriority|loading="lazy"/g)).toEqual([
    '<img class="ground"',
    'fetchpriority',
    '<img class="large"',
    'loading="lazy"',
  ]);
  await add('hero', { label_th: 'อีกภาพ', note_th: '' });
  expect(await main()).toContain('<h2>อีกภาพ</h2>');
});

test('a block that is not in first place does not become the heading of the page by its picture', async () => {
  await add('figures');
  await add('hero', { label_th: 'ภาพกลางหน้า' });
  const body = await main();
  expect(body.match(/<h1[^>]*>/g)).toEqual(['<h1 class="hidden">']);
  expect(body).toContain('<h2>ภาพกลางหน้า</h2>');
});

test('ways, programmes and contact show what staff keep; words that there are in Thai only say so', async () => {
  await add('ways', { label_en: 'Quick ways' }, [{ icon: 'school', label_en: 'Apply', ...toNews }, { label_th: 'ทุน', ...toNews }, {}]);
  await add('programmes', { label_en: 'Programmes', ...toNews }, [
    { label_th: 'ภาษาไทย', note_th: 'ศศ.บ.', picture },
    { label_th: 'ภาษาจีน' },
  ]);
  await t.app.db.facultySetting.updateMany({ data: { telephone: '0 2000 1000', map_url: 'https://maps.example/' } });
  await add('contact');
  const body = await main('/en/');
  expect(body).toMatch(
    /<nav class="wide quick" aria-label="Quick ways"><ul><li><a href="\/en\/news"><svg class="icon".*?<\/svg>Apply<\/a>/,
  );
  expect(body.match(/<a href="\/en\/news" lang="th">ทุน<\/a>/g)).toHaveLength(1);
  expect(body).toContain('<h2>Programmes</h2><a href="/en/news">All<');
  expect(body).toContain('<h3><span lang="th">ภาษาไทย</span></h3><p class="facts"><span lang="th">ศศ.บ.</span></p>');
  expect(body).toContain('<span class="card none" aria-hidden="true"></span><div><h3><span lang="th">ภาษาจีน');
  expect(body).toContain('<h2 lang="th">ส่วน contact</h2>');
  expect(body).toMatch(/<a href="tel:\+6620001000">.*<a class="map" href="https:\/\/maps\.example\/">/s);
});

test('the round of admission that is open is marked, else the next one; those that are over say so', async () => {
  const states = async (body: Promise<string>) =>
    Array.from((await body).matchAll(/<li(?: class="(\w+)")?><b>/g), ([, state]) => state ?? '');
  const [over, open] = [{ end_date: inDays(-1) }, { start_date: inDays(0), end_date: inDays(0) }];
  const [later, soon] = [{ start_date: inDays(40) }, { start_date: inDays(1) }];
  await add('admission', {}, [over, open, soon, later, {}]);
  expect(await states(main())).toEqual(['closed', 'openNow', '', '', '']);
  await add('admission', {}, [over, later, soon]);
  expect((await states(main())).slice(5)).toEqual(['closed', '', 'opensSoon']);
  expect(await main()).toMatch(/<p class="state">เปิดรับอยู่<.*<p class="state">เปิดรับเร็ว ๆ นี้</s);
});

test('dates, documents and links that follow one another stand side by side, with the size of files', async () => {
  await t.app.db.facultyDate.create({ data: { ...by, title_th: 'ไหว้ครู', start_date: inDays(1), end_date: inDays(1) } });
  const doc = { ...by, doc_section: 'DOC', doc_group_tag: 'D1', doc_year: 2569, switch_lang: 'N' } as const;
  await t.app.db.document.create({ data: { ...doc, doc_title_th: 'คู่มือ', doc_h_file: file, status_link: 'Y' } });
  await t.app.db.document.create({ data: { ...doc, doc_title_th: 'ภายนอก', doc_h_url: 'https://other.example/', status_link: 'N' } });
  for (const block of ['documents', 'figures', 'events', 'links', 'documents'] as const) await add(block);
  const body = await main();
  const halves = Array.from(body.matchAll(/<div class="wide halves">(.*?<\/section>)<\/div>/gs), ([, part]) =>
    Array.from(part?.matchAll(/<h2>ส่วน (\w+)/g) ?? [], ([, block]) => block),
  );
  expect(halves).toEqual([['documents'], ['events', 'documents']]);
  expect(body).toMatch(/<span class="type pdf">PDF<\/span><div><a href="\/documents\/\d+">คู่มือ<\/a>\s*<p class="facts">86 kB · ปี 2569/);
  expect(body).toMatch(/<span class="type ">ลิงก์<\/span>/);
  expect(body).toMatch(/<time class="tile".*ไหว้ครู/s);
});

test('no news stands twice, in whichever blocks it could; sections are those that are named', async () => {
  for (let at = 0; at < 24; at += 1)
    await t.app.db.news.create({
      data: { ...by, order_seq: 100 - at, news_title_th: `ข่าว ${at}`, news_type_tag: [`N${1 + (at % 2)}`], search_text: '' },
    });
  await add('sections', {}, [{ label_th: 'กิจกรรมของเรา', target_kind: 'S', target: 'N2' }]);
  await add('news', toNews);
  await add('news');
  const body = await main();
  const shown = Array.from(body.matchAll(/>ข่าว (\d+)</g), ([, at]) => Number(at));
  expect(shown).toEqual([1, 3, 5, 7, 0, 2, 4, 6, 8, 10, 12, 14, 9, 11, 13, 15, 16, 18, 20, 22]);
  expect(body).toMatch(/<h3>กิจกรรมของเรา<\/h3>.*<a href="\/news\?section=N2">/s);
});
