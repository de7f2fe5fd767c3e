import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueToken } from '../src/auth/local/one-time-tokens.ts';
import { startSession } from '../src/auth/sessions/sessions.ts';
import { deleteUnverified } from '../src/auth/unverified.ts';
import { form, picture } from './forms.ts';
import { type Client, type TestApp, testApp } from './test-app.ts';

let t: TestApp;
let admin: Client;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin', user_name: 'first.admin' });
});
afterAll(() => t.close());

const members = '/member/members';
const mobile = '0898765432';

const newMember = async (user_name: string, extra: Record<string, string> = {}) =>
  (
    await admin.call(
      'POST /mem_users',
      form({
        user_name,
        email: `${user_name}@faculty.example`,
        fname_th: 'แสงดาว',
        lname_th: 'เกียรติกุล',
        info_email: `${user_name}@public.example`,
        info_mobile: mobile,
        avatarFile: await picture(),
        ...extra,
      }),
    )
  ).json();

const changed = (row: Record<string, unknown>, changes: Record<string, unknown>) => ({
  ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
  ...changes,
});

describe('the private mobile number', () => {
  test('reaches the person, administrators and editors of members, and nobody else by any call', async () => {
    const row = await newMember('private.one');
    const person = await t.person({
      user_name: 'reader.one',
      pages: { [members]: { view: 'Y', add: 'Y', delete: 'Y' }, '/member/role': { view: 'Y' } },
    });
    const editor = await t.person({ pages: { [members]: { view: 'Y', edit: 'Y' } } });
    expect((await admin.call(`GET /mem_users/${row.id}`)).json().info_mobile).toBe(mobile);
    expect((await editor.call(`GET /mem_users/${row.id}`)).json().info_mobile).toBe(mobile);
    expect((await person.call(`GET /mem_users/${row.id}`)).json().info_mobile).toBeNull();

    const listedTo = async (client: typeof person, user_name: string) => {
      const asked = `GET /mem_users?q=${user_name}`;
      const [[listed], paged] = [(await client.call(asked)).json(), (await client.call(`${asked}&page=0&limit=15`)).json()];
      expect(paged.rows).toEqual([listed]);
      return listed.info_mobile;
    };
    expect(await listedTo(admin, 'private.one')).toBe(mobile);
    expect(await listedTo(editor, 'private.one')).toBe(mobile);
    expect(await listedTo(person, 'private.one')).toBeNull();
    await t.app.db.userInfo.create({ data: { user_name: 'reader.one', info_mobile: '0890000001' } });
    expect(await listedTo(person, 'reader.one')).toBe('0890000001');

    // every call there is, as everybody: the number stands in no answer to who may not see it
    const nobody = await t.person();
    for (const { method, url } of t.app.routeList.filter((route) => route.method === 'GET' || /^\/(combo|api)/.test(route.url))) {
      if (method === 'HEAD' || method === 'OPTIONS') continue;
      const address = url
        .replace(':entity', 'member')
        .replace(':record_id', String(row.id))
        .replace(/:\w+/g, String(row.id))
        .replace('*', 'x');
      for (const caller of [person, nobody]) {
        const answer = await caller.call(
          `${method} ${address}`,
          method === 'GET' ? undefined : { role_group: 'member', role_page: '/member/role' },
        );
        expect(answer.body, `${method} ${url}`).not.toContain(mobile);
      }
    }
    expect(
      JSON.stringify(await t.app.db.auditLog.findMany(), (_key, value) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain(mobile);
  });

  test('stays when somebody who cannot see it saves the record', async () => {
    const row = await newMember('private.two');
    const { info_mobile: _, ...seen } = row;
    const answer = await admin.call('POST /update_mem_users', changed(seen, { lname_th: 'สุขใจ' }));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().info_mobile).toBe(mobile);
  });
});

describe('a member', () => {
  test('keeps their user name and e-mail', async () => {
    const row = await newMember('keeps.name');
    for (const [field, value] of [
      ['user_name', 'other.name'],
      ['email', 'other@faculty.example'],
    ] as const) {
      const answer = await admin.call('POST /update_mem_users', changed(row, { [field]: value }));
      expect(answer.json()).toMatchObject({ code: 'invalid', fields: { [field]: { code: 'locked' } } });
    }
  });

  test('who is cancelled is refused at their next call; the record stays', async () => {
    const row = await newMember('leaves.us');
    const { startSession } = await import('../src/auth/sessions/sessions.ts');
    const token = await startSession(t.app, row.id);
    const asThem = () => t.call('GET /auth/me', undefined, { authorization: `Bearer ${token}` });
    expect((await asThem()).statusCode).toBe(200);
    const answer = await admin.call('POST /update_mem_users', changed(row, { disabled: 'N' }));
    expect(answer.json()).toMatchObject({ id: row.id, disabled: 0 });
    expect((await asThem()).statusCode).toBe(401);
  });

  test('is listed with every documented field', async () => {
    const row = await newMember('whole.one', { info_data_d: 'ง', info_expert_th: 'ภาษา', info_cv_link: 'https://cv.example/x' });
    const [listed] = (await admin.call('GET /mem_users?q=whole.one')).json();
    const { message: _, ...documented } = row;
    expect(Object.keys(listed)).toEqual(expect.arrayContaining(Object.keys(documented)));
    expect(listed).toMatchObject({
      info_data_d: 'ง',
      info_expert_th: 'ภาษา',
      info_expert_en: '',
      info_cv_link: 'https://cv.example/x',
      info_id: row.info_id,
    });
  });

  test('is deleted only while nothing refers to them', async () => {
    const row = await newMember('to.delete');
    await admin.call('POST /edu_levels', { edu_code: '801', edu_name_th: 'ปริญญาโท' });
    const degree = { user_name: 'to.delete', edu_code: '801', edu_year: 2560, edu_degree_th: 'อ.ม.', edu_degree_place_th: 'มหาวิทยาลัย' };
    const { edu_id } = (await admin.call('POST /user_edus', degree)).json();
    const refused = await admin.call('POST /delete_mem_users', { id: row.id });
    expect([refused.statusCode, refused.json()]).toEqual([200, { message: 'Relation', id: row.id }]);
    await admin.call('POST /delete_user_edus', { edu_id });
    expect((await admin.call('POST /delete_mem_users', { id: row.id })).statusCode).toBe(200);
    expect((await admin.call('POST /delete_edu_levels', { edu_code: '801' })).statusCode).toBe(200);
  });

  test.each(['แสงดาว', 'ดร.แสงดาว', 'รศ. ดร. แสงดาว เกียรติกุล', 'นางสาวแสงดาว', 'FIND.ME', 'find.me@faculty'])(
    'is found by %s',
    async (q) => {
      if ((await admin.call('GET /mem_users?q=find.me&page=0&limit=1')).json().count === 0) await newMember('find.me');
      const { rows } = (await admin.call(`GET /mem_users?page=0&limit=50&q=${encodeURIComponent(q)}`)).json();
      expect(rows.map((row: { user_name: string }) => row.user_name)).toContain('find.me');
    },
  );

  test('who edits members cannot touch an administrator', async () => {
    const editor = await t.person({ pages: { [members]: { super_admin: 'Y' } } });
    const row = (await editor.call(`GET /mem_users/${admin.id}`)).json();
    const answer = await editor.call('POST /update_mem_users', changed(row, { disabled: 'N', info_email: 'a@b.example', lname_th: 'x' }));
    expect(answer.statusCode).toBe(403);
  });
});

test('an account tells who changed it last by name', async () => {
  const { user_name, call } = admin;
  const { id } = await t.person();
  const { created_by: _, updated_by: __, ...user } = (await call(`GET /users/${id}`)).json();
  expect((await call(`PUT /users/${id}`, { id, data: { ...user, avatar: undefined, lname_th: 'ใหม่' } })).statusCode).toBe(200);
  expect((await call(`GET /users/${id}`)).json()).toMatchObject({ updated_by: user_name, updated_by_name: { th: `ทดสอบ ${user_name}` } });
});

describe('the last administrator', () => {
  test('can neither be deleted, nor locked out, nor demoted', async () => {
    const user = (await admin.call(`GET /users/${admin.id}`)).json();
    const put = (data: object) => admin.call(`PUT /users/${admin.id}`, { id: admin.id, data: { ...user, avatar: undefined, ...data } });
    for (const answer of [await put({ role: 'user' }), await put({ disabled: true }), await admin.call(`DELETE /users/${admin.id}`)]) {
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json()).toMatchObject({ fields: { role: { code: 'last_admin' } } });
    }
    const row = (await admin.call(`GET /mem_users/${admin.id}`)).json();
    const cancel = await admin.call('POST /update_mem_users', changed(row, { disabled: 'N', info_email: 'a@b.example', lname_th: 'x' }));
    expect(cancel.json()).toMatchObject({ fields: { role: { code: 'last_admin' } } });
  });

  test('remains when two remove each other at once', async () => {
    const second = await t.person({ role: 'admin' });
    const third = await t.person({ role: 'admin' });
    const demote = async (by: Client, whom: Client) => {
      const user = (await by.call(`GET /users/${whom.id}`)).json();
      return by.call(`PUT /users/${whom.id}`, { data: { ...user, avatar: undefined, role: 'user' } });
    };
    await Promise.all([demote(second, third), demote(third, second), demote(second, admin), demote(third, admin), demote(admin, second)]);
    expect(await t.app.db.user.count({ where: { role: 'admin', disabled: false } })).toBeGreaterThanOrEqual(1);
    await t.app.db.user.update({ where: { id: admin.id }, data: { role: 'admin' } });
    t.app.people.forget();
  });
});

