import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { rulesNumber } from '@faculty/contracts/kit/findings/checks';
import { mostCounted } from '@faculty/contracts/shell/search';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { statementName } from '../src/db/open-database.ts';
import { type Client, type TestApp, testApp } from './test-app.ts';

const manyNews = 8_000;

let t: TestApp;
let admin: Client;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
  // every tenth is in section N2, one in a thousand tells of a kingfisher and is of another day
  await t.app.pool.query(`
    INSERT INTO web_con_news (order_seq, news_title_th, news_type_tag, new_start_date, search_text, created_by, updated_by, updated_at)
    SELECT n, 'ข่าว ' || n || repeat('ก', 480), CASE WHEN n % 10 = 0 THEN '{N1,N2}' ELSE '{N1}' END::text[],
           CASE WHEN n % 1000 = 0 THEN '2026-02-02' ELSE '2026-01-01' END::date,
           'ข่าวคณะ ' || md5(n::text) || CASE WHEN n % 1000 = 0 THEN ' นกกระเต็น' ELSE '' END, 'somebody', 'somebody', now()
    FROM generate_series(1, ${manyNews}) n`);
  // so that the job that checks what no save has checked leaves the connections alone
  await t.app.pool.query(`INSERT INTO checked_records SELECT 'news', news_id, ${rulesNumber}, updated_at FROM web_con_news`);
  await t.app.pool.query('VACUUM ANALYZE web_con_news');
});
afterAll(() => t.close());

/** The statements a call makes of a list, with their values. */
async function statementsOf(address: string) {
  const asked = vi.spyOn(t.app.pool, 'query');
  const answer = await admin.call(`GET ${address}`);
  const statements = asked.mock.calls
    .map((call) => call[0] as unknown as { name?: string; text: string; values: unknown[] })
    .filter(({ text }) => text?.includes('web_con_news'));
  asked.mockRestore();
  return { answer, statements };
}

interface Node {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

/** How many rows of a table or index a statement touches. */
async function rowsTouched({ text, values }: { text: string; values: unknown[] }): Promise<number> {
  const { rows } = await t.app.pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
  const touched = (node: Node): number =>
    (/Scan/.test(node['Node Type']) ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] : 0) +
    (node.Plans ?? []).reduce((sum, plan) => sum + touched(plan), 0);
  return touched(rows[0]['QUERY PLAN'][0].Plan);
}

describe('a page costs what it shows, not what matches', () => {
  test.each([
    ['no filter', '', manyNews, 100],
    ['a frequent section', '&news_type_tag=N1&active=Y', manyNews, 100],
    ['a tenth', '&news_type_tag=N2', manyNews / 10, 1_000],
    // counted to a bound, because a word may stand in every text
    ['a frequent word', `&q=${encodeURIComponent('ข่าวคณะ')}`, mostCounted + 1, 2_500],
    ['a rare word', `&q=${encodeURIComponent('นกกระเต็น')}`, 8, 200],
    ['a rare day', '&q=2/2/2569', 8, 200],
    ['a day without a hit', '&q=3/2/2569', 0, 200],
    ['no hit', `&q=${encodeURIComponent('ไม่มีคำนี้เลย')}`, 0, 200],
  ])('%s', async (_, filter, count, most) => {
    const { answer, statements } = await statementsOf(`/web_con_news?page=0&limit=15${filter}`);
    expect(answer.json().count).toBe(count);
    const keys = statements.find(({ text }) => text.includes('LIMIT'));
    expect(keys?.name, 'planned for its values').toBeUndefined();
    const items = statements.filter(({ text }) => text.includes('row_to_json'));
    expect(items).toHaveLength(count === 0 ? 0 : 1);
    // its plan is kept under the name of its text, while there are names left: the server remembers so many
    for (const { name, text } of items) expect(name).toBe(statementName(text));
    const touched = await Promise.all([...items, keys].map((statement) => rowsTouched(statement as never)));
    expect(touched.reduce((sum, rows) => sum + rows)).toBeLessThan(most);
  });

  test('far in, pictures are counted for the page alone', async () => {
    const { statements } = await statementsOf('/web_con_news?page=400&limit=15');
    const page = statements.find(({ text }) => text.includes('row_to_json')) as { text: string; values: unknown[] };
    const { rows } = await t.app.pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${page.text}`, page.values);
    const plan = JSON.stringify(rows[0]);
    const loops = [...plan.matchAll(/"Relation Name":"web_con_new_images"[^}]*?"Actual Loops":(\d+)/g)].map((match) => Number(match[1]));
    expect(loops).toEqual([15]);
  });
});

test('a count is asked of the database once, and again after a change', async () => {
  const countsAsked = async () =>
    (await statementsOf('/web_con_news?page=0&limit=15&news_type_tag=N2')).statements.filter(({ text }) => text.includes('AS count'))
      .length;
  await countsAsked();
  expect(await countsAsked()).toBe(0);
  await t.app.db.news.updateMany({ where: { order_seq: 20 }, data: { switch_lang: 'N' } });
  await t.app.changes.flush();
  expect(await countsAsked()).toBe(1);
  expect(await countsAsked()).toBe(0);
});

describe('a whole list', () => {
  test('is complete, in order, and says what its pages say', async () => {
    const whole = (await admin.call('GET /web_con_news')).json<{ news_id: number; order_seq: number }[]>();
    expect(whole.map(({ order_seq }) => order_seq)).toEqual(Array.from({ length: manyNews }, (_, index) => manyNews - index));
    const page = (await admin.call('GET /web_con_news?page=2&limit=15')).json();
    expect(whole.slice(30, 45)).toEqual(page.rows);
    const large = (await admin.call('GET /web_con_news?page=1&limit=3000')).json();
    expect(large).toEqual({ rows: whole.slice(3_000, 6_000), count: manyNews });
  });

  test('waits for a slow reader instead of filling the memory', async () => {
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = t.app.server.address() as AddressInfo;
    const fetched = vi.spyOn(pg.Client.prototype, 'query');
    const parts = () => fetched.mock.calls.filter(([call]) => (call as unknown as { text?: string })?.text?.startsWith('FETCH')).length;
    const response = await new Promise<http.IncomingMessage>((answered) => {
      http.get({ port, path: '/web_con_news', headers: { authorization: `Bearer ${admin.token}` } }, answered);
    });
    await wait(2_000);
    const inAll = manyNews / 500 + 1;
    expect(parts()).toBeLessThan(inAll);
    expect((await admin.call('GET /web_con_news?page=0&limit=1')).statusCode).toBe(200);
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    expect(JSON.parse(Buffer.concat(chunks).toString())).toHaveLength(manyNews);
    expect(parts()).toBe(inAll);
    fetched.mockRestore();
  });

  test('that nobody reads to its end gives its connection back', async () => {
    await t.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => {});
    const { port } = t.app.server.address() as AddressInfo;
    const held = () =>
      t.app.pool.query(`
        SELECT query FROM pg_stat_activity
        WHERE datname = current_database() AND state = 'idle in transaction' AND query LIKE 'FETCH%'`);
    for (let n = 0; n < 8; n += 1) {
      await new Promise<void>((left) => {
        const request = http.get({ port, path: '/web_con_news', headers: { authorization: `Bearer ${admin.token}` } }, (response) => {
          response.once('data', () => {
            request.destroy();
            left();
          });
        });
        request.on('error', () => {});
      });
    }
    // an unread list holds its transaction open between two batches
    await vi.waitFor(async () => expect((await held()).rows).toEqual([]), 10_000);
    expect((await admin.call('GET /web_con_news')).json()).toHaveLength(manyNews);
  });
});
