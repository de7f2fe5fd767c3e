import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { dayDate } from '../kit/crud/days.ts';
import { siteServer } from './site-server.ts';

let t: TestApp;
let site: FastifyInstance;
/** News by their order, the first on top. */
let ids: number[];
const by = { created_by: 'system', updated_by: 'system' };
const get = async (url: string) => (await site.inject({ method: 'GET', url })).body;

/** The news of a page in their order, by the place in `ids`. */
const shown = (body: string) => Array.from(body.matchAll(/href="(?:\/en)?\/news\/(\d+)"/g), ([, id]) => ids.indexOf(Number(id)));

beforeAll(async () => {
  t = await testApp({ websiteUrl: 'https://la.example' });
  await seedReference(t.app.db);
  site = await siteServer(t.app);
  ids = [];
  for (let at = 0; at < 30; at += 1) {
    const { news_id } = await t.app.db.news.create({
      data: {
        ...by,
        order_seq: 100 - at,
        news_title_th: `ข่าวที่ ${at}`,
        news_type_tag: at === 12 ? ['N10', 'N2'] : [`N${1 + (at % 3)}`, 'N2'],
        new_start_date: dayDate(todayInBangkok()),
        search_text: '',
      },
    });
    ids.push(news_id);
  }
  await t.app.changes.flush();
});
afterAll(async () => {
  await site.close();
  await t.close();
});

test('the home page is led by the news that staff have chosen for it, and shows no news twice', async () => {
  for (const path of ['/', '/en/']) {
    const found = shown(await get(path));
    // the lead, four small ones, three of the first section
    expect(found.slice(0, 8)).toEqual([12, 0, 1, 2, 3, 6, 9, 15]);
    expect(found).toHaveLength(5 + 3 + 3 * 4);
    expect(new Set(found).size).toBe(found.length);
  }
});

test('the section that chooses what leads the home page is no category for readers', async () => {
  const item = `/news/${ids[12]}`;
  for (const path of ['/', '/news', item, '/sitemap', '/news.rss']) {
    const body = await get(path);
    expect([path, body.includes('ข่าวที่ 12')]).toEqual([path, path !== '/sitemap']);
    expect([path, body.includes('ภาพเด่นหน้าแรก'), body.includes('=N10"')]).toEqual([path, false, false]);
  }
  const related = shown(await get(item)).filter((at) => at !== 12);
  expect([related.length, related.includes(0)]).toEqual([3, true]);
  expect(await get('/news?section=N10')).toContain('<meta name="robots" content="noindex">');
});

test('without one that is chosen, the newest news leads', async () => {
  await t.app.db.news.update({ where: { news_id: ids[12] as number }, data: { active: 'N' } });
  await t.app.changes.flush();
  expect(shown(await get('/')).slice(0, 3)).toEqual([0, 1, 2]);
});