describe('a role assignment', () => {
  test('takes effect on the next call, given, narrowed and taken away', async () => {
    const person = await t.person();
    const list = () => person.call('GET /web_con_news?page=0&limit=5');
    expect((await list()).statusCode).toBe(403);
    const given = (
      await admin.call('POST /roles', { role_master_full: 'web#/web/content_new', user_name: person.user_name, view: 'Y' })
    ).json();
    expect(given).toMatchObject({ role_group: 'web', role_page: '/web/content_new', role_title: 'ข่าว' });
    expect((await list()).statusCode).toBe(200);
    await admin.call(`PUT /roles/${given.role_id}`, { ...given, active: 'N' });
    expect((await list()).statusCode).toBe(403);
    await admin.call('POST /delete_roles', { role_id: given.role_id });
    expect((await list()).statusCode).toBe(403);
  });

  test('whose group is no text is refused like any other wrong field', async () => {
    const { user_name } = await t.person();
    const answer = await admin.call('POST /roles', { role_group: { toString: 1, valueOf: 1 }, role_page: '/web/content_new', user_name });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['role_group']]);
  });

  test('is taken and found by group and page as documented, without the two joined; its order can be set and stays', async () => {
    const { user_name } = await t.person();
    const made = await admin.call('POST /roles', {
      role_group: 'web',
      role_page: '/web/content_new',
      user_name,
      view: 'Y',
      order_seq: '2.5',
    });
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json()).toMatchObject({ role_master_full: 'web#/web/content_new', order_seq: 2.5 });
    const { role_id } = made.json();
    const moved = await admin.call(`PUT /roles/${role_id}`, { role_group: 'member', role_page: '/member/prefix', edit: 'Y' });
    expect(moved.json()).toMatchObject({ role_page: '/member/prefix', role_group: 'member', view: 'Y', edit: 'Y', order_seq: 2.5 });
    expect((await admin.call(`PUT /roles/${role_id}`, { order_seq: 7 })).json()).toMatchObject({ order_seq: 7, edit: 'Y' });
    for (const query of ['role_group=member', 'role_page=/member/prefix', 'role_group=member&role_page=/member/prefix&role_master_full=']) {
      const rows = (await admin.call(`GET /roles?user_name=${user_name}&${query}`)).json();
      expect(
        rows.map((row: { role_id: number }) => row.role_id),
        query,
      ).toEqual([role_id]);
    }
    expect((await admin.call(`GET /roles?user_name=${user_name}&role_group=web`)).json()).toEqual([]);
    // without an order it is the page's own
    await admin.call('POST /delete_roles', { role_id });
    const plain = (await admin.call('POST /roles', { role_group: 'member', role_page: '/member/prefix', user_name })).json();
    expect(plain.order_seq).toBe(1);
    expect((await admin.call('POST /roles', { role_group: 'member', role_page: '/no/such', user_name })).json().fields).toHaveProperty(
      'role_master_full',
    );
  });

  test('cannot be given to oneself, nor for the administration, by who is no administrator', async () => {
    const keeper = await t.person({ pages: { '/member/role': { super_admin: 'Y' }, '/web/content_new': { super_admin: 'Y' } } });
    const other = await t.person();
    const give = (user_name: string, page: string) =>
      keeper.call('POST /roles', { role_master_full: `x#${page}`, user_name, super_admin: 'Y' });
    expect((await give(keeper.user_name, '/web/content_new')).json()).toMatchObject({ fields: { user_name: { code: 'own_right' } } });
    expect((await give(other.user_name, '/admin/users')).statusCode).toBe(403);
    expect((await give(other.user_name, '/web/content_new')).statusCode).toBe(201);
    expect((await give(other.user_name, '/web/content_new')).json()).toMatchObject({ code: 'duplicate' });
  });

  test('of one page adds nothing to another', async () => {
    const person = await t.person({ pages: { '/web/content_new': { super_admin: 'Y' }, '/member/prefix': { view: 'Y' } } });
    expect((await person.call('POST /prefixs', {})).statusCode).toBe(403);
    expect((await person.call('GET /mem_users')).statusCode).toBe(403);
  });
});

