import dns from 'node:dns/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

/** As OJS 3 writes an article of ThaiJO. */
const page = `<!DOCTYPE html><html lang="th-TH"><head><meta charset="utf-8"><title>x</title>
<meta name="generator" content="Open Journal Systems 3.3.0.8">
<meta name="citation_journal_title" content="วารสารศิลปศาสตร์"/>
<meta name="citation_journal_abbrev" content="LAJ"/>
<meta content='2651-1126' name='citation_issn'>
<meta name="citation_author" content="สมชาย ใจดี"/><meta name="citation_author_institution" content="มหาวิทยาลัย"/>
<meta name="citation_author" content="มาลี รักเรียน"/>
<meta name="citation_title" content="วรรณยุกต์ &amp; &#8220;เสียง&#8221; ของสงขลา"/>
<meta name="citation_language" content="th"/>
<meta name="citation_date" content="2023/12/30"/>
<meta name="citation_volume" content="15"/><meta name="citation_issue" content="2"/>
<meta name="citation_firstpage" content="33"/><meta name="citation_lastpage" content="50"/>
<meta name="citation_doi" content="10.14456/laj.2023.12"/>
<meta name="DC.Title.Alternative" xml:lang="en" content="Tones of Songkhla > Others"/>
</head><body><h1>x</h1></body></html>`;

let server: Server;
let t: TestApp;
let answer: (response: ServerResponse) => void;
let asked: string[] = [];
let by: Client;
const host = 'so01.tci-thaijo.org';
const pages = { '/web/content_work': { view: 'Y', add: 'Y', own_only: 'Y' } } as const;
const read = (url: string) => by.call(`GET /work_article?url=${encodeURIComponent(url)}`);
const html = (response: ServerResponse, body: string) =>
  void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);

beforeAll(async () => {
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t = await testApp();
  by = await t.person({ pages });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await t.close();
});
beforeEach(async () => {
  asked = [];
  answer = (response) => html(response, page);
  await t.app.db.facultySetting.updateMany({ data: { article_hosts: `${host}\nother.example` } });
  by = await t.person({ pages });
  const real = fetch;
  // the journal's host is the stand-in here; the options are those of the product
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    asked.push(String(url));
    return real(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, init);
  });
  vi.spyOn(dns, 'lookup').mockResolvedValue([{ address: '203.150.1.1', family: 4 }] as never);
});
afterEach(() => vi.restoreAllMocks());

