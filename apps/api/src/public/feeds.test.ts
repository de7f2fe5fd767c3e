import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extractFromXml } from '@extractus/feed-extractor';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { FastifyInstance } from 'fastify';
import ICAL from 'ical.js';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../../test/test-app.ts';
import { dayDate } from '../kit/crud/days.ts';
import { siteServer } from './site-server.ts';

let t: TestApp;
let site: FastifyInstance;
let admin: Client;
let work_id: number;
const origin = 'https://la.example';
const by = { created_by: 'system', updated_by: 'system' };
const inDays = (days: number) => new Date(dayDate(todayInBangkok()).getTime() + days * 86_400_000);
/** A title that ends a CDATA section, an element and an attribute. */
const title = 'ข่าว ]]> <b>&"หนา" และ ๑๒';

const addWork = async (columns: object = {}) =>
  t.app.db.work.create({
    data: {
      ...by,
      user_name: 'author',
      work_type: 'W1',
      work_type_detail: 'Q1',
      work_title_th: title,
      work_owner_name_th: 'กานดา ใจดี, สมชาย มั่นคง',
      work_public_title_th: 'วารสารศิลปศาสตร์',
      work_public_year: 2569,
      status_check: 'S',
      ...columns,
    },
  });

beforeAll(async () => {
  t = await testApp({ websiteUrl: origin });
  site = await siteServer(t.app);
  admin = await t.person({ role: 'admin' });
  await t.person({ user_name: 'author' });
  await t.app.db.userInfo.create({ data: { user_name: 'author' } });
  const options = [
    ['NEWS_TYPE', 'N1', 'ประกาศ'],
    ['WORKS_TYPE', 'W1', 'บทความวิจัย'],
  ] as const;
  for (const [parameter_name, parameter_value, parameter_th] of options)
    await t.app.db.parameter.create({
      data: { parameter_system: 'WEB', parameter_name, parameter_value, parameter_th, parameter_en: parameter_th },
    });
  const news = { ...by, news_title_th: title, news_content_th: '<p>เนื้อหา <img src="/files/uploads/a.png"></p>' };
  await t.app.db.news.create({ data: { ...news, order_seq: 1, news_type_tag: ['N1'], new_start_date: inDays(0) } });
  await t.app.db.news.create({ data: { ...news, order_seq: 2, news_title_th: 'ข่าวอื่น' } });
  await t.app.db.news.create({ data: { ...news, order_seq: 3, news_title_th: 'ข่าวลับ', active: 'N', news_type_tag: ['N1'] } });
  const date = { ...by, start_date: inDays(3), end_date: inDays(4) };
  await t.app.db.facultyDate.create({ data: { ...date, title_th: 'วันไหว้ครู; ก, ข', title_en: 'Wai Khru Day' } });
  await t.app.db.facultyDate.create({ data: { ...date, title_th: 'วันลับ', active: 'N' } });
  ({ work_id } = await addWork());
  await addWork({ work_title_th: 'งานลับ', status_check: 'W' });
  await t.app.changes.flush();
});
afterAll(async () => {
  await site.close();
  await t.close();
});

const get = async (url: string) => (await site.inject(url)).body;

test('the news are read by another library, with full text, by section and language', async () => {
  const answer = await site.inject('/news.rss?section=N1');
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const read = extractFromXml(answer.body, { getExtraEntryFields: (entry: object) => ({ text: JSON.stringify(entry) }) });
  const [first, ...others] = (read.entries ?? []) as { title?: string; link?: string; text?: string }[];
  expect([read.language?.slice(0, 2), first?.title, others]).toEqual(['th', title, []]);
  expect(first?.link).toMatch(/^https:\/\/la\.example\/news\/\d+$/);
  expect(first?.text).toContain('src=\\"https://la.example/files/uploads/a.png\\"');
  const all = await get('/en/news.rss');
  expect(all).toContain('ข่าวอื่น');
  expect(all).not.toContain('ข่าวลับ');
});

