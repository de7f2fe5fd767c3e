import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { FastifyInstance } from 'fastify';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { dayDate } from '../kit/crud/days.ts';
import { siteServer } from './site-server.ts';

let t: TestApp;
let site: FastifyInstance;
const by = { created_by: 'system', updated_by: 'system' };
/** Every character that XML forbids and PostgreSQL can hold, and marks of XML. */
const bad = `${String.fromCharCode(...Array.from({ length: 31 }, (_, at) => at + 1))}\u007f\ufffe\uffff ]]> ]]> & <b> "'`;

beforeAll(async () => {
  t = await testApp({ websiteUrl: 'https://la.example' });
  site = await siteServer(t.app);
  await t.person({ user_name: 'author' });
  await t.app.db.userInfo.create({ data: { user_name: 'author' } });
  // past the contracts, as older versions let it in
  const news = { ...by, news_title_th: bad, news_content_th: `<p>${bad}</p>`, news_type_tag: ['N1'], order_seq: 1 };
  await t.app.db.news.create({ data: { ...news, new_start_date: dayDate(todayInBangkok()) } });
  await t.app.db.contentPage.create({ data: { ...by, page_url: bad, page_title_th: bad, page_content_th: bad } });
  const work = { ...by, user_name: 'author', work_type: 'W1', work_type_detail: 'Q1', work_title_th: bad, work_owner_name_th: bad };
  await t.app.db.work.create({ data: { ...work, work_public_title_th: bad, work_public_year: 2569, status_check: 'S' } });
  const label = { parameter_system: 'WEB', parameter_th: bad, parameter_en: bad };
  await t.app.db.parameter.create({ data: { ...label, parameter_name: 'NEWS_TYPE', parameter_value: 'N1' } });
  await t.app.db.parameter.create({ data: { ...label, parameter_name: 'WORKS_TYPE', parameter_value: 'W1' } });
  await t.app.db.$executeRaw`UPDATE faculty_settings SET faculty_name_th = ${bad}, faculty_name_en = ${bad}`;
  await t.app.changes.flush();
});
afterAll(async () => {
  await site.close();
  await t.close();
});

const oai = (verb: string) => `/oai?verb=${verb}`;

test.each([
  '/news.rss',
  '/news.rss?section=N1',
  '/en/news.rss',
  '/sitemap.xml',
  oai('Identify'),
  oai('ListSets'),
  oai('ListRecords&metadataPrefix=oai_dc'),
])('%s stays well-formed XML whatever is stored', async (address) => {
  const { body, statusCode } = await site.inject(address);
  const faults: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => faults.push(message));
  parser.write(body).close();
  expect([statusCode, faults]).toEqual([200, []]);
});
