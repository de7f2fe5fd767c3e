import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, picture } from '../../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../../test/test-app.ts';

let t: TestApp;
let admin: Client;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
  for (const user_name of ['first.dean', 'second.dean']) await t.person({ user_name });
});
afterAll(() => t.close());

const term = {
  user_name: 'first.dean',
  direct_dean_position_th: 'คณบดีคณะศิลปศาสตร์',
  direct_dean_position_en: 'Dean of Liberal Arts',
  direct_dean_start_date: '2018-10-01',
  direct_dean_end_date: '2022-09-30',
};
const add = async (changes: Record<string, string> = {}) =>
  admin.call('POST /web_con_direct_deans', form({ ...term, ...changes, direct_dean_image: await picture() }));
const added = async (changes: Record<string, string> = {}) => {
  const answer = await add(changes);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ direct_dean_id: number }>().direct_dean_id;
};
const change = (direct_dean_id: number, changes: object) => admin.call('POST /update_con_direct_deans', { direct_dean_id, ...changes });
const remove = (direct_dean_id: number) => admin.call('POST /delete_con_direct_deans', { direct_dean_id });
const entry = async (user_name: string, changes: object = {}) => {
  const body = { user_name, direct_dean_list_type: 'T2', direct_dean_list_title_th: 'รางวัล', direct_dean_list_title_en: 'Award' };
  const answer = await admin.call('POST /web_con_direct_dean_lists', { ...body, ...changes });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ direct_dean_list_id: number; order_seq: number }>();
};

