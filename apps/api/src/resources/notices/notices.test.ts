import { type NoticeSetting, noticeKindNames, noticeKinds } from '@faculty/contracts/notices/notice';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Client, type TestApp, testApp } from '../../../test/test-app.ts';
import { notify } from '../../kit/notices/notify.ts';
import { sendDailyMails } from './daily-mail.ts';

let t: TestApp;
let reviewer: Client;
let malee: Client;
const all = { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y' } as const;
const page = '/web/content_activity' as const;
/** 07:00 on the next day in Bangkok, whatever the clock says now. */
const nextMorning = () => new Date(Date.parse(`${new Date(Date.now() + 31 * 3_600_000).toISOString().slice(0, 10)}T00:00:03Z`));

beforeAll(async () => {
  t = await testApp();
  reviewer = await t.person({ user_name: 'reviewer', pages: { [page]: all, '/web/review': { view: 'Y' } } });
  malee = await t.person({ user_name: 'malee', pages: { [page]: { ...all, own_only: 'Y' } } });
});
afterAll(() => t.close());
const sent: { to: string; subject: string; text: string }[] = [];
beforeEach(async () => {
  await t.app.db.notice.deleteMany();
  await t.app.db.noticeSetting.deleteMany();
  sent.length = 0;
  vi.spyOn(t.app.mailer, 'queue').mockImplementation(async (_db, mail) => void sent.push(mail));
});

let made = 0;
const addActivity = async (by = malee): Promise<{ activity_id: number; activity_title_th: string; updated_at: string }> => {
  const body = {
    activity_type: 'A2',
    activity_title_th: `อบรม ${++made}`,
    activity_title_en: `Training ${made}`,
    activity_date: '2026-11-03',
    status_link: 'N',
    activity_h_url: 'https://faculty.example/x',
    activity_agency_title: 'คณะ',
    activity_place_title: 'ห้องประชุม',
  };
  const answer = await by.call('POST /web_con_activitys', body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const choose = (by: Client, setting: NoticeSetting) => by.call('PUT /api/profileNotices', setting);
const usual = Object.fromEntries(noticeKindNames.map((kind) => [kind, noticeKinds[kind].usual])) as NoticeSetting['times'];

describe('what a person chooses', () => {
  test('is the usual until they do, and theirs alone', async () => {
    expect((await malee.call('GET /api/profileNotices')).json()).toEqual({ language: 'th', times: usual });
    const chosen = { language: 'en', times: { ...usual, sent_back: 'never' } } as const;
    expect((await choose(malee, chosen)).json()).toEqual(chosen);
    expect((await malee.call('GET /api/profileNotices')).json()).toEqual(chosen);
    expect((await reviewer.call('GET /api/profileNotices')).json()).toEqual({ language: 'th', times: usual });
    expect((await t.call('GET /api/profileNotices')).statusCode).toBe(401);
    expect((await malee.call('PUT /api/profileNotices', { ...chosen, times: { ...usual, sent_back: 'weekly' } })).statusCode).toBe(400);
  });

  test('at once is mailed at once and not again, never is not told at all', async () => {
    const times = { ...usual, to_review: 'now' } as const;
    await choose(reviewer, { language: 'en', times });
    const { activity_title_th } = await addActivity();
    expect(sent).toMatchObject([
      {
        to: 'reviewer@faculty.example',
        subject: expect.stringContaining('Training'),
        text: expect.stringContaining('/app/profile#notices'),
      },
    ]);
    expect(sent[0]?.text).not.toContain(activity_title_th);
    await sendDailyMails(t.app, nextMorning());
    expect(sent).toHaveLength(1);
    await choose(reviewer, { language: 'en', times: { ...usual, to_review: 'never' } });
    await addActivity();
    expect(await t.app.db.notice.count({ where: { user_id: reviewer.id, is_daily: true } })).toBe(0);
  });
});

describe('the daily mail', () => {
  test('tells everything of the day in one mail, each in its language, and nothing twice, also with several servers', async () => {
    const [first, second] = [await addActivity(), await addActivity()];
    const counts = await Promise.all([1, 2, 3].map(() => sendDailyMails(t.app, nextMorning())));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await sendDailyMails(t.app, nextMorning())).toBe(0);
    expect(sent).toHaveLength(1);
    const [mail] = sent;
    expect(mail?.subject).toMatch(/^สรุปประจำวันที่ \d+ \S+ 25\d\d: 2 เรื่อง$/);
    for (const words of [
      noticeKinds.to_review.th,
      first.activity_title_th,
      second.activity_title_th,
      `/web/review?review=activity-${first.activity_id}`,
    ])
      expect(mail?.text).toContain(words);
  });

  test('claims each notice once without the lock of the job too', async () => {
    await addActivity();
    let waiting: Promise<number> = Promise.resolve(-1);
    // another server has claimed them and not committed yet
    await t.app.db.$transaction(async (db) => {
      await db.notice.updateMany({ where: { user_id: reviewer.id }, data: { mailed_at: new Date() } });
      waiting = sendDailyMails(t.app, nextMorning());
      await new Promise((done) => setTimeout(done, 300));
    });
    expect(await waiting).toBe(0);
    expect(sent).toEqual([]);
  });

  test('loses nothing when the mail cannot be queued', async () => {
    await addActivity();
    vi.spyOn(t.app.mailer, 'queue').mockRejectedValueOnce(new Error('the process dies'));
    await expect(sendDailyMails(t.app, nextMorning())).rejects.toThrow();
    vi.spyOn(t.app.mailer, 'queue').mockImplementation(async (_db, mail) => void sent.push(mail));
    expect(await sendDailyMails(t.app, nextMorning())).toBe(1);
    expect(sent).toHaveLength(1);
  });

  test('says nothing of what is done, deleted or no longer theirs to open; with nothing left there is none', async () => {
    const [decided, gone, waiting] = [await addActivity(), await addActivity(), await addActivity()];
    await reviewer.call('POST /update_con_activitys', { activity_id: decided.activity_id, status_check: 'S' });
    await malee.call('POST /delete_con_activitys', { activity_id: gone.activity_id });
    await sendDailyMails(t.app, nextMorning());
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(waiting.activity_title_th);
    for (const { activity_title_th } of [decided, gone]) expect(sent[0]?.text).not.toContain(activity_title_th);

    await addActivity();
    await t.app.db.role.updateMany({ where: { user_name: 'reviewer', role_page: page }, data: { own_only: 'Y' } });
    expect(await sendDailyMails(t.app, nextMorning())).toBe(0);
    await t.app.db.role.updateMany({ where: { user_name: 'reviewer', role_page: page }, data: { own_only: 'N' } });
    expect(sent).toHaveLength(1);
  });

  test('is not sent to a locked account, nor about what was told after seven', async () => {
    await addActivity();
    await t.app.db.user.update({ where: { user_name: 'reviewer' }, data: { disabled: true } });
    expect(await sendDailyMails(t.app, nextMorning())).toBe(0);
    await t.app.db.user.update({ where: { user_name: 'reviewer' }, data: { disabled: false } });
    await addActivity();
    expect(await sendDailyMails(t.app, new Date(Date.now() - 3_600_000))).toBe(0);
    expect(sent).toEqual([]);
    expect(await sendDailyMails(t.app, nextMorning())).toBe(1);
  });

  test('has at most 20 of a kind and counts the others, a record once', async () => {
    const { activity_id } = await addActivity();
    const about = { kind: 'to_review', title: 'x', title_en: '', detail: { th: 'ก', en: 'a' }, path: '/web/review' } as const;
    for (let n = 0; n < 22; n += 1) await addActivity();
    await notify(t.app, { db: t.app.db, onCommit: [] }, ['reviewer'], { ...about, entity: 'activity', record_id: String(activity_id) });
    await sendDailyMails(t.app, nextMorning());
    expect(sent[0]?.text.match(/^- /gm)).toHaveLength(20);
    expect(sent[0]?.text).toContain('และอีก 3 รายการ');
  });

  test('content to be looked at again is told once, in the mail of its day, to who is to look', async () => {
    const staff = await t.person({ user_name: 'keeper', pages: { '/web/content_page': all } });
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    const body = { page_url: 'look', page_title_th: 'ดูอีกครั้ง', page_content_th: '<p>x</p>', review_on: today, review_owner: 'keeper' };
    const answer = await staff.call('POST /webConPages', body);
    expect(answer.statusCode, answer.body).toBe(201);
    for (const _ of [1, 2]) await sendDailyMails(t.app, new Date());
    expect(await t.app.db.notice.count({ where: { kind: 'look_again', user_id: staff.id } })).toBe(1);
    await sendDailyMails(t.app, nextMorning());
    expect(sent).toMatchObject([{ to: 'keeper@faculty.example', text: expect.stringContaining('ดูอีกครั้ง') }]);
    await t.app.db.contentPage.deleteMany();
  });

  test('content to be looked at again is told nobody who may not open it, and who wishes no mail keeps nobody from theirs', async () => {
    const usualOf = { language: 'th', times: usual } as const;
    const never = await t.person({ user_name: 'never1', pages: { '/web/content_page': all } });
    await t.person({ user_name: 'daily1', pages: { '/web/content_page': all } });
    const noright = await t.person({ user_name: 'noright' });
    await choose(never, { ...usualOf, times: { ...usual, look_again: 'never' } });
    await choose(noright, { ...usualOf, times: { ...usual, look_again: 'now' } });
    const due = (owner: string, day: string, count: number) =>
      t.app.pool.query(
        `INSERT INTO web_con_pages (page_url, page_title_th, review_on, review_owner, created_by, updated_by, updated_at)
       SELECT $1 || n, 'ครบกำหนด ' || $1, $2, $1, 's', 's', now() FROM generate_series(1, $3::int) n`,
        [owner, day, count],
      );
    await due('never1', '2026-01-02', 101);
    await due('noright', '2026-01-03', 1);
    await due('daily1', '2026-02-02', 1);
    for (const _ of [1, 2]) await sendDailyMails(t.app, new Date());
    expect(await sendDailyMails(t.app, nextMorning())).toBe(1);
    expect(sent).toMatchObject([{ to: 'daily1@faculty.example' }]);
    await t.app.db.contentPage.deleteMany();
  });

  test('is one a day: what is told late waits for the next', async () => {
    const late = () =>
      t.app.db.notice.updateMany({ where: { is_daily: true, mailed_at: null }, data: { made_at: new Date(Date.now() - 2 * 86_400_000) } });
    await choose(reviewer, { language: 'th', times: { ...usual, to_review: 'now' } });
    await addActivity();
    await choose(reviewer, { language: 'th', times: usual });
    await addActivity();
    await late();
    expect(await sendDailyMails(t.app, new Date())).toBe(1);
    await addActivity();
    await late();
    expect(await sendDailyMails(t.app, new Date())).toBe(0);
    expect(await sendDailyMails(t.app, nextMorning())).toBe(1);
  });

  test('holds nothing that was mailed at once, however old it is made', async () => {
    await choose(reviewer, { language: 'th', times: { ...usual, to_review: 'now' } });
    const { activity_id } = await addActivity();
    expect(sent).toHaveLength(1);
    await t.app.db.notice.updateMany({ data: { made_at: new Date(Date.now() - 2 * 86_400_000) } });
    expect(await sendDailyMails(t.app, new Date())).toBe(0);
    expect(await t.app.db.notice.findMany({ where: { record_id: String(activity_id) } })).toMatchObject([
      { is_daily: false, mailed_at: null },
    ]);
  });

  test('notices are forgotten after 30 days', async () => {
    await addActivity();
    await t.app.db.notice.updateMany({ data: { made_at: new Date(Date.now() - 31 * 86_400_000), mailed_at: new Date() } });
    await sendDailyMails(t.app, new Date());
    expect(await t.app.db.notice.count()).toBe(0);
  });
});
