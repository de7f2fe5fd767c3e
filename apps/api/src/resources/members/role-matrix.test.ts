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
  const keeper = await t.person({ pages: { '/member/role': { super_admin: 'Y' }, '/web/content_new': { view: 'Y', add: 'Y' } } });
  const { user_name } = await t.person();
  expect((await save(keeper, user_name, { '/web/content_new': view, '/admin/users': view })).statusCode).toBe(403);
  const lacked = await keeper.call(
    `PUT /role_matrix/${user_name}`,
    { pages: pagesOf({ '/web/content_new': view, '/web/content_doc': view }) },
    { 'accept-language': 'en' },
  );
  expect(lacked.json()).toMatchObject({
    fields: { view: { code: 'right_lacked', message: expect.stringMatching(/“View” on “Documents”/) } },
  });
  expect(await t.app.db.role.count({ where: { user_name } })).toBe(0);
  expect((await save(keeper, user_name, { '/web/content_new': view })).statusCode).toBe(200);
  expect((await save(keeper, keeper.user_name, { '/web/content_new': view })).json()).toMatchObject({
    fields: { user_name: { code: 'own_right' } },
  });
  expect((await save(keeper, user_name, { '/admin/users': view })).statusCode).toBe(403);
  expect((await save(keeper, admin.user_name, { '/web/content_new': view })).statusCode).toBe(403);
});

