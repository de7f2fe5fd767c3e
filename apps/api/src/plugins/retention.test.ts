import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSweepEnded, sweepNow } from '../../test/sweep-now.ts';
import { type TestApp, testApp } from '../../test/test-app.ts';
import { enforceRetention } from './retention.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await startSweepEnded(t.app);
});
afterAll(() => t.close());

const keepDays = { history: 100, mails: 10, visits: 50 };
const now = new Date('2026-11-25T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const enforce = (keep = keepDays) => enforceRetention(t.app.db, keep, now);

beforeEach(async () => {
  await t.app.pool.query(
    'TRUNCATE audit_logs, outgoing_mails, mem_lc_checkin_users, mem_lc_users, one_time_tokens, up_departments CASCADE',
  );
});

describe('what is older than its limit goes, what is younger stays', () => {
  test('history, with its long texts', async () => {
    const line = (days: number) => ({
      at: daysAgo(days),
      user_name: 'malee',
      action: 'edit',
      entity: 'news',
      record_id: String(days),
      changes: {},
      request_id: 'r',
      texts: { create: { field: 'news_content_th', before: 'ก' } },
    });
    for (const days of [99, 101, 500]) await t.app.db.auditLog.create({ data: line(days) });
    expect(await enforce()).toEqual({ history: 2 });
    expect((await t.app.db.auditLog.findMany()).map(({ record_id }) => record_id)).toEqual(['99']);
    expect(await t.app.db.auditText.count()).toBe(1);
  });

  test('mails', async () => {
    const mail = (days: number) => ({ recipient: `m${days}@faculty.example`, subject: 's', text: '', created_at: daysAgo(days) });
    await t.app.db.outgoingMail.createMany({ data: [9, 11].map(mail) });
    expect(await enforce()).toEqual({ mails: 1 });
    expect((await t.app.db.outgoingMail.findMany()).map(({ recipient }) => recipient)).toEqual(['m9@faculty.example']);
  });

  test('the member and the scans of a visit, not the visit itself, and not one that has no end', async () => {
    const stamps = { created_by: 'test', updated_by: 'test' };
    const { up_department_id: job_title } = await t.app.db.department.create({ data: { up_department_name_th: 'คณะศิลปศาสตร์' } });
    const names = { prefix_title_th: '', fname_th: 'มะลิ', lname_th: 'ใจงาม', fname_en: 'Mali', lname_en: 'Jaingam' };
    const { user_id } = await t.app.db.lcUser.create({
      data: { user_name: 'mali', user_code: '123456', user_type: 'S', job_title, ...names, ...stamps },
    });
    const visit = (days: number, isEnded: boolean) => ({
      user_id,
      user_type: 'S' as const,
      job_title,
      time_in: daysAgo(days),
      time_out: isEnded ? daysAgo(days) : null,
      reason: 'มะลิลืมบัตร',
      ...stamps,
      scans: { create: { scan_id: crypto.randomUUID(), outcome: 'in', scanned_at: daysAgo(days) } },
    });
    for (const [days, isEnded] of [
      [49, true],
      [51, true],
      [52, false],
    ] as const)
      await t.app.db.lcVisit.create({ data: visit(days, isEnded) });
    expect(await enforce()).toEqual({ visits: 1 });
    expect(await enforce()).toEqual({});
    const found = await t.app.db.lcVisit.findMany({ orderBy: { time_in: 'desc' }, include: { scans: true } });
    expect(found.map(({ user_id, reason, scans, user_type }) => [user_id, reason, scans.length, user_type])).toEqual([
      [user_id, 'มะลิลืมบัตร', 1, 'S'],
      [null, '', 0, 'S'],
      [user_id, 'มะลิลืมบัตร', 1, 'S'],
    ]);
  });

  test('links that have ended', async () => {
    const { id: user_id } = await t.person();
    const link = (hash: string, expires_at: Date) => ({ hash, purpose: 'password_reset' as const, user_id, expires_at });
    await t.app.db.oneTimeToken.createMany({ data: [link('ended', daysAgo(1)), link('open', daysAgo(-1))] });
    expect(await enforce()).toEqual({ links: 1 });
    expect((await t.app.db.oneTimeToken.findMany()).map(({ hash }) => hash)).toEqual(['open']);
  });
});

test('0 days means for ever', async () => {
  await t.app.db.outgoingMail.create({ data: { recipient: 'a@faculty.example', subject: 's', text: '', created_at: daysAgo(9_000) } });
  expect(await enforce({ history: 0, mails: 0, visits: 0 })).toEqual({});
  expect(await t.app.db.outgoingMail.count()).toBe(1);
});

test('more than one batch goes in one run', async () => {
  await t.app.pool.query(
    `INSERT INTO outgoing_mails (recipient, subject, text, created_at) SELECT 'a@faculty.example', 's', '', $1 FROM generate_series(1, 12000)`,
    [daysAgo(11)],
  );
  expect(await enforce()).toEqual({ mails: 12_000 });
});

test('the hourly job does it, with the settings of the server', async () => {
  const { mails } = t.app.config.keepDays;
  const mail = (days: number) => ({
    recipient: `m${days}@faculty.example`,
    subject: 's',
    text: '',
    created_at: new Date(Date.now() - days * 86_400_000),
  });
  await t.app.db.outgoingMail.createMany({ data: [mails - 1, mails + 1].map(mail) });
  await sweepNow(t.app);
  expect((await t.app.db.outgoingMail.findMany()).map(({ recipient }) => recipient)).toEqual([`m${mails - 1}@faculty.example`]);
});
