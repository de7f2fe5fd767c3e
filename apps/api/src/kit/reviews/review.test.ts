import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { auditColumns, defineEntity } from '@faculty/contracts/kit/entity';
import { requiredText, serialId } from '@faculty/contracts/kit/fields';
import { listQuery } from '@faculty/contracts/kit/list-query';
import { requireReason, reviewColumns, reviewFields, reviewLabels } from '@faculty/contracts/works/review-state';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { form } from '../../../test/forms.ts';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';
import { registerReviewed } from './review.ts';

const essayBody = z.object({ user_name: z.string().max(25), title: requiredText(50), ...reviewFields }).superRefine(requireReason);
type EssayBody = z.infer<typeof essayBody>;
const essayRow = z.object({ activity_id: z.int(), user_name: z.string(), title: z.string(), ...reviewColumns, ...auditColumns });
const essayQuery = listQuery(['title'], {});

/** An entity of this test, stored in the table of activities. */
const essay = defineEntity<number, z.infer<typeof essayRow>, z.infer<typeof essayRow>, EssayBody, z.infer<typeof essayQuery>>()({
  name: 'essay',
  tag: 'Essays',
  page: '/member/members',
  label: { th: 'เรียงความ', en: 'Essay' },
  idKey: 'activity_id',
  id: serialId,
  row: essayRow,
  item: essayRow,
  body: essayBody,
  query: essayQuery,
  labels: { user_name: { th: 'เจ้าของ', en: 'Owner' }, title: { th: 'ชื่อ', en: 'Title' }, ...reviewLabels },
  ownerKey: 'user_name',
  title: { th: ['title'] },
  defaultOrder: [{ field: 'activity_id', sort: 'asc' }],
  files: {},
  routes: { list: 'GET /essays', read: 'GET /essays/:activity_id', create: 'POST /essays', update: 'POST /update_essays' },
});

function essayResource(app: FastifyInstance): void {
  const toRow = ({ activity_title_th: title, ...row }: Awaited<ReturnType<typeof app.db.activity.findUniqueOrThrow>>) => ({
    ...row,
    title,
  });
  const columns = ({ title, ...body }: EssayBody) => ({ ...body, activity_title_th: title });
  registerReviewed(app, essay, {
    list: { table: 'web_con_activitys', fields: { title: Prisma.sql`activity_title_th` }, search: [] },
    read: async (activity_id, { db }) => {
      const row = await db.activity.findUnique({ where: { activity_id } });
      return row && toRow(row);
    },
    create: async (body, { db, stamps: { add } }) =>
      toRow(await db.activity.create({ data: { ...columns(body), activity_type: 'A2', activity_date: new Date(), ...add } })),
    update: async (body, { db, stamps: { edit }, where }) =>
      toRow(await db.activity.update({ where, data: { ...columns(body), ...edit } })),
  });
}

let t: TestApp;
let reviewer: Client;
let malee: Client;
beforeAll(async () => {
  t = await testApp({}, essayResource);
  const all = { view: 'Y', add: 'Y', edit: 'Y' } as const;
  reviewer = await t.person({ user_name: 'reviewer', pages: { [essay.page]: all } });
  malee = await t.person({ user_name: 'malee', pages: { [essay.page]: { ...all, own_only: 'Y' } } });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.app.db.outgoingMail.deleteMany();
});

const write = async (by: Client, fields: Record<string, string> = {}) =>
  (await by.call('POST /essays', form({ user_name: 'malee', title: 'ฤดูฝน', ...fields }))).json();
const update = (by: Client, fields: object) => by.call('POST /update_essays', fields);
const returned = async () => {
  const { activity_id } = await write(malee);
  const decision = { status_check: 'C', status_check_text: 'ชื่อเรื่องสั้นเกินไป', status_check_field: 'title' };
  return (await update(reviewer, { activity_id, ...decision })).json();
};
const mails = () => t.app.db.outgoingMail.findMany();

describe('an owner', () => {
  test.each(['S', 'C', 'E', 'banana'])('who sets %s on their own record gets W', async (status_check) => {
    expect(await write(malee, { status_check })).toMatchObject({ status_check: 'W' });
  });

  test('resets state and reason by saving a change; the history has the reason', async () => {
    const { activity_id } = await returned();
    const saved = await update(malee, { activity_id, title: 'ฤดูฝนที่ผ่านมา', status_check: 'S', status_check_text: 'ดีแล้ว' });
    expect(saved.json()).toMatchObject({ status_check: 'W', status_check_text: '', status_check_field: '' });
    const line = await t.app.db.auditLog.findFirst({ where: { record_id: String(activity_id) }, orderBy: { id: 'desc' } });
    expect(line?.changes).toMatchObject({ status_check: ['C', 'W'], status_check_text: ['ชื่อเรื่องสั้นเกินไป', ''] });
  });

  test.each(['C', 'E'])('who saves a record sent back as %s without a change leaves state and reason unchanged', async (status_check) => {
    const { activity_id } = await write(malee);
    const verdict = { status_check, status_check_text: 'ชื่อเรื่องสั้นเกินไป', status_check_field: 'title' };
    await update(reviewer, { activity_id, ...verdict });
    const lines = () => t.app.db.auditLog.count({ where: { record_id: String(activity_id) } });
    const before = await lines();
    for (const same of [{ title: 'ฤดูฝน' }, { title: ' ฤดูฝน ', status_check: 'W', status_check_text: '' }, {}]) {
      const answer = (await update(malee, { activity_id, ...same })).json();
      expect(answer).toMatchObject({ ...verdict, is_unchanged: true, message: expect.stringContaining('ไม่มีช่องใดเปลี่ยนแปลง') });
    }
    expect(await lines()).toBe(before);
    const changed = (await update(malee, { activity_id, title: 'ฤดูฝนที่ผ่านมา' })).json();
    expect(changed).toMatchObject({ status_check: 'W', status_check_text: '' });
    expect(changed.is_unchanged).toBeUndefined();
  });

  test('may also save by multipart', async () => {
    const { activity_id } = await returned();
    const saved = await malee.call(
      'POST /update_essays',
      form({ activity_id: String(activity_id), title: 'ฤดูหนาว', status_check: 'C', status_check_text: '' }),
    );
    expect(saved.json()).toMatchObject({ status_check: 'W', status_check_text: '' });
  });
});

