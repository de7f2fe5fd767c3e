import { type MatrixFlags, noFlags, type RoleMatrix, roleTemplates } from '@faculty/contracts/members/role-matrix';
import { type PageKey, pageKeys } from '@faculty/contracts/pages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let admin: Client;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
});
afterAll(() => t.close());

const view: MatrixFlags = { ...noFlags, view: 'Y' };
const pagesOf = (rights: Partial<Record<PageKey, MatrixFlags>>) =>
  Object.entries(rights).map(([role_page, flags]) => ({ role_page, ...flags }));
const save = (by: Client, user_name: string, rights: Partial<Record<PageKey, MatrixFlags & { updated_at?: unknown }>>) =>
  by.call(`PUT /role_matrix/${user_name}`, { pages: pagesOf(rights) });
const rowOf = (matrix: RoleMatrix, page: PageKey) => matrix.pages.find(({ role_page }) => role_page === page);

test('a template writes all its assignments in one call, each in the audit log, in force at the next call', async () => {
  const person = await t.person();
  const answer = await save(admin, person.user_name, roleTemplates.secretary);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().pages.map(({ role_page }: { role_page: string }) => role_page)).toEqual(pageKeys);
  expect(rowOf(answer.json(), '/web/content_new')).toMatchObject({ view: 'Y', delete: 'Y', created_by_th: expect.stringMatching(/./) });
  expect((await person.call('GET /web_con_news?page=0&limit=5')).statusCode).toBe(200);
  const rows = (await admin.call(`GET /roles?user_name=${person.user_name}`)).json();
  expect(rows).toHaveLength(Object.keys(roleTemplates.secretary).length);
  const logged = await t.app.db.auditLog.findMany({
    where: { entity: 'role', record_id: { in: rows.map((row: { role_id: number }) => String(row.role_id)) } },
  });
  expect(logged).toHaveLength(rows.length);

  // what is not named stays, what grants nothing is taken away
  await save(admin, person.user_name, { '/web/content_new': noFlags, '/web/content_doc': view });
  expect((await person.call('GET /web_con_news?page=0&limit=5')).statusCode).toBe(403);
  const after = (await admin.call(`GET /role_matrix/${person.user_name}`)).json();
  expect([
    rowOf(after, '/web/content_new')?.role_id,
    rowOf(after, '/web/content_doc')?.edit,
    rowOf(after, '/web/content_page')?.edit,
  ]).toEqual([null, 'N', 'Y']);
  expect(await t.app.db.auditLog.count({ where: { entity: 'role', action: 'delete', user_name: admin.user_name } })).toBe(1);
});

test('nothing is written when one of the pages is refused', async () => {
  const keeper = await t.person({ pages: { '/member/role': { super_admin: 'Y' } } });
  const { user_name } = await t.person();
  expect((await save(keeper, user_name, { '/web/content_new': view, '/admin/users': view })).statusCode).toBe(403);
  expect(await t.app.db.role.count({ where: { user_name } })).toBe(0);
  expect((await save(keeper, user_name, { '/web/content_new': view })).statusCode).toBe(200);
  expect((await save(keeper, keeper.user_name, { '/web/content_new': view })).json()).toMatchObject({
    fields: { user_name: { code: 'own_right' } },
  });
  expect((await save(keeper, user_name, { '/admin/users': view })).statusCode).toBe(403);
  expect((await save(keeper, admin.user_name, { '/web/content_new': view })).statusCode).toBe(403);
});

test('a row that somebody else changed meanwhile is a stale edit', async () => {
  const { user_name } = await t.person();
  const made = rowOf((await save(admin, user_name, { '/web/content_new': view })).json(), '/web/content_new');
  await save(admin, user_name, { '/web/content_new': { ...view, add: 'Y' } });
  const stale = await save(admin, user_name, { '/web/content_new': { ...view, updated_at: made?.updated_at } });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale']);
  expect((await save(admin, user_name, { '/web/content_new': { ...view, updated_at: null } })).statusCode).toBe(409);
});

test('each change needs its right on the page of assignments, and own_only sees and changes only what oneself gave', async () => {
  const { user_name } = await t.person();
  await save(admin, user_name, { '/web/content_new': view });
  const adder = await t.person({
    pages: { '/member/role': { view: 'Y', add: 'Y', edit: 'Y', own_only: 'Y' } },
  });
  expect((await save(adder, user_name, { '/web/content_doc': view })).statusCode).toBe(200);
  expect((await save(adder, user_name, { '/web/content_new': { ...view, edit: 'Y' } })).json()).toMatchObject({
    fields: { role_page: { code: 'own_only' } },
  });
  const seen = (await adder.call(`GET /role_matrix/${user_name}`)).json();
  expect([rowOf(seen, '/web/content_new')?.view, rowOf(seen, '/web/content_doc')?.view]).toEqual(['N', 'Y']);
  expect((await save(adder, user_name, { '/web/content_doc': noFlags })).statusCode).toBe(403);
  expect((await (await t.person()).call(`GET /role_matrix/${user_name}`)).statusCode).toBe(403);
});

test('unknown people, pages named twice and bodies without pages are refused', async () => {
  const { user_name } = await t.person();
  expect((await admin.call('GET /role_matrix/nobody.here')).statusCode).toBe(404);
  expect((await save(admin, 'nobody.here', { '/web/content_new': view })).json()).toMatchObject({ fields: { user_name: {} } });
  const twice = [...pagesOf({ '/web/content_new': view }), ...pagesOf({ '/web/content_new': view })];
  expect((await admin.call(`PUT /role_matrix/${user_name}`, { pages: twice })).json()).toMatchObject({
    fields: { pages: { code: 'choice' } },
  });
  expect((await admin.call(`PUT /role_matrix/${user_name}`, { pages: [] })).statusCode).toBe(400);
});
