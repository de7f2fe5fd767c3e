import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';
import { runSql } from '../../db/run-sql.ts';
import { endForgotten } from './closing.ts';

let t: TestApp;
let admin: Client;
let department: number;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
  department = (await t.app.db.department.create({ data: { up_department_name_th: 'คณะนิติศาสตร์' } })).up_department_id;
});
afterAll(() => t.close());

const stamps = { created_by: 'system', updated_by: 'system' };
let made = 0;
async function member() {
  made += 1;
  const names = { fname_th: 'นวล', fname_en: 'Nuan', lname_th: 'ใจดี', lname_en: 'Jaidee' };
  const codes = { user_name: `nuan.${made}`, user_code: `77${made}00` };
  return (
    await t.app.db.lcUser.create({ data: { ...codes, ...names, user_type: 'S', job_title: department, search_text: 'นวล ใจดี', ...stamps } })
  ).user_id;
}
const enter = async (change: object = {}) =>
  admin.call('POST /mem_lc_checkin_users', { user_id: await member(), time_in: '2025-11-19T02:00:00.000Z', ...change });

test('a visit tells its times as they are read in Thailand, the same in a list and by itself', async () => {
  const { id } = (await enter({ time_in: '2025-11-01T18:05:00.000Z', time_out: '2025-11-02T01:30:00.000Z', reason: 'จด' })).json();
  const times = { created_at_th: '2/11/2568 01:05', updated_at_th: '2/11/2568 08:30', ended: 'attendant' };
  expect((await admin.call(`GET /mem_lc_checkin_users/${id}`)).json()).toMatchObject(times);
  const listed = (await admin.call('GET /mem_lc_checkin_users?page=0&limit=15&from=2025-11-02&to=2025-11-02')).json();
  expect(listed).toMatchObject({ count: 1, rows: [{ id, ...times }] });
  expect((await admin.call('GET /mem_lc_checkin_users?page=0&limit=15&to=2025-11-01')).json()).toMatchObject({ count: 0 });
});

test('a visit sent with a Buddhist year is of that year', async () => {
  const sent = { time_in: '2568-11-01T18:05:00.000Z', time_out: '2568-11-02T01:30:00.000Z', reason: 'จด' };
  expect((await enter(sent)).json()).toMatchObject({ time_in: '2025-11-01T18:05:00.000Z', time_out: '2025-11-02T01:30:00.000Z' });
});

test.each(['2/11/2568', '๒ พ.ย. ๒๕๖๘', '2025-11-02', 'นวล 2 พฤศจิกายน 2568'])(
  'a visit is found by its day in Thailand, typed as %s',
  async (typed) => {
    const { id } = (await enter({ time_in: '2025-11-01T18:05:00.000Z', time_out: '2025-11-01T18:30:00.000Z', reason: 'จด' })).json();
    const found = (await admin.call(`GET /mem_lc_checkin_users?page=0&limit=50&q=${encodeURIComponent(typed)}`)).json();
    expect(found.rows.map((row: { id: number }) => row.id)).toContain(id);
    for (const other of ['1/11/2568', '3/11/2568', 'ไม่มีชื่อนี้ 2/11/2568']) {
      const none = (await admin.call(`GET /mem_lc_checkin_users?page=0&limit=50&q=${encodeURIComponent(other)}`)).json();
      expect(none.rows.map((row: { id: number }) => row.id)).not.toContain(id);
    }
  },
);

test('who is in is not in twice, and is listed until an attendant ends the visit, with a reason', async () => {
  const { id, user_id } = (await enter()).json();
  const again = await admin.call('POST /mem_lc_checkin_users', { user_id, time_in: '2025-11-19T03:00:00.000Z' });
  expect([again.statusCode, again.json().fields.user_id.code]).toEqual([400, 'already_in']);
  const inside = async () =>
    (await admin.call('GET /mem_lc_checkin_users?page=0&limit=50&inside=Y')).json().rows.map((row: { id: number }) => row.id);
  expect(await inside()).toContain(id);
  const silent = await admin.call('POST /update_mem_lc_checkin_users', { id, time_out: '2025-11-19T04:00:00.000Z' });
  expect([silent.statusCode, Object.keys(silent.json().fields)]).toEqual([400, ['reason']]);
  const ended = await admin.call('POST /update_mem_lc_checkin_users', { id, time_out: '2025-11-19T04:00:00.000Z', reason: 'ลืมสแกนออก' });
  expect(ended.json()).toMatchObject({ ended: 'attendant', reason: 'ลืมสแกนออก' });
  expect(await inside()).not.toContain(id);
});