test('an owner adds at most a hundred records on a day in Bangkok, a reviewer as many as come', async () => {
  const niran = await t.person({ user_name: 'niran', pages: { [essay.page]: { view: 'Y', add: 'Y', own_only: 'Y' } } });
  const lineBy = (user_name: string) => ({ user_name, action: 'add', entity: 'essay', record_id: '0', changes: {}, request_id: 'x' });
  for (const { user_name } of [niran, reviewer]) await t.app.db.auditLog.createMany({ data: Array(99).fill(lineBy(user_name)) });
  const add = (by: Client, language = 'th') =>
    by.call('POST /essays', { user_name: 'niran', title: 'ฝน' }, { 'accept-language': language });
  expect((await add(niran)).statusCode).toBe(201);
  const refused = await add(niran, 'en');
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: 'added_today', message: expect.stringContaining('tomorrow') }]);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(86_400);
  expect((await add(reviewer)).statusCode).toBe(201);
  expect((await add(reviewer)).statusCode).toBe(201);
  const yesterday = new Date(Date.parse(`${todayInBangkok()}T00:00:00+07:00`) - 1);
  await t.app.db.auditLog.updateMany({ where: { user_name: 'niran' }, data: { at: yesterday } });
  expect((await add(niran)).statusCode).toBe(201);
});

describe('a reviewer', () => {
  test.each(['C', 'E'])('must give a reason with %s', async (status_check) => {
    const { activity_id } = await write(malee);
    const refused = await update(reviewer, { activity_id, status_check });
    expect(refused.json()).toMatchObject({ code: 'invalid', fields: { status_check_text: { code: 'required' } } });
    expect((await update(reviewer, { activity_id, status_check, status_check_text: 'ซ้ำ' })).json()).toMatchObject({ status_check });
  });

  test('may set any state from any other', async () => {
    const { activity_id } = await returned();
    for (const status_check of ['S', 'W', 'E', 'W', 'S']) {
      const fields = { activity_id, status_check, status_check_text: 'เหตุผล' };
      expect((await update(reviewer, fields)).json()).toMatchObject({ status_check });
    }
  });

  test('gets a stale error when the owner has saved first', async () => {
    const { activity_id, updated_at } = await write(malee);
    await update(malee, { activity_id, title: 'แก้แล้ว' });
    expect((await update(reviewer, { activity_id, updated_at, status_check: 'S' })).statusCode).toBe(409);
  });

  test('must name a field, not free text', async () => {
    const { activity_id } = await write(malee);
    const refused = await update(reviewer, { activity_id, status_check_field: '<b>ชื่อ</b>' });
    expect(refused.json()).toMatchObject({ fields: { status_check_field: { code: 'format' } } });
  });
});

describe('the mail', () => {
  test('notifies the owner once that a record was sent back, with the reason', async () => {
    const { activity_id } = await returned();
    await update(reviewer, { activity_id, title: 'ฤดูฝน 2' });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe('malee@faculty.example');
    const { subject } = mail ?? {};
    expect(subject).toBe('ผลงานและกิจกรรมของคุณที่ผู้ตรวจส่งกลับ: ฤดูฝน');
  });

  test('contains the record, the reason and a link', async () => {
    const sent: string[] = [];
    const { queue } = t.app.mailer;
    t.app.mailer.queue = async (_db, mail) => void sent.push(mail.text);
    const { activity_id } = await returned();
    t.app.mailer.queue = queue;
    for (const words of ['“ฤดูฝน”', 'ชื่อเรื่องสั้นเกินไป', `/member/members?edit=${activity_id}`]) expect(sent.join()).toContain(words);
  });

  test('is not sent for a correct record, the reviewer’s own record or a locked owner', async () => {
    const { activity_id } = await write(malee);
    await update(reviewer, { activity_id, status_check: 'S' });
    const own = await write(reviewer, { user_name: 'reviewer' });
    await update(reviewer, { activity_id: own.activity_id, status_check: 'C', status_check_text: 'เอง' });
    await t.app.db.user.update({ where: { user_name: 'malee' }, data: { disabled: true } });
    await update(reviewer, { activity_id, status_check: 'C', status_check_text: 'แก้' });
    await t.app.db.user.update({ where: { user_name: 'malee' }, data: { disabled: false } });
    expect(await mails()).toEqual([]);
  });

  test('is not sent when the decision is not saved', async () => {
    const { activity_id, updated_at } = await write(malee);
    await update(malee, { activity_id, title: 'แก้ก่อน' });
    await update(reviewer, { activity_id, updated_at, status_check: 'C', status_check_text: 'ช้าไป' });
    expect(await mails()).toEqual([]);
  });
});
