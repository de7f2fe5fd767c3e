import { activity } from '@faculty/contracts/works/activity';
import { work } from '@faculty/contracts/works/work';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';
import type { ReviewSource } from '../../kit/reviews/review.ts';

let t: TestApp;
/** Decides on works and activities. */
let reviewer: Client;
/** Decides on activities alone. */
let clerk: Client;
let malee: Client;
const all = { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y' } as const;
const own = { ...all, own_only: 'Y' } as const;
const queue = { '/web/review': { view: 'Y' } } as const;
beforeAll(async () => {
  t = await testApp();
  reviewer = await t.person({ user_name: 'reviewer', pages: { [activity.page]: all, [work.page]: all, ...queue } });
  clerk = await t.person({ user_name: 'clerk', pages: { [activity.page]: all, [work.page]: { view: 'Y' }, ...queue } });
  malee = await t.person({ user_name: 'malee', pages: { [activity.page]: own, [work.page]: own, ...queue } });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.app.db.activity.deleteMany();
  await t.app.db.work.deleteMany();
  await t.app.db.outgoingMail.deleteMany();
});

const stamps = { created_by: 'malee', updated_by: 'malee' };
/** A work that lacks what today's rules ask for: whoever decides on it must not be asked for that. */
const addWork = (title: string, updated_at: string, more: object = {}) =>
  t.app.db.work.create({
    data: {
      user_name: 'malee',
      work_type: 'W1',
      work_type_detail: 'L1',
      work_title_th: title,
      work_public_year: 2569,
      updated_at,
      ...stamps,
      ...more,
    },
  });
const addActivity = (title: string, updated_at: string, more: object = {}) =>
  t.app.db.activity.create({
    data: { user_name: 'malee', activity_type: 'A2', activity_title_th: title, activity_date: new Date(), updated_at, ...stamps, ...more },
  });
const titles = async (by: Client, query = '') =>
  (await by.call(`GET /reviews${query}`)).json().rows.map(({ title }: { title: string }) => title);
/** Decides on a record as it is now, unless the verdict names another version. */
const decide = async (by: Client, id: string, verdict: object) => {
  const [entity, number] = id.split('/');
  const now =
    entity === 'work'
      ? await t.app.db.work.findUnique({ where: { work_id: Number(number) || 0 } })
      : await t.app.db.activity.findUnique({ where: { activity_id: Number(number) || 0 } });
  return by.call(`PUT /reviews/${id}`, { updated_at: now?.updated_at ?? new Date(), ...verdict });
};
const back = { status_check: 'C', status_check_text: 'ไม่มีไฟล์', status_check_field: 'work_h_file' };

describe('the queue', () => {
  beforeEach(async () => {
    await addWork('ผลงานใหม่', '2026-11-03T00:00:00Z');
    await addActivity('กิจกรรมเก่า', '2026-11-01T00:00:00Z');
    await addActivity('กิจกรรมกลาง', '2026-11-02T00:00:00Z', { user_name: 'clerk' });
    await addActivity('ตรวจแล้ว', '2026-10-01T00:00:00Z', { status_check: 'S' });
    await addActivity('ไม่ใช้แล้ว', '2026-10-01T00:00:00Z', { active: 'N' });
  });

  test('has works and activities that wait, the oldest first', async () => {
    expect(await titles(reviewer)).toEqual(['กิจกรรมเก่า', 'กิจกรรมกลาง', 'ผลงานใหม่']);
    expect(await titles(reviewer, '?field=since&sort=desc')).toEqual(['ผลงานใหม่', 'กิจกรรมกลาง', 'กิจกรรมเก่า']);
    expect((await reviewer.call('GET /reviews?limit=1&page=1')).json()).toMatchObject({ count: 3, rows: [{ title: 'กิจกรรมกลาง' }] });
  });

  test('is filtered by kind and person, and searched', async () => {
    expect(await titles(reviewer, '?entity=work')).toEqual(['ผลงานใหม่']);
    expect(await titles(reviewer, '?user_name=clerk')).toEqual(['กิจกรรมกลาง']);
    expect(await titles(reviewer, `?q=${encodeURIComponent('เก่า')}`)).toEqual(['กิจกรรมเก่า']);
  });

  test('shows each the kinds they decide on, and owners nothing', async () => {
    expect(await titles(clerk)).toEqual(['กิจกรรมเก่า', 'กิจกรรมกลาง']);
    expect(await titles(malee)).toEqual([]);
    expect((await (await t.person()).call('GET /reviews')).statusCode).toBe(403);
  });

  test('is counted for each as they see it, and anew after a decision', async () => {
    const count = async (by: Client) => (await by.call('GET /reviews/count')).json();
    expect([await count(reviewer), await count(clerk), await count(malee)]).toEqual([{ count: 3 }, { count: 2 }, { count: 0 }]);
    const { work_id } = await t.app.db.work.findFirstOrThrow();
    await decide(reviewer, `work/${work_id}`, { status_check: 'S' });
    expect(await count(reviewer)).toEqual({ count: 2 });
    expect((await (await t.person()).call('GET /reviews/count')).statusCode).toBe(403);
  });
});

describe('a decision', () => {
  test('changes the verdict and nothing else, whatever else is wrong in the record', async () => {
    const { work_id } = await addWork('ขาดข้อมูล', '2026-11-03T00:00:00Z', { status_link: 'N', work_h_url: '#' });
    const before = await t.app.db.work.findUniqueOrThrow({ where: { work_id } });
    const answer = await decide(reviewer, `work/${work_id}`, back);
    expect(answer.json(), answer.body).toMatchObject({ entity: 'work', record_id: String(work_id), ...back });
    const after = await t.app.db.work.findUniqueOrThrow({ where: { work_id } });
    expect(after).toEqual({ ...before, ...back, updated_by: 'reviewer', updated_at: expect.any(Date) });
  });

  test('tells the owner by mail, and stands in the history with who', async () => {
    const { activity_id } = await addActivity('อบรม', '2026-11-03T00:00:00Z');
    await decide(reviewer, `activity/${activity_id}`, { status_check: 'E', status_check_text: 'ซ้ำ' });
    expect(await t.app.db.outgoingMail.findMany()).toMatchObject([{ recipient: 'malee@faculty.example' }]);
    const { rows } = (await reviewer.call(`GET /history/activity/${activity_id}`)).json();
    expect(rows[0]).toMatchObject({ user_name: 'reviewer', action: 'edit', changes: { status_check: ['W', 'E'] } });
  });

  test('is taken back by another, which stands in the history as well', async () => {
    const { activity_id } = await addActivity('อบรม', '2026-11-03T00:00:00Z');
    const { updated_at } = (await decide(reviewer, `activity/${activity_id}`, { status_check: 'S' })).json();
    const undone = await decide(reviewer, `activity/${activity_id}`, { status_check: 'W', updated_at });
    expect(undone.json()).toMatchObject({ status_check: 'W' });
    expect(await titles(reviewer)).toEqual(['อบรม']);
    expect(await t.app.db.auditLog.count({ where: { entity: 'activity', record_id: String(activity_id) } })).toBe(2);
  });

  test('needs a reason to send back', async () => {
    const { work_id } = await addWork('x', '2026-11-03T00:00:00Z');
    expect((await decide(reviewer, `work/${work_id}`, { status_check: 'C' })).json()).toMatchObject({
      fields: { status_check_text: { code: 'required' } },
    });
  });

  test('is refused when the record changed since it was looked at', async () => {
    const { work_id, updated_at } = await addWork('x', '2026-11-03T00:00:00Z');
    await t.app.db.work.update({ where: { work_id }, data: { work_title_th: 'ใหม่' } });
    expect((await decide(reviewer, `work/${work_id}`, { status_check: 'S', updated_at })).statusCode).toBe(409);
  });

  test('is refused when it does not say what was looked at', async () => {
    const { work_id } = await addWork('x', '2026-11-03T00:00:00Z');
    const refused = await reviewer.call(`PUT /reviews/work/${work_id}`, { status_check: 'S' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ fields: { updated_at: { code: 'required' } } });
    expect(await t.app.db.work.findUnique({ where: { work_id } })).toMatchObject({ status_check: 'W' });
  });

  test('of two at the same moment stands once', async () => {
    const { work_id, updated_at } = await addWork('x', '2026-11-03T00:00:00Z');
    const both = await Promise.all([
      decide(reviewer, `work/${work_id}`, { status_check: 'S', updated_at }),
      decide(reviewer, `work/${work_id}`, { ...back, updated_at }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('that comes too late by a moment is told who was first, by name', async () => {
    const { work_id } = await addWork('x', '2026-11-03T00:00:00Z');
    const source = t.app.reviewed.get('work') as ReviewSource;
    const { read } = source;
    // somebody else saves between the reading and the decision
    source.read = async (id, ctx) => {
      const row = await read(id, ctx);
      if (source.read !== read) await t.app.db.work.update({ where: { work_id }, data: { updated_by: 'clerk' } });
      source.read = read;
      return row;
    };
    const late = await decide(reviewer, `work/${work_id}`, { status_check: 'S' });
    expect([late.statusCode, late.json().changed]).toMatchObject([409, { by: 'clerk', name: 'ทดสอบ clerk' }]);
    expect(await t.app.db.work.findUnique({ where: { work_id } })).toMatchObject({ status_check: 'W' });
  });

  test.each([
    ['an owner, on their own', () => malee, 'activity', 403],
    ['an owner, on another’s', () => malee, 'other', 404],
    ['who only views that kind', () => clerk, 'work', 403],
  ])('is not for %s', async (_who, by, which, status) => {
    const { activity_id } = await addActivity('x', '2026-11-03T00:00:00Z');
    const { activity_id: other } = await addActivity('x', '2026-11-03T00:00:00Z', { user_name: 'clerk' });
    const { work_id } = await addWork('x', '2026-11-03T00:00:00Z');
    const id = { activity: `activity/${activity_id}`, other: `activity/${other}`, work: `work/${work_id}` }[which] as string;
    expect((await decide(by(), id, { status_check: 'S' })).statusCode).toBe(status);
    expect(await t.app.db.activity.count({ where: { status_check: 'S' } })).toBe(0);
  });

  test.each(['work/0', 'work/x', 'news/1', 'work/2147483647'])('on what is not there is refused: %s', async (id) => {
    expect((await decide(reviewer, id, { status_check: 'S' })).statusCode).toBe(404);
  });
});

describe('what came back', () => {
  test('is told to its owner alone, until they answer; the reviewer then sees why it had come back', async () => {
    const { activity_id } = await addActivity('อบรม', '2026-11-03T00:00:00Z', {
      activity_title_en: 'Training',
      activity_agency_title: 'คณะ',
      activity_place_title: 'ห้อง',
      status_link: 'N',
      activity_h_url: 'https://example.org',
    });
    await decide(reviewer, `activity/${activity_id}`, { ...back, status_check_field: 'activity_title_th' });
    const mine = async (by: Client) => (await by.call('GET /reviews/sent_back')).json();
    expect(await mine(malee)).toMatchObject([
      { entity: 'activity', record_id: String(activity_id), title: 'อบรม', status_check_text: 'ไม่มีไฟล์' },
    ]);
    expect(await mine(reviewer)).toEqual([]);
    expect(await titles(reviewer)).toEqual([]);
    const saved = await malee.call('POST /update_con_activitys', { activity_id, activity_title_th: 'อบรมการเขียน' });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await mine(malee)).toEqual([]);
    expect((await reviewer.call('GET /reviews')).json().rows).toMatchObject([{ title: 'อบรมการเขียน', earlier_reason: 'ไม่มีไฟล์' }]);
  });

  test('is told of what was cancelled for thirty days, of what is to be corrected until it is', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const reason = { status_check_text: 'ซ้ำ' };
    await addWork('ยกเลิกเมื่อวาน', daysAgo(1), { status_check: 'E', ...reason });
    await addWork('ยกเลิกนานแล้ว', daysAgo(31), { status_check: 'E', ...reason });
    await addWork('ให้แก้นานแล้ว', daysAgo(300), { status_check: 'C', ...reason });
    const returned = (await malee.call('GET /reviews/sent_back')).json();
    expect(returned.map(({ title }: { title: string }) => title)).toEqual(['ยกเลิกเมื่อวาน', 'ให้แก้นานแล้ว']);
  });

  test('is not told to who lost the page', async () => {
    await addActivity('x', '2026-11-03T00:00:00Z', { status_check: 'C', status_check_text: 'x' });
    const before = (await malee.call('GET /reviews/sent_back')).json();
    await t.app.db.role.updateMany({ where: { user_name: 'malee', role_page: activity.page }, data: { active: 'N' } });
    t.app.people.forget();
    expect([before.length, (await malee.call('GET /reviews/sent_back')).json().length]).toEqual([1, 0]);
    await t.app.db.role.updateMany({ where: { user_name: 'malee', role_page: activity.page }, data: { active: 'Y' } });
    t.app.people.forget();
  });
});
