import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { form, picture } from '../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let admin: Client;
let department: number;
let key: string;
beforeAll(async () => {
  // open for the whole day, whenever the tests run
  t = await testApp({ lcClosingTime: '23:59' });
  admin = await t.person({ role: 'admin' });
  department = (await t.app.db.department.create({ data: { up_department_name_th: 'คณะนิติศาสตร์' } })).up_department_id;
});
beforeEach(async () => {
  key = (await admin.call('POST /update_temp_key', { page_code: 'lc_room_checkin' })).json().key_code;
});
afterAll(() => t.close());

let made = 0;
async function member(change: Record<string, string> = {}) {
  made += 1;
  const names = { prefix_title_th: 'น.ส.', fname_th: 'นวล', fname_en: 'Nuan', lname_th: 'ใจดี', lname_en: 'Jaidee' };
  const body = {
    user_name: `nuan.${made}`,
    user_code: String(770_000 + made),
    ...names,
    user_type: 'S',
    job_title: String(department),
    ...change,
  };
  return (await admin.call('POST /mem_lc_users', form({ ...body, avatarFile: await picture() }))).json<{
    user_id: number;
    user_code: string;
  }>();
}
const scan = async (user_code: string, change: object = {}, at = key) => t.call(`POST /checkin/${at}`, { user_code, ...change });
/** Minutes, which shrink in the first hour of a day in Bangkok: at midnight the visits of the day before end. */
const minute = 60_000 * Math.min(1, ((Date.now() + 7 * 3_600_000) % 86_400_000) / 3_900_000);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString();
const kept = async (scans: { user_code: string; scanned_at: string; scan_id?: string }[], at = key) =>
  t.call(`POST /checkin/${at}/kept`, { scans: scans.map((each) => ({ scan_id: randomUUID(), ...each })) });
const visitsOf = (user_id: number) => t.app.db.lcVisit.findMany({ where: { user_id }, orderBy: { time_in: 'asc' } });
/** As if what was scanned so far had been a quarter of an hour ago. */
const later = () =>
  t.app.pool.query(
    `UPDATE mem_lc_checkin_users SET time_in = time_in - $1 * interval '1 millisecond', time_out = time_out - $1 * interval '1 millisecond'`,
    [15 * minute],
  );

describe('a scan', () => {
  test('is in, then out, then in again; twice within ten seconds it changes nothing', async () => {
    const { user_id, user_code } = await member();
    expect((await scan(user_code)).json()).toMatchObject({ outcome: 'in', name_th: 'น.ส.นวล ใจดี', name_en: 'Nuan Jaidee', time_in: null });
    expect((await scan(user_code)).json()).toMatchObject({ outcome: 'double' });
    expect(await visitsOf(user_id)).toMatchObject([{ time_out: null, ended: null, user_type: 'S', job_title: department }]);
    await later();
    expect((await scan(user_code)).json()).toMatchObject({ outcome: 'out', time_in: expect.any(String) });
    expect((await scan(user_code)).json().outcome).toBe('double');
    await later();
    expect((await scan(user_code)).json().outcome).toBe('in');
    expect(await visitsOf(user_id)).toMatchObject([{ ended: 'scan' }, { ended: null }]);
  });

  test.each([
    ['a line end', (code: string) => `${code}\r\n`],
    ['a tab and spaces', (code: string) => ` ${code}\t`],
    ['the Thai layout', (code: string) => code.replace(/\d/g, (digit) => 'จๅ/-ภถุึคต'[Number(digit)] as string)],
    ['Thai digits', (code: string) => code.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)] as string)],
  ])('forgives %s', async (_, typed) => {
    const { user_code } = await member();
    expect((await scan(typed(user_code))).json()).toMatchObject({ outcome: 'in' });
  });

  test('tells nothing of who is not known or cancelled, and makes no visit', async () => {
    const { user_id, user_code } = await member({ disabled: 'N' });
    const nobody = { name_th: '', name_en: '', picture: null, time_in: null };
    expect((await scan(user_code)).json()).toEqual({ outcome: 'cancelled', at: expect.any(String), ...nobody });
    expect((await scan('999999999')).json()).toEqual({ outcome: 'unknown', at: expect.any(String), ...nobody });
    expect((await scan('สวัสดี')).json()).toEqual({ outcome: 'unknown', at: expect.any(String), ...nobody });
    expect(await visitsOf(user_id)).toEqual([]);
  });

  test('shows the picture for a minute, by the number of the scan alone', async () => {
    const { user_code } = await member();
    const scan_id = randomUUID();
    const { picture: address } = (await scan(user_code, { scan_id })).json();
    const shown = await t.call(`GET ${address}`);
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      200,
      expect.stringMatching(/^image\//),
      'no-store',
    ]);
    expect((await t.call(`GET ${address.replace(scan_id, randomUUID())}`)).statusCode).toBe(404);
    await t.app.db.lcScan.update({ where: { scan_id }, data: { created_at: new Date(Date.now() - 61_000) } });
    expect((await t.call(`GET ${address}`)).statusCode).toBe(404);
  });

  test('of one card at the same moment is one visit', async () => {
    const { user_id, user_code } = await member();
    const outcomes = await Promise.all([1, 2, 3, 4].map(async () => (await scan(user_code)).json().outcome));
    expect(outcomes.sort()).toEqual(['double', 'double', 'double', 'in']);
    expect(await visitsOf(user_id)).toHaveLength(1);
  });

  test('sent again under its number is answered again and changes nothing', async () => {
    const { user_id, user_code } = await member();
    const scan_id = randomUUID();
    const both = await Promise.all([scan(user_code, { scan_id }), scan(user_code, { scan_id })]);
    expect(both.map((answer) => answer.json().outcome)).toEqual(['in', 'in']);
    await later();
    expect((await scan(user_code, { scan_id })).json().outcome).toBe('in');
    expect(await visitsOf(user_id)).toMatchObject([{ time_out: null }]);
  });
});

