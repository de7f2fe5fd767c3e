import type { AlikeWork } from '@faculty/contracts/works/work-calls';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { form } from '../../../test/forms.ts';
import { sample } from '../../../test/samples/works/work.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';
import { alikeFinder } from './alike-works.ts';

const title_th = 'การแปรของวรรณยุกต์ในภาษาไทยถิ่นใต้ของผู้พูดต่างวัย';
const title_en = 'Tonal variation in Southern Thai across generations';

let t: TestApp;
let malee: Client;
let somsak: Client;
let work_id: number;
beforeAll(async () => {
  t = await testApp();
  const pages = { '/web/content_work': { view: 'Y', add: 'Y', edit: 'Y', own_only: 'Y' } } as const;
  malee = await t.person({ user_name: 'malee', pages });
  somsak = await t.person({ user_name: 'somsak', pages });
  const body = { ...(await sample.body(1, t)), work_title_th: title_th, work_title_en: title_en, work_doi: '10.1234/tone.1' };
  work_id = (await somsak.call('POST /web_con_works', form(body))).json().work_id;
});
afterAll(() => t.close());

async function alike(by: Client, query: Record<string, string>): Promise<AlikeWork[]> {
  const answer = await by.call(`GET /works_alike?${new URLSearchParams(query)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

describe('a work that is there already is found', () => {
  test.each([
    ['its DOI', { doi: '10.1234/TONE.1' }, 'doi'],
    ['the address of its DOI', { doi: 'https://doi.org/10.1234/tone.1' }, 'doi'],
    ['its title', { title_th }, 'title'],
    ['its title with other spaces, signs and a word more', { title_th: `${title_th.replace('ใน', ' ใน')} จังหวัดสงขลา` }, 'title'],
    ['its title with a typing error', { title_th: title_th.replace('วรรณยุกต์', 'วรรณยุกต') }, 'title'],
    ['its English title in capitals', { title_en: title_en.toUpperCase() }, 'title'],
    ['its English title, typed as the Thai one', { title_th: title_en }, 'title'],
    ['title and year', { title_th, year: '2569' }, 'title'],
    ['title and year of the common era', { title_th, year: '2026' }, 'title'],
    ['title and the year after it', { title_th, year: '2570' }, 'title'],
    ['title and another DOI', { title_th, doi: '10.1234/other' }, 'title'],
  ])('by %s', async (_what, query, by) => {
    expect(await alike(somsak, query as unknown as Record<string, string>)).toEqual([
      {
        work_id,
        work_title_th: title_th,
        work_title_en: title_en,
        work_public_year: 2569,
        year: 2569,
        full_name_th: 'ทดสอบ somsak',
        full_name_en: 'ทดสอบ somsak',
        is_own: true,
        by,
      },
    ]);
  });

  test('also in another’s record, but then without a way to it', async () => {
    expect(await alike(malee, { title_th })).toMatchObject([{ work_id: null, full_name_th: 'ทดสอบ somsak', is_own: false }]);
  });

  test.each([
    ['another title', { title_th: 'การจัดการความรู้ด้านผ้าทอในกลุ่มวิสาหกิจชุมชน' }],
    ['the beginning of its title', { title_th: 'การแปรของ' }],
    ['another year', { title_th, year: '2565' }],
    ['the year after the next', { title_th, year: '2571' }],
    ['another DOI', { doi: '10.1234/tone.11' }],
    ['nothing', {}],
    ['a few letters', { title_th: 'การแปร' }],
    ['itself', { title_th, except: 'self' }],
  ])('but not by %s', async (_what, query: Record<string, string>) => {
    const asked = query.except === 'self' ? { ...query, except: String(work_id) } : query;
    expect(await alike(somsak, asked)).toEqual([]);
  });
});

test('however many type, one search goes on at a time', async () => {
  let [now, most] = [0, 0];
  const begin = t.app.db.$transaction.bind(t.app.db);
  const spy = vi.spyOn(t.app.db, '$transaction').mockImplementation((async (act: never, options?: { maxWait?: number }) => {
    // only searches are counted: other transactions of the server have no `maxWait`
    if (options?.maxWait === undefined) return begin(act, options);
    now += 1;
    most = Math.max(most, now);
    await new Promise((more) => setTimeout(more, 20));
    return begin(act, options).finally(() => {
      now -= 1;
    });
  }) as never);
  try {
    const found = await Promise.all([malee, somsak, malee, somsak].map((by) => alike(by, { title_th })));
    expect(found.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
    expect(most).toBe(1);
  } finally {
    spy.mockRestore();
  }
});

test('while every connection is taken, those who type are told within two seconds, and the next finds again', async () => {
  const { pool } = t.app;
  const taken: PoolClient[] = [];
  // a transaction of the server may have one for longer than a connection is waited for
  while (taken.length < pool.options.max) {
    const client = await pool.connect().catch(() => null);
    if (client) taken.push(client);
  }
  const giveBack = () => {
    for (const client of taken.splice(0)) client.release();
  };
  const late = setTimeout(giveBack, 4_000);
  const finder = alikeFinder(t.app);
  const find = (user_name: string) => finder({ user_name, right: () => ({}) } as never, { title_th }, new AbortController().signal);
  const begun = Date.now();
  const asked = await Promise.allSettled(['malee', 'somsak', 'malee', 'malee'].map(find));
  expect(Date.now() - begun).toBeLessThan(2_500);
  expect(asked).toMatchObject(Array(4).fill({ reason: { code: expect.stringMatching('unavailable|P2028') } }));
  clearTimeout(late);
  giveBack();
  expect(await find('malee')).toHaveLength(1);
});

test.each([
  ['title_th', { title_th: 'ก'.repeat(201) }],
  ['doi', { doi: 'x'.repeat(301) }],
  ['year', { year: '25' }],
  ['except', { except: 'x' }],
])('a wrong %s is named', async (field, query) => {
  const refused = await malee.call(`GET /works_alike?${new URLSearchParams(query)}`);
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json().fields)).toEqual([field]);
});
