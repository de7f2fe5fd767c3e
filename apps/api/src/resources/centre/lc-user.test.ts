import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, picture } from '../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let admin: Client;
let department: number;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
  department = (await t.app.db.department.create({ data: { up_department_name_th: 'คณะนิติศาสตร์' } })).up_department_id;
});
afterAll(() => t.close());

let made = 0;
const member = (change: Record<string, unknown> = {}) => {
  made += 1;
  const names = { fname_th: 'นวล', fname_en: 'Nuan', lname_th: 'ใจดี', lname_en: 'Jaidee' };
  return { user_name: `nuan.${made}`, user_code: `77${made}00`, ...names, user_type: 'S', job_title: department, ...change };
};
const add = async (change: Record<string, unknown> = {}) => admin.call('POST /mem_lc_users', member(change));

describe('a member’s codes', () => {
  test('are the same in small and capital letters, with and without spaces, in Thai digits', async () => {
    const first = await add({ user_name: ' Somchai.J ', user_code: ' ๖๙ 0001 2 ' });
    expect(first.json()).toMatchObject({ user_name: 'somchai.j', user_code: '6900012' });
    const sameName = await add({ user_name: 'SOMCHAI. J' });
    expect([sameName.statusCode, Object.keys(sameName.json().fields)]).toEqual([409, ['user_name']]);
    const sameCode = await add({ user_code: '6900 012' });
    expect([sameCode.statusCode, Object.keys(sameCode.json().fields)]).toEqual([409, ['user_code']]);
  });

  test('are no names of the faculty’s members, who can be deleted although a code looks like theirs', async () => {
    await add({ user_name: 'looks.alike' });
    const { id } = await t.person({ user_name: 'looks.alike' });
    const answer = await admin.call('POST /delete_mem_users', { id });
    expect(answer.json().message).not.toBe('Relation');
  });
});

test('what is not known of a member is a dash', async () => {
  expect((await add({ user_email: '', user_mobile: undefined })).json()).toMatchObject({ user_email: '-', user_mobile: '-', disabled: 1 });
});

test('a deleted member’s visits stay for the statistics, without a name', async () => {
  const { user_id } = (await add()).json();
  const stamps = { created_by: 'system', updated_by: 'system' };
  const visit = { user_id, user_type: 'S' as const, job_title: department, time_in: new Date(), ...stamps };
  const { id } = await t.app.db.lcVisit.create({ data: visit });
  const answer = await admin.call('POST /delete_mem_lc_users', { user_id });
  expect(answer.json()).toMatchObject({ user_id });
  expect(answer.json().message).not.toBe('Relation');
  expect(await t.app.db.lcVisit.findUnique({ where: { id } })).toMatchObject({ user_id: null, user_type: 'S', job_title: department });
});

test('a department that a member or a visit names is not deleted', async () => {
  const { up_department_id } = await t.app.db.department.create({ data: { up_department_name_th: 'สำนักงานอธิการบดี' } });
  await add({ job_title: up_department_id });
  const answer = await admin.call(`POST /delete_departments`, { up_department_id });
  expect(answer.json()).toMatchObject({ up_department_id, message: 'Relation' });
});

test('a picture is for who may see the page, and goes when it is emptied', async () => {
  const picked = Object.fromEntries(Object.entries(member()).map(([key, value]) => [key, String(value)]));
  const row = (await admin.call('POST /mem_lc_users', form({ ...picked, avatarFile: await picture() }))).json();
  const viewer = await t.person({ pages: { '/centre/lc_members': { view: 'Y' } } });
  const stranger = await t.person();
  const got = async (by: Client['call']) => (await by(`GET ${row.avatarFile}?size=small`)).statusCode;
  expect([await got(viewer.call), await got(stranger.call), await got(t.call)]).toEqual([200, 403, 401]);
  const cleared = await admin.call('POST /update_mem_lc_users', form({ user_id: String(row.user_id), avatarFile: '' }));
  expect(cleared.json()).toMatchObject({ avatarFile: null });
  expect(await got(admin.call)).toBe(404);
});

test('a barcode scanned while the keyboard is in the Thai layout is its digits', async () => {
  const row = (await admin.call('POST /mem_lc_users', { ...member(), user_code: 'ๅ/-ภถๅ/-' })).json();
  expect(row.user_code).toBe('12345123');
});

test('a retired department keeps its name where members have it, for who asks', async () => {
  const { up_department_id } = await t.app.db.department.create({
    data: { up_department_name_th: 'ภาควิชาเดิม', up_department_name_en: '', active: 'N' },
  });
  const offered = async (query = '') =>
    (await admin.call(`POST /combo/dcUpDepartmentActive${query}`))
      .json()
      .find((each: { up_department_id: number }) => each.up_department_id === up_department_id);
  expect(await offered()).toBeUndefined();
  expect(await offered('?retired=Y')).toEqual({
    up_department_id,
    up_department_name_th: 'ภาควิชาเดิม',
    up_department_name_en: '',
    active: 'N',
  });
  const { user_id } = (await admin.call('POST /mem_lc_users', { ...member(), job_title: up_department_id })).json();
  const listed = (await admin.call(`GET /mem_lc_users?page=0&limit=15&job_title=${up_department_id}`)).json();
  expect(listed.rows).toMatchObject([{ user_id, up_department_name_th: 'ภาควิชาเดิม' }]);
});

describe('the kiosk’s key', () => {
  const page = { page_code: 'lc_room_checkin' };
  const key = async () => (await admin.call('POST /get_temp_key', page)).json();

  test('lasts for the configured time, and a new one ends those before it at once', async () => {
    const first = (await admin.call('POST /update_temp_key', page)).json();
    expect(new Date(first.key_end_at).getTime() - Date.now()).toBeGreaterThan(7.9 * 3_600_000);
    expect(first.key_code).toMatch(/^[a-z2-9]{24}$/);
    const second = (await admin.call('POST /update_temp_key', page)).json();
    expect(second.key_code).not.toBe(first.key_code);
    expect(await key()).toMatchObject([{ key_code: second.key_code, now: expect.any(String) }]);
    const old = await t.app.db.tempKey.findUniqueOrThrow({ where: { key_code: first.key_code } });
    expect(old.key_end_at.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('lasts until the centre has closed, and the minutes in which people still leave', async () => {
    const now = new Date(Date.now() + 7 * 3_600_000);
    // closes twelve hours from now, in Bangkok
    const lcClosingTime = new Date(now.getTime() + 12 * 3_600_000).toISOString().slice(11, 16);
    const other = await testApp({ lcClosingTime, lcClosingGraceMinutes: 30 });
    const boss = await other.person({ role: 'admin' });
    const { key_end_at } = (await boss.call('POST /update_temp_key', page)).json();
    const hours = (new Date(key_end_at).getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(12.4);
    expect(hours).toBeLessThanOrEqual(12.5);
    await other.close();
  });

  test('is one when two press together', async () => {
    await Promise.all([1, 2, 3].map(() => admin.call('POST /update_temp_key', page)));
    expect(await t.app.db.tempKey.count({ where: { key_end_at: { gt: new Date() } } })).toBe(1);
  });

  test('of another page does not exist', async () => {
    const answer = await admin.call('POST /update_temp_key', { page_code: 'lc_other_room' });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['page_code']]);
  });
});