test('RSS has plain titles, HTML that says what was written, absolute addresses and no enclosure without a length', async () => {
  const picture = { path: 'news/a.jpg', name: 'a.jpg', mime: 'image/jpeg', bytes: 1, public: true, claimed: true, created_by: 'system' };
  await t.app.db.storedFile.create({ data: picture });
  const { news_id } = await t.app.db.news.create({
    data: {
      ...by,
      order_seq: 9,
      news_type_tag: ['N8'],
      news_title_th: 'A < B และ <b>',
      news_h_image_th: 'news/a.jpg',
      news_content_th: `<p>ราคา 5 &lt; 6 &lt;i&gt;</p><a href='/page/a?x=1&amp;y=2'>ก</a><a href=/news>ข</a><a href="#ตอน">ค</a><img src="//cdn.example/b.png" srcset="/files/c.png 1x, /files/d.png 2x"><a href="mailto:a@b.example">ง</a>`,
    },
  });
  await t.app.changes.flush();
  const feed = await get('/news.rss?section=N8');
  await t.app.db.news.delete({ where: { news_id } });
  await t.app.changes.flush();
  const texts = (name: string) => {
    const found: string[] = [];
    const parser = new SaxesParser();
    let open = '';
    parser.on('opentag', ({ name: opened }) => {
      open = opened;
      if (opened === name) found.push('');
    });
    const add = (text: string) => open === name && found.push(found.pop() + text);
    parser.on('text', add);
    parser.on('cdata', add);
    parser.write(feed).close();
    return found.map((text) => text.trim());
  };
  expect(texts('title').at(-1)).toBe('A < B และ <b>');
  expect(texts('description').at(-1)).toContain('ราคา 5 &lt; 6 &lt;i&gt;');
  expect(feed).not.toContain('<enclosure');
  const page = `${origin}/news/${news_id}`;
  expect(texts('content:encoded').at(-1)).toBe(
    `<p><img src="${origin}/files/news/a.jpg" alt=""></p><p>ราคา 5 &lt; 6 &lt;i&gt;</p><a href='${origin}/page/a?x=1&amp;y=2'>ก</a><a href=${origin}/news>ข</a><a href="${page}#ตอน">ค</a><img src="https://cdn.example/b.png" srcset="${origin}/files/c.png 1x, ${origin}/files/d.png 2x"><a href="mailto:a@b.example">ง</a>`,
  );
});

test('the calendar is read by another library: whole days, stable identifiers, in both languages, nothing hidden', async () => {
  const read = async (url: string) => {
    const calendar = new ICAL.Component(ICAL.parse(await get(url)));
    return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  };
  const [[thai, ...more], [english]] = [await read('/calendar.ics'), await read('/en/calendar.ics')];
  expect(more).toEqual([]);
  const day = (days: number) => inDays(days).toISOString().slice(0, 10);
  expect([thai?.summary, english?.summary]).toEqual(['วันไหว้ครู; ก, ข', 'Wai Khru Day']);
  // the end of a whole-day event is the day after it
  expect([thai?.startDate.toString(), thai?.endDate.toString(), thai?.startDate.isDate]).toEqual([day(3), day(5), true]);
  expect(thai?.uid).toBe(english?.uid);
});

test('every address of the site map answers 200', async () => {
  const map = await get('/sitemap.xml');
  const addresses = [...map.matchAll(/<loc>https:\/\/la\.example([^<]*)<\/loc>/g)].map(([, path]) => path as string);
  expect(addresses.length).toBeGreaterThan(30);
  for (const path of addresses) expect([path, (await site.inject(path.replaceAll('&amp;', '&'))).statusCode]).toEqual([path, 200]);
});