describe('a member is in one visit at a time', () => {
  const nine = '2025-11-19T02:00:00.000Z';
  const at = (clock: string) => `2025-11-19T${clock}:00.000+07:00`;
  const visit = { reason: 'จดไว้ในสมุด' };

  test.each([
    ['the same one again', '09:00', '17:00', 'time_in'],
    ['one that begins in it', '16:59', '18:00', 'time_in'],
    ['one that ends in it', '08:00', '09:01', 'time_out'],
    ['one around it', '08:00', '18:00', 'time_out'],
    ['one without an end before it', '08:00', null, 'time_in'],
  ])('%s is refused, naming the field and the times of the other', async (_, time_in, time_out, field) => {
    const { user_id } = (await enter({ time_in: nine, time_out: at('17:00'), ...visit })).json();
    const refused = await enter({ user_id, time_in: at(time_in), time_out: time_out && at(time_out), ...visit });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({
      [field]: {
        code: 'visit_overlap',
        params: { from: '2025-11-19T09:00', to: '2025-11-19T17:00' },
        message: 'ซ้อนกับการเข้าใช้อีกรายการของสมาชิกคนนี้ (19/11/2568 09:00 – 17:00)',
      },
    });
    expect(await t.app.db.lcVisit.count({ where: { user_id } })).toBe(1);
  });

  test('one that touches it is another; moved into it, it is refused, and with other words alone it is taken', async () => {
    const { user_id } = (await enter({ time_in: nine, time_out: at('17:00'), ...visit })).json();
    const after = await enter({ user_id, time_in: at('17:00'), time_out: at('18:00'), ...visit });
    expect(after.statusCode).toBe(201);
    const { id } = after.json();
    const moved = await admin.call('POST /update_mem_lc_checkin_users', { id, time_in: at('16:00') });
    expect([moved.statusCode, Object.keys(moved.json().fields)]).toEqual([400, ['time_in']]);
    // entered before it was looked at
    await t.app.db.lcVisit.update({ where: { id }, data: { time_in: new Date(at('16:00')) } });
    expect((await admin.call('POST /update_mem_lc_checkin_users', { id, reason: 'ตรวจแล้ว' })).statusCode).toBe(200);
  });

  test('one of two that are entered together is refused', async () => {
    const user_id = await member();
    const both = await Promise.all([1, 2].map(() => enter({ user_id, time_in: nine, time_out: at('17:00'), ...visit })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  });
});

test('times are told as times: what is missing, what is none, what comes before; a visit without a time in begins now', async () => {
  const codeOf = async (change: object) => (await enter({ reason: 'จด', ...change })).json().fields;
  expect(await codeOf({ time_in: '' })).toMatchObject({ time_in: { code: 'required' } });
  expect(await codeOf({ time_in: '9 โมง' })).toMatchObject({ time_in: { code: 'moment' } });
  expect(await codeOf({ time_out: '2025-11-19T01:00:00.000Z' })).toMatchObject({
    time_out: { code: 'out_before_in', message: expect.stringContaining('เวลาออก') },
  });
  const now = await admin.call('POST /mem_lc_checkin_users', { user_id: await member() });
  expect(Math.abs(Date.now() - new Date(now.json().time_in).getTime())).toBeLessThan(5_000);
});

test('who may enter visits finds members in use by name, code or barcode, and nobody else does', async () => {
  const attendant = await t.person({ pages: { '/centre/lc_checkin_members': { view: 'Y', add: 'Y' } } });
  const { up_department_id: job_title } = await t.app.db.department.create({ data: { up_department_name_th: 'บุคคลภายนอก' } });
  const names = { fname_th: 'สมหมาย', fname_en: 'Sommai', lname_th: 'รักเรียน', lname_en: 'Rakrian', user_type: 'U', job_title } as const;
  const { user_id } = (await admin.call('POST /mem_lc_users', { ...names, user_name: 'sommai.r', user_code: '5512345' })).json();
  const gone = (await admin.call('POST /mem_lc_users', { ...names, user_name: 'sommai.x', user_code: '5512346', disabled: 'N' })).json();
  const found = async (q: string) =>
    (await attendant.call(`GET /mem_lc_visitors?q=${encodeURIComponent(q)}`)).json().map((row: { user_id: number }) => row.user_id);
  for (const q of ['สมหมาย', 'รักเรียน สม', 'sommai', 'sommai.r', '5512345', 'ถถๅ/-ภถ']) {
    expect(await found(q), q).toContain(user_id);
    expect(await found(q), q).not.toContain(gone.user_id);
  }
  expect((await attendant.call('GET /mem_lc_visitors?q=')).json()[0]).not.toHaveProperty('user_mobile');
  const viewer = await t.person({ pages: { '/centre/lc_checkin_members': { view: 'Y' } } });
  expect((await viewer.call('GET /mem_lc_visitors?q=')).statusCode).toBe(403);
});

test('a visit keeps the type and department of its day, and stays when the member is deleted', async () => {
  const { id, user_id } = (await enter()).json();
  await admin.call('POST /update_mem_lc_users', { user_id, user_type: 'E' });
  expect((await admin.call(`GET /mem_lc_checkin_users/${id}`)).json()).toMatchObject({ user_type: 'S', fname_th: 'นวล' });
  await admin.call('POST /delete_mem_lc_users', { user_id });
  expect((await admin.call(`GET /mem_lc_checkin_users/${id}`)).json()).toMatchObject({ user_type: 'S', user_id: null, fname_th: null });
  const noted = await admin.call('POST /update_mem_lc_checkin_users', { id, reason: 'ตรวจแล้ว' });
  expect(noted.json(), noted.body).toMatchObject({ reason: 'ตรวจแล้ว', user_id: null });
});

test('who forgot to leave has left when the centre closed; who came after that, at midnight', async () => {
  const [day, late, today] = await Promise.all([
    enter({ time_in: '2025-11-18T03:00:00.000Z' }),
    enter({ time_in: '2025-11-18T14:00:00.000Z' }),
    enter({ time_in: '2025-11-19T10:00:00.000Z' }),
  ]);
  await runSql(t.app.pool, endForgotten('20:00', new Date('2025-11-19T11:00:00.000Z')));
  const read = async (answer: typeof day) => (await admin.call(`GET /mem_lc_checkin_users/${answer.json().id}`)).json();
  expect(await read(day)).toMatchObject({ time_out: '2025-11-18T13:00:00.000Z', ended: 'closing' });
  expect(await read(late)).toMatchObject({ time_out: '2025-11-18T17:00:00.000Z', ended: 'closing' });
  expect(await read(today)).toMatchObject({ time_out: null, ended: null });
});

describe('the call that waits for changes', () => {
  const changes = async (since: string) => (await admin.call(`GET /mem_lc_checkin_changes?since=${since}`)).json().version as string;

  /** The version after everything that was written before. `changes('')` may be answered before it is announced. */
  const settled = () => changes('0a1b2c3d-0000.7');
  // two seconds after the start: its statements are announced, also those that change no row
  beforeAll(() =>
    vi.waitFor(
      async () =>
        expect(await t.app.pool.query(`SELECT FROM chores WHERE name = 'sweep' AND ended_at IS NOT NULL`)).toHaveProperty('rowCount', 1),
      20_000,
    ),
  );

  test('answers at once to who has seen nothing, and to others within two seconds of a change', async () => {
    const seen = await settled();
    const waiting = changes(seen);
    expect(await Promise.race([waiting, wait(300).then(() => 'waits')])).toBe('waits');
    await enter();
    const since = performance.now();
    expect(await waiting).not.toBe(seen);
    expect(performance.now() - since).toBeLessThan(2_000);
  });

  test('of one person four wait; more are answered at once and told when to come again, and others wait', async () => {
    const somebody = await t.person({ role: 'admin' });
    const seen = await settled();
    const ask = (by: Client) => by.call(`GET /mem_lc_checkin_changes?since=${seen}`);
    const own = Array.from({ length: 4 }, () => ask(admin));
    await wait(200);
    const fifth = await ask(admin);
    expect([fifth.statusCode, fifth.json(), fifth.headers['retry-after']]).toEqual([200, { version: seen }, '5']);
    const other = ask(somebody);
    expect(await Promise.race([other, wait(300).then(() => 'waits')])).toBe('waits');
    await enter();
    expect((await Promise.all([...own, other])).map((answer) => answer.headers['retry-after'])).toEqual(Array(5).fill(undefined));
  });

  test('answers a version of before a restart at once, and once', async () => {
    const since = performance.now();
    await changes('0a1b2c3d-0000.7');
    expect(performance.now() - since).toBeLessThan(2_000);
    const waiting = changes(await settled());
    expect(await Promise.race([waiting, wait(300).then(() => 'waits')])).toBe('waits');
    await enter();
    await waiting;
  });

  test('lets nobody wait when the server stops', async () => {
    const other = await testApp();
    const boss = await other.person({ role: 'admin' });
    const { version } = (await boss.call('GET /mem_lc_checkin_changes')).json();
    const waiting = boss.call(`GET /mem_lc_checkin_changes?since=${version}`);
    await wait(200);
    const since = performance.now();
    await other.close();
    expect((await waiting).statusCode).toBe(200);
    expect(performance.now() - since).toBeLessThan(5_000);
  });
});
