import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  for (let n = 0; n < 120; n += 1) {
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
  expect(await answerOf('/index.php?page=other')).toEqual([404, undefined]);
  expect(await answerOf('/old')).toEqual([301, 'https://library.example.ac.th']);
  for (const [from, to, field, code] of [
    ['old', '/page/contact', 'from_path', 'site_path'],
    ['/files/x', '/page/contact', 'from_path', 'site_path'],
    ['//evil.example', '/page/contact', 'from_path', 'site_path'],
    ['/', '/page/contact', 'from_path', 'site_path'],
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
