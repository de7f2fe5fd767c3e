import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ExcelJS from 'exceljs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { analyse, type Finding } from '../../src/move-in/analyse.ts';
import { isReading, kinds, lookupCalls } from '../../src/move-in/legacy/calls.ts';
import { fetchAll, rowsOf } from '../../src/move-in/legacy/fetch.ts';
import { LegacyClient } from '../../src/move-in/legacy/legacy-client.ts';
import { RawStore } from '../../src/move-in/legacy/raw-store.ts';
import { writeAnalysis } from '../../src/move-in/report.ts';
import { seedWhenEmpty } from '../../src/seed/seed-database.ts';
import { documentedCalls } from '../documented-calls.ts';
import { picture } from '../forms.ts';
import { type Client, type TestApp, testApp } from '../test-app.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'faculty-move-in-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let made = 0;
const newStore = () => {
  made += 1;
  return new RawStore(path.join(folder, `store-${made}`));
};
const quiet = () => undefined;

const findingsOf = async (store: RawStore) => {
  const run = await store.run();
  if (!run) throw new Error('nothing was fetched');
  const findings: Finding[] = [];
  const counts = await analyse(store, run, async (finding) => {
    findings.push(finding);
  });
  return { findings, counts };
};

describe('calls', () => {
  test('only those that cannot change the legacy system are made', async () => {
    const reads = [...lookupCalls, ...kinds.flatMap(({ list, read }) => (read ? [list, read] : [list]))];
    expect(reads.filter((call) => !isReading(call))).toEqual([]);
    // the legacy system answers no call of ours
    const documented = documentedCalls.map((call) => call.replace(/\{(\w+)\}/g, ':$1'));
    const undocumented = kinds.flatMap(({ list, read }) => [list, ...(read ? [read] : [])]).filter((call) => !documented.includes(call));
    expect(undocumented).toEqual([]);
    const allowed = documentedCalls.filter(
      (call) => !call.startsWith('GET ') && isReading(call) && !/^POST \/(combo|get_web_con_activitys_user)/.test(call),
    );
    expect(allowed).toEqual([]);
    for (const call of [
      'POST /update_temp_key',
      'POST /get_temp_key',
      'POST /delete_con_news',
      'PUT /prefixs/001',
      'GET /auth/signin/microsoft',
    ]) {
      expect(isReading(call)).toBe(false);
    }
    const client = new LegacyClient({ from: 'http://127.0.0.1:9', credentials: { token: 'x' }, rate: 50 });
    await expect(client.call('POST /delete_con_news')).rejects.toThrow('may change the legacy system');
  });

  test('a paged answer is whole when it has as many rows as it counts', () => {
    expect(rowsOf([{ a: 1 }])).toEqual({ rows: [{ a: 1 }], isWhole: true });
    expect(rowsOf({ rows: [{ a: 1 }], count: 2 })).toEqual({ rows: [{ a: 1 }], isWhole: false });
    expect(rowsOf({ message: 'no' })).toEqual({ rows: [], isWhole: false });
  });
});

