import { feedAddress } from '@faculty/site/layout';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { form, picture } from '../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';
import { siteServer } from '../../public/site-server.ts';

let t: TestApp;
let site: FastifyInstance;
let admin: Client;

beforeAll(async () => {
  t = await testApp({ websiteUrl: 'https://la.example' });
  site = await siteServer(t.app);
  admin = await t.person({ role: 'admin' });
});
afterAll(async () => {
  await site.close();
  await t.close();
});
beforeEach(async () => {
  await t.app.db.facultySetting.deleteMany();
  await t.app.db.facultySetting.create({ data: {} });
  await t.app.changes.flush();
});

const read = async () => (await admin.call('GET /faculty_setting')).json();
async function save(fields: Record<string, unknown> | FormData) {
  const answer = await admin.call('PUT /faculty_setting', fields);
  await t.app.changes.flush();
  return answer;
}
const page = async (url: string) => (await site.inject(url)).body;

test('is what the website showed before anybody changed it', async () => {
  expect(await read()).toMatchObject({
    faculty_name_th: 'คณะศิลปศาสตร์',
    faculty_name_en: 'Faculty of Liberal Arts',
    main_colour: '#1953D2',
    main_colour_dark: '#8FB3FF',
    logo_light: null,
    updated_by: 'system',
  });
});

test('is read and changed with the right to its page only', async () => {
  const somebody = await t.person();
  const reader = await t.person({ pages: { '/admin/settings': { view: 'Y' } } });
  expect((await somebody.call('GET /faculty_setting')).statusCode).toBe(403);
  expect((await somebody.call('PUT /faculty_setting', { tagline_th: 'ก' })).statusCode).toBe(403);
  expect((await reader.call('GET /faculty_setting')).statusCode).toBe(200);
  expect((await reader.call('PUT /faculty_setting', { tagline_th: 'ก' })).statusCode).toBe(403);
  expect((await t.call('PUT /faculty_setting', { tagline_th: 'ก' })).statusCode).toBe(401);
});

test('is shown by the public API and on every page of the website as soon as it is saved', async () => {
  const before = await page('/news');
  expect(before).toContain('<title>ข่าว – คณะศิลปศาสตร์</title>');
  const saved = await save({
    faculty_name_th: 'คณะมนุษยศาสตร์',
    faculty_name_en: 'Faculty of Humanities',
    university_name_th: 'มหาวิทยาลัยตัวอย่าง',
    tagline_th: 'ภาษาเปิดโลก',
    main_colour: '#0b6a7a',
    address_th: '1 ถนนสุขใจ <เมือง>',
    telephone: '02 123 4567 ต่อ 8',
    email: 'Info@Humanities.example',
    map_url: 'https://maps.example/x?a=1&b=2',
    facebook_url: 'https://www.facebook.com/humanities',
  });
  expect(saved.statusCode, saved.body).toBe(200);
  expect(saved.json()).toMatchObject({ main_colour: '#0B6A7A', email: 'info@humanities.example', updated_by: admin.user_name });

  const open = await t.call('GET /public/v1/site?lang=en');
  expect(open.json()).toMatchObject({
    faculty_name: 'Faculty of Humanities',
    university_name: 'มหาวิทยาลัยตัวอย่าง',
    social: [{ network: 'facebook', name: 'Facebook', url: 'https://www.facebook.com/humanities' }],
    logo_light: null,
  });
  expect(Object.keys(open.json())).not.toContain('updated_by');

  const after = await page('/news');
  expect(after).toContain('<title>ข่าว – คณะมนุษยศาสตร์</title>');
  expect(after).not.toContain('คณะศิลปศาสตร์');
  expect(after).toContain('style="--main:#0B6A7A;--main-dark:#8FB3FF;--accent:#C8912B"');
  expect(after).toContain('<meta name="theme-color" media="(prefers-color-scheme: light)" content="#0B6A7A">');
  expect(after).toContain('1 ถนนสุขใจ &lt;เมือง&gt;');
  expect(after).toContain('href="tel:+6621234567;ext=8"');
  expect(after).toContain('href="https://maps.example/x?a=1&amp;b=2"');
  const home = await page('/');
  expect(home).toContain('<meta name="description" content="ภาษาเปิดโลก">');
  expect(home).toMatch(/"@type":"CollegeOrUniversity","name":"คณะมนุษยศาสตร์".*"sameAs":\["https:\/\/www.facebook.com\/humanities"\]/);
  expect(await page(feedAddress('th', null))).toContain('คณะมนุษยศาสตร์');
  // its lines are folded
  expect((await page('/calendar.ics')).replaceAll('\r\n ', '')).toContain('คณะมนุษยศาสตร์');
  expect(await page('/en/nothing')).toContain('Faculty of Humanities');
});

test.each([
  ['faculty_name_th', '', 'required'],
  ['main_colour', 'blue', 'colour'],
  // yellow below white text, dark blue on a dark page
  ['main_colour', '#FFD700', 'colour_too_light'],
  ['main_colour_dark', '#1953D2', 'colour_too_dark'],
  ['accent_colour', '#12345', 'colour'],
  ['email', 'nobody', 'email'],
  ['map_url', 'javascript:alert(1)', 'web_address'],
  ['facebook_url', 'https://facebook.com.evil.example/x', 'social_address'],
  ['line_url', 'https://www.facebook.com/x', 'social_address'],
])('names %s when it is %j', async (field, value, code) => {
  const answer = await save({ [field]: value });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid', fields: { [field]: { code, message: expect.any(String) } } });
  expect(await read()).toMatchObject({ faculty_name_th: 'คณะศิลปศาสตร์', main_colour: '#1953D2' });
});

test('has logos, which are files by their content, and loses them when they are cleared', async () => {
  const wrong = await save(form({ logo_light: new Blob(['<svg onload="alert(1)"/>']) }));
  expect(wrong.json()).toMatchObject({ fields: { logo_light: { code: 'file_type' } } });

  const kept = await save(form({ logo_light: await picture() }));
  expect(kept.statusCode, kept.body).toBe(200);
  const { logo_light } = kept.json();
  expect((await site.inject(logo_light)).headers['content-type']).toMatch(/^image\//);
  expect((await t.call('GET /public/v1/site')).json().logo_light).toEqual({ address: logo_light, width: 64, height: 36 });
  expect(await page('/')).toContain(`<img class="logo" src="${logo_light}" alt="" width="64" height="36">`);

  expect((await save({ logo_light: '' })).json()).toMatchObject({ logo_light: null });
  expect((await site.inject(logo_light)).statusCode).toBe(404);
  expect(await page('/')).not.toContain('class="logo"');
});

test('a stale save is refused, and every change is in its history', async () => {
  const { updated_at } = await read();
  expect((await save({ tagline_th: 'หนึ่ง', updated_at })).statusCode).toBe(200);
  const stale = await save({ tagline_th: 'สอง', updated_at });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({ code: 'stale', changed: { by: admin.user_name } });
  const lines = (await admin.call('GET /history/faculty_setting/1?page=0&limit=5')).json();
  expect(lines.rows[0]).toMatchObject({ action: 'edit', entity: 'faculty_setting', changes: { tagline_th: ['', 'หนึ่ง'] } });
});
