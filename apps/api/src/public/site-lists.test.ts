import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { FastifyInstance } from 'fastify';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { dayDate } from '../kit/crud/days.ts';
import { siteServer } from './site-server.ts';

let t: TestApp;
let site: FastifyInstance;
const by = { created_by: 'system', updated_by: 'system' };
const inDays = (days: number) => new Date(dayDate(todayInBangkok()).getTime() + days * 86_400_000);
const dayText = (days: number) => inDays(days).toISOString().slice(0, 10);

beforeAll(async () => {
  t = await testApp({ websiteUrl: 'https://la.example' });
  site = await siteServer(t.app);
});
afterAll(async () => {
  await site.close();
  await t.close();
});

async function get(url: string) {
  await t.app.changes.flush();
  return site.inject({ url, headers: { accept: 'text/html' } });
}
const idsIn = (body: string, place: string) => [...body.matchAll(new RegExp(`href="/${place}/(\\d+)"`, 'g'))].map(([, id]) => Number(id));
const dataIn = (body: string, type: string) =>
  [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, json = '']) => JSON.parse(json))
    .filter((each) => each['@type'] === type);

const addMou = async (columns: object) =>
  (
    await t.app.db.document.create({
      data: { ...by, doc_section: 'MOU', doc_group_tag: 'D2', doc_year: 2569, doc_title_th: 'ความร่วมมือ', ...columns } as never,
    })
  ).doc_id;

test('a list has numbered pages that together are the whole list, each record once', async () => {
  for (let n = 0; n < 40; n++)
    await t.app.db.document.create({
      data: { ...by, doc_section: 'DOC', doc_group_tag: 'D1', doc_year: 2569, doc_title_th: `เอกสาร ${n}` },
    });
  const pages = await Promise.all(['', '?page=2', '?page=1'].map((query) => get(`/documents${query}`)));
  const [first, second, again] = pages.map(({ body }) => idsIn(body, 'documents'));
  expect(first).toHaveLength(20);
  expect(again).toEqual(first);
  expect(new Set([...(first ?? []), ...(second ?? [])]).size).toBe(40);
  expect(pages[0]?.body).toContain('<a class="next" rel="next" href="/documents?page=2">');
  expect(pages[0]?.body).toContain('href="/documents" aria-current="page"');
  expect(pages[1]?.body).toContain('<link rel="canonical" href="https://la.example/documents?page=2">');
  expect(pages[1]?.body).toContain('(หน้า 2)');
  expect(pages[2]?.body).toContain('<link rel="canonical" href="https://la.example/documents">');
  // a filter begins at its first page
  expect(pages[1]?.body).not.toMatch(/group=[^"]*page=|page=[^"]*group=/);
  for (const beyond of ['/documents?page=3', '/en/documents?page=9999']) {
    const answer = await get(beyond);
    expect([beyond, answer.statusCode, answer.body.includes('content="noindex"')]).toEqual([beyond, 404, true]);
  }
  for (const other of ['0', '-1', '1e3', '99999', 'x', '2.5'])
    expect([other, idsIn((await get(`/documents?page=${other}`)).body, 'documents')]).toEqual([other, first]);
});

test('an MOU has a page of its own, and is found by country, partner and state', async () => {
  const japan = await addMou({
    doc_title_th: 'สอนภาษาญี่ปุ่น',
    doc_title_en: 'Teaching Japanese',
    switch_lang: 'Y',
    doc_content_th: 'มหาวิทยาลัยเกียวโต',
    doc_content_en: 'Kyoto University',
    search_text: 'สอนภาษาญี่ปุ่น มหาวิทยาลัยเกียวโต',
    mou_country: 'JP',
    mou_end_date: inDays(10),
    doct_date: new Date('2025-01-15'),
  });
  const china = await addMou({ mou_country: 'CN', mou_end_date: inDays(-1) });
  await addMou({ mou_country: 'VN', active: 'N', doc_title_th: 'ที่ซ่อน' });
  const page = await get(`/en/mous/${japan}`);
  expect(page.statusCode).toBe(200);
  for (const words of ['Teaching Japanese', 'Kyoto University', 'Japan', 'In force', '15 January 2025']) expect(page.body).toContain(words);
  expect(page.body).toContain(`<link rel="canonical" href="https://la.example/en/mous/${japan}">`);
  expect(dataIn(page.body, 'DigitalDocument')).toMatchObject([
    { name: 'Teaching Japanese', datePublished: '2025-01-15', expires: dayText(10), about: { name: 'Kyoto University' } },
  ]);
  expect((await get(`/mous/0${japan}`)).headers.location).toBe(`/mous/${japan}`);
  expect((await get('/sitemap.xml')).body).toContain(`<loc>https://la.example/mous/${japan}</loc>`);
  const list = async (query: string) => idsIn((await get(`/mous?${query}`)).body, 'mous');
  expect(await list('country=JP')).toEqual([japan]);
  expect(await list('state=ended')).toEqual([china]);
  expect(await list(`q=${encodeURIComponent('เกียวโต')}`)).toEqual([japan]);
  const { body } = await get('/mous');
  expect(body).toContain('<option value="JP">ญี่ปุ่น</option>');
  expect(body).not.toContain('เวียดนาม');
  expect((await get('/mous?country=JP')).body).not.toContain('content="noindex"');
  expect((await get('/mous?country=XX')).body).toContain('content="noindex"');
  await t.app.db.document.update({ where: { doc_id: japan }, data: { expire: 'Y' } });
  expect((await get(`/mous/${japan}`)).statusCode).toBe(404);
});