describe('accounts', () => {
  test('answer rows and count, filter as documented, and tell nothing secret', async () => {
    await t.app.db.user.update({ where: { id: admin.id }, data: { password_hash: 'CANARY-HASH', sso_subject: 'CANARY-SUBJECT' } });
    const person = await t.person({ user_name: 'filter.me' });
    const all = await admin.call('GET /users?page=0&limit=100&field=id&sort=desc');
    expect(all.body).not.toContain('CANARY');
    expect(all.json().rows[0].id).toBeGreaterThanOrEqual(person.id);
    expect((await admin.call('GET /users?user_name=FILTER&page=0&limit=10')).json()).toMatchObject({
      count: 1,
      rows: [{ user_name: 'filter.me' }],
    });
    expect((await admin.call(`GET /users?idRange=${person.id}&idRange=${person.id}&page=0&limit=10`)).json()).toMatchObject({ count: 1 });
    // either end may be open
    const from = (await admin.call(`GET /users?idRange=${person.id}&idRange=&page=0&limit=100`)).json();
    expect(Math.min(...from.rows.map((row: { id: number }) => row.id))).toBe(person.id);
    expect((await admin.call(`GET /users?idRange=,${person.id}&page=0&limit=1&field=id&sort=desc`)).json().rows[0].id).toBe(person.id);
    expect((await admin.call('GET /users?field=password_hash&page=0&limit=10')).json().fields).toHaveProperty('field');
  });

  test('are made, changed and deleted by the documented calls; what a client slips in is ignored', async () => {
    const data = { email: 'New.Person@faculty.example', role: 'user', fname_th: 'ใหม่', password_hash: 'x', sso_subject: 'y', id: 1 };
    const made = await admin.call('POST /users', { data });
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json()).toMatchObject({ email: 'new.person@faculty.example', user_name: 'new.person', disabled: false });
    const { id } = made.json();
    expect((await t.app.db.user.findUniqueOrThrow({ where: { id } })).password_hash).toBeNull();
    expect((await admin.call(`PUT /users/${id}`, { id, data: { ...made.json(), disabled: true } })).json()).toMatchObject({
      disabled: true,
    });
    expect((await admin.call('POST /users', { data })).json()).toMatchObject({
      code: 'duplicate',
      fields: { email: { code: 'duplicate' } },
    });
    expect((await admin.call('POST /users', { data: { ...data, email: 'x' } })).json().fields).toHaveProperty(['data.email']);
    expect((await admin.call(`DELETE /users/${id}`)).json()).toEqual({ id });
    expect((await admin.call(`GET /users/${id}`)).statusCode).toBe(404);
  });

  test('saved by several at once keep one and tell the others who was first; saved unchanged leave no line', async () => {
    const person = await t.person();
    const user = (await admin.call(`GET /users/${person.id}`)).json();
    const save = (fname_en: string) => admin.call(`PUT /users/${person.id}`, { updated_at: user.updated_at, data: { ...user, fname_en } });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => save(`Name${n}`)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(answers.find((answer) => answer.statusCode === 409)?.json()).toMatchObject({ code: 'stale', changed: { by: 'first.admin' } });
    const lines = () => t.app.db.auditLog.count({ where: { entity: 'user', record_id: String(person.id) } });
    expect(await lines()).toBe(1);
    const now = (await admin.call(`GET /users/${person.id}`)).json();
    expect((await admin.call(`PUT /users/${person.id}`, { data: now })).statusCode).toBe(200);
    expect(await lines()).toBe(1);
  });

  test('keep what an update does not give', async () => {
    const person = await t.person();
    const answer = await admin.call(`PUT /users/${person.id}`, { data: { fname_en: 'Only', user_platform_reg: '02-123' } });
    expect(answer.json()).toMatchObject({ fname_en: 'Only', lname_th: person.user_name, email: `${person.user_name}@faculty.example` });
    expect((await admin.call(`PUT /users/${person.id}`, { data: { user_platform_reg: '' } })).json()).toMatchObject({
      fname_en: 'Only',
      user_platform_reg: '',
    });
    expect((await admin.call(`PUT /users/${person.id}`, { data: { email: 'x' } })).json().fields).toHaveProperty('email');
  });

  test('of administrators are made and unmade by administrators only', async () => {
    const keeper = await t.person({ pages: { '/admin/users': { super_admin: 'Y' } } });
    const user = (await keeper.call(`GET /users/${keeper.id}`)).json();
    expect((await keeper.call(`PUT /users/${keeper.id}`, { data: { ...user, avatar: undefined, role: 'admin' } })).statusCode).toBe(403);
    expect((await keeper.call('POST /users', { data: { email: 'boss@faculty.example', role: 'admin' } })).statusCode).toBe(403);
  });
});

