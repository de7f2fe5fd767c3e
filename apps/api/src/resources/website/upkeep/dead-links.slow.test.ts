import dns from 'node:dns';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChangedMany, Links } from '@faculty/contracts/website/upkeep';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { form, picture } from '../../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../../test/test-app.ts';
import { isPublic } from '../../../kit/http/public-address.ts';
import { checkLinks } from './check-links.ts';

let t: TestApp;
let staff: Client;
let server: Server;
let base = '';
let asked: { line: string; at: number }[] = [];

/** What the stand-in answers, by path; `HEAD` says otherwise for the first word. */
const answers: Record<string, (response: ServerResponse, method: string) => void> = {
  '/good': (response) => void response.end(),
  '/404': (response) => void response.writeHead(404).end(),
  '/410': (response) => void response.writeHead(410).end(),
  '/403': (response) => void response.writeHead(403).end(),
  '/429': (response) => void response.writeHead(429).end(),
  '/999': (response) => void response.writeHead(999).end(),
  '/500': (response) => void response.writeHead(500).end(),
  '/slow': () => {},
  '/moved': (response) => void response.writeHead(301, { location: '/good' }).end(),
  '/moved-away': (response) => void response.writeHead(302, { location: '/404' }).end(),
  '/into-the-house': (response) => void response.writeHead(302, { location: 'http://127.0.0.2:1/' }).end(),
  '/loop': (response) => void response.writeHead(302, { location: '/loop' }).end(),
  '/to-thai': (response) => void response.writeHead(301, { location: Buffer.from('/ไทย ใหม่?ก=1').toString('latin1') }).end(),
  '/file': (response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/no-head': (response, method) => void response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/head-404': (response, method) => void response.writeHead(method === 'HEAD' ? 404 : 200).end(),
  '/endless': (response, method) => void (method === 'HEAD' ? response.writeHead(501).end() : response.write('x'.repeat(1_000))),
};

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ line: `${request.method} ${request.url}`, at: performance.now() });
    (answers[request.url ?? ''] ?? answers['/good'])?.(response, request.method ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  t = await testApp({ linkChecks: true, websiteUrl: 'https://www.faculty.example', publicUrl: 'https://office.faculty.example' });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await t.close();
});
beforeEach(async () => {
  await t.app.pool.query('TRUNCATE users, chores, link_checks, link_places, web_con_links, web_con_pages, menu_items, uploads CASCADE');
  staff = await t.person({ user_name: 'staff', role: 'admin' });
  asked = [];
});
afterEach(() => vi.restoreAllMocks());

const night = (day: number, hour = 19) => new Date(Date.UTC(2026, 10, day, hour, 30));
const isAllowed = (address: string) => address === '127.0.0.1';
const check = (now: Date, options: object = {}) => checkLinks(t.app, { now, pace: 0, milliseconds: 300, isAllowed, ...options });
const states = async () => {
  const { rows } = await t.app.pool.query<{ address: string; state: string; answer: string }>(
    'SELECT address, state, answer FROM link_checks',
  );
  return Object.fromEntries(rows.map(({ address, state, answer }) => [address.replace(base, ''), `${state} ${answer}`.trim()]));
};
let pages = 0;
const pageOf = async (html: string, by = staff) => {
  const made = await by.call('POST /webConPages', { page_url: `page_${++pages}`, page_title_th: 'หน้า', page_content_th: html });
  expect(made.statusCode, made.body).toBe(201);
  return made.json<{ pages_id: number }>();
};
const linkTo = async (links_url: string, by = staff) =>
  (await by.call('POST /web_con_links', { links_type_tag: ['D1T1'], links_title_th: 'ลิงก์', links_desc_th: '-', links_url })).json<{
    links_id: number;
  }>();
const listed = async (state = 'dead', by = staff) => (await by.call(`GET /upkeep/links?state=${state}`)).json<Links>();