describe('a term', () => {
  test('that has ended says when, in the right order', async () => {
    expect((await add({ direct_dean_end_date: '' })).json()).toMatchObject({ fields: { direct_dean_end_date: { code: 'required' } } });
    const turned = (await add({ direct_dean_end_date: '2018-09-30' })).json();
    expect(turned.fields).toEqual({ direct_dean_start_date: { code: 'start_after_end', message: 'วันที่เริ่มต้น มากกว่า วันที่สิ้นสุด' } });
    const id = await added({ direct_dean_end_date: '2018-10-01' });
    // an update by one field is judged with what is stored
    expect((await change(id, { direct_dean_start_date: '2018-10-02' })).json().fields).toHaveProperty('direct_dean_start_date');
    expect((await change(id, { direct_dean_end_date: '' })).json().fields).toHaveProperty('direct_dean_end_date');
  });

  test('that is current has no end, whatever is sent', async () => {
    const id = await added({ direct_dean_status_now: 'Y', direct_dean_end_date: '2001-01-01' });
    const read = async () => (await admin.call(`GET /web_con_direct_deans/${id}`)).json();
    expect(await read()).toMatchObject({ direct_dean_status_now: 'Y', direct_dean_end_date: null });
    await change(id, { direct_dean_status_now: 'N', direct_dean_end_date: '2022-09-30' });
    expect(await read()).toMatchObject({ direct_dean_status_now: 'N', direct_dean_end_date: '2022-09-30' });
    expect((await change(id, { direct_dean_status_now: 'Y' })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ direct_dean_end_date: null });
    expect((await change(id, { direct_dean_status_now: 'N' })).json().fields).toHaveProperty('direct_dean_end_date');
  });

  test('comes back from the bin as it was, and is found by what the database derives from it', async () => {
    const id = await added({ user_name: 'second.dean', direct_dean_position_th: 'คณบดีที่กู้คืน' });
    const before = (await admin.call(`GET /web_con_direct_deans/${id}`)).json();
    expect((await remove(id)).statusCode).toBe(200);
    const { rows } = (await admin.call('GET /bin?page=0&limit=5&entity=direct_dean')).json();
    const restored = await admin.call(`POST /bin/${rows[0].binned_id}/restore`);
    expect(restored.statusCode, restored.body).toBe(200);
    const found = await admin.call(`GET /web_con_direct_deans?page=0&limit=5&q=${encodeURIComponent('ที่กู้คืน')}`);
    expect(found.json().count).toBe(1);
    expect(before).toMatchObject(found.json().rows[0]);
    await remove(id);
  });

  test('that begins ends the former one on the day before in the same save, where that is asked for, with an audit line', async () => {
    const read = async (id: number) => (await admin.call(`GET /web_con_direct_deans/${id}`)).json();
    const current = { direct_dean_status_now: 'Y', direct_dean_end_date: '' };
    const former = await added({ ...current, direct_dean_start_date: '2022-10-01' });
    const late = await added({ ...current, direct_dean_start_date: '2026-12-01' });
    const hidden = await added({ ...current, active: 'N' });
    const next = { ...current, user_name: 'second.dean', direct_dean_start_date: '2026-12-01' };
    const declined = await added(next);
    expect(await read(former)).toMatchObject({ direct_dean_status_now: 'Y', direct_dean_end_date: null });
    await remove(declined);
    const id = await added({ ...next, ends_former_terms: 'Y' });
    expect(await read(former)).toMatchObject({
      direct_dean_status_now: 'N',
      direct_dean_end_date: '2026-11-30',
      updated_by: admin.user_name,
    });
    expect(await read(late)).toMatchObject({ direct_dean_status_now: 'N', direct_dean_end_date: '2026-12-01' });
    expect(await read(hidden)).toMatchObject({ direct_dean_status_now: 'Y' });
    expect(await read(id)).toMatchObject({ direct_dean_status_now: 'Y' });
    const line = await t.app.db.auditLog.findFirst({
      where: { entity: 'direct_dean', record_id: String(former) },
      orderBy: { id: 'desc' },
    });
    expect(line).toMatchObject({
      action: 'edit',
      changes: { direct_dean_status_now: ['Y', 'N'], direct_dean_end_date: [null, '2026-11-30'] },
    });
    // an ended term ends no other, whatever is sent
    await change(former, { direct_dean_end_date: '2026-11-29', ends_former_terms: 'Y' });
    expect(await read(id)).toMatchObject({ direct_dean_status_now: 'Y' });
    for (const each of [former, late, hidden, id]) await remove(each);
  });

  test('is the only current one when two people do so at the same moment, with terms that exist and with new ones', async () => {
    const current = { direct_dean_status_now: 'Y', direct_dean_end_date: '' };
    const ending = { ...current, direct_dean_start_date: '2026-12-01', ends_former_terms: 'Y' };
    const ids = [await added(current), await added(current)];
    const all = [await added(current), ...ids];
    const inOffice = () => t.app.db.directDean.findMany({ where: { direct_dean_status_now: 'Y', active: 'Y' } });
    for (let round = 0; round < 5; round += 1) {
      const reset = { direct_dean_status_now: 'Y', direct_dean_end_date: null } as const;
      await t.app.db.directDean.updateMany({ where: { direct_dean_id: { in: all } }, data: reset });
      const changed = await Promise.all(ids.map((id) => change(id, { ...ending, direct_dean_position_th: `คณบดี ${round}` })));
      // 409: one’s own term was ended after it was read, and the form says so
      expect([200, 409]).toEqual(expect.arrayContaining(changed.map(({ statusCode }) => statusCode)));
      expect(await inOffice()).toHaveLength(1);
      const made = await Promise.all([added(ending), added({ ...ending, user_name: 'second.dean' })]);
      expect(made).toContain((await inOffice())[0]?.direct_dean_id);
      expect(await inOffice()).toHaveLength(1);
      all.push(...made);
    }
    for (const id of all) await remove(id);
  });

  test('ends only one’s own former terms under own_only', async () => {
    const right = { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y', own_only: 'Y' } as const;
    const own = await t.person({ user_name: 'own.staff', pages: { '/web/content_directory_dean': right } });
    const current = { direct_dean_status_now: 'Y', direct_dean_end_date: '' };
    const others = await added(current);
    const body = { ...term, ...current, user_name: 'second.dean', ends_former_terms: 'Y', direct_dean_image: await picture() };
    expect((await own.call('POST /web_con_direct_deans', form(body))).statusCode).toBe(201);
    expect((await admin.call(`GET /web_con_direct_deans/${others}`)).json()).toMatchObject({ direct_dean_status_now: 'Y' });
  });

  test('needs a picture', async () => {
    expect((await admin.call('POST /web_con_direct_deans', term)).json().fields).toEqual({
      direct_dean_image: expect.objectContaining({ code: 'file_required' }),
    });
  });

  test('keeps its picture on an edit without one, and is found by the dean’s name and position together', async () => {
    await t.person({ user_name: 'third.dean' });
    await t.app.db.user.update({ where: { user_name: 'third.dean' }, data: { fname_th: 'เพ็ญศรี', lname_th: 'รักษาธรรม' } });
    const id = await added({ user_name: 'third.dean', direct_dean_position_th: 'รักษาการคณบดี' });
    const { direct_dean_image } = (await admin.call(`GET /web_con_direct_deans/${id}`)).json();
    expect((await change(id, { direct_dean_position_en: 'Acting Dean' })).json()).toMatchObject({ direct_dean_image, fname_th: 'เพ็ญศรี' });
    const found = await admin.call(`GET /web_con_direct_deans?page=0&limit=5&q=${encodeURIComponent('รักษาการ เพ็ญศรี')}`);
    expect(found.json()).toMatchObject({ count: 1, rows: [{ direct_dean_id: id, direct_dean_start_date: '2018-10-01' }] });
    expect((await admin.call('GET /web_con_direct_deans?page=0&limit=5&user_name=third.dean')).json()).toMatchObject({ count: 1 });
  });
});

describe('the entries of a dean', () => {
  test('hold on to the last term of the person: it is neither deleted nor given to somebody else', async () => {
    const user_name = (await t.person()).user_name;
    const first = await added({ user_name });
    const { direct_dean_list_id } = await entry(user_name);
    const refused = await remove(first);
    expect([refused.statusCode, refused.json()]).toEqual([200, expect.objectContaining({ direct_dean_id: first, message: 'Relation' })]);
    expect((await change(first, { user_name: 'second.dean' })).json()).toMatchObject({ fields: { user_name: { code: 'has_entries' } } });

    const second = await added({ user_name, direct_dean_start_date: '2022-10-01', direct_dean_end_date: '2026-09-30' });
    // somebody deletes the other one at the same moment: this one must stay
    let removing: ReturnType<typeof remove> | undefined;
    await t.app.db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM users WHERE user_name = ${user_name} FOR NO KEY UPDATE`;
      removing = remove(first);
      await setTimeout(300);
      await tx.directDean.delete({ where: { direct_dean_id: second } });
    });
    expect((await removing)?.json()).toMatchObject({ message: 'Relation' });

    expect((await admin.call('POST /delete_web_con_direct_dean_lists', { direct_dean_list_id })).statusCode).toBe(200);
    const [left] = await t.app.db.directDean.findMany({ where: { user_name } });
    expect((await remove(left?.direct_dean_id ?? 0)).json().message).not.toBe('Relation');
    expect(await t.app.db.directDean.count({ where: { user_name } })).toBe(0);
  });

  test('are numbered by person and list, newest first, and do not move to somebody else', async () => {
    const user_name = (await t.person()).user_name;
    const orders = [];
    for (const direct_dean_list_type of ['T1', 'T1', 'T3']) orders.push((await entry(user_name, { direct_dean_list_type })).order_seq);
    expect(orders).toEqual([1, 2, 1]);
    const list = (await admin.call(`GET /web_con_direct_dean_lists?user_name=${user_name}&direct_dean_list_type=T1`)).json();
    expect(list.map((row: { order_seq: number }) => row.order_seq)).toEqual([2, 1]);
    const moved = await admin.call(`PUT /web_con_direct_dean_lists/${list[0].direct_dean_list_id}`, { user_name: 'second.dean' });
    expect(moved.json()).toMatchObject({ fields: { user_name: { code: 'locked' } } });
  });
});

test('a dean’s member is not deleted, and terms and entries follow a new user name', async () => {
  const { id, user_name } = await t.person();
  const term = await added({ user_name });
  await entry(user_name);
  expect((await admin.call('POST /delete_mem_users', { id })).json()).toMatchObject({ message: 'Relation' });
  await t.app.db.user.update({ where: { user_name }, data: { user_name: 'renamed.dean' } });
  expect((await admin.call(`GET /web_con_direct_deans/${term}`)).json()).toMatchObject({ user_name: 'renamed.dean' });
  expect((await admin.call('GET /web_con_direct_dean_lists?user_name=renamed.dean')).json()).toHaveLength(1);
});

test('the list is in the order of first days, the latest first, and filters by who is dean now', async () => {
  const { user_name } = await t.person();
  const ids = [];
  for (const year of [2001, 2009, 2005]) {
    ids.push(await added({ user_name, direct_dean_start_date: `${year}-10-01`, direct_dean_end_date: `${year + 4}-09-30` }));
  }
  await change(ids[2] ?? 0, { direct_dean_status_now: 'Y' });
  const listed = async (query = '') =>
    (await admin.call(`GET /web_con_direct_deans?user_name=${user_name}${query}`))
      .json()
      .map((row: { direct_dean_id: number }) => row.direct_dean_id);
  expect(await listed()).toEqual([ids[1], ids[2], ids[0]]);
  expect(await listed('&direct_dean_status_now=Y')).toEqual([ids[2]]);
  expect(await listed('&field=direct_dean_start_date&sort=asc')).toEqual([ids[0], ids[2], ids[1]]);
});
