import { entityOf } from '@faculty/contracts/entities';
import { searchAnswer, searchedEntities } from '@faculty/contracts/shell/search';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { form, picture } from '../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let admin: Client;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
});
afterAll(() => t.close());

const everything = { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y' } as const;
const search = async (q: string, by = admin, limit = '') => {
  const answer = await by.call(`GET /search?q=${encodeURIComponent(q)}${limit}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return searchAnswer.parse(answer.json()).kinds;
};
const counts = async (q: string, by = admin) => Object.fromEntries((await search(q, by)).map(({ entity, count }) => [entity, count]));
const page = (fields: object, by = admin) => by.call('POST /webConPages', { page_content_th: '<p>ก</p>', page_title_th: 'หน้า', ...fields });
const document = (fields: object, by = admin) =>
  by.call('POST /web_con_docs', { doc_type_tag: 'D1T1', doc_year: 2569, status_link: 'N', doc_h_url: 'https://a.example/', ...fields });

describe('a search of everything', () => {
  test('finds each kind by part of a Thai word, the first in the order of its list, and how many there are', async () => {
    for (const n of [1, 2, 3]) await page({ page_url: `scholar_${n}`, page_title_th: `ทุนการศึกษาประจำปี ${n}` });
    await document({ doc_title_th: 'ประกาศทุนการศึกษา' });
    await document({ doc_title_th: 'อื่น', doc_tag: 'ทุนการศึกษา' });
    const news = { news_title_th: 'รับสมัคร', news_type_tag: 'N1', news_tag: 'ทุนการศึกษา', news_h_image_th: await picture() };
    await admin.call('POST /web_con_news', form(news));
    expect(await counts('การศึก')).toEqual({ news: 1, doc: 2, content_page: 3 });
    const [, , pages] = await search('การศึก', admin, '&limit=2');
    expect(pages).toMatchObject({ entity: 'content_page', page: '/web/content_page', count: 3 });
    expect(pages?.hits).toEqual(
      [1, 2].map((n) => ({
        id: expect.stringMatching(/^\d+$/),
        title: `ทุนการศึกษาประจำปี ${n}`,
        details: [`scholar_${n}`],
        picture: null,
        state: 'shown',
        day: null,
        place: null,
      })),
    );
  });

  test('tells years as numbers, and what only looks like one as text', async () => {
    await page({ page_url: '2569', page_title_th: 'ห้องสมุดดิจิทัล' });
    await document({ doc_title_th: 'คู่มือห้องสมุดดิจิทัล' });
    const details = (await search('ห้องสมุดดิจิทัล')).map(({ entity, hits }) => [entity, hits[0]?.details]);
    expect(Object.fromEntries(details)).toEqual({ content_page: ['2569'], doc: [2569] });
  });

  test('of each section of documents by itself', async () => {
    const made = await admin.call(
      'POST /web_con_docs',
      form({
        doc_section: 'MOU',
        doc_title_th: 'ความร่วมมือกับหอสมุด',
        doc_content_th: 'หอสมุด',
        doc_group_tag: 'D1',
        doc_type_tag: 'D1T2',
        doc_year: '2569',
        status_link: 'N',
        doc_h_url: 'https://a.example/',
        doc_h_image_th: await picture(),
      }),
    );
    expect(made.statusCode, made.body).toBe(201);
    await document({ doc_title_th: 'ระเบียบหอสมุด' });
    expect(await counts('หอสมุด')).toEqual({ doc: 1, mou: 1 });
  });

  test('tells nobody what they may not view, nor of others under own_only', async () => {
    await page({ page_url: 'secret_page', page_title_th: 'ความลับของหน้า' });
    await document({ doc_title_th: 'ความลับของเอกสาร' });
    const ofDocuments = await t.person({ pages: { '/web/content_doc': everything } });
    const ownOnly = await t.person({ pages: { '/web/content_page': { ...everything, own_only: 'Y' } } });
    const stranger = await t.person();
    expect(await counts('ความลับ', ofDocuments)).toEqual({ doc: 1 });
    expect(await counts('ความลับ', ownOnly)).toEqual({});
    expect(await counts('ความลับ', stranger)).toEqual({});
    expect((await page({ page_url: 'own_secret', page_title_th: 'ความลับของฉัน' }, ownOnly)).statusCode).toBe(201);
    expect(await counts('ความลับ', ownOnly)).toEqual({ content_page: 1 });
  });

  test('finds nothing by spaces alone, and refuses a text that is no search', async () => {
    expect(await search('   ')).toEqual([]);
    expect((await admin.call('GET /search')).statusCode).toBe(400);
    expect((await admin.call(`GET /search?q=${'ก'.repeat(101)}`)).statusCode).toBe(400);
    expect((await admin.call('GET /search?q=a&limit=21')).statusCode).toBe(400);
  });

  test('knows a list of each kind', () => {
    for (const name of searchedEntities) expect(t.app.searches.get(name)?.page, name).toBe(entityOf[name].page);
  });

  describe('leaves room for others', () => {
    /** Counts the statements of searches: how many are under way at most, and how many there were in all. */
    async function watched(work: (asked: { most: number; all: number }) => Promise<unknown>) {
      const asked = { most: 0, all: 0 };
      let running = 0;
      const real = t.app.pool.query.bind(t.app.pool) as (statement: unknown) => Promise<unknown>;
      const spy = vi.spyOn(t.app.pool, 'query').mockImplementation((async (statement: { text: string }) => {
        if (!/search_text/.test(statement.text)) return real(statement);
        asked.all += 1;
        running += 1;
        asked.most = Math.max(asked.most, running);
        // a real one is done before the next is even asked for
        await new Promise((done) => setTimeout(done, 5));
        return real(statement).finally(() => {
          running -= 1;
        });
      }) as never);
      await work(asked).finally(() => spy.mockRestore());
      return asked;
    }

    test('however many search, two lists are asked at a time', async () => {
      const { most, all } = await watched(() => Promise.all(['ทุน', 'หอสมุด', 'การศึก', 'ประกาศ'].map((q) => search(q))));
      expect(all).toBeGreaterThan(3 * searchedEntities.length);
      // of each its rows and, but of a search of whole texts, its count
      expect(most).toBeLessThanOrEqual(4);
    });

    test('of who has gone no more lists are asked', async () => {
      const { all } = await watched(async (asked) => {
        const gone = new AbortController();
        const url = `/search?q=${encodeURIComponent('ไปแล้ว')}`;
        const call = t.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${admin.token}` }, signal: gone.signal });
        await vi.waitUntil(() => asked.all > 0, { interval: 1 });
        gone.abort();
        await call.catch(() => {});
        await new Promise((done) => setTimeout(done, 300));
      });
      expect(all).toBeLessThan(searchedEntities.length);
    });
  });
});
