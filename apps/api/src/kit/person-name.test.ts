import { auditRoutes } from '@faculty/contracts/admin/audit';
import { prefix } from '@faculty/contracts/members/prefix';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../../test/test-app.ts';

let t: TestApp;
let admin: Client;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
});
afterAll(() => t.close());

const named = { prefix_code: '704', prefix_s_th: 'ก.', prefix_l_th: 'ก่อน' };

test('what came with the product was made by the system, in words', async () => {
  await t.app.db.prefix.create({ data: { ...named, created_by: 'system', updated_by: 'system' } });
  const read = await admin.call(prefix.routes.read?.replace(':prefix_code', '704') ?? '');
  expect(read.json()).toMatchObject({ updated_by: 'system', updated_by_name: { th: 'ระบบ', en: 'System' } });
});

test('the history tells the system by the same words, and whoever is gone by the name they signed in with', async () => {
  const line = { action: 'edit', entity: 'prefix', record_id: '704', record_title: 'ก่อน', changes: {}, request_id: 'r' };
  await t.app.db.auditLog.createMany({ data: ['system', 'gone.person'].map((user_name) => ({ ...line, user_name })) });
  const { rows } = (await admin.call(`${auditRoutes.list}?page=0&limit=10`)).json<{ rows: Record<string, string>[] }>();
  const names = rows.map(({ user_name, full_name_th, full_name_en }) => [user_name, full_name_th, full_name_en]);
  expect(names).toContainEqual(['system', 'ระบบ', 'System']);
  expect(names).toContainEqual(['gone.person', 'gone.person', 'gone.person']);
});