describe('the key', () => {
  test('that is renewed stops working at once, with the same answer as one that never was', async () => {
    const { user_id, user_code } = await member();
    const old = key;
    key = (await admin.call('POST /update_temp_key', { page_code: 'lc_room_checkin' })).json().key_code;
    for (const at of [old, 'a'.repeat(24), 'x']) {
      const answer = await scan(user_code, {}, at);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'checkin_key']);
      expect((await t.call(`GET /checkin/${at}/state`)).json()).toMatchObject({ isValid: false });
    }
    expect(await visitsOf(user_id)).toEqual([]);
    expect((await t.call(`GET /checkin/${key}/state`)).json()).toMatchObject({ isValid: true, now: expect.any(String) });
  });
});

describe('a pairing code', () => {
  const body = { page_code: 'lc_room_checkin' };
  const made = async () => (await admin.call('POST /temp_key_pairing', body)).json();
  const pair = async (code: string, at = t) => at.call('POST /checkin_pair', { code });
  const wrongFor = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, '0');

  test('gives one device the key, typed in any digits', async () => {
    const { code, pair_end_at } = await made();
    expect(code).toMatch(/^\d{8}$/);
    expect((new Date(pair_end_at).getTime() - Date.now()) / 60_000).toBeCloseTo(10, 0);
    const typed = code.replace(/\d/g, (digit: string) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)]);
    expect((await pair(` ${typed.slice(0, 4)} ${typed.slice(4)} `)).json()).toEqual({ key_code: key });
    const again = await pair(code);
    expect([again.statusCode, again.json().fields.code.code]).toEqual([400, 'pair_code']);
  });

  test('is for one of two devices that type it together', async () => {
    const { code } = await made();
    const both = await Promise.all([pair(code), pair(code)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('ends with the next one, with its key, and after its minutes', async () => {
    const first = await made();
    const second = await made();
    if (first.code !== second.code) expect((await pair(first.code)).statusCode).toBe(400);
    key = (await admin.call('POST /update_temp_key', body)).json().key_code;
    expect((await pair(second.code)).statusCode).toBe(400);
    const third = await made();
    await t.app.db.tempKey.update({ where: { key_code: key }, data: { pair_end_at: new Date(Date.now() - 1) } });
    expect((await pair(third.code)).statusCode).toBe(400);
  });

  test('is for who may see the key, and there is none without a valid key; the audit names who made it', async () => {
    const viewer = await t.person({ pages: { '/centre/lc_checkin_members': { view: 'Y' } } });
    expect((await (await t.person()).call('POST /temp_key_pairing', body)).statusCode).toBe(403);
    expect((await viewer.call('POST /temp_key_pairing', body)).statusCode).toBe(200);
    expect(await t.app.db.auditLog.findMany({ where: { user_name: viewer.user_name } })).toMatchObject([
      { entity: 'temp_key', action: 'pair' },
    ]);
    await admin.call('POST /withdraw_temp_key', body);
    expect((await viewer.call('POST /temp_key_pairing', body)).json().code).toBe('checkin_key');
  });

  test('is guessed ten times from one address, then every code waits', async () => {
    const limited = await testApp();
    const boss = await limited.person({ role: 'admin' });
    await boss.call('POST /update_temp_key', body);
    const { code } = (await boss.call('POST /temp_key_pairing', body)).json();
    const wrong = wrongFor(code);
    for (let guess = 0; guess < 10; guess += 1) expect((await pair(wrong, limited)).statusCode).toBe(400);
    const refused = await pair(code, limited);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    await limited.close();
  });
});

describe('a pairing code that is guessed at', () => {
  const body = { page_code: 'lc_room_checkin' };

  test('from twenty networks at once is withdrawn after the twentieth; the desk is told, and makes another', async () => {
    const many = await testApp({ trustProxy: ['loopback'] });
    const boss = await many.person({ role: 'admin' });
    const viewer = await many.person({ pages: { '/centre/lc_checkin_members': { view: 'Y' } } });
    const stranger = await many.person();
    await boss.call('POST /update_temp_key', body);
    const make = async (): Promise<string> => (await viewer.call('POST /temp_key_pairing', body)).json().code;
    const stateFor = (client: Client) => client.call('GET /temp_key_pairing?page_code=lc_room_checkin');
    const pair = (code: string, network: number) =>
      many.call('POST /checkin_pair', { code }, { 'x-forwarded-for': `2001:db8:${network.toString(16)}::1` });
    const guess = (code: string, times: number) =>
      Promise.all(Array.from({ length: times }, (_, n) => pair(String((Number(code) + 1 + n) % 100_000_000).padStart(8, '0'), n)));

    const first = await make();
    await guess(first, 19);
    expect((await stateFor(viewer)).json()).toEqual({ state: 'waiting' });
    await pair(String((Number(first) + 50) % 100_000_000).padStart(8, '0'), 40);
    expect((await stateFor(viewer)).json()).toEqual({ state: 'withdrawn' });
    expect((await pair(first, 41)).json()).toMatchObject({ fields: { code: { code: 'pair_code' } } });
    expect((await stateFor(stranger)).statusCode).toBe(403);

    const second = await make();
    expect((await stateFor(viewer)).json()).toEqual({ state: 'waiting' });
    await guess(second, 15);
    expect((await pair(second, 42)).statusCode).toBe(200);
    expect((await stateFor(viewer)).json()).toEqual({ state: 'over' });
    await many.close();
  });
});

describe('a key that is withdrawn', () => {
  test('is known no more: neither a scan nor a kept one counts, nor does one under a key before it', async () => {
    const { user_id, user_code } = await member();
    const old = key;
    key = (await admin.call('POST /update_temp_key', { page_code: 'lc_room_checkin' })).json().key_code;
    expect((await admin.call('POST /withdraw_temp_key', { page_code: 'lc_room_checkin' })).json().withdrawn).toBeGreaterThan(1);
    for (const at of [old, key]) {
      expect((await scan(user_code, {}, at)).json().code).toBe('checkin_key');
      expect((await kept([{ user_code, scanned_at: minutesAgo(1) }], at)).json().code).toBe('checkin_key');
    }
    expect(await visitsOf(user_id)).toEqual([]);
    expect((await admin.call('POST /get_temp_key', { page_code: 'lc_room_checkin' })).json()).toEqual([]);
  });

  test('is withdrawn and renewed by who may edit, and the audit names them', async () => {
    const viewer = await t.person({ pages: { '/centre/lc_members': { view: 'Y' } } });
    const editor = await t.person({ pages: { '/centre/lc_checkin_members': { view: 'Y', edit: 'Y' } } });
    for (const action of ['update', 'withdraw']) {
      expect((await viewer.call(`POST /${action}_temp_key`, { page_code: 'lc_room_checkin' })).statusCode).toBe(403);
      expect((await editor.call(`POST /${action}_temp_key`, { page_code: 'lc_room_checkin' })).statusCode).toBe(200);
    }
    const lines = await t.app.db.auditLog.findMany({ where: { user_name: editor.user_name }, orderBy: { id: 'asc' } });
    expect(lines.map(({ entity, action, record_id }) => [entity, action, record_id])).toEqual([
      ['temp_key', 'renew', 'lc_room_checkin'],
      ['temp_key', 'withdraw', 'lc_room_checkin'],
    ]);
  });
});

describe('scans kept without network', () => {
  test('made before the key was do not count', async () => {
    const { user_id, user_code } = await member();
    expect((await kept([{ user_code, scanned_at: new Date(Date.now() - 60_000).toISOString() }])).json().results[0].outcome).toBe(
      'too_old',
    );
    expect(await visitsOf(user_id)).toEqual([]);
  });

  test('count in their order and with their own time, each once, however often they are sent', async () => {
    const { user_id, user_code } = await member();
    const scans = [30, 20, 10].map((minutes) => ({ user_code, scanned_at: minutesAgo(minutes), scan_id: randomUUID() }));
    await keyOfAnHourAgo();
    for (const _ of [1, 2])
      expect((await kept(scans)).json().results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['in', 'out', 'in']);
    expect(await visitsOf(user_id)).toMatchObject([
      { time_in: new Date(scans[0]?.scanned_at ?? ''), time_out: new Date(scans[1]?.scanned_at ?? ''), ended: 'scan' },
      { time_in: new Date(scans[2]?.scanned_at ?? ''), time_out: null },
    ]);
  });

  /** The key is of an hour ago: what counts was scanned while it was valid. */
  const keyOfAnHourAgo = async () => {
    await t.app.db.tempKey.update({ where: { key_code: key }, data: { created_at: new Date(Date.now() - 3_600_000) } });
    await t.app.changes.flush();
  };

  test('made while the key was valid count after it has ended; later ones and those of two days ago do not', async () => {
    const { user_code } = await member();
    const other = await member();
    const life = { created_at: new Date(Date.now() - 3_600_000), key_end_at: new Date(Date.now() - 5 * minute) };
    await t.app.db.tempKey.update({ where: { key_code: key }, data: life });
    await t.app.changes.flush();
    const answer = await kept([
      { user_code, scanned_at: minutesAgo(10) },
      { user_code, scanned_at: minutesAgo(1) },
      { user_code: other.user_code, scanned_at: new Date(Date.now() - 48 * 3_600_000).toISOString() },
    ]);
    expect(answer.json().results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['in', 'too_old', 'too_old']);
  });

  test('find their place before what another kiosk has sent already', async () => {
    const { user_id, user_code } = await member();
    await keyOfAnHourAgo();
    await scan(user_code);
    expect((await kept([{ user_code, scanned_at: minutesAgo(3) }])).json().results[0].outcome).toBe('in');
    expect(await visitsOf(user_id)).toMatchObject([{ ended: 'scan', time_out: expect.any(Date) }]);
    // somebody who was there at that time
    expect((await kept([{ user_code, scanned_at: minutesAgo(2) }])).json().results[0].outcome).toBe('double');
  });

  test('a visit that closing time ended ends when the member really left', async () => {
    const { user_id, user_code } = await member();
    const stamps = { created_by: 'system', updated_by: 'system' };
    const visit = { user_id, user_type: 'S' as const, job_title: department, ended: 'closing' as const, ...stamps };
    await t.app.db.lcVisit.create({ data: { ...visit, time_in: minutesAgo(60), time_out: minutesAgo(5) } });
    const left = minutesAgo(30);
    await keyOfAnHourAgo();
    expect((await kept([{ user_code, scanned_at: left }])).json().results[0].outcome).toBe('out');
    expect(await visitsOf(user_id)).toMatchObject([{ time_out: new Date(left), ended: 'scan' }]);
  });

  test('that no member has are counted at the desk, each once, for a day', async () => {
    await t.app.db.lcScan.deleteMany({ where: { visit_id: null } });
    await keyOfAnHourAgo();
    const unknown = { user_code: '99990001', scanned_at: minutesAgo(5), scan_id: randomUUID() };
    for (const _ of [1, 2]) expect((await kept([unknown])).json().results[0].outcome).toBe('unknown');
    await kept([{ ...unknown, scan_id: randomUUID() }]);
    const desk = await t.person({ pages: { '/centre/lc_checkin_members': { view: 'Y' } } });
    const count = async () => (await desk.call('GET /mem_lc_unknown_scans')).json().count;
    expect(await count()).toBe(2);
    await t.app.db.lcScan.updateMany({ where: { visit_id: null }, data: { created_at: new Date(Date.now() - 49 * 3_600_000) } });
    expect(await count()).toBe(0);
    await kept([{ ...unknown, scan_id: randomUUID() }]);
    expect(await t.app.db.lcScan.count({ where: { visit_id: null } })).toBe(1);
    expect((await (await t.person()).call('GET /mem_lc_unknown_scans')).statusCode).toBe(403);
  });

  test('are refused by name when there are too many of them in one call, or when they are no scans', async () => {
    const { user_code } = await member();
    const many = await kept(Array.from({ length: 51 }, () => ({ user_code, scanned_at: minutesAgo(1) })));
    expect([many.statusCode, Object.keys(many.json().fields)]).toEqual([400, ['scans']]);
    expect((await kept([{ user_code, scanned_at: 'yesterday' }])).statusCode).toBe(400);
    expect((await t.call(`POST /checkin/${key}`, {})).json()).toMatchObject({ fields: { user_code: { code: 'required' } } });
  });
});

describe('the kiosk names nobody but whose card was scanned', () => {
  test('the number of another member’s scan is a wrong code', async () => {
    const [one, other] = [await member(), await member()];
    const scan_id = randomUUID();
    expect((await scan(one.user_code, { scan_id })).json().outcome).toBe('in');
    const answer = (await scan(other.user_code, { scan_id })).json();
    expect(answer).toEqual({ outcome: 'unknown', name_th: '', name_en: '', time_in: null, picture: null, at: expect.any(String) });
    expect(await visitsOf(other.user_id)).toEqual([]);
  });

  test('a member who was cancelled after the scan is not named under its number either', async () => {
    const { user_id, user_code } = await member();
    const scan_id = randomUUID();
    await scan(user_code, { scan_id });
    await admin.call('POST /update_mem_lc_users', { user_id, disabled: 'N' });
    expect((await scan(user_code, { scan_id })).json()).toMatchObject({ outcome: 'cancelled', name_th: '', name_en: '' });
  });

  test('the number of one scan with a list of codes is stopped as a list of wrong codes', async () => {
    const limited = await testApp({ lcClosingTime: '23:59' });
    const boss = await limited.person({ role: 'admin' });
    const { key_code } = (await boss.call('POST /update_temp_key', { page_code: 'lc_room_checkin' })).json();
    const codes = await membersOf(limited, 22);
    const scan_id = randomUUID();
    const statuses: number[] = [];
    for (const user_code of codes) statuses.push((await limited.call(`POST /checkin/${key_code}`, { user_code, scan_id })).statusCode);
    expect(statuses).toEqual([...Array(21).fill(200), 429]);
    await limited.close();
  });

  test('sixty different members a minute are named, all at once or one by one; the next one waits, and nothing is written of them', async () => {
    const limited = await testApp({ lcClosingTime: '23:59' });
    const boss = await limited.person({ role: 'admin' });
    const { key_code } = (await boss.call('POST /update_temp_key', { page_code: 'lc_room_checkin' })).json();
    const codes = await membersOf(limited, 65);
    const answers = await Promise.all(codes.map((user_code) => limited.call(`POST /checkin/${key_code}`, { user_code })));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.map((answer) => answer.json().code)).toEqual(Array(5).fill('checkin_busy'));
    expect(await limited.app.db.lcVisit.count()).toBe(60);
    const named = codes[answers.findIndex(({ statusCode }) => statusCode === 200)];
    expect((await limited.call(`POST /checkin/${key_code}`, { user_code: named })).statusCode).toBe(200);
    await limited.close();
  });

  test('no answer tells a code, a phone or a mail', async () => {
    const { user_code } = await member({ user_mobile: '0812345678', user_email: 'nuan@example.org' });
    const body = (await scan(user_code)).body;
    for (const secret of [user_code, 'nuan.', '0812345678', 'example.org']) expect(body).not.toContain(secret);
  });
});

/** Members of another server, by the database; answers their barcodes. */
async function membersOf({ app }: TestApp, count: number): Promise<string[]> {
  const { up_department_id: job_title } = await app.db.department.create({ data: { up_department_name_th: 'คณะวิทยาศาสตร์' } });
  const codes = Array.from({ length: count }, (_, n) => String(500_000 + n));
  const names = { fname_th: 'มานะ', fname_en: 'Mana', lname_th: 'อดทน', lname_en: 'Odton', created_by: 'system', updated_by: 'system' };
  await app.db.lcUser.createMany({
    data: codes.map((user_code) => ({ ...names, user_name: `m${user_code}`, user_code, user_type: 'S' as const, job_title })),
  });
  return codes;
}

test('after twenty wrong codes every code waits, right ones too, and none is looked at', async () => {
  const limited = await testApp();
  const boss = await limited.person({ role: 'admin' });
  const { key_code } = (await boss.call('POST /update_temp_key', { page_code: 'lc_room_checkin' })).json();
  const guess = async (user_code: string) => limited.call(`POST /checkin/${key_code}`, { user_code });
  for (let wrong = 0; wrong < 20; wrong += 1) expect((await guess(`100${wrong}`)).json().outcome).toBe('unknown');
  const refused = await guess('123456');
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  await limited.close();
});
