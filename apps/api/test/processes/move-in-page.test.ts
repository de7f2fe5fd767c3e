import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { moveInStatus } from '@faculty/contracts/admin/move-in';
import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { locks, tryAdvisoryLock } from '../../src/db/advisory-lock.ts';
import { analyseCommand } from '../../src/move-in/commands.ts';
import { moveInFolder, RawStore } from '../../src/move-in/legacy/raw-store.ts';
import { type LegacySystem, legacyAccount, legacyRows, legacySystem } from '../legacy-system.ts';
import { type Client, type TestApp, testApp } from '../test-app.ts';

let t: TestApp;
let legacy: LegacySystem;
let admin: Client;
let staff: Client;

beforeAll(async () => {
  [t, legacy] = await Promise.all([testApp({ sitePort: null }), legacySystem(legacyRows('page'))]);
  await seedReference(t.app.db);
  admin = await t.person({ role: 'admin', user_name: 'page.admin' });
  const everything = { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y' } as const;
  staff = await t.person({ user_name: 'page.staff', pages: { '/web/content_new': everything, '/admin/move_in': everything } });
}, 60_000);
afterAll(async () => {
  await t.close();
  await legacy.close();
});

const statusNow = async () => z.parse(moveInStatus, (await admin.call('GET /move_in')).json());
/** Starts a step and waits until it has ended. */
async function run(step: string, body: object = {}) {
  const answer = await admin.call(`POST /move_in/steps/${step}`, body);
  expect(answer.json()).toMatchObject({ step });
  expect(answer.statusCode).toBe(202);
  for (;;) {
    const state = (await statusNow()).steps.find((each) => each.step === step);
    if (state && state.state !== 'running') return state;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const credentials = () => ({ from: legacy.from, rate: 200, ...legacyAccount });
const linesOf = async (step: string, query = '') => (await admin.call(`GET /move_in/lines/${step}${query}`)).json();

test('only administrators start steps, and only where the move is open', async () => {
  expect((await staff.call('GET /move_in')).statusCode).toBe(200);
  expect((await staff.call('POST /move_in/steps/analyse', {})).json()).toMatchObject({ code: 'forbidden' });
  expect((await staff.call('POST /move_in/rights', { role_ids: [1] })).json()).toMatchObject({ code: 'forbidden' });
  expect((await staff.call('POST /move_in/reset_mails', {})).json()).toMatchObject({ code: 'forbidden' });
  t.app.config.moveIn = false;
  expect((await admin.call('POST /move_in/steps/analyse', {})).json()).toMatchObject({ code: 'move_in_closed' });
  t.app.config.moveIn = true;
});

test('what a step needs is asked for by field; a refused sign-in is said in words', { timeout: 30_000 }, async () => {
  expect((await admin.call('POST /move_in/steps/fetch', {})).json().fields).toMatchObject({ from: { code: 'required' } });
  expect((await admin.call('POST /move_in/steps/fetch', { from: legacy.from })).json().fields).toMatchObject({
    email: { code: 'required' },
  });
  expect((await admin.call('POST /move_in/steps/redirects', { addresses: 'prefix /x' })).json().fields).toHaveProperty('addresses');
  expect(await run('plan')).toMatchObject({ state: 'failed', problem: { en: expect.stringContaining('Nothing has been fetched') } });
  expect((await admin.call('GET /move_in/conflict?kind=news&id=1')).statusCode).toBe(404);
  const refused = await run('fetch', { ...credentials(), password: 'wrong' });
  expect(refused).toMatchObject({ state: 'failed', problem: { en: expect.stringContaining('refuses the sign-in') } });
});

test('the steps bring records in, with lines to read, marks, and rights that an administrator switches on', {
  timeout: 60_000,
}, async () => {
  expect(await run('fetch', credentials())).toMatchObject({ state: 'done' });
  expect(legacy.calls.filter((call) => !/^(GET|POST \/combo|POST \/auth\/signin)/.test(call))).toEqual([]);
  expect(await run('analyse')).toMatchObject({ state: 'done' });
  const found = await linesOf('analyse', '?limit=200');
  expect(found.rows).toContainEqual(expect.objectContaining({ kind: 'news', id: '91003', field: 'order_seq' }));
  expect(await run('plan')).toMatchObject({ state: 'done' });
  const planned = await linesOf('plan');
  const group = planned.groups.find(({ key }: { key: string }) => key === 'news New here');
  expect(group).toMatchObject({ times: 3, what: { th: 'เพิ่มใหม่' } });
  const newNews = await linesOf('plan', `?group=${encodeURIComponent(group.key)}&limit=2`);
  expect([newNews.rows.length, newNews.count]).toEqual([2, 3]);
  expect(await t.app.db.news.count({ where: { news_id: 91_001 } })).toBe(0);

  expect(await run('apply')).toMatchObject({ state: 'done' });
  expect(await run('verify')).toMatchObject({ state: 'done' });
  const { totals } = (await statusNow()).steps.find(({ step }) => step === 'verify') ?? { totals: [] };
  expect(totals.find(({ en }) => en === 'differences without an explanation')?.times).toBe(0);
  const workbook = await admin.call('GET /move_in/reports/verify');
  expect(workbook.headers['content-disposition']).toContain('verify.xlsx');

  // marked, filtered, explained, mended
  expect((await staff.call('GET /auth/me')).json().to_mend).toContain('news');
  const listed = (await staff.call('GET /web_con_news?limit=10&to_mend=Y')).json();
  expect(listed).toMatchObject({ count: 1, rows: [{ news_id: 91_003 }] });
  const { marks } = (await staff.call('GET /to_mend/news/91003')).json();
  expect(marks.map(({ field }: { field: string }) => field).sort()).toEqual(['news_h_image_th', 'order_seq']);
  expect((await staff.call('GET /to_mend/user/91001')).statusCode).toBe(403);
  expect((await staff.call('POST /to_mend/news/91003', {})).statusCode).toBe(200);
  expect((await staff.call('GET /web_con_news?limit=10&to_mend=Y')).json().count).toBe(0);
  expect((await staff.call('GET /to_mend/news/91003')).statusCode).toBe(404);

  // rights
  const rights = (await admin.call('GET /move_in/rights')).json();
  expect(rights).toMatchObject({ rows: [{ user_name: 'writer.page', role_page: '/web/content_new', edit: 'Y' }] });
  expect(rights.administrators).toMatchObject([{ user_name: 'old.page' }]);
  const [{ role_id }] = rights.rows;
  expect((await t.app.db.role.findUniqueOrThrow({ where: { role_id } })).active).toBe('N');
  await admin.call('POST /move_in/rights', { role_ids: [role_id] });
  expect((await t.app.db.role.findUniqueOrThrow({ where: { role_id } })).active).toBe('Y');
  expect((await admin.call('GET /move_in/rights')).json().rows).toEqual([]);
});

test('nobody is mailed until an administrator says so, and then once', async () => {
  expect(await t.app.db.outgoingMail.count()).toBe(0);
  expect((await admin.call('GET /move_in/accounts')).json()).toEqual({ waiting: 2, mailed: 0 });
  expect((await admin.call('POST /move_in/reset_mails', {})).json().message).toContain('2');
  expect((await admin.call('GET /move_in/accounts')).json()).toEqual({ waiting: 0, mailed: 2 });
  await admin.call('POST /move_in/reset_mails', {});
  expect(await t.app.db.oneTimeToken.count({ where: { purpose: 'password_reset' } })).toBe(2);
  const token = await t.app.db.oneTimeToken.findFirstOrThrow({ where: { purpose: 'password_reset' } });
  expect(token.expires_at.getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000);
});

test('addresses of the old website lead to the moved records; a second time writes nothing', { timeout: 30_000 }, async () => {
  const addresses = 'news https://www.old.example/news_detail.php?id={news_id}\nnews /ข่าว/{news_id}';
  expect(await run('redirects', { addresses })).toMatchObject({ state: 'done' });
  const found = await t.app.db.redirect.findMany({ where: { from_path: { contains: '91001' } }, orderBy: { from_path: 'asc' } });
  expect(found.map(({ from_path, to_path }) => [from_path, to_path])).toEqual([
    ['/news_detail.php?id=91001', '/news/91001'],
    ['/ข่าว/91001', '/news/91001'],
  ]);
  const lines = await t.app.db.auditLog.count();
  const again = await run('redirects', { addresses });
  expect(again.totals.find(({ en }) => en.startsWith('old addresses that lead'))?.times).toBe(0);
  expect(await t.app.db.auditLog.count()).toBe(lines);
});

test('what is gone there goes to the bin; more than 5 % of a kind only when it is named', { timeout: 60_000 }, async () => {
  const all = legacy.rows['GET /web_con_news'] ?? [];
  legacy.rows['GET /web_con_news'] = all.filter(({ news_id }) => news_id !== 91_002);
  await run('fetch', credentials());
  await run('apply');
  expect((await linesOf('apply', '?limit=200')).rows).toContainEqual(
    expect.objectContaining({ kind: 'news', id: '91002', what: expect.objectContaining({ en: expect.stringContaining('More than 5 %') }) }),
  );
  expect(await t.app.db.news.count({ where: { news_id: 91_002 } })).toBe(1);
  await run('apply', { gone: ['news'] });
  expect(await t.app.db.news.count({ where: { news_id: 91_002 } })).toBe(0);
  expect(await t.app.db.binned.count({ where: { record_id: '91002' } })).toBe(1);
  legacy.rows['GET /web_con_news'] = all;
});

test('a record that both systems changed is settled field by field, and all is taken back', { timeout: 60_000 }, async () => {
  const [row] = legacy.rows['GET /web_con_news'] ?? [];
  Object.assign(row ?? {}, { news_title_th: 'แก้ที่ระบบเดิม', news_title_en: 'Changed there' });
  const before = (await staff.call('GET /web_con_news/91001')).json();
  const edit = { news_id: 91_001, news_title_th: 'แก้ที่นี่', updated_at: before.updated_at };
  expect((await staff.call('POST /update_con_news', edit)).statusCode).toBe(200);
  await run('fetch', credentials());
  await run('apply');
  const conflicts = (await linesOf('apply', '?limit=200')).rows.filter(({ isConflict }: { isConflict: boolean }) => isConflict);
  expect(conflicts).toMatchObject([{ kind: 'news', id: '91001' }]);
  const conflict = (await admin.call('GET /move_in/conflict?kind=news&id=91001')).json();
  expect(conflict.fields).toEqual([
    { field: 'news_title_th', there: 'แก้ที่ระบบเดิม', here: 'แก้ที่นี่' },
    { field: 'news_title_en', there: 'Changed there', here: before.news_title_en },
  ]);
  const take = { kind: 'news', id: '91001', take: ['news_title_en'] };
  // another process writes
  await tryAdvisoryLock(t.app, locks.moveIn, async () =>
    expect((await admin.call('POST /move_in/conflict', take)).json()).toMatchObject({ code: 'move_in_under_way' }),
  );
  expect((await admin.call('POST /move_in/conflict', take)).statusCode).toBe(200);
  expect((await staff.call('GET /web_con_news/91001')).json()).toMatchObject({ news_title_th: 'แก้ที่นี่', news_title_en: 'Changed there' });
  expect((await admin.call('GET /move_in/conflict?kind=news&id=91001')).statusCode).toBe(404);

  expect(await run('rollback')).toMatchObject({ state: 'done' });
  expect(await t.app.db.news.count({ where: { news_id: { gte: 91_000 } } })).toBe(0);
  expect(await t.app.db.redirect.count({ where: { from_path: { contains: '91001' } } })).toBe(0);
  expect((await statusNow()).moved).toBe(0);
});

test('a step that runs is stopped at the next record, and no other begins meanwhile', { timeout: 30_000 }, async () => {
  legacy.delay = 100;
  expect((await admin.call('POST /move_in/steps/fetch', credentials())).statusCode).toBe(202);
  expect((await admin.call('POST /move_in/steps/analyse', {})).json()).toMatchObject({ code: 'move_in_under_way' });
  expect((await admin.call('POST /move_in/stop', {})).statusCode).toBe(200);
  expect((await statusNow()).steps.find(({ step }) => step === 'fetch')).toMatchObject({ state: 'stopped' });
  legacy.delay = 0;
  expect(await run('fetch', credentials())).toMatchObject({ state: 'done' });
});

test('a step of another process is waited for while that lives, and is interrupted once it is gone', { timeout: 30_000 }, async () => {
  const store = new RawStore(moveInFolder(t.dataDirectory));
  const now = new Date().toISOString();
  const state = {
    step: 'verify',
    state: 'running',
    began_at: now,
    seen_at: now,
    kind: null,
    done: 0,
    of: 0,
    totals: [],
    problem: null,
  } as const;
  const heldBy = (pid: number) => store.keepStep('verify', { ...state, totals: [] }, { host: hostname(), pid, start: 'another' });
  await heldBy(process.ppid);
  expect((await admin.call('POST /move_in/steps/analyse', {})).json()).toMatchObject({ code: 'move_in_under_way' });
  await expect(analyseCommand({ store, say: () => undefined })).rejects.toThrow('under way');
  const take = { kind: 'news', id: '91001', take: [] };
  expect((await admin.call('POST /move_in/conflict', take)).json()).toMatchObject({ code: 'move_in_under_way' });
  await heldBy(spawnSync(process.execPath, ['-e', '']).pid);
  expect((await statusNow()).steps.find(({ step }) => step === 'verify')).toMatchObject({ state: 'interrupted' });
  expect(await run('analyse')).toMatchObject({ state: 'done' });
});