describe('this product with demo data as the legacy system', () => {
  let t: TestApp;
  let from: string;
  let admin: Client;
  beforeAll(async () => {
    t = await testApp();
    await seedWhenEmpty(t.app);
    from = await t.app.listen({ port: 0, host: '127.0.0.1' });
    admin = await t.person({ role: 'admin' });
  }, 180_000);
  afterAll(() => t.close());

  test('is fetched whole, and our own rules refuse nothing of it', { timeout: 180_000 }, async () => {
    const store = newStore();
    const auditLines = () => t.app.db.auditLog.count();
    const before = await auditLines();
    const client = new LegacyClient({ from, credentials: { token: admin.token }, rate: 10_000 });
    const fetched = await fetchAll(client, store, { from, filesBase: `${from}/files/` }, quiet);
    expect(fetched.problems).toEqual([]);
    expect(await auditLines()).toBe(before);
    const { findings, counts } = await findingsOf(store);
    const recordsOf = (name: string) => counts.find(({ kind }) => kind.name === name)?.records;
    expect(recordsOf('news')).toBe(await t.app.db.news.count());
    expect(recordsOf('member')).toBe(await t.app.db.user.count());
    expect(recordsOf('doc')).toBe(await t.app.db.document.count());
    expect(recordsOf('lc_visit')).toBe(await t.app.db.lcVisit.count());
    expect(counts.filter(({ isWhole }) => !isWhole)).toEqual([]);
    const serious = [
      'refused',
      'empty_value',
      'unknown_reference',
      'missing_file',
      'not_fetched',
      'wrong_era',
      'unknown_type',
      'removed_markup',
    ];
    // some demo works and activities have neither file nor address, as old ones have
    const isMeant = ({ kind, id, field, detail }: Finding) =>
      (kind.name === 'member' && id === String(admin.id)) || (/^(work|activity)_h_url$/.test(field) && detail === '#');
    const shown = findings.filter((finding) => serious.includes(finding.code) && !isMeant(finding));
    expect(shown.map(({ kind, id, field, code, detail, rule }) => `${kind.name} ${id} ${field} ${code} ${detail} ${rule?.en}`)).toEqual([]);
    // a second fetch asks for the records again, and for no file
    const again = await fetchAll(client, store, { from, filesBase: `${from}/files/` }, quiet);
    expect(again).toMatchObject({ calls: fetched.calls, files: 0, problems: [] });
  });
});