const addEvent = async (columns: object) =>
  (
    await t.app.db.facultyDate.create({
      data: { ...by, title_th: 'วันเปิดบ้าน', start_date: inDays(3), end_date: inDays(3), ...columns },
    })
  ).faculty_date_id;

test('an event has times, a place, a page of its own with Event data, and a file for calendars', async () => {
  const id = await addEvent({
    title_en: 'Open house',
    start_time: '09:30',
    end_time: '12:00',
    place_th: 'ลานกิจกรรม',
    place_en: 'Activity court',
  });
  const { body } = await get(`/en/calendar/${id}`);
  for (const words of ['Open house', '09:30–12:00', 'Activity court', `href="/en/calendar/${id}.ics"`]) expect(body).toContain(words);
  const expected = {
    startDate: `${dayText(3)}T09:30:00+07:00`,
    endDate: `${dayText(3)}T12:00:00+07:00`,
    location: { name: 'Activity court' },
    url: `https://la.example/en/calendar/${id}`,
  };
  expect(dataIn(body, 'Event')).toMatchObject([expected]);
  const list = (await get('/calendar')).body;
  expect(list).toContain(`href="/calendar/${id}"`);
  expect(list).toContain('09:30–12:00 น.');
  const file = await site.inject(`/en/calendar/${id}.ics`);
  expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const [event] = new ICAL.Component(ICAL.parse(file.body)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(event?.startDate.toJSDate().toISOString()).toBe(`${dayText(3)}T02:30:00.000Z`);
  expect(event?.endDate.toJSDate().toISOString()).toBe(`${dayText(3)}T05:00:00.000Z`);
  expect([event?.summary, event?.location, event?.uid]).toEqual(['Open house', 'Activity court', `faculty-date-${id}@la.example`]);
  expect((await get('/sitemap.xml')).body).toContain(`<loc>https://la.example/calendar/${id}</loc>`);
});

test('an event with a beginning alone has no end in its data and its file', async () => {
  const id = await addEvent({ start_time: '18:00' });
  const [event] = dataIn((await get(`/calendar/${id}`)).body, 'Event');
  expect([event.startDate, event.endDate]).toEqual([`${dayText(3)}T18:00:00+07:00`, undefined]);
  expect((await site.inject(`/calendar/${id}.ics`)).body).not.toContain('DTEND');
});

test('an event of whole days stays as it is: days in the page, its data and its file', async () => {
  const id = await addEvent({ title_th: 'สอบ', end_date: inDays(5) });
  const { body } = await get(`/calendar/${id}`);
  expect(dataIn(body, 'Event')).toMatchObject([{ startDate: dayText(3), endDate: dayText(5), location: { name: 'คณะศิลปศาสตร์' } }]);
  const file = (await site.inject(`/calendar/${id}.ics`)).body;
  expect(file).toContain(`DTSTART;VALUE=DATE:${dayText(3).replaceAll('-', '')}`);
  expect(file).toContain(`DTEND;VALUE=DATE:${dayText(6).replaceAll('-', '')}`);
});

test.each([
  ['that is for the staff alone', { on_website: 'N' }],
  ['that is not in use', { active: 'N' }],
])('an event %s is behind no door', async (_state, columns) => {
  const word = 'ประชุมลับ';
  const id = await addEvent({ title_th: word, start_time: '13:00', place_th: `${word}ที่ห้อง` });
  const q = encodeURIComponent(word);
  const days = `from=${dayText(0)}&to=${dayText(9)}`;
  const doors = [
    ...['', '/en'].flatMap((base) =>
      ['/', '/calendar', `/calendar/${id}`, `/calendar/${id}.ics`, '/calendar.ics'].map((path) => [site, base + path] as const),
    ),
    ...[`calendar?${days}`, `calendar/${id}`, `search?q=${q}`].map((path) => [t.app, `/public/v1/${path}`] as const),
  ];
  const found = async () => {
    await t.app.changes.flush();
    const answers = await Promise.all(doors.map(([on, url]) => on.inject(url)));
    const hits = (await get(`/search?q=${q}`)).body.includes(`/calendar/${id}`);
    return [hits, ...answers.map(({ body }) => body.includes(word))];
  };
  expect(await found()).toEqual([true, ...doors.map(() => true)]);
  await t.app.db.facultyDate.update({ where: { faculty_date_id: id }, data: columns as object });
  expect(await found()).toEqual([false, ...doors.map(() => false)]);
  expect([(await get(`/calendar/${id}.ics`)).statusCode, (await get(`/calendar/${id}`)).statusCode]).toEqual([404, 404]);
  expect((await get('/sitemap.xml')).body).not.toContain(`/calendar/${id}<`);
  // the staff see it, while it is in use
  const admin = await t.person({ role: 'admin' });
  expect((await admin.call('GET /faculty_dates?limit=100&page=0')).body).toContain(word);
});

test('opening hours are in the contact of every page, and nothing stands there while they are empty', async () => {
  expect((await get('/')).body).not.toContain('เวลาทำการ');
  await t.app.db.$executeRaw`UPDATE faculty_settings SET opening_hours_th = 'จันทร์–ศุกร์', opening_hours_en = 'Monday to Friday'`;
  expect((await get('/')).body).toContain('เวลาทำการ จันทร์–ศุกร์');
  expect((await get('/en/')).body).toContain('Open Monday to Friday');
});