describe('OAI-PMH', () => {
  const answered = new Map<string, string>();
  const ask = async (query: string) => {
    const answer = await get(`/oai?${query}`);
    answered.set(query, answer);
    return answer;
  };
  /** All pages of a list. */
  const harvest = async (query: string) => {
    const [verb] = query.split('&');
    let answers = '';
    for (let next = query; next !== ''; ) {
      const answer = await ask(next);
      const token = /<resumptionToken[^>]*>([^<]+)</.exec(answer)?.[1];
      next = token === undefined ? '' : `${verb}&resumptionToken=${token}`;
      answers += answer;
    }
    return answers;
  };
  const errorOf = async (query: string) => /<error code="(\w+)"/.exec(await ask(query))?.[1];

  test('tells itself, its format and its sets', async () => {
    const identify = await ask('verb=Identify');
    for (const part of [
      '<protocolVersion>2.0<',
      '<deletedRecord>transient<',
      '<baseURL>https://la.example/oai<',
      '<adminEmail>no-reply@faculty.example<',
    ])
      expect(identify).toContain(part);
    expect(await ask('verb=ListMetadataFormats')).toContain('<metadataPrefix>oai_dc<');
    expect(await ask('verb=ListSets')).toContain('<setSpec>W1</setSpec><setName>บทความวิจัย</setName>');
  });

  test('gives accepted works only, also by POST', async () => {
    const records = await ask('verb=ListRecords&metadataPrefix=oai_dc');
    expect(records.match(/<record>/g)).toHaveLength(1);
    expect(records).toContain(`<identifier>oai:la.example:works/${work_id}</identifier>`);
    expect(records).toContain('<dc:title xml:lang="th">ข่าว ]]&gt; &lt;b&gt;&amp;&quot;หนา&quot; และ ๑๒</dc:title>');
    expect(records).toContain('<dc:creator>กานดา ใจดี</dc:creator><dc:creator>สมชาย มั่นคง</dc:creator>');
    const payload = `verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:la.example:works/${work_id}`;
    const posted = await site.inject({
      method: 'POST',
      url: '/oai',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(posted.body).toContain('<dc:date>2026</dc:date>');
    expect(posted.body).toBe(await ask(payload));
  });

  test('goes through a long list by resumption tokens, each record once', async () => {
    const made = await Promise.all(Array.from({ length: 205 }, (_, n) => addWork({ work_title_th: `งาน ${n}`, work_type: 'W2' })));
    await t.app.changes.flush();
    const found: string[] = [];
    let query = 'verb=ListIdentifiers&metadataPrefix=oai_dc&set=W2';
    for (let page = 0; page < 3; page += 1) {
      const answer = await ask(query);
      found.push(...Array.from(answer.matchAll(/works\/(\d+)</g), ([, id]) => id as string));
      const [, size, token] = /<resumptionToken completeListSize="(\d+)" cursor="\d+">([^<]*)</.exec(answer) ?? [];
      expect([size, token === '']).toEqual(['205', page === 2]);
      query = `verb=ListIdentifiers&resumptionToken=${token}`;
    }
    expect(found.sort()).toEqual(made.map((work) => String(work.work_id)).sort());
    await t.app.db.work.deleteMany({ where: { work_type: 'W2' } });
  });

  test('selects by time and by set', async () => {
    const [past, now] = ['2020-01-01', new Date().toISOString().slice(0, 10)];
    const list = 'verb=ListIdentifiers&metadataPrefix=oai_dc';
    expect(await errorOf(`${list}&from=${past}&until=${past}`)).toBe('noRecordsMatch');
    expect(await errorOf(`${list}&set=W9`)).toBe('noRecordsMatch');
    expect(await ask(`${list}&from=${now}&set=W1`)).toContain(`works/${work_id}<`);
  });

  test.each([
    ['', 'badVerb'],
    ['verb=List', 'badVerb'],
    ['verb=Identify&verb=Identify', 'badVerb'],
    ['verb=Identify&set=W1', 'badArgument'],
    ['verb=ListRecords', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=marc', 'cannotDisseminateFormat'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-13-01', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-01&until=2026-02-01T00:00:00Z', 'badArgument'],
    ['verb=ListRecords&resumptionToken=x', 'badResumptionToken'],
    ['verb=ListRecords&resumptionToken=x&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=ListSets&resumptionToken=x', 'badResumptionToken'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:la.example:works/999999', 'idDoesNotExist'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:other.example:works/1', 'idDoesNotExist'],
    ['verb=GetRecord&metadataPrefix=oai_dc', 'badArgument'],
    [
      `verb=ListRecords&resumptionToken=${Buffer.from('{"done":0,"withdrawn":9007199254740991}').toString('base64url')}`,
      'badResumptionToken',
    ],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=a%20b%01', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai%20dc', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&set=%E0%B8%81', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-30', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2099-01-01', 'noRecordsMatch'],
    ['verb=ListIdentifiers&resumptionToken=%01', 'badArgument'],
    [`verb=ListIdentifiers&resumptionToken=${Buffer.from('{"cursor":"x","done":1}').toString('base64url')}`, 'badResumptionToken'],
    ['verb=%01', 'badVerb'],
  ])('answers %j with %s', async (query, code) => {
    expect(await errorOf(query)).toBe(code);
  });

  test('tells a work in the bin as deleted', async () => {
    const { work_id: gone } = await addWork({ work_title_th: 'งานที่ลบ' });
    expect((await admin.call('POST /delete_con_works', { work_id: gone })).statusCode).toBe(200);
    await t.app.changes.flush();
    const header = `<header status="deleted"><identifier>oai:la.example:works/${gone}</identifier>`;
    expect(await harvest('verb=ListRecords&metadataPrefix=oai_dc')).toContain(`<record>${header}`);
    expect(await ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:la.example:works/${gone}`)).toContain(header);
    expect((await site.inject(`/works/${gone}`)).statusCode).toBe(410);
  });

  test.each<[string, object]>([
    ['hidden', { active: 'N' }],
    ['rejected', { status_check: 'C', status_check_text: 'แก้ชื่อวารสาร' }],
    ['under review again', { status_check: 'W' }],
    ['cancelled', { status_check: 'E' }],
  ])(
    'tells a work as deleted that was public and is %s, also to a harvest of its set, and tells it again when it is public again',
    async (_, columns) => {
      const { work_id: id } = await addWork({ work_type: 'W5' });
      const list = 'verb=ListRecords&metadataPrefix=oai_dc&set=W5';
      const save = async (data: object) => {
        await t.app.db.work.update({ where: { work_id: id }, data });
        await t.app.changes.flush();
      };
      await save(columns);
      const deleted = new RegExp(
        `<header status="deleted"><identifier>oai:la.example:works/${id}</identifier><datestamp>[^<]*</datestamp><setSpec>W5</setSpec>`,
      );
      expect(await ask(list)).toMatch(deleted);
      expect(await ask(`${list}&from=${new Date(Date.now() - 3_600_000).toISOString().slice(0, 19)}Z`)).toMatch(deleted);
      expect(await harvest('verb=ListIdentifiers&metadataPrefix=oai_dc')).toMatch(deleted);
      expect(await ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:la.example:works/${id}`)).toMatch(deleted);
      await save({ active: 'Y', status_check: 'S' });
      expect(await ask(list)).not.toMatch(deleted);
      expect(await ask(list)).toContain(`works/${id}<`);
      await t.app.db.work.delete({ where: { work_id: id } });
      await t.app.changes.flush();
      expect(await ask(list)).toMatch(deleted);
    },
  );

  test('tells nothing of a work that never was public', async () => {
    const { work_id: id } = await addWork({ work_type: 'W6', status_check: 'W' });
    await t.app.db.work.update({ where: { work_id: id }, data: { status_check: 'C' } });
    await t.app.db.work.delete({ where: { work_id: id } });
    await t.app.changes.flush();
    expect(await errorOf('verb=ListRecords&metadataPrefix=oai_dc&set=W6')).toBe('noRecordsMatch');
  });

  test('tells a work again that was restored from the bin', async () => {
    const { work_id: id } = await addWork({ work_type: 'W7', updated_at: new Date('2026-01-01T00:00:00Z') });
    expect((await admin.call('POST /delete_con_works', { work_id: id })).statusCode).toBe(200);
    const before = `${new Date(Date.now() - 1_000).toISOString().slice(0, 19)}Z`;
    expect((await admin.call(`POST /bin/work/${id}/restore`)).statusCode).toBe(200);
    await t.app.changes.flush();
    const since = await ask(`verb=ListRecords&metadataPrefix=oai_dc&set=W7&from=${before}`);
    expect(since).toContain(`works/${id}<`);
    expect(since).not.toContain('status="deleted"');
  });

  test('goes through many deletions by resumption tokens, each once', async () => {
    const rows = await Promise.all(Array.from({ length: 205 }, (_, n) => addWork({ work_title_th: `งาน ${n}`, work_type: 'W8' })));
    await t.app.db.work.deleteMany({ where: { work_type: 'W8' } });
    await t.app.changes.flush();
    const found = Array.from(
      (await harvest('verb=ListIdentifiers&metadataPrefix=oai_dc&set=W8')).matchAll(/works\/(\d+)</g),
      ([, id]) => id,
    );
    expect(found.sort()).toEqual(rows.map(({ work_id: id }) => String(id)).sort());
  });

  test('gives titles in both languages, and the publisher of a book', async () => {
    const { work_id: id } = await addWork({
      work_type: 'W3',
      work_title_th: 'ชื่อไทย',
      work_title_en: 'English title',
      work_public_title_th: 'สำนักพิมพ์',
    });
    await t.app.changes.flush();
    const record = await ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:la.example:works/${id}`);
    expect(record).toContain('<dc:title xml:lang="th">ชื่อไทย</dc:title><dc:title xml:lang="en">English title</dc:title>');
    expect(record).toContain('<dc:publisher>สำนักพิมพ์</dc:publisher>');
    expect(record).not.toContain('<dc:source>');
    await t.app.db.work.delete({ where: { work_id: id } });
  });

  test('names the faculty’s own address for questions where it has one', async () => {
    await t.app.db.$executeRaw`UPDATE faculty_settings SET email = 'la@faculty.example'`;
    await t.app.changes.flush();
    expect(await ask('verb=Identify')).toContain('<adminEmail>la@faculty.example<');
    await t.app.db.$executeRaw`UPDATE faculty_settings SET email = ''`;
    await t.app.changes.flush();
  });

  // the schemas of openarchives.org and dublincore.org tell no licence, so they are not in this repository; what they import is named locally
  test.skipIf(!process.env.OAI_SCHEMAS)(
    'every answer above is valid by the official schemas (xmllint; OAI_SCHEMAS: their folder)',
    async () => {
      const schemas = process.env.OAI_SCHEMAS as string;
      await ask(`verb=ListMetadataFormats&identifier=oai:la.example:works/${work_id}`);
      const folder = mkdtempSync(path.join(tmpdir(), 'faculty-oai-'));
      const both = [
        ['http://www.openarchives.org/OAI/2.0/', 'OAI-PMH.xsd'],
        ['http://www.openarchives.org/OAI/2.0/oai_dc/', 'oai_dc.xsd'],
      ].map(([namespace, file]) => `<import namespace="${namespace}" schemaLocation="file://${schemas}/${file}"/>`);
      writeFileSync(path.join(folder, 'both.xsd'), `<schema xmlns="http://www.w3.org/2001/XMLSchema">${both.join('')}</schema>`);
      const wrong = [...answered].flatMap(([query, answer]) => {
        const file = path.join(folder, 'answer.xml');
        writeFileSync(file, answer);
        const read = spawnSync('xmllint', ['--noout', '--nonet', '--schema', path.join(folder, 'both.xsd'), file], { encoding: 'utf8' });
        return read.status === 0 ? [] : [`${query}: ${read.error ?? read.stderr}`];
      });
      rmSync(folder, { recursive: true, force: true });
      expect([answered.size > 30, wrong]).toEqual([true, []]);
    },
  );
});