describe('the history', () => {
  test('of a record tells every change to whoever may view it, and to nobody else', async () => {
    const made = (await admin.call('POST /prefixs', { prefix_code: '701', prefix_s_th: 'อ.', prefix_l_th: 'อาจารย์' })).json();
    await admin.call('PUT /prefixs/701', { ...made, prefix_l_th: 'อาจารย์พิเศษ' });
    const viewer = await t.person({ pages: { '/member/prefix': { view: 'Y' } } });
    const { rows } = (await viewer.call('GET /history/prefix/701')).json();
    expect(rows.map((row: { action: string }) => row.action)).toEqual(['edit', 'add']);
    expect(rows[0]).toMatchObject({ user_name: 'first.admin', changes: { prefix_l_th: ['อาจารย์', 'อาจารย์พิเศษ'] } });
    expect((await (await t.person()).call('GET /history/prefix/701')).statusCode).toBe(403);
    const own = await t.person({ pages: { '/member/prefix': { view: 'Y', own_only: 'Y' } } });
    expect((await own.call('GET /history/prefix/701')).statusCode).toBe(404);
    expect((await viewer.call('GET /audit_logs')).statusCode).toBe(403);
    expect((await admin.call('GET /audit_logs?entity=prefix&record_id=701&page=0&limit=1')).json()).toMatchObject({
      count: 2,
      rows: [{ action: 'edit', record_title: 'อาจารย์พิเศษ' }],
    });
  });

  test('of a code that was deleted and used again tells each of its owners their own part only', async () => {
    const own = { '/member/prefix': { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y', own_only: 'Y' } } as const;
    const [first, second] = [await t.person({ pages: own }), await t.person({ pages: own })];
    const mine = { prefix_code: '702', prefix_s_th: 'ก.', prefix_l_th: 'ของคนแรก' };
    const historyOf = (person: Client) => person.call('GET /history/prefix/702');
    await first.call('POST /prefixs', mine);
    await first.call('POST /delete_prefixs', { prefix_code: '702' });
    expect((await historyOf(first)).json().count).toBe(2); // it was theirs to the end
    expect((await historyOf(second)).statusCode).toBe(404);
    await second.call('POST /prefixs', { ...mine, prefix_l_th: 'ของคนที่สอง' });
    expect((await historyOf(first)).statusCode).toBe(404);
    const seen = await historyOf(second);
    expect(seen.json().count).toBe(1);
    expect(seen.body).not.toContain('ของคนแรก');
    expect((await admin.call('GET /history/prefix/702')).json().count).toBe(3);
  });

  test('of a record that nobody made here belongs to whose the record is', async () => {
    const person = await t.person({ pages: { '/member/prefix': { view: 'Y', own_only: 'Y' } } });
    const stamps = { created_by: person.user_name, updated_by: person.user_name };
    await t.app.db.prefix.create({ data: { prefix_code: '703', prefix_s_th: 'ก.', prefix_l_th: 'ก่อน', ...stamps } });
    await t.app.db.prefix.create({
      data: { prefix_code: '704', prefix_s_th: 'ก.', prefix_l_th: 'ก่อน', created_by: 'system', updated_by: 'system' },
    });
    for (const code of ['703', '704']) {
      const row = (await admin.call(`GET /prefixs/${code}`)).json();
      expect((await admin.call(`PUT /prefixs/${code}`, { ...row, prefix_l_th: 'หลัง' })).statusCode).toBe(200);
    }
    expect((await person.call('GET /history/prefix/703')).json()).toMatchObject({ count: 1 });
    expect((await person.call('GET /history/prefix/704')).statusCode).toBe(404);
  });

  test('as a whole shows those limited to their own only what they did', async () => {
    const person = await t.person({ pages: { '/admin/audit': { view: 'Y', own_only: 'Y' } } });
    await person.call('PUT /api/profile', { fname_th: 'ของฉัน', lname_th: 'เอง' });
    const { rows } = (await person.call('GET /audit_logs')).json();
    expect(rows.map((row: { user_name: string }) => row.user_name)).toEqual([person.user_name]);
    expect((await person.call('GET /audit_logs?user_name=first.admin')).json()).toMatchObject({ count: 0 });
  });

  test('of an account tells what was done through either of its views', async () => {
    const person = await t.person();
    await person.call('PUT /api/profile', { fname_th: 'ชื่อใหม่', lname_th: 'เดิม' });
    const user = (await admin.call(`GET /users/${person.id}`)).json();
    await admin.call(`PUT /users/${person.id}`, { data: { ...user, fname_en: 'New' } });
    for (const view of ['user', 'member']) {
      const { rows } = (await admin.call(`GET /history/${view}/${person.id}`)).json();
      expect(rows.map((row: { entity: string }) => row.entity)).toEqual(['user', 'member']);
    }
  });
});

test('an account has an e-mail that signing in takes, made by a member’s form or by an administrator', async () => {
  const refused = { code: 'invalid', fields: { email: { code: 'email_domain' } } };
  expect(await newMember('from.elsewhere', { email: 'mali@gmail.com' })).toMatchObject(refused);
  const data = { email: 'mali@faculty.example.evil.com', fname_th: 'มะลิ', lname_th: 'ใจงาม', role: 'user' };
  expect((await admin.call('POST /users', { data })).json()).toMatchObject(refused);
  const { id } = await newMember('stays.ours');
  expect((await admin.call(`PUT /users/${id}`, { data: { email: 'mali@gmail.com' } })).json()).toMatchObject(refused);
});

describe('the profile', () => {
  test('is changed by the person: names, phone, picture; not role, e-mail or being in use', async () => {
    const person = await t.person();
    const body = {
      fname_th: 'ใหม่',
      lname_th: 'เอี่ยม',
      user_platform_reg: '02-1234567',
      info_mobile: mobile,
      role: 'admin',
      email: 'x@y.example',
      disabled: true,
    };
    const answer = await person.call('PUT /api/profile', body);
    expect(answer.json()).toMatchObject({ fname_th: 'ใหม่', info_mobile: mobile, role: 'user', disabled: false });
    expect((await person.call('GET /api/getProfileData')).json()).toMatchObject([{ lname_th: 'เอี่ยม', info_mobile: mobile }]);
    expect((await person.call('PUT /api/profile', { ...body, fname_th: '' })).json().fields).toHaveProperty('fname_th');
  });

  test('keeps what is not given, tells a stale save so, and leaves no line where nothing changed', async () => {
    const person = await t.person();
    const [before] = (await person.call('GET /api/getProfileData')).json();
    const basis = { updated_at: before.updated_at };
    expect((await person.call('PUT /api/profile', { ...basis, info_mobile: mobile })).json()).toMatchObject({
      fname_th: before.fname_th,
      info_mobile: mobile,
    });
    const stale = await person.call('PUT /api/profile', { ...basis, fname_en: 'Too late' });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale']);
    expect((await person.call('PUT /api/profile', { info_mobile: mobile })).statusCode).toBe(200);
    const { rows } = (await admin.call(`GET /history/member/${person.id}`)).json();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(mobile);
  });

  test('saved twice at the same moment keeps one save and tells of the other', async () => {
    const person = await t.person();
    const saves = ['ก', 'ข', 'ค', 'ง'].map((fname_th) => person.call('PUT /api/profile', { fname_th }));
    const codes = (await Promise.all(saves)).map((answer) => answer.statusCode);
    expect(codes.filter((code) => code !== 200 && code !== 409)).toEqual([]);
    expect(codes).toContain(200);
  });

  test('counts works by type, and shows the days of the calendar', async () => {
    const person = await t.person({ pages: { '/web/content_work': { view: 'Y', own_only: 'Y' } } });
    await t.app.db.parameter.create({
      data: {
        parameter_system: 'WEB',
        parameter_name: 'WORKS_TYPE',
        parameter_value: 'T1',
        parameter_th: 'บทความวิจัย',
        parameter_en: 'Article',
      },
    });
    const stamps = { user_name: person.user_name, created_by: person.user_name, updated_by: person.user_name };
    await t.app.db.work.createMany({
      data: [1, 2].map((n) => ({
        ...stamps,
        work_type: 'T1',
        work_type_detail: 'Q1',
        work_title_th: `ผลงาน ${n}`,
        work_public_year: 2569,
      })),
    });
    await t.app.db.activity.create({
      data: { ...stamps, activity_type: 'A2', activity_title_th: 'อบรม', activity_date: new Date('2026-11-20') },
    });
    await t.app.db.facultyDate.create({
      data: { title_th: 'วันหยุด', start_date: new Date('2026-12-05'), end_date: new Date('2026-12-05') },
    });
    expect((await person.call('GET /api/getProfileDataConWork')).json()).toEqual([
      { item: 2, parameter_th: 'บทความวิจัย', parameter_en: 'Article' },
    ]);
    const calendar = (await person.call('GET /api/profileCalendar?from=2026-11-01&to=2026-12-31')).json();
    expect(calendar.map((entry: { kind: string; start_date: string }) => [entry.kind, entry.start_date])).toEqual([
      ['activity', '2026-11-20'],
      ['faculty', '2026-12-05'],
    ]);
    expect((await person.call('GET /api/dashboard')).json()).toMatchObject({
      works_scope: 'own',
      works: [{ year: 2569, status_check: 'W', count: 2 }],
      waiting_scope: 'own',
      waiting: [{ entity: 'work', title: 'ผลงาน 1' }, { title: 'ผลงาน 2' }],
      waiting_count: 2,
      news: null,
    });
    expect((await admin.call('GET /api/dashboard')).json()).toMatchObject({ works_scope: 'all', news: expect.any(Array) });
    expect((await person.call('GET /api/profileCalendar?from=2026-13-01&to=x')).json().fields).toHaveProperty('from');
  });
});

describe('lookups', () => {
  test('of people honour the own-records rule, whatever the body claims', async () => {
    const own = await t.person({ pages: { '/web/content_new': { view: 'Y', own_only: 'Y' } } });
    const ask = (body: object) => own.call('POST /combo/usersActiveOwn', body);
    expect((await ask({ role_group: 'web', role_page: '/web/content_new', check_role: 'admin' })).json()).toMatchObject([
      { user_name: own.user_name },
    ]);
    expect((await ask({ role_group: 'member', role_page: '/member/role' })).statusCode).toBe(403);
    expect((await ask({ role_page: '/nowhere' })).statusCode).toBe(400);
    const many = (
      await admin.call('POST /combo/usersActiveOwn', { role_group: 'member', role_page: '/member/role', check_role: '' })
    ).json();
    expect(many.length).toBeGreaterThan(1);
  });

  test.each([
    'dcRoleMasterActive',
    'usersActive',
    'dceducationsActive',
    'dcprefixsActive',
    'dcjobpositionsActiveD',
    'dcjobpositionsActiveA',
    'dcUpDepartmentActive',
  ])('/combo/%s answers a list, without a body, to anybody signed in', async (name) => {
    const answer = await (await t.person()).call(`POST /combo/${name}`);
    expect(answer.statusCode).toBe(200);
    expect(Array.isArray(answer.json())).toBe(true);
  });
});

describe('the e-mail of another account', () => {
  const manages = { '/admin/users': { view: 'Y', edit: 'Y' } } as const;
  const changeEmail = async (by: Client, whom: Client, email: string) => {
    const { created_by: _, updated_by: __, ...user } = (await by.call(`GET /users/${whom.id}`)).json();
    return by.call(`PUT /users/${whom.id}`, { data: { ...user, avatar: undefined, email } });
  };

  test('is not changed by who may do less than the account, so that nobody becomes somebody with more rights', async () => {
    const manager = await t.person({ pages: manages });
    const reviewer = await t.person({ pages: { '/web/review': { view: 'Y', edit: 'Y' } } });
    const answer = await changeEmail(manager, reviewer, 'taken.over@faculty.example');
    expect([answer.statusCode, answer.json().fields?.email?.code]).toEqual([400, 'email_more_rights']);
    expect((await t.app.db.user.findUniqueOrThrow({ where: { id: reviewer.id } })).email).toBe(`${reviewer.user_name}@faculty.example`);
    // with own records only one may do less than without
    const own = await t.person({ pages: { '/web/content_work': { view: 'Y', own_only: 'Y' } } });
    const all = await t.person({ pages: { '/web/content_work': { view: 'Y' } } });
    const half = await t.person({ pages: { ...manages, '/web/content_work': { view: 'Y', own_only: 'Y' } } });
    expect((await changeEmail(half, own, 'own.new@faculty.example')).statusCode).toBe(200);
    expect((await changeEmail(half, all, 'all.new@faculty.example')).statusCode).toBe(400);
  });

  test('is changed by administrators, and the address before is told', async () => {
    const somebody = await t.person({ pages: { '/web/review': { view: 'Y' } } });
    expect((await changeEmail(admin, somebody, 'new.address@faculty.example')).statusCode).toBe(200);
    const mail = await t.app.db.outgoingMail.findFirstOrThrow({ where: { recipient: `${somebody.user_name}@faculty.example` } });
    expect(mail.subject).toContain('The e-mail of your account was changed');
    expect(mail.text).not.toContain('new.address');
  });
});

describe('whoever keeps accounts', () => {
  const isSignedIn = async (token: string) =>
    (await t.call('GET /auth/me', undefined, { authorization: `Bearer ${token}` })).statusCode === 200;
  const session = (id: number) => startSession(t.app, id);
  const keeping = { '/admin/users': { view: 'Y', edit: 'Y' } } as const;

  test('ends the sessions and links of an account whose e-mail they change, and keeps their own session', async () => {
    const somebody = await t.person();
    const token = await session(somebody.id);
    await issueToken(t.app.db, 'password_reset', somebody.id);
    expect((await admin.call(`PUT /users/${somebody.id}`, { data: { fname_th: 'ใหม่' } })).statusCode).toBe(200);
    expect(await isSignedIn(token)).toBe(true);
    expect((await admin.call(`PUT /users/${somebody.id}`, { data: { email: 'was.somebody@faculty.example' } })).statusCode).toBe(200);
    expect(await Promise.all([token, somebody.token].map(isSignedIn))).toEqual([false, false]);
    expect(await t.app.db.oneTimeToken.count({ where: { user_id: somebody.id } })).toBe(0);
    const keeper = await t.person({ role: 'admin' });
    const elsewhere = await session(keeper.id);
    expect((await keeper.call(`PUT /users/${keeper.id}`, { data: { email: 'was.keeper@faculty.example' } })).statusCode).toBe(200);
    expect(await Promise.all([keeper.token, elsewhere].map(isSignedIn))).toEqual([true, false]);
  });

  test('tells the address before whether it still signs in', async () => {
    const [bound, other] = [await t.person(), await t.person()];
    await t.app.db.user.update({ where: { id: bound.id }, data: { sso_tenant: 'tenant', sso_subject: 'bound' } });
    const mailTo = async ({ id, user_name }: Client) => {
      await admin.call(`PUT /users/${id}`, { data: { email: `moved.${user_name}@faculty.example` } });
      return (await t.app.db.outgoingMail.findFirstOrThrow({ where: { recipient: `${user_name}@faculty.example` } })).text;
    };
    expect(await mailTo(other)).toMatch(/This address no longer signs in/);
    const mail = await mailTo(bound);
    expect(mail).toMatch(/Microsoft \(Office365\) account that is bound to it still signs in/);
    expect(mail).not.toMatch(/no longer signs in|ใช้เข้าสู่ระบบไม่ได้อีก/);
  });

  test('signs a person out everywhere, who may sign in again', async () => {
    const keeper = await t.person({ pages: keeping });
    const somebody = await t.person();
    const token = await session(somebody.id);
    await issueToken(t.app.db, 'password_reset', somebody.id);
    const ended = await keeper.call(`DELETE /users/${somebody.id}/sessions`);
    expect([ended.statusCode, ended.json()]).toEqual([200, { ended: 2 }]);
    expect(await Promise.all([token, somebody.token].map(isSignedIn))).toEqual([false, false]);
    expect(await t.app.db.oneTimeToken.count({ where: { user_id: somebody.id } })).toBe(0);
    expect(await isSignedIn(await session(somebody.id))).toBe(true);
    const line = await t.app.db.auditLog.findFirstOrThrow({ where: { entity: 'user', record_id: String(somebody.id), action: 'edit' } });
    expect(line).toMatchObject({ user_name: keeper.user_name, changes: { sessions: ['•••', '•••'] } });

    const elsewhere = await session(keeper.id);
    expect((await keeper.call(`DELETE /users/${keeper.id}/sessions`)).json()).toEqual({ ended: 1 });
    expect(await Promise.all([keeper.token, elsewhere].map(isSignedIn))).toEqual([true, false]);
    expect((await keeper.call('DELETE /users/2147483647/sessions')).statusCode).toBe(404);
    const reader = await t.person({ pages: { '/admin/users': { view: 'Y' } } });
    const limited = await t.person({ pages: { '/admin/users': { view: 'Y', edit: 'Y', own_only: 'Y' } } });
    expect((await reader.call(`DELETE /users/${somebody.id}/sessions`)).statusCode).toBe(403);
    expect((await limited.call(`DELETE /users/${somebody.id}/sessions`)).statusCode).toBe(404);
  });

  test('unbinds an account from its Microsoft account; an open form of it stays fresh', async () => {
    const somebody = await t.person();
    const read = async () => (await admin.call(`GET /users/${somebody.id}`)).json();
    expect(await read()).toMatchObject({ sso_bound: false });
    await t.app.db.user.update({ where: { id: somebody.id }, data: { sso_tenant: 'tenant', sso_subject: 'subject' } });
    const before = await read();
    expect(before).toMatchObject({ sso_bound: true });
    expect((await admin.call(`GET /users?id=${somebody.id}`)).json().rows).toMatchObject([{ sso_bound: true }]);
    const token = await session(somebody.id);
    expect((await admin.call(`DELETE /users/${somebody.id}/sso_binding`)).statusCode).toBe(200);
    expect(await isSignedIn(token)).toBe(false);
    expect(await read()).toEqual({ ...before, sso_bound: false });
    const stored = await t.app.db.user.findUniqueOrThrow({ where: { id: somebody.id } });
    expect(stored).toMatchObject({ sso_tenant: null, sso_subject: null });
    const line = await t.app.db.auditLog.findFirstOrThrow({ where: { entity: 'user', record_id: String(somebody.id), action: 'edit' } });
    expect(line.changes).toEqual({ sso_subject: ['•••', '•••'], sessions: ['•••', '•••'] });
  });
});

test('user names are one in whatever case, by every call that makes an account', async () => {
  await newMember('Same.Name');
  const data = { email: 'same.name@faculty.example', role: 'user', user_name: 'SAME.name' };
  const taken = { code: 'duplicate', fields: { user_name: { code: 'duplicate' } } };
  expect((await admin.call('POST /users', { data: { ...data, email: 'other.same@faculty.example' } })).json()).toMatchObject(taken);
  expect(await newMember('same.NAME', { email: 'third.same@faculty.example' })).toMatchObject(taken);
  await t.app.db.user.update({ where: { user_name: 'Same.Name' }, data: { email: 'former.same@faculty.example' } });
  const { user_name: _, ...unnamed } = data;
  expect((await admin.call('POST /users', { data: unnamed })).json()).toMatchObject({ user_name: 'same.name2' });
  // two at once, by calls that do not know of each other
  const both = await Promise.all([
    admin.call('POST /users', { data: { ...data, email: 'one.twin@faculty.example', user_name: 'Twin' } }),
    admin.call('POST /users', { data: { ...data, email: 'twin@faculty.example', user_name: 'twin' } }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

describe('who has only signed up', () => {
  const stranger = { user_name: 'stranger', email: 'stranger@faculty.example', created_by: 'stranger', fname_th: 'แปลกหน้า' };
  const offeredNames = async () =>
    (await admin.call('POST /combo/usersActive', {})).json<{ user_name: string }[]>().map(({ user_name }) => user_name);

  test('is offered nowhere until the address is verified, nor a member', async () => {
    const { id } = await t.app.db.user.create({ data: stranger });
    expect(await offeredNames()).not.toContain('stranger');
    expect((await admin.call('GET /mem_users?page=0&limit=5&q=stranger')).json()).toMatchObject({ count: 0 });
    expect((await admin.call('GET /users?page=0&limit=5&q=stranger')).json()).toMatchObject({ count: 1 });
    await t.app.db.user.update({ where: { id }, data: { email_verified_at: new Date() } });
    expect(await offeredNames()).toContain('stranger');
    await t.app.db.user.delete({ where: { id } });
  });

  test('goes once the link has ended; who was verified, made by others or signed up just now stays', async () => {
    const longAgo = new Date(Date.now() - 73 * 3_600_000);
    await t.app.db.user.createMany({
      data: [
        { ...stranger, created_at: longAgo },
        { ...stranger, user_name: 'fresh', email: 'fresh@faculty.example', created_by: 'fresh' },
        {
          ...stranger,
          user_name: 'proved',
          email: 'proved@faculty.example',
          created_by: 'proved',
          created_at: longAgo,
          email_verified_at: longAgo,
        },
        { ...stranger, user_name: 'made', email: 'made@faculty.example', created_by: 'admin', created_at: longAgo },
      ],
    });
    expect(await deleteUnverified(t.app.db, new Date())).toBe(1);
    const left = await t.app.db.user.findMany({
      where: { user_name: { in: ['stranger', 'fresh', 'proved', 'made'] } },
      select: { user_name: true },
    });
    expect(left.map(({ user_name }) => user_name).sort()).toEqual(['fresh', 'made', 'proved']);
  });
});

test('a name of several lines becomes one line', async () => {
  const made = await admin.call('POST /users', {
    data: {
      email: 'lines@faculty.example',
      fname_th: 'สมชาย\r\nBcc: y@evil.example',
      lname_th: 'ใจ\u2028ดี',
      role: 'user',
      disabled: false,
    },
  });
  expect(made.json()).toMatchObject({ fname_th: 'สมชาย Bcc: y@evil.example', lname_th: 'ใจ ดี' });
});