describe('the pasted address of an article', () => {
  test('fills a work from the page’s citation tags', async () => {
    const found = await read(`https://${host}/index.php/laj/article/view/1#abstract`);
    expect(found.json()).toEqual({
      work_title_th: 'วรรณยุกต์ & “เสียง” ของสงขลา',
      work_title_en: 'Tones of Songkhla > Others',
      work_owner_name_th: 'สมชาย ใจดี และ มาลี รักเรียน',
      work_public_title_th: 'วารสารศิลปศาสตร์',
      work_public_type: 'ตีพิมพ์',
      work_public_year: 2566,
      work_public_month_year: 'ธันวาคม 2566',
      work_public_date: '2023-12-30',
      work_public_no: 'ปีที่ 15 ฉบับที่ 2',
      work_public_number: '33-50',
      work_public_isbn: '2651-1126',
      work_doi: '10.14456/laj.2023.12',
      work_h_url: `https://${host}/index.php/laj/article/view/1`,
      status_link: 'N',
    });
    expect(asked).toEqual([`https://${host}/index.php/laj/article/view/1`]);
  });

  test.each([
    ['text/html; charset=windows-874', ''],
    ['text/html', '<meta http-equiv="Content-Type" content="text/html; charset=TIS-620">'],
  ])('is read in the encoding that it names: %s', async (type, said) => {
    const source = `${said}<meta name="citation_title" content="เสียงวรรณยุกต์">`;
    const bytes = Buffer.from(Array.from(source, (letter) => (letter < '\u0e00' ? letter.charCodeAt(0) : letter.charCodeAt(0) - 0xd60)));
    answer = (response) => void response.writeHead(200, { 'content-type': type }).end(bytes);
    expect((await read(`https://${host}/1`)).json()).toMatchObject({ work_title_th: 'เสียงวรรณยุกต์' });
  });

  test.each([
    [
      'the first date that has a year',
      '<meta name="citation_date" content="in press"><meta name="citation_year" content="2021">',
      { work_public_year: 2564 },
    ],
    [
      'authors in one tag',
      '<meta name="citation_authors" content="Jaidee, Somchai; Rak, Malee">',
      { work_owner_name_en: 'Somchai Jaidee and Malee Rak' },
    ],
    [
      'every entity of HTML',
      '<meta name="citation_author" content="&beta;-Group &copy; &amp;amp; Co">',
      { work_owner_name_en: 'β-Group © & Co' },
    ],
  ])('reads %s', async (_, tags, expected) => {
    answer = (response) => html(response, `<meta name="citation_title" content="Tones">${tags}`);
    expect((await read(`https://${host}/1`)).json()).toMatchObject(expected);
  });

  test('has each author once, though the page says all of it twice; an encoding of no known name is UTF-8', async () => {
    answer = (response) => void response.writeHead(200, { 'content-type': 'text/html; charset=no-such' }).end(page + page);
    expect((await read(`https://${host}/1`)).json()).toMatchObject({
      work_owner_name_th: 'สมชาย ใจดี และ มาลี รักเรียน',
      work_public_number: '33-50',
    });
  });

  test.each([
    ['http://so01.tci-thaijo.org/1', 'article_address'],
    ['https://so01.tci-thaijo.org:8443/1', 'article_address'],
    ['https://me:word@so01.tci-thaijo.org/1', 'article_address'],
    ['file:///etc/passwd', 'article_address'],
    ['so01.tci-thaijo.org/1', 'article_address'],
    ['https://so99.tci-thaijo.org/1', 'article_host'],
    ['https://x.so01.tci-thaijo.org/1', 'article_host'],
    ['https://so01.tci-thaijo.org.evil.example/1', 'article_host'],
    ['https://127.0.0.1/1', 'article_host'],
    ['https://[::1]/1', 'article_host'],
    ['https://2130706433/1', 'article_host'],
    ['https://localhost/1', 'article_host'],
  ])('asks nobody for %s', async (url, code) => {
    const refused = await read(url);
    expect([refused.statusCode, refused.json().fields.url.code, asked]).toEqual([400, code, []]);
  });

  test.each([
    ['127.0.0.1', 4],
    ['10.1.2.3', 4],
    ['172.20.0.1', 4],
    ['192.168.1.1', 4],
    ['169.254.169.254', 4],
    ['100.64.0.1', 4],
    ['0.0.0.0', 4],
    ['::1', 6],
    ['fd00::1', 6],
    ['fe80::1', 6],
    ['::ffff:127.0.0.1', 6],
    ['64:ff9b::7f00:1', 6],
    ['2002:7f00:1::', 6],
  ])('asks nobody where a listed name is at %s', async (address, family) => {
    vi.spyOn(dns, 'lookup').mockResolvedValue([
      { address: '203.150.1.1', family: 4 },
      { address, family },
    ] as never);
    const refused = await read(`https://${host}/1`);
    expect([refused.statusCode, refused.json().code, asked]).toEqual([502, 'article_failed', []]);
  });

  const endless = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const more = () => {
      if (!response.destroyed && response.write('<meta '.repeat(10_000))) setImmediate(more);
      else response.once('drain', more);
    };
    more();
  };
  test.each<[string, (response: ServerResponse) => unknown, number, string]>([
    ['404', (response) => response.writeHead(404).end(), 404, 'article_unknown'],
    ['429', (response) => response.writeHead(429, { 'retry-after': '60' }).end(), 502, 'article_failed'],
    ['503', (response) => response.writeHead(503).end(), 502, 'article_failed'],
    ['a PDF', (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'), 502, 'article_failed'],
    ['JSON', (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'), 502, 'article_failed'],
    ['a page without tags', (response) => html(response, '<h1>Home</h1>'), 404, 'article_unknown'],
    ['an unfinished tag', (response) => html(response, '<meta name="citation_title" content="x'), 404, 'article_unknown'],
    ['a hundred thousand beginnings', (response) => html(response, '<meta "'.repeat(100_000)), 404, 'article_unknown'],
    ['an endless page', endless, 502, 'article_failed'],
    ['a redirect into the house', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(), 502, 'article_failed'],
    [
      'a redirect to the cloud',
      (response) => response.writeHead(301, { location: 'http://169.254.169.254/' }).end(),
      502,
      'article_failed',
    ],
    ['a broken line', (response) => response.destroy(), 502, 'article_failed'],
  ])('%s is told as such', async (_name, faulty, status, code) => {
    answer = faulty;
    const answered = await read(`https://${host}/1`);
    expect([answered.statusCode, answered.json().code]).toEqual([status, code]);
  });

  test('waits 10 seconds and no longer', async () => {
    const real = setTimeout as (run: () => void, milliseconds?: number, ...more: unknown[]) => NodeJS.Timeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, milliseconds?: number, ...more: unknown[]) =>
      real(run, milliseconds === 10_000 ? 500 : milliseconds, ...more)) as never);
    answer = (response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<');
    expect((await read(`https://${host}/1`)).json().code).toBe('article_failed');
  });

  test('is off with an empty list, and needs the right to add works', async () => {
    await t.app.db.facultySetting.updateMany({ data: { article_hosts: '' } });
    expect((await read(`https://${host}/1`)).json()).toMatchObject({ code: 'article_off' });
    by = await t.person();
    expect((await read(`https://${host}/1`)).statusCode).toBe(403);
  });
});

test('administrators keep the list: names alone, each once', async () => {
  const admin = await t.person({ role: 'admin' });
  const save = async (article_hosts: string) => (await admin.call('PUT /faculty_setting', { article_hosts })).json();
  expect((await save('SO01.tci-thaijo.org, so02.tci-thaijo.org\nso01.tci-thaijo.org\n')).article_hosts).toBe(
    'so01.tci-thaijo.org\nso02.tci-thaijo.org',
  );
  for (const wrong of ['localhost', '127.0.0.1', 'https://so01.tci-thaijo.org', 'so01.tci-thaijo.org/x', '*.tci-thaijo.org', '::1', 'a..b'])
    expect(await save(wrong), wrong).toMatchObject({ fields: { article_hosts: { code: 'host_names' } } });
  expect((await save('')).article_hosts).toBe('');
});