describe('a legacy system with faults', () => {
  type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;
  let server: Server;
  let calls: string[];
  let routes: Record<string, Answer>;
  const json =
    (value: unknown): Answer =>
    (_request, response) =>
      response.end(JSON.stringify(value));

  const start = async (answers: Record<string, Answer>) => {
    calls = [];
    routes = answers;
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk;
      });
      request.on('end', () => {
        const call = `${request.method} ${request.url?.replace(/\?.*/, '')}`;
        calls.push(call);
        const answer = routes[call] ?? (call.startsWith('POST /combo') || !call.includes('/files/') ? json([]) : null);
        if (answer) return answer(request, response, body);
        response.statusCode = 404;
        response.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const fetchFrom = async (
    from: string,
    store: RawStore,
    credentials: ConstructorParameters<typeof LegacyClient>[0]['credentials'] = { token: 'secret' },
  ) => {
    const client = new LegacyClient({ from, credentials, rate: 10_000, firstWait: 1 });
    return fetchAll(client, store, { from, filesBase: `${from}/files/` }, quiet);
  };

  test('is asked again after an error, a truncated answer and a request to wait, and signed in to again after 401', async () => {
    const failures: Answer[] = [
      (_request, response) => void response.writeHead(500).end(),
      (_request, response) => void response.end('[{"prefix_code":'),
      (_request, response) => void response.writeHead(429, { 'retry-after': '0' }).end(),
      (_request, response) => void response.writeHead(401).end(),
    ];
    let sessions = 0;
    const from = await start({
      'GET /prefixs': (request, response, body) =>
        (failures.shift() ?? json([{ prefix_code: '001', prefix_s_th: 'นาย', prefix_l_th: 'นาย' }]))(request, response, body),
      'POST /auth/signin/local': (_request, response) => {
        sessions += 1;
        response.end(`token-${sessions}`);
      },
    });
    const store = newStore();
    await fetchFrom(from, store, { email: 'a@example.ac.th', password: 'not stored' });
    expect(sessions).toBe(2);
    expect(rowsOf(JSON.parse((await store.list('GET /prefixs'))?.text ?? '')).rows).toHaveLength(1);
    const everything = readdirSync(store.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const stored = everything.map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8')).join();
    expect(stored).not.toMatch(/not stored|token-\d/);
  });

  test('a fetch that stopped continues: what is stored is not asked for again', async () => {
    let isBroken = true;
    const from = await start({
      // the first call of a fetch: when it is refused, too, the session has ended
      [lookupCalls[0] as string]: (_request, response) => {
        if (isBroken && calls.includes('GET /web_con_news/2')) response.writeHead(401).end();
        else response.end('[]');
      },
      'GET /web_con_news': json([{ news_id: 1 }, { news_id: 2 }]),
      'GET /web_con_news/1': json({ news_id: 1, news_title_th: 'หนึ่ง' }),
      'GET /web_con_news/2': (_request, response) => {
        if (isBroken) response.writeHead(401).end();
        else response.end(JSON.stringify({ news_id: 2, news_title_th: 'สอง' }));
      },
    });
    const store = newStore();
    await expect(fetchFrom(from, store)).rejects.toThrow('GET /web_con_news/2: answers 401');
    isBroken = false;
    calls = [];
    await fetchFrom(from, store);
    expect(calls).not.toContain('GET /web_con_news');
    expect(calls).not.toContain('GET /web_con_news/1');
    expect(calls).toContain('GET /web_con_news/2');
    // the next one asks again
    calls = [];
    await fetchFrom(from, store);
    expect(calls).toContain('GET /web_con_news/1');
  });

  test('a record or file that this account may not see stops nothing; a session that ended does', async () => {
    const refused: Answer = (_request, response) => void response.writeHead(401).end();
    const from = await start({
      'GET /web_con_news': json([{ news_id: 1 }, { news_id: 2 }]),
      'GET /web_con_news/1': refused,
      'GET /web_con_news/2': json({ news_id: 2, news_title_th: 'สอง', news_h_image_th: 'private.png' }),
      'GET /files/private.png': refused,
      'POST /auth/signin/local': (_request, response) => void response.end('token'),
    });
    for (const credentials of [{ token: 'secret' }, { email: 'a@example.ac.th', password: 'p' }]) {
      const store = newStore();
      const { problems } = await fetchFrom(from, store, credentials);
      expect(problems).toEqual(['GET /web_con_news/1: answers 401', `GET ${from}/files/private.png: answers 401`]);
      expect((await store.run())?.endedAt).toBeDefined();
    }
  });

  test('no more calls a second are made than were asked for', async () => {
    const from = await start({});
    const client = new LegacyClient({ from, credentials: { token: 'secret' }, rate: 5 });
    const began = performance.now();
    for (let call = 0; call < 11; call += 1) await client.call('GET /prefixs');
    expect(performance.now() - began).toBeGreaterThanOrEqual(1_990);
    expect(calls).toHaveLength(11);
  });

  test('another system cannot be fetched into the same folder', async () => {
    const from = await start({});
    const store = newStore();
    await fetchFrom(from, store);
    await expect(fetchFrom(from.replace('127.0.0.1', 'localhost'), store)).rejects.toThrow('Use another folder');
  });

  test('every kind of dirt is named with its record and field, in Thai and English', async () => {
    const image = Buffer.from(await (await picture()).arrayBuffer());
    const other =
      '<p class="MsoNormal">x<o:p></o:p></p><img src="data:image/png;base64,AA=="><script>a()</script><a href="/files/gone.pdf">ไฟล์</a>';
    const from = await start({
      'POST /combo_dc_param/WEB/NEWS_TYPE': json([{ parameter_value: 'N1' }]),
      'GET /files/cover.jpg': (_request, response) => void response.end(image),
      'GET /files/page.jpg': (_request, response) => void response.end('<!DOCTYPE html><html>not found</html>'),
      'GET /web_con_news': json([{ news_id: 1 }, { news_id: 2 }, { news_id: 2 }, { news_title_th: 'x' }]),
      'GET /web_con_news/1': json({
        news_id: 1,
        order_seq: 1.255,
        news_title_th: 'ก'.repeat(501),
        news_title_en: ' two  ',
        news_content_th: other,
        news_type_tag: 'N1,N9',
        news_h_image_th: 'cover.jpg',
        news_h_image_en: 'https://elsewhere.example/a.jpg',
        new_start_date: '2567-01-02',
        switch_lang: 'N',
        active: null,
      }),
      'GET /web_con_news/2': json({ news_id: 2, order_seq: 1, news_title_th: null, news_type_tag: 'N1', news_h_image_th: 'page.jpg' }),
      'GET /mem_users': json([
        { id: 1, user_name: 'somchai', email: 'a@x.th', fname_th: 'สมชาย', lname_th: 'คำดี', prefix_code: '999' },
        { id: 2, user_name: 'somchai2', email: '', fname_th: 'สมชาย', lname_th: 'คำดี' },
        { id: 3, user_name: 'dam', email: 'c@x.th', fname_th: 'ด\u0e4d\u0e32', lname_th: '-' },
      ]),
      'GET /users': json({
        rows: [
          { id: 1, user_name: 'Dam' },
          { id: 2, user_name: 'dam' },
        ],
        count: 3,
      }),
      'GET /mem_lc_users': json([
        { user_id: 1, user_code: '123' },
        { user_id: 2, user_code: '123' },
      ]),
      'GET /roles': json([{ role_id: 1, user_name: 'gone' }]),
      'GET /web_con_docs': json([
        { doc_id: 1, doc_ref: '2', doc_year: '2024' },
        { doc_id: 2, doc_ref: '1', doc_year: 'สองพัน' },
      ]),
      'GET /web_con_links': json([{ links_id: 1, links_url: 'http://x.th' }]),
      'GET /uploads': (_request, response) => void response.end('[]'),
    });
    const store = newStore();
    const fetched = await fetchFrom(from, store);
    expect(fetched.problems).toContain(`GET ${from}/files/gone.pdf: answers 404`);
    const { findings } = await findingsOf(store);
    const found = findings.map(({ kind, id, field, code }) => `${kind.name} ${id} ${field} ${code}`);
    expect(found).toEqual(
      expect.arrayContaining([
        'news 1 order_seq refused',
        'news 1 news_title_th refused',
        'news 1 news_type_tag unknown_code',
        'news 1 new_start_date wrong_era',
        'news 1 news_content_th word_markup',
        'news 1 news_content_th embedded_picture',
        'news 1 news_content_th removed_markup',
        'news 1 news_content_th old_address',
        'news 1 news_content_th missing_file',
        'news 1 news_h_image_th wrong_extension',
        'news 1 news_h_image_en foreign_file',
        'news 2 news_title_th empty_value',
        'news 2 news_h_image_th page_not_file',
        'news 2 news_id same_identifier',
        'news  news_id no_identifier',
        'member 1 prefix_code unknown_reference',
        'member 1 fname_th same_person',
        'member 2 email refused',
        'member 3 fname_th split_am',
        'member 3 lname_th placeholder',
        'user   incomplete_list',
        'user 2 user_name case_only',
        'lc_user 2 user_code same_value',
        'role 1 user_name unknown_reference',
        'doc 1 doc_ref circular_reference',
        'doc 1 doc_year wrong_era',
        'doc 2 doc_year refused',
        'link 1 links_url plain_http',
      ]),
    );
    const run = await store.run();
    if (!run) throw new Error('nothing was fetched');
    const { file } = await writeAnalysis(store, run);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.readFile(file);
    const [sheet] = workbook.worksheets;
    const lines: string[] = [];
    sheet?.eachRow((row) => lines.push(String(row.getCell(6).text), String(row.getCell(7).text)));
    expect(lines).toContain('ค่าไม่ผ่านกฎของระบบใหม่: ต้องไม่เกิน 500 ตัวอักษร');
    expect(lines).toContain('Our rules refuse the value: At most 500 characters');
    expect(workbook.worksheets).toHaveLength(3);
  });

  test('a file that a killed fetch left half is never taken for the file', async () => {
    let isCut = true;
    const from = await start({
      'GET /web_con_links': json([{ links_id: 1, links_h_image_th: 'a.png' }]),
      'GET /files/a.png': (_request, response) => {
        if (!isCut) return void response.end('whole');
        isCut = false;
        response.writeHead(200, { 'content-length': '5' });
        response.write('wh');
        setTimeout(() => response.destroy(), 20);
      },
    });
    const store = newStore();
    await fetchFrom(from, store);
    const file = await store.file(`${from}/files/a.png`);
    expect(file).toMatchObject({ bytes: 5 });
    expect(readFileSync(store.contentPath(file?.sha256 ?? ''), 'utf8')).toBe('whole');
    expect(readdirSync(path.join(store.folder, 'files'))).toEqual([file?.sha256]);
  });
});
