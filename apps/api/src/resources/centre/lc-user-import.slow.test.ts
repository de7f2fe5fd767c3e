import type { ImportAnswer, ImportResult } from '@faculty/contracts/centre/lc-user-import';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSheets } from '../../../test/support/read-reports.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';

let t: TestApp;
let admin: Client;
let law: string;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
  law = String((await t.app.db.department.create({ data: { up_department_name_th: 'คณะนิติศาสตร์' } })).up_department_id);
});
afterAll(() => t.close());

const heads = 'รหัสนักศึกษา,บาร์โค้ด,ชื่อ-สกุล,First name,Last name,คณะ,ประเภท';
const csv = (...rows: string[]) => [heads, ...rows].join('\n');
const member = (code: string, name = 'นายสมชาย ใจดี', department = 'คณะนิติศาสตร์') =>
  `${code},${code},${name},Somchai,Jaidee,${department},นักศึกษา`;
async function send(content: string | Buffer, { by = admin, answers = [] as ImportAnswer[], plan = '' } = {}) {
  const data = new FormData();
  data.set('answers', JSON.stringify(answers));
  data.set('plan', plan);
  data.set('file', new Blob([content]), 'list.csv');
  return by.call(`POST /import/lc_user/${plan === '' ? 'check' : 'save'}`, data);
}
type Sent = Parameters<typeof send>[1];
const check = async (content: string, sent: Sent = {}): Promise<ImportResult> => (await send(content, sent)).json();
const save = async (content: string, sent: Sent = {}) => send(content, { ...sent, plan: (await check(content, sent)).plan });
const stored = (user_name: string) => t.app.db.lcUser.findUnique({ where: { user_name } });
const faults = ({ left }: ImportResult) => left.slice(1).map((cells) => cells.at(-1));

test('adds and changes by code in one go, with audit lines, and tells it before; again it changes nothing', async () => {
  await save(csv(member('0001'), member('0002')));
  const list = `รายชื่อนักศึกษา 1/2569\n\n${csv(member('0001', 'นางมะลิ ใจดี'), member('0002'), member('="0003"'), member("'0004", 'x'), ',,,,,,')}`;
  const checked = await check(list);
  expect(checked.counts).toEqual({ refuse: 1, change: 1, add: 1, same: 1 });
  expect(checked.rows.map(({ row, outcome, details }) => [row, outcome, details])).toMatchObject([
    [7, 'refuse', expect.stringContaining('นามสกุล: จำเป็นต้องระบุ')],
    [4, 'change', 'คำนำหน้าชื่อ: นาย → นาง · ชื่อ: สมชาย → มะลิ'],
    [6, 'add', expect.stringContaining('คณะนิติศาสตร์')],
  ]);
  expect(checked.left).toHaveLength(2);
  expect(await stored('0003')).toBeNull();
  const answer = await send(list, { plan: checked.plan });
  expect(answer.json()).toMatchObject({ is_saved: true });
  expect(await stored('0001')).toMatchObject({ prefix_title_th: 'นาง', fname_th: 'มะลิ', lname_th: 'ใจดี', updated_by: admin.user_name });
  expect(await stored('0003')).toMatchObject({ user_type: 'S', job_title: Number(law), user_mobile: '-', created_by: admin.user_name });
  const where = { request_id: String(answer.headers['x-request-id']) };
  const lines = await t.app.db.auditLog.findMany({ where, orderBy: { action: 'asc' } });
  expect(lines).toMatchObject([
    { action: 'add', changes: { user_name: [null, '0003'], user_mobile: ['•••', '•••'] } },
    { action: 'edit', changes: { fname_th: ['สมชาย', 'มะลิ'] } },
  ]);
  expect((await check(list)).counts).toEqual({ refuse: 1, change: 0, add: 0, same: 3 });
});

test('unknown headings and values are asked for once each', async () => {
  const list = csv(member('1001', 'นายก ข', 'นิติ'), member('1002', 'นายก ข', 'นิติ'))
    .replace('บาร์โค้ด', 'เลขหลังบัตร')
    .replaceAll('นักศึกษา\n', '\n');
  const { unknown, counts } = await check(list);
  expect(counts.refuse).toBe(2);
  expect(unknown.map(({ field, text, rows }) => [field, text, rows])).toEqual([
    ['column', 'เลขหลังบัตร', 2],
    ['user_type', '', 1],
    ['job_title', 'นิติ', 2],
  ]);
  const values = ['user_code', 'S', law];
  const answers = unknown.map(({ field, text }, at) => ({ field, text, value: values[at] ?? '' }));
  expect((await check(list, { answers })).counts).toEqual({ refuse: 0, change: 0, add: 2, same: 0 });
});

