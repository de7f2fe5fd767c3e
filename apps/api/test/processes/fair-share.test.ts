import type { AddressInfo } from 'node:net';
import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../test-app.ts';

/** What one person may keep of what everybody shares. */
let t: TestApp;
let greedy: Client;
let other: Client;
let base: string;
let run = 0;

beforeAll(async () => {
  t = await testApp();
  await seedReference(t.app.db);
  const pages = {
    '/web/content_work': { super_admin: 'Y' },
    '/web/content_activity': { super_admin: 'Y' },
    '/centre/lc_members': { view: 'Y', add: 'Y', edit: 'Y' },
  } as const;
  greedy = await t.person({ user_name: 'greedy', pages });
  other = await t.person({ user_name: 'other', pages });
  const stamps = { created_by: 'test', updated_by: 'test' };
  const work = {
    user_name: 'greedy',
    work_type: 'W1',
    work_type_detail: 'L4',
    work_public_year: 2569,
    status_check: 'S',
    ...stamps,
  } as const;
  await t.app.db.work.createMany({ data: Array.from({ length: 300 }, (_, n) => ({ ...work, work_title_th: `ผลงานที่ ${n}` })) });
  base = await t.app.listen({ port: 0, host: '127.0.0.1' });
  expect((t.app.server.address() as AddressInfo).port).toBeGreaterThan(0);
});
afterAll(() => t.close());

const ask = (by: Client, route: string, body?: FormData, signal?: AbortSignal) => {
  const [method = '', address = ''] = route.split(' ');
  return fetch(base + address, {
    method,
    headers: { authorization: `Bearer ${by.token}`, 'accept-language': 'th' },
    ...(body && { body }),
    ...(signal && { signal }),
  });
};
const statusOf = async (answer: Promise<Response>) => {
  const { status, body } = await answer;
  // read to its end: a place is kept until then
  for await (const _ of body ?? []);
  return status;
};

/** Sixty calls of one person at a time, over and over, until the work is done; answers how often each status came. */
async function beside(work: () => Promise<void>, call: (signal: AbortSignal) => Promise<Response>): Promise<Record<number, number>> {
  const stop = new AbortController();
  const statuses: Record<number, number> = {};
  const waves = (async () => {
    while (!stop.signal.aborted) {
      const answers = Array.from({ length: 60 }, () => statusOf(call(stop.signal)).catch(() => 0));
      for (const status of await Promise.all(answers)) statuses[status] = (statuses[status] ?? 0) + 1;
    }
  })();
  await work().finally(() => stop.abort());
  await waves;
  return statuses;
}

const list = () => {
  run += 1;
  const data = new FormData();
  data.set('file', new Blob([`รหัสนักศึกษา,ชื่อ\n69${run},มะลิ\n`]), 'list.csv');
  return data;
};

describe.each([
  ['reports', 'GET /report/master_r_001/pdf/-', undefined, 'report_under_way'],
  ['quality packs', 'GET /report/quality_pack?kind=fiscal&year=2569', undefined, 'pack_under_way'],
  ['imports', 'POST /import/lc_user/check', list, 'import_under_way'],
] as const)('%s', (_what, route, body, code) => {
  test('sixty calls of one person at once, over and over, keep nobody else from theirs', { timeout: 240_000 }, async () => {
    const statuses: number[] = [];
    const began = performance.now();
    const refused = await beside(
      async () => {
        for (let n = 0; n < 12; n += 1) statuses.push(await statusOf(ask(other, route, body?.())));
      },
      (signal) => ask(greedy, route, body?.(), signal),
    );
    expect(statuses).toEqual(Array(12).fill(200));
    // ten seconds each: an import starts a process, which takes seconds from sources on a busy machine
    expect(performance.now() - began, 'milliseconds').toBeLessThan(120_000);
    expect(refused[429]).toBeGreaterThan(0);
    expect(refused[503] ?? 0).toBe(0);
  });

  test('one runs, one waits, and the third of the same person is told what is under way', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(greedy, route, body?.())));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('5');
    expect(await refused?.json()).toMatchObject({ code, message: expect.stringMatching(/^ระบบกำลัง/) });
    for (const { body: bytes } of answers) await bytes?.cancel().catch(() => {});
  });
});

test('of a report that has to wait, nothing is read before its turn', async () => {
  const asked: string[] = [];
  const { query } = t.app.pool;
  t.app.pool.query = ((...given: unknown[]) => {
    asked.push(JSON.stringify(given[0]));
    return (query as (...all: unknown[]) => unknown).apply(t.app.pool, given);
  }) as never;
  try {
    const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(ask(greedy, 'GET /report/master_r_001/xlsx/-'))));
    const drawn = statuses.filter((status) => status === 200).length;
    expect(drawn).toBeLessThan(20);
    expect(asked.filter((text) => text.includes('AS key FROM web_con_works'))).toHaveLength(drawn);
  } finally {
    t.app.pool.query = query;
  }
});
