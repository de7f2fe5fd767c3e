import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from './test-app.ts';

let t: TestApp;
let admin: Client;
let lecturer: Client;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
  lecturer = await t.person({ pages: { '/web/content_work': { view: 'Y', own_only: 'Y' } } });
});
afterAll(() => t.close());

const exported = () =>
  t.app.db.auditLog.findMany({
    where: { action: 'export' },
    orderBy: { id: 'asc' },
    select: { user_name: true, entity: true, record_id: true, record_title: true },
  });

test('whoever takes a report, a list or a pack out of the system stands in the audit, with what it was', async () => {
  const calls = [
    'GET /report/master_r_001/xlsx/-',
    'GET /report/lc_master_r_001/xlsx/2026/10',
    'GET /import/lc_user/list',
    'GET /report/quality_pack?kind=fiscal&year=2569',
  ];
  for (const call of calls) {
    const answer = await admin.call(call);
    expect(answer.statusCode, `${call}: ${answer.body.slice(0, 200)}`).toBe(200);
  }
  const lines = await exported();
  expect(lines).toHaveLength(calls.length);
  for (const line of lines) expect(line).toMatchObject({ user_name: admin.user_name, entity: 'report' });
  expect(lines.map((line) => line.record_title.split('.').at(-1))).toEqual(['xlsx', 'xlsx', 'xlsx', 'zip']);
  const logged = await admin.call('GET /audit_logs?page=0&limit=5&action=export');
  expect(logged.json()).toMatchObject({ count: calls.length });
});

test('a refused one leaves no line', async () => {
  const before = (await exported()).length;
  expect((await lecturer.call('GET /report/lc_master_r_001/xlsx/2026/10')).statusCode).toBe(403);
  expect(await exported()).toHaveLength(before);
});
