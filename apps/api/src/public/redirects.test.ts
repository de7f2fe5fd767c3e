import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../../test/test-app.ts';
import { siteServer } from './site-server.ts';

let t: TestApp;
let site: FastifyInstance;
let admin: Client;
beforeAll(async () => {
  t = await testApp();
  site = await siteServer(t.app);
  admin = await t.person({ role: 'admin' });
});
afterAll(async () => {
  await site.close();
  await t.close();
});

const page = (page_url: string) => ({ page_url, page_title_th: `หน้า ${page_url}`, page_content_th: '<p>เนื้อหา</p>', switch_lang: 'N' });
const addPage = async (url: string): Promise<number> => (await admin.call('POST /webConPages', page(url))).json().pages_id;
const showcase = (persons_url: string) => ({ persons_url, persons_title_th: `ทำเนียบ ${persons_url}`, persons_title_en: 'People' });
const addShowcase = async (url: string): Promise<number> => (await admin.call('POST /webConPersons', showcase(url))).json().persons_id;
const move = async (id: number, url: string) => {
  const answer = await admin.call('POST /move_address', { entity: 'person_page', record_id: String(id), name: url });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  await t.app.changes.flush();
};
const answerOf = async (url: string, server = site) => {
  const { statusCode, headers } = await server.inject(url);
  return [statusCode, headers.location];
};

test('a former address leads to the present one at once, in both languages and in the public API, without a chain', async () => {
  const id = await addShowcase('about_us');
  await move(id, 'about');
  await move(id, 'faculty');
  for (const old of ['about_us', 'about']) {
    expect(await answerOf(`/showcase/${old}`)).toEqual([301, '/showcase/faculty']);
    expect(await answerOf(`/en/showcase/${old}`)).toEqual([301, '/en/showcase/faculty']);
    expect(await answerOf(`/public/v1/showcases/${old}`, t.app)).toEqual([301, '/public/v1/showcases/faculty?lang=th']);
  }
  await move(id, 'about');
  expect(await answerOf('/showcase/faculty')).toEqual([301, '/showcase/about']);
  expect(await answerOf('/showcase/about')).toEqual([200, undefined]);
});

test('no redirect tells the name of a page that is not shown, and the page in the bin is gone at its former address too', async () => {
  const pages_id = await addPage('plans');
  const moveTo = (name: string) => admin.call('POST /move_address', { entity: 'content_page', record_id: String(pages_id), name });
  const save = async (active: 'Y' | 'N') => {
    expect((await admin.call(`PUT /webConPages/${pages_id}`, { ...page('merger_of_2570'), active })).statusCode).toBe(200);
    await t.app.changes.flush();
  };
  expect((await moveTo('merger_of_2570')).statusCode).toBe(200);
  expect((await lead('/old-plans.php', '/page/merger_of_2570')).statusCode).toBe(201);
  await save('N');
  const doors = [['/page/plans'], ['/en/page/plans'], ['/old-plans.php'], ['/public/v1/pages/plans', t.app]] as const;
  for (const [url, server] of doors) {
    const answer = await (server ?? site).inject(url);
    expect([url, answer.statusCode, answer.headers.location, answer.body.includes('merger')]).toEqual([url, 404, undefined, false]);
  }
  await save('Y');
  for (const [url, server] of doors) expect([url, (await answerOf(url, server))[0]]).toEqual([url, 301]);
  expect((await admin.call('POST /delete_webConPages', { pages_id })).statusCode).toBe(200);
  await t.app.changes.flush();
  for (const [url, server] of doors) expect([url, (await answerOf(url, server))[0]]).toEqual([url, 410]);
});