test('whoever gives rights gives only what they have, and may leave and take away what others gave', async () => {
  const keeper = await t.person({
    pages: {
      '/member/role': { super_admin: 'Y' },
      '/web/content_new': { view: 'Y', edit: 'Y', own_only: 'Y' },
      '/web/content_doc': { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y' },
      '/web/content_link': { super_admin: 'Y', own_only: 'Y' },
      '/web/content_page': { super_admin: 'Y', active: 'N' },
    },
  });
  const { user_name } = await t.person();
  /** The flag that a save by the matrix and by the documented call is refused for; undefined when both are taken. */
  const lackedIn = async (page: PageKey, flags: Partial<MatrixFlags>) => {
    const byMatrix = await save(keeper, user_name, { [page]: { ...noFlags, ...flags } });
    await t.app.db.role.deleteMany({ where: { user_name } });
    const byCall = await keeper.call('POST /roles', { role_master_full: `web#${page}`, user_name, ...flags });
    await t.app.db.role.deleteMany({ where: { user_name } });
    const named = [byMatrix, byCall].map((answer) => Object.keys(answer.json().fields ?? {})[0]);
    expect(named[0]).toBe(named[1]);
    return named[0];
  };
  expect(await lackedIn('/web/content_new', { view: 'Y', own_only: 'Y' })).toBeUndefined();
  expect(await lackedIn('/web/content_new', { view: 'Y' })).toBe('own_only');
  expect(await lackedIn('/web/content_new', { view: 'Y', delete: 'Y', own_only: 'Y' })).toBe('delete');
  expect(await lackedIn('/web/content_doc', { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y' })).toBeUndefined();
  expect(await lackedIn('/web/content_doc', { super_admin: 'Y' })).toBe('super_admin');
  expect(await lackedIn('/web/content_link', { super_admin: 'Y' })).toBeUndefined();
  expect(await lackedIn('/web/content_page', { view: 'Y' })).toBe('view');
  expect(await lackedIn('/centre/lc_members', { view: 'Y', own_only: 'Y' })).toBe('view');

  const wide = { ...view, edit: 'Y' } as const;
  await save(admin, user_name, { '/web/content_page': wide, '/admin/users': view });
  const { role_id } = rowOf((await admin.call(`GET /role_matrix/${user_name}`)).json(), '/web/content_page') ?? {};
  expect((await save(keeper, user_name, { '/web/content_page': wide, '/admin/users': view, '/web/content_doc': view })).statusCode).toBe(
    200,
  );
  const more = await save(keeper, user_name, { '/web/content_page': { ...wide, delete: 'Y' } });
  expect(more.json()).toMatchObject({ fields: { delete: { code: 'right_lacked' } } });
  const change = (fields: object) => keeper.call(`PUT /roles/${role_id}`, fields);
  expect((await change({ remark: 'ตามคำสั่ง' })).statusCode).toBe(200);
  expect((await change({ add: 'Y' })).json()).toMatchObject({ fields: { add: { code: 'right_lacked' } } });
  expect((await change({ role_master_full: 'web#/web/content_upload' })).json()).toMatchObject({ fields: { view: {} } });
  expect((await change({ user_name: (await t.person()).user_name })).json()).toMatchObject({ fields: { view: {} } });
  // cancelled, it grants nothing: in use again, all of it is given
  expect((await change({ active: 'N' })).statusCode).toBe(200);
  expect((await change({ active: 'Y' })).json()).toMatchObject({ fields: { view: { code: 'right_lacked' } } });
  expect((await save(keeper, user_name, { '/web/content_page': noFlags })).statusCode).toBe(200);
});

test('a second account of one mailbox is the same person', async () => {
  const pages = { '/member/role': { super_admin: 'Y' }, '/web/content_new': { super_admin: 'Y' } } as const;
  const keeper = await t.person({ user_name: 'kept.mailbox', pages });
  const second = await t.person();
  const rename = (email: string) => t.app.db.user.update({ where: { id: second.id }, data: { email } });
  const { role_id } = await t.app.db.role.create({
    data: { user_name: second.user_name, role_group: 'web', role_page: '/web/content_new', created_by: 'test', updated_by: 'test' },
  });
  await rename('kept.mailbox+2@faculty.example');
  const isOwn = { fields: { user_name: { code: 'own_mailbox' } } };
  expect((await save(keeper, second.user_name, { '/web/content_new': view })).json()).toMatchObject(isOwn);
  const given = { role_master_full: 'web#/web/content_new', user_name: second.user_name, view: 'Y' };
  expect((await keeper.call('POST /roles', given)).json()).toMatchObject(isOwn);
  expect((await keeper.call(`PUT /roles/${role_id}`, { view: 'Y' })).json()).toMatchObject(isOwn);
  expect((await keeper.call('POST /delete_roles', { role_id })).json()).toMatchObject(isOwn);
  expect((await keeper.call(`GET /role_matrix/${second.user_name}`)).json()).toMatchObject({ is_own: true });
  expect((await save(admin, second.user_name, { '/web/content_new': view })).statusCode).toBe(200);
  for (const other of ['kept.mailbox+2@other.example', 'keptmailbox@faculty.example', 'kept.mailboxes@faculty.example']) {
    await rename(other);
    expect((await save(keeper, second.user_name, { '/web/content_new': { ...view, add: 'Y' } })).statusCode, other).toBe(200);
    await save(keeper, second.user_name, { '/web/content_new': view });
  }
});

test('of two who save the rights of a person at once one is refused, and nothing is lost', async () => {
  const keepers = [await t.person({ role: 'admin' }), await t.person({ role: 'admin' })];
  const add: MatrixFlags = { ...view, add: 'Y' };
  const remove: MatrixFlags = { ...view, delete: 'Y' };
  const pairs: [before: MatrixFlags, one: MatrixFlags, other: MatrixFlags][] = [
    [view, add, remove],
    [view, add, noFlags],
    [view, noFlags, remove],
    [noFlags, add, remove],
  ];
  for (const [before, ...both] of [...pairs, ...pairs, ...pairs]) {
    const { user_name } = await t.person();
    const page = '/web/content_new';
    const read = (await save(admin, user_name, { '/web/content_doc': view, [page]: before })).json();
    const { updated_at = null } = rowOf(read, page) ?? {};
    const saves = await Promise.all(both.map((flags, n) => save(keepers[n] as Client, user_name, { [page]: { ...flags, updated_at } })));
    expect(saves.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(saves.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'stale' });
    const won = both[saves.findIndex(({ statusCode }) => statusCode === 200)];
    const { updated_at: _, ...now } = rowOf((await admin.call(`GET /role_matrix/${user_name}`)).json(), page) ?? {};
    expect(now).toMatchObject(won as MatrixFlags);
  }
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
    pages: {
      '/member/role': { view: 'Y', add: 'Y', edit: 'Y', own_only: 'Y' },
      '/web/content_new': { super_admin: 'Y' },
      '/web/content_doc': { super_admin: 'Y' },
    },
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