describe('addresses in content', () => {
  test('are found in tags however they are written, and in address fields; not in words, mails, numbers and marks', async () => {
    await pageOf(`<p><a href="${base}/a?x=1&amp;y=2#part">a</a><a href='${base}/b'>b</a><a class=x href=${base}/c>c</a>
      <iframe src="//video.example/d"></iframe><img alt="" src="/files/uploads/x.png">
      <a href="mailto:a@b.example">m</a><a href="tel:02">t</a><a href="#top">top</a><a href="page">p</a> ${base}/words</p>`);
    await linkTo(`${base}/field`);
    await staff.call('POST /menu_items', { under: 'F', label_th: 'เมนู', target_kind: 'U', target: 'https://www.faculty.example/news' });
    await check(night(1), { isAllowed: () => false });
    expect(Object.keys(await states()).sort()).toEqual([
      '/a?x=1&y=2',
      '/b',
      '/c',
      '/field',
      '/files/uploads/x.png',
      '/news',
      'https://video.example/d',
    ]);
  });

  test('are those of tags alone, their references decoded, whatever the case of their scheme and host', async () => {
    await pageOf(`<p><a href="HTTPS://D.Example/A">1</a><a href="https://&#101;.example/b">2</a><a href="https://f.example/it&#39;s">3</a>
      เขียนว่า href="https://words.example/x"</p>`);
    await check(night(1), { isAllowed: () => false });
    const { rows } = await t.app.pool.query('SELECT address, host FROM link_checks ORDER BY 1');
    expect(rows.map(Object.values)).toEqual([
      ['https://d.example/A', 'd.example'],
      ['https://e.example/b', 'e.example'],
      ["https://f.example/it's", 'f.example'],
    ]);
  });

  test('are asked for with their Thai letters and blanks as browsers do', async () => {
    await pageOf(`<a href="${base}/ก ข?ค=ง จ">1</a><a href=" ${base}/%E0%B8%81 ">2</a>`);
    await check(night(1));
    expect(asked.map(({ line }) => line).sort()).toEqual([`HEAD ${encodeURI('/ก ข?ค=ง จ')}`, 'HEAD /%E0%B8%81'].sort());
  });

  test('are told by what they answer; no body is read and no address inside is asked', async () => {
    await pageOf(
      Object.keys(answers)
        .map((path) => `<a href="${base}${path}">x</a>`)
        .join(''),
    );
    await linkTo('http://10.0.0.1/');
    await linkTo('http://no-such-host.invalid/');
    const lookup = dns.lookup;
    vi.spyOn(dns, 'lookup').mockImplementation(((name: string, options: object, done: (error: Error | null) => void) =>
      name.endsWith('.invalid')
        ? done(Object.assign(new Error(name), { code: 'ENOTFOUND' }))
        : lookup(name, options, done as never)) as never);
    await check(night(1));
    expect(await states()).toEqual({
      ...{ '/good': 'ok 200', '/moved': 'ok 200', '/to-thai': 'ok 200', '/no-head': 'ok 200', '/head-404': 'ok 200', '/endless': 'ok 200' },
      ...{ '/404': 'waiting 404', '/410': 'waiting 410', '/moved-away': 'waiting 404', 'http://no-such-host.invalid/': 'waiting no_host' },
      ...{ '/403': 'unknown 403', '/429': 'unknown 429', '/999': 'unknown 999', '/500': 'unknown 500', '/slow': 'unknown timeout' },
      ...{
        '/into-the-house': 'unknown inside',
        '/loop': 'unknown redirects',
        '/file': 'unknown address',
        'http://10.0.0.1/': 'unknown inside',
      },
    });
    expect(asked.map(({ line }) => line)).toContain(`HEAD ${encodeURI('/ไทย ใหม่?ก=1')}`);
    // whoever wants fewer calls is not asked again at once
    expect(asked.filter(({ line }) => line.endsWith('/429'))).toHaveLength(1);
  });

  test('the real guard knows inner addresses', () => {
    const inside = ['127.0.0.1', '10.1.2.3', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '198.18.0.1'];
    const inside6 = ['::1', '::', 'fd00::1', 'fe80::1', '2002:a00:1::', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2001:0:4136::1', 'ff02::1'];
    expect([...inside, ...inside6].filter((address) => isPublic(address))).toEqual([]);
    expect(['8.8.8.8', '202.28.0.1', '2606:4700::1111', '::ffff:8.8.8.8'].filter((address) => !isPublic(address))).toEqual([]);
  });

  test('are not gone on a night on which no host can be found at all: our own resolver may be the cause', async () => {
    await linkTo('http://no-such-host.invalid/');
    vi.spyOn(dns, 'lookup').mockImplementation(((name: string, _: object, done: (error: Error | null) => void) =>
      done(Object.assign(new Error(name), { code: 'ENOTFOUND' }))) as never);
    for (const day of [1, 2, 3]) await check(night(day));
    expect(await states()).toEqual({ 'http://no-such-host.invalid/': 'unknown failed' });
  });

  test('are dead on the third night, not before, and alive again when they answer; a night without an answer changes nothing', async () => {
    await linkTo(`${base}/404`);
    await check(night(1));
    await check(night(1, 21));
    expect([asked.length, (await listed()).rows]).toEqual([2, []]);
    await check(night(2));
    answers['/404'] = answers['/500'] as never;
    await check(night(3));
    expect([await states(), (await listed()).rows]).toEqual([{ '/404': 'waiting 404' }, []]);
    answers['/404'] = (response) => void response.writeHead(404).end();
    await check(night(4));
    expect((await listed()).rows).toMatchObject([
      { address: `${base}/404`, answer: '404', since: '2026-11-02', places: [{ entity: 'link', title: 'ลิงก์' }] },
    ]);
    // believed for a week
    asked = [];
    await check(night(8));
    expect(asked).toEqual([]);
    answers['/404'] = answers['/good'] as never;
    await check(night(11));
    expect(await states()).toEqual({ '/404': 'ok 200' });
    answers['/404'] = (response) => void response.writeHead(404).end();
  });

  test('of one host are asked one after the other with a pause, by one of two instances', async () => {
    await pageOf(`<a href="${base}/1">1</a><a href="${base}/2">2</a><a href="${base}/3">3</a>`);
    const rounds = await Promise.all([check(night(1), { pace: 200 }), check(night(1), { pace: 200 })]);
    expect(rounds.sort()).toEqual([3, null].sort());
    const [first, second, third] = asked.map(({ at }) => at) as [number, number, number];
    expect(Math.min(second - first, third - second)).toBeGreaterThan(190);
  });

  test('of the own website are answered from the database', async () => {
    const file = (await staff.call('POST /uploads', form({ uploads_title_th: 'แผนที่', uploads_url: await picture() }))).json<{
      uploads_id: number;
      uploads_url: string;
    }>();
    const { pages_id } = await pageOf('<p>ก</p>');
    const { page_url } = (await staff.call(`GET /webConPages/${pages_id}`)).json<{ page_url: string }>();
    const site = 'https://www.faculty.example';
    await pageOf(`<a href="${site}/page/${page_url}">1</a><a href="/en/page/${page_url}">1</a><a href="${site}/page/no_such_page">2</a>
      <img alt="" src="${file.uploads_url}?size=small"><img alt="" src="/files/uploads/00000000000000000000000000000000.png"><a href="${site}">3</a><a href="/news/999">4</a>
      <a href="/page/hidden">5</a><a href="/page/${page_url}/">6</a><a href="/page/no-such">7</a>`);
    await staff.call('POST /webConPages', { page_url: 'hidden', page_title_th: 'ซ่อน', page_content_th: '<p>ก</p>', active: 'N' });
    await check(night(1));
    expect(asked).toEqual([]);
    expect(await states()).toEqual({
      ...{ [`/page/${page_url}`]: 'ok', [`/en/page/${page_url}`]: 'ok', [`${file.uploads_url}?size=small`]: 'ok', '/': 'ok' },
      ...{ '/page/hidden': 'dead 404', [`/page/${page_url}/`]: 'dead 404', '/page/no-such': 'dead 404' },
      ...{ '/page/no_such_page': 'dead 404', '/files/uploads/00000000000000000000000000000000.png': 'dead 404', '/news/999': 'dead 404' },
    });
  });
});

describe('a dead link', () => {
  const kill = async () => {
    for (const day of [1, 2, 3]) await check(night(day));
  };

  test('is replaced everywhere by one press, and taken back by one', async () => {
    const { pages_id } = await pageOf(`<p><a href="${base}/404#a">x</a> <a href="${base}/404?other">y</a> ${base}/404</p>`);
    const { links_id } = await linkTo(`${base}/404`);
    await kill();
    const marked = async (query = '') => (await staff.call(`GET /web_con_links?page=0&limit=5${query}`)).json().rows;
    expect((await marked('&finding=any')).map((row: { findings: string[] }) => row.findings)).toEqual([['dead_link']]);
    const answer = await staff.call('POST /upkeep/replace_address', { address: `${base}/404`, to: 'https://new.example/?a=1&b=2' });
    const done = answer.json<ChangedMany>();
    expect(done).toMatchObject({ changed: 2, refused: [] });
    const content = async () => (await staff.call(`GET /webConPages/${pages_id}`)).json().page_content_th;
    expect(await content()).toBe(`<p><a href="https://new.example/?a=1&amp;b=2">x</a> <a href="${base}/404?other">y</a> ${base}/404</p>`);
    expect((await staff.call(`GET /web_con_links/${links_id}`)).json().links_url).toBe('https://new.example/?a=1&b=2');
    expect((await listed()).rows).toEqual([]);
    expect([await marked('&finding=any'), (await marked())[0].findings]).toEqual([[], []]);
    expect((await staff.call(`POST /changes/${done.change_id}/undo`, {})).json()).toMatchObject({ undone: 2 });
    expect(await content()).toContain(`href="${base}/404#a"`);
    expect((await listed()).rows).toHaveLength(1);
    const wrong = await staff.call('POST /upkeep/replace_address', { address: `${base}/404`, to: 'javascript:alert(1)' });
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['to']]);
  });

  test('shows, and changes, only records that the person may view and edit', async () => {
    const upkeep = { '/web/upkeep': { view: 'Y', edit: 'Y' } } as const;
    const all = { view: 'Y', add: 'Y', edit: 'Y' } as const;
    const own = await t.person({ pages: { ...upkeep, '/web/content_link': { ...all, own_only: 'Y' } } });
    const reader = await t.person({ pages: { ...upkeep, '/web/content_link': { view: 'Y' } } });
    await pageOf(`<a href="${base}/404">x</a>`);
    await pageOf(`<a href="${base}/410">only there</a>`);
    const theirs = await linkTo(`${base}/404`);
    const mine = await linkTo(`${base}/404`, own);
    await kill();
    const idsFor = async (by: Client) => (await listed('dead', by)).rows.map((row) => row.places.map(({ id }) => id).sort());
    expect(await idsFor(own)).toEqual([[mine.links_id]]);
    expect(await idsFor(reader)).toEqual([[theirs.links_id, mine.links_id]]);
    const change = (by: Client) => by.call('POST /upkeep/replace_address', { address: `${base}/404`, to: 'https://new.example/' });
    expect((await change(reader)).json()).toMatchObject({ changed: 0, refused: [{ code: 'forbidden' }, { code: 'forbidden' }] });
    expect((await change(own)).json()).toMatchObject({ changed: 1, refused: [] });
  });

  test('is forgotten with the record that had it', async () => {
    const { links_id } = await linkTo(`${base}/404`);
    await kill();
    await staff.call('POST /delete_con_links', { links_id });
    expect((await listed()).rows).toEqual([]);
    await check(night(4));
    expect(await states()).toEqual({});
  });
});