test('refuses by name what a program has spoilt, and what is there twice or taken', async () => {
  await save(csv(member('002001')));
  const spoilt = ['8.85E+12', '2026-05-01', '3001', '3001', '2001'].map((code) => member(code));
  const list = csv(...spoilt, member('3002', 'นายสม\ufffd ใจดี'));
  const words = ['(8.85E+12)', '(2026-05-01)', 'ซ้ำกับแถวที่ 5', 'ซ้ำกับแถวที่ 4', 'มี 002001 อยู่แล้ว', 'ตัวอักษรที่เสียหาย'];
  expect(faults(await check(list))).toEqual(words.map((word) => expect.stringContaining(word)));
  const slipped = csv('002001,002001,นางมะลิ รักเรียน,Mali,Rakrian,คณะนิติศาสตร์,นักศึกษา');
  expect(faults(await check(slipped))[0]).toContain('รหัสนี้เป็นของ สมชาย ใจดี');
  expect(faults(await check(csv(member('3003').replace('3003,3003', '3003,002001'))))[0]).toContain('บาร์โค้ด');
});

test('saves nothing where something has changed since the check', async () => {
  await save(csv(member('4001')));
  const list = csv(member('4001', 'นายมานะ ใจดี'), member('4002'));
  const { plan } = await check(list);
  await t.app.db.lcUser.update({ where: { user_name: '4001' }, data: { fname_th: 'ปิติ' } });
  const again = (await send(list, { plan })).json();
  expect([again.is_saved, again.rows[0].details]).toEqual([false, 'ชื่อ: ปิติ → มานะ']);
  expect(await stored('4002')).toBeNull();
  const both = await Promise.all([send(list, { plan: again.plan }), send(list, { plan: again.plan })]);
  expect(both.filter((answer) => answer.json().is_saved)).toHaveLength(1);
  expect(both.filter(({ statusCode }) => statusCode === 500)).toEqual([]);
});

test.each([
  ['sees only their own', { view: 'Y', add: 'Y', edit: 'Y', own_only: 'Y' }, '5101'],
  ['may only add', { view: 'Y', add: 'Y' }, '5102'],
  ['may not view', { add: 'Y', edit: 'Y' }, '5103'],
] as const)('who %s adds members, and neither changes nor sees others', async (_who, right, code) => {
  await save(csv(member('005001')));
  const by = await t.person({ pages: { '/centre/lc_members': right } });
  const list = csv(member('005001', 'นางมะลิ ใจดี'), member(code));
  const checked = await check(list, { by });
  expect(checked.counts).toEqual({ refuse: 1, change: 0, add: 1, same: 0 });
  expect(faults(checked)[0]).toContain('คุณไม่มีสิทธิ์แก้ไข');
  expect((await save(list, { by })).json()).toMatchObject({ is_saved: true });
  expect(await stored('005001')).toMatchObject({ fname_th: 'สมชาย' });
});

test.each([
  ['headings alone', heads, 'file_no_rows'],
  ['more than five megabytes', 'a'.repeat(5_100_000), 'file_size'],
  ['too many rows', csv(...Array.from({ length: 5_001 }, () => '1')), 'file_rows'],
  ['too many columns', csv(','.repeat(70) + 1), 'file_columns'],
])('refuses %s by name', async (_, content, code) => expect((await send(content)).json().fields?.file?.code).toBe(code));

test('the list leaves as a workbook that changes nothing when it comes back; one without end is refused, and the server lives', async () => {
  await save(csv(member('007001')));
  const answer = await admin.call('GET /import/lc_user/list?q=007001');
  const [sheet] = await readSheets(answer.rawPayload);
  expect(sheet?.rows[1]?.slice(0, 3)).toEqual(['007001', '007001', 'นาย']);
  expect((await send(answer.rawPayload)).json().counts).toEqual({ refuse: 0, change: 0, add: 0, same: 1 });
  const name = 'xl/worksheets/sheet1.xml';
  const parts = unzipSync(answer.rawPayload);
  parts[name] = strToU8(strFromU8(parts[name] as Uint8Array).replace('<row r="2"', '<row r="900000000"'));
  expect((await send(Buffer.from(zipSync(parts)))).json().fields.file.code).toBe('file_unpacked');
});