test('as many redirects are entered at once as there are connections: none waits for a second one in its transaction', async () => {
  const entered = Array.from({ length: 6 }, (_, n) =>
    admin.call('POST /redirects', { from_path: `/at-once-${n}`, to_path: `/page/at-once-${n}` }),
  );
  expect((await Promise.all(entered)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
});

test('a page that has the former address now is shown before the redirect', async () => {
  const id = await addShowcase('courses');
  await move(id, 'programmes');
  await addShowcase('courses');
  await t.app.changes.flush();
  expect(await answerOf('/showcase/courses')).toEqual([200, undefined]);
});

test('whatever is moved and entered, no redirect leads to another or to itself', async () => {
  const names = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'];
  const pick = () => `/showcase/${names[randomInt(names.length)]}`;
  const ids = await Promise.all(['x1', 'x2', 'x3'].map(addShowcase));
  for (let n = 0; n < 60; n += 1) {
    if (n % 3 === 0) {
      const answer = await admin.call('POST /redirects', { from_path: pick(), to_path: pick() });
      expect([201, 400, 409]).toContain(answer.statusCode);
    } else {
      const answer = await admin.call('POST /move_address', {
        entity: 'person_page',
        record_id: String(ids[n % 3]),
        name: names[randomInt(names.length)],
      });
      expect([200, 400, 409]).toContain(answer.statusCode);
    }
    const rows = await t.app.db.redirect.findMany();
    const begins = new Set(rows.map(({ from_path }) => from_path));
    expect(rows.filter(({ to_path }) => begins.has(to_path))).toEqual([]);
  }
});

test('an administrator enters addresses of an old website, and wrong ones are named', async () => {
  const add = (from_path: string, to_path: string) => admin.call('POST /redirects', { from_path, to_path });
  await addPage('contact');
  expect((await add('/index.php?page=contact', '/page/contact/')).statusCode).toBe(201);
  expect((await add('/old', 'https://library.example.ac.th/')).statusCode).toBe(201);
  await t.app.changes.flush();
  expect(await answerOf('/index.php?page=contact')).toEqual([301, '/page/contact']);
  expect(await answerOf('/index.php?Page=CONTACT&fbclid=1')).toEqual([301, '/page/contact?fbclid=1']);
  expect(await answerOf('/index.php?page=other')).toEqual([404, undefined]);
  expect(await answerOf('/old')).toEqual([301, 'https://library.example.ac.th/']);
  for (const [from, to, field, code] of [
    ['old', '/page/contact', 'from_path', 'site_path'],
    ['/files/x', '/page/contact', 'from_path', 'site_path'],
    ['//evil.example', '/page/contact', 'from_path', 'site_path'],
    ['/', '/page/contact', 'from_path', 'site_path'],
    ['/%61pi/x', '/page/contact', 'from_path', 'site_path'],
    ['/x', 'javascript:alert(1)', 'to_path', 'site_path_or_address'],
    ['/x', '//evil.example', 'to_path', 'site_path_or_address'],
    ['/same', '/same', 'to_path', 'redirect_loop'],
  ]) {
    const answer = await add(from as string, to as string);
    expect([from, answer.statusCode, answer.json().fields?.[field as string]?.code]).toEqual([from, 400, code]);
  }
  const stranger = await t.person({ pages: { '/web/content_page': { view: 'Y', add: 'Y', edit: 'Y' } } });
  expect((await stranger.call('POST /redirects', { from_path: '/z', to_path: '/page/contact' })).statusCode).toBe(403);
});

test('what was public and is in the bin is gone, what was hidden was never there; restored it is back', async () => {
  const [shown, hidden] = [await addPage('shown'), await addPage('hidden')];
  expect((await admin.call(`PUT /webConPages/${hidden}`, { ...page('hidden'), active: 'N' })).statusCode).toBe(200);
  for (const id of [shown, hidden]) expect((await admin.call('POST /delete_webConPages', { pages_id: id })).statusCode).toBe(200);
  await t.app.changes.flush();
  expect(await answerOf('/page/shown')).toEqual([410, undefined]);
  expect(await answerOf('/page/hidden')).toEqual([404, undefined]);
  const api = await t.app.inject('/public/v1/pages/shown');
  expect([api.statusCode, api.json().code, api.headers['content-type']]).toEqual([410, 'gone', 'application/problem+json; charset=utf-8']);
  expect(await answerOf('/public/v1/pages/hidden', t.app)).toEqual([404, undefined]);
  expect((await site.inject('/en/page/shown')).body).toContain('taken away');
  await addPage('shown');
  await t.app.changes.flush();
  expect(await answerOf('/page/shown')).toEqual([200, undefined]);
});

const lead = (from_path: string, to_path: string, who = admin) => who.call('POST /redirects', { from_path, to_path });
const codeOf = (answer: { json(): { fields?: Record<string, { code: string }> } }, field: string) => answer.json().fields?.[field]?.code;

test('no redirect begins where a page is shown, and one that does already misleads no other', async () => {
  const id = await addPage('stands');
  for (const from of ['/news', '/news/', '/news?id=5', '/page/stands', '/robots.txt', '/sitemap.xml', '/news.rss']) {
    const answer = await lead(from, '/people');
    expect([from, answer.statusCode, codeOf(answer, 'from_path')]).toEqual([from, 400, 'page_stands']);
  }
  await t.app.db.redirect.create({ data: { from_path: '/news', to_path: '/people', created_by: 'x', updated_by: 'x' } });
  expect((await lead('/old-news', '/news')).json()).toMatchObject({ to_path: '/news' });
  // a hidden page may be followed by another
  expect((await admin.call(`PUT /webConPages/${id}`, { ...page('stands'), active: 'N' })).statusCode).toBe(200);
  expect((await lead('/page/stands', '/page/contact')).statusCode).toBe(201);
});

test('a former address is found however its letters are encoded, also as old Thai websites did', async () => {
  const thai = '/ข่าว/ประกาศ.html';
  const tis620 = '/%A2%E8%D2%C7/%BB%C3%D0%A1%D2%C8.html';
  expect((await lead(encodeURI(thai), '/news')).json()).toMatchObject({ from_path: thai });
  expect((await lead(tis620, '/people')).json()).toMatchObject({ fields: { from_path: { code: 'duplicate' } } });
  expect((await lead('/%C3%D1%BA/%CA%C1%D1%A4%C3?id=%A1', 'https://other.example/dir/?q=ข่าว')).statusCode).toBe(201);
  expect((await lead('/my%20files/a.pdf', '/documents')).statusCode).toBe(201);
  // stored before: as a browser copies an address, and decoded
  const before = { created_by: 'x', updated_by: 'x' };
  await t.app.db.redirect.create({ data: { ...before, from_path: encodeURI('/เดิม'), to_path: '/works' } });
  await t.app.db.redirect.create({ data: { ...before, from_path: '/old files/ก.pdf', to_path: '/deans' } });
  await t.app.changes.flush();
  const en = (to: string) => [301, `/en${to}`];
  for (const spelling of [encodeURI(thai), encodeURI(thai).toLowerCase(), tis620, `${tis620}/`]) {
    expect([spelling, await answerOf(spelling)]).toEqual([spelling, [301, '/news']]);
    expect(await answerOf(`/en${spelling}`)).toEqual(en('/news'));
  }
  for (const query of ['?id=%A1', '?id=ก', `?id=${encodeURIComponent('ก')}`])
    expect(await answerOf(encodeURI('/รับ/สมัคร') + query)).toEqual([301, `https://other.example/dir/?q=${encodeURIComponent('ข่าว')}`]);
  expect(await answerOf('/my%20files/a.pdf')).toEqual([301, '/documents']);
  expect(await answerOf(encodeURI('/เดิม'))).toEqual([301, '/works']);
  expect(await answerOf(encodeURI('/old files/ก.pdf'))).toEqual([301, '/deans']);
});

test('parameters of campaigns are not part of a former address, and go on with the reader', async () => {
  await lead('/promo.php?b=2&a=1', '/page/contact?from=promo');
  await lead('/qr', 'https://other.example/dir/#top');
  await lead('/documents/view.php?id=5', '/documents');
  await t.app.changes.flush();
  expect(await answerOf('/promo.php?a=1&b=2')).toEqual([301, '/page/contact?from=promo']);
  expect(await answerOf('/promo.php?fbclid=IwAR0&b=2&a=1&utm_source=line')).toEqual([
    301,
    '/page/contact?from=promo&fbclid=IwAR0&utm_source=line',
  ]);
  // from memory, for others
  expect(await answerOf('/promo.php?b=2&gclid=x&a=1')).toEqual([301, '/page/contact?from=promo&gclid=x']);
  expect(await answerOf('/promo.php?b=2&a=1&c=3')).toEqual([404, undefined]);
  expect(await answerOf('/en/qr?utm_medium=qr')).toEqual([301, 'https://other.example/dir/?utm_medium=qr#top']);
  expect(await answerOf('/documents/view.php?id=5')).toEqual([301, '/documents']);
  expect(await answerOf('/documents/view.php?id=6')).toEqual([404, undefined]);
});

test('a target stays as it was typed, and is encoded once', async () => {
  const shown = { page_title_th: 'ก', page_content_th: 'ก', created_by: 'x', updated_by: 'x' };
  for (const page_url of ['ก', '100%']) await t.app.db.contentPage.create({ data: { ...shown, page_url } });
  for (const [from, to, sent] of [
    ['/t1', 'https://other.example/dir/', 'https://other.example/dir/'],
    ['/t2', '/page/%E0%B8%81?x=%20y', `/page/${encodeURIComponent('ก')}?x=%20y`],
    ['/t3', '/page/100%25', '/page/100%25'],
    ['/t4', 'https://other.example/?a=%E0%B8%81', 'https://other.example/?a=%E0%B8%81'],
  ] as const) {
    expect((await lead(from, to)).statusCode).toBe(201);
    await t.app.changes.flush();
    expect(await answerOf(from)).toEqual([301, sent]);
  }
});

describe('a moved address', () => {
  const history = async (from_path: string) => {
    const lines = await t.app.db.auditLog.findMany({ where: { entity: 'redirect', record_title: from_path }, orderBy: { id: 'asc' } });
    return lines.map(({ action, user_name, changes }) => [action, user_name, (changes as Record<string, unknown>).to_path]);
  };
  const moveBy = (who: Client, id: number, name: string) =>
    who.call('POST /move_address', { entity: 'person_page', record_id: String(id), name });

  test('a redirect that somebody entered is kept from who may not change it, and named', async () => {
    const editor = await t.person({ pages: { '/web/content_person': { view: 'Y', edit: 'Y' } } });
    const id = await addShowcase('before');
    const { redirect_id } = (await lead('/showcase/after', '/people')).json();
    for (const language of ['th', 'en']) {
      const refused = await editor.call(
        'POST /move_address',
        { entity: 'person_page', record_id: String(id), name: 'after' },
        { 'accept-language': language },
      );
      expect([refused.statusCode, codeOf(refused, 'name')]).toEqual([400, 'redirect_in_way']);
      expect(refused.json().fields.name.message).toContain('/showcase/after');
    }
    expect(await t.app.db.redirect.findUnique({ where: { redirect_id } })).toMatchObject({ to_path: '/people' });
    expect((await moveBy(admin, id, 'after')).statusCode).toBe(200);
    expect(await t.app.db.redirect.findUnique({ where: { redirect_id } })).toBeNull();
    expect(await history('/showcase/after')).toEqual([
      ['add', admin.user_name, [null, '/people']],
      ['delete', admin.user_name, ['/people', null]],
    ]);
    expect(await history('/showcase/before')).toEqual([['add', admin.user_name, [null, '/showcase/after']]]);
  });

  test('automatic redirects give way to everybody who may move; what becomes of each is in its history', async () => {
    const editor = await t.person({ pages: { '/web/content_person': { view: 'Y', edit: 'Y' } } });
    const id = await addShowcase('first');
    await lead('/old-staff.php', '/showcase/first');
    expect((await moveBy(editor, id, 'second')).statusCode).toBe(200);
    expect((await moveBy(editor, id, 'first')).statusCode).toBe(200);
    expect(await history('/old-staff.php')).toEqual([
      ['add', admin.user_name, [null, '/showcase/first']],
      ['edit', editor.user_name, ['/showcase/first', '/showcase/second']],
      ['edit', editor.user_name, ['/showcase/second', '/showcase/first']],
    ]);
    expect(await history('/showcase/first')).toEqual([
      ['add', editor.user_name, [null, '/showcase/second']],
      ['delete', editor.user_name, ['/showcase/second', null]],
    ]);
    const row = await t.app.db.redirect.findUnique({ where: { from_path: '/old-staff.php' } });
    expect(row).toMatchObject({ automatic: 'N', updated_by: editor.user_name });
  });
});
