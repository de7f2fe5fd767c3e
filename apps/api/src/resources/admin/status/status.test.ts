import type { StatusRow } from '@faculty/contracts/admin/system-status';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../../../../test/test-app.ts';
import { type Facts, factsOf, type Looked } from './facts.ts';
import { lookAtSystem, whatToTell } from './look-hourly.ts';
import { statusRows } from './status-rows.ts';

// a Monday, 15:00 in Bangkok
const now = new Date('2026-11-30T08:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const looked: Looked = { certificates: {}, sample: { looked: 50, missing: [] }, told: [], week: '', urgent_at: null };
const run = <Outcome>(days: number, outcome: Outcome, ended = true) => ({ began: ago(days), ended: ended ? ago(days) : null, outcome });
const archive = { files: 1_105, bytes: 26_000_000, missing: 0, changed: 0, archive: 'faculty.tar' };
const sso = { provider: 'openid-client', metadataUrl: '', tenantId: 't', clientId: 'c', clientSecret: 's' } as const;

/** Of a system where all is well. */
const well: Facts = {
  config: {
    production: true,
    smtpUrl: 'smtps://mail.faculty.ac.th',
    publicUrl: 'https://office.faculty.ac.th',
    websiteUrl: 'https://www.faculty.ac.th',
    sso,
    azureSecretExpires: '2028-01-31',
    localSignIn: false,
  },
  now,
  aheadMilliseconds: 0,
  jobs: {
    backup: run(0.5, archive),
    'backup tried': run(0.5, null),
    'trial restore': run(10, { day: '2026-11-20', done_by: 'สมชาย' }),
    'system status': run(0, {
      ...looked,
      certificates: {
        'office.faculty.ac.th': { until: ago(-60).toISOString(), problem: '' },
        'www.faculty.ac.th': { until: ago(-60).toISOString(), problem: '' },
      },
    }),
  },
  database: { version: '15.8', zone: 'UTC', server_zone: 'Asia/Bangkok', bytes: 85e6, file_bytes: 2e9, problems: [] },
  processZone: 'Asia/Bangkok',
  disk: { free: 50e9, size: 100e9 },
  mails: { given_up: 0, waiting: 0 },
  overdue: [],
};
const job = (jobs: Facts['jobs']): Partial<Facts> => ({ jobs: { ...well.jobs, ...jobs } });
const settings = (config: Partial<Facts['config']>): Partial<Facts> => ({ config: { ...well.config, ...config } });
const certificates = (until: Date | null) =>
  job({
    'system status': run(0, {
      ...looked,
      certificates: { 'www.faculty.ac.th': { until: until?.toISOString() ?? null, problem: 'ECONNREFUSED' } },
    }),
  });
const rowsWith = (facts: Partial<Facts>) => statusRows({ ...well, ...facts });

describe('the status', () => {
  test('is fine in every row where all is well, and gives no advice then', () => {
    expect(statusRows(well).filter(({ state, advice }) => state !== 'fine' || advice !== null)).toEqual([]);
  });

  test.each<[string, string, string, Partial<Facts>]>([
    ['a backup of two days', 'backup', 'fine', job({ backup: run(1.9, archive), 'backup tried': run(1.9, null) })],
    ['a backup older than two days', 'backup', 'look', job({ backup: run(2.1, archive), 'backup tried': run(2.1, null) })],
    ['a backup older than a week', 'backup', 'act', job({ backup: run(7.1, archive), 'backup tried': run(7.1, null) })],
    ['a backup of the year to come', 'backup', 'act', job({ backup: run(-365, archive), 'backup tried': run(-365, null) })],
    ['no backup', 'backup', 'act', { jobs: {} }],
    [
      'a first backup that failed',
      'backup',
      'act',
      job({ backup: run(0.1, { ...archive, archive: null }, false), 'backup tried': run(0.1, null) }),
    ],
    [
      'a failed backup after a whole one',
      'backup',
      'act',
      job({ backup: run(1, { ...archive, archive: null }), 'backup tried': run(0.1, null) }),
    ],
    ['a backup without some files', 'files', 'act', job({ backup: run(1, { ...archive, missing: 3 }), 'backup tried': run(0.1, null) })],
    [
      'a failed backup, which tells nothing of files',
      'files',
      'fine',
      job({ backup: run(1, { ...archive, archive: null }), 'backup tried': run(0.1, null) }),
    ],
    ['files that a check found changed', 'files', 'act', job({ files: run(0.1, { missing: 0, changed: 1 }) })],
    ['files that were there again in a later backup', 'files', 'fine', job({ files: run(0.9, { missing: 2, changed: 0 }) })],
    [
      'files that the sample misses',
      'files',
      'act',
      job({ 'system status': run(0, { ...looked, sample: { looked: 50, missing: ['a'] } }) }),
    ],
    ['files that nobody looked for', 'files', 'unknown', { jobs: {} }],
    ['15 % of the disk', 'disk', 'fine', { disk: { free: 15e9, size: 100e9 } }],
    ['14 % of the disk', 'disk', 'look', { disk: { free: 14e9, size: 100e9 } }],
    ['less than 2 GB of a small disk', 'disk', 'look', { disk: { free: 1.9e9, size: 4e9 } }],
    ['less than 5 % of the disk', 'disk', 'act', { disk: { free: 4.9e9, size: 100e9 } }],
    ['a disk that cannot be read', 'disk', 'unknown', { disk: null }],
    ['no mail server', 'mail', 'act', settings({ smtpUrl: null })],
    ['no mail server while trying out', 'mail', 'fine', settings({ smtpUrl: null, production: false })],
    ['a mail given up', 'mail', 'look', { mails: { given_up: 1, waiting: 0 } }],
    ['a mail that waits', 'mail', 'look', { mails: { given_up: 0, waiting: 1 } }],
    ['clocks 6 seconds apart', 'clock', 'look', { aheadMilliseconds: -6_000 }],
    ['clocks 61 seconds apart', 'clock', 'act', { aheadMilliseconds: 61_000 }],
    ['a clock that jumped', 'clock', 'look', job({ clock: run(0, { ahead_seconds: 31_536_000 }) })],
    ['a connection that is not in UTC', 'clock', 'act', { database: { ...well.database, zone: 'Asia/Bangkok' } }],
    ['a certificate of 19 days', 'certificate www.faculty.ac.th', 'look', certificates(ago(-19.5))],
    ['a certificate of 13 days', 'certificate www.faculty.ac.th', 'act', certificates(ago(-13.5))],
    ['an ended certificate', 'certificate www.faculty.ac.th', 'act', certificates(ago(1))],
    ['a host that does not answer', 'certificate www.faculty.ac.th', 'unknown', certificates(null)],
    ['a host not asked yet', 'certificate office.faculty.ac.th', 'unknown', certificates(null)],
    ['addresses without https', 'certificate', 'fine', settings({ publicUrl: 'http://localhost:3000', websiteUrl: 'https://localhost' })],
    ['a secret of 61 days', 'secret', 'fine', settings({ azureSecretExpires: '2027-01-30' })],
    ['a secret of 60 days', 'secret', 'look', settings({ azureSecretExpires: '2027-01-29' })],
    ['a secret of a week', 'secret', 'act', settings({ azureSecretExpires: '2026-12-07' })],
    ['a secret without a day', 'secret', 'unknown', settings({ azureSecretExpires: null })],
    ['no secret', 'secret', 'fine', settings({ sso: null, azureSecretExpires: null })],
    ['no trial restore', 'trial_restore', 'look', { jobs: {} }],
    ['a trial restore 191 days ago', 'trial_restore', 'look', job({ 'trial restore': run(0, { day: '2026-05-23', done_by: '' }) })],
    ['a trial restore 190 days ago', 'trial_restore', 'fine', job({ 'trial restore': run(0, { day: '2026-05-24', done_by: '' }) })],
    ['a job that fails', 'jobs', 'look', { overdue: ['sweep'] }],
    ['the archived library', 'sign_in', 'look', settings({ sso: { ...sso, provider: 'passport-azure-ad' } })],
    ['a database without Thai', 'thai', 'look', { database: { ...well.database, problems: ['LATIN1'] } }],
  ])('%s: the row %s is %s, with advice unless it is fine', (_, key, state, facts) => {
    const row = rowsWith(facts).find((each) => each.key === key);
    expect(row).toMatchObject({ key, state, advice: state === 'fine' ? null : { th: expect.any(String), en: expect.any(String) } });
  });

  test('begins with what needs attention', () => {
    const states = rowsWith({
      ...settings({ smtpUrl: null, azureSecretExpires: null }),
      mails: { given_up: 1, waiting: 0 },
      overdue: ['sweep'],
    });
    expect(states.slice(0, 4).map(({ state }) => state)).toEqual(['act', 'look', 'unknown', 'fine']);
  });

  test('tells when the last backup was and what is in it, in both languages', () => {
    expect(statusRows(well).find(({ key }) => key === 'backup')?.value).toEqual({
      th: '30 พฤศจิกายน 2569 03.00\u00a0น.\u00a0· 1,105\u00a0ไฟล์ 26\u00a0MB',
      en: '30 November 2026 03:00\u00a0· 1,105\u00a0files, 26\u00a0MB',
    });
  });
});

describe('a mail', () => {
  const row = (key: string, state: StatusRow['state']): StatusRow => ({
    key,
    state,
    name: { th: '', en: '' },
    value: { th: '', en: '' },
    advice: null,
  });
  const mailState = { told: [], week: '2026-11-30', urgent_at: null };
  const at = (time: string) => new Date(`${time}+07:00`);

  test('of what is due goes once a week, from Monday 08:00 in Bangkok on', () => {
    const due = [row('disk', 'look')];
    const before = { ...mailState, week: '2026-11-23' };
    expect(whatToTell(due, before, at('2026-11-30T07:59'))).toMatchObject({ mail: false, week: '2026-11-23' });
    expect(whatToTell(due, before, at('2026-11-30T08:00'))).toMatchObject({ mail: true, week: '2026-11-30' });
    expect(whatToTell(due, mailState, at('2026-12-06T23:00'))).toMatchObject({ mail: false });
    expect(whatToTell([], before, at('2026-11-30T08:00'))).toMatchObject({ mail: false, week: '2026-11-30' });
  });

  test('of something newly to act on goes at once, once for it and once a day', () => {
    const [disk, both] = [[row('disk', 'act')], [row('disk', 'act'), row('mail', 'act')]];
    const first = whatToTell(disk, mailState, at('2026-12-01T10:00'));
    expect(first).toMatchObject({ mail: true, told: ['disk'] });
    expect(whatToTell(disk, first, at('2026-12-03T10:00'))).toMatchObject({ mail: false, told: ['disk'] });
    const second = whatToTell(both, first, at('2026-12-01T11:00'));
    expect(second).toMatchObject({ mail: false, told: ['disk'] });
    expect(whatToTell(both, second, at('2026-12-02T10:00'))).toMatchObject({ mail: true, told: ['disk', 'mail'] });
    expect(whatToTell([], first, at('2026-12-01T11:00'))).toMatchObject({ mail: false, told: [] });
  });
});

describe('a server', () => {
  let t: TestApp;
  let admin: Client;
  beforeAll(async () => {
    t = await testApp({ smtpUrl: 'smtp://127.0.0.1:9' });
    admin = await t.person({ user_name: 'admin', role: 'admin' });
    const gone = await t.person({ user_name: 'gone', role: 'admin' });
    await t.app.db.user.update({ where: { id: gone.id }, data: { disabled: true } });
    await t.person({ user_name: 'staff' });
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    await t.app.db.jobRun.deleteMany();
    await t.app.db.outgoingMail.deleteMany();
  });
  const anHourLater = () =>
    t.app.db.jobRun.update({ where: { name: 'system status' }, data: { began_at: new Date(Date.now() - 3_600_000) } });
  const recipients = async () => (await t.app.db.outgoingMail.findMany()).map(({ recipient }) => recipient);

  test('answers how it is to whoever has the right to see it, and takes trial restores from whoever may edit', async () => {
    const viewer = await t.person({ pages: { '/admin/status': { view: 'Y' } } });
    const restore = { day: '2026-11-20', done_by: 'สมชาย' };
    const refused = await t.person({ pages: { '/admin/audit': { super_admin: 'Y' } } });
    expect((await refused.call('GET /system_status')).statusCode).toBe(403);
    expect((await viewer.call('GET /system_status')).json()).toMatchObject({
      rows: expect.arrayContaining([expect.objectContaining({ key: 'backup', state: 'act' })]),
    });
    expect((await viewer.call('POST /system_status/trial_restore', restore)).statusCode).toBe(403);
    expect((await admin.call('POST /system_status/trial_restore', restore)).statusCode).toBe(200);
  });

  test('keeps the last trial restore and who noted it, and refuses one of tomorrow', async () => {
    const tomorrow = todayInBangkok(new Date(Date.now() + 86_400_000));
    const refused = await admin.call('POST /system_status/trial_restore', { day: tomorrow });
    expect([refused.statusCode, refused.json().fields.day.code]).toEqual([400, 'in_future']);
    await admin.call('POST /system_status/trial_restore', { day: '2025-11-20' });
    await admin.call('POST /system_status/trial_restore', { day: todayInBangkok(), done_by: 'สมชาย\nใจดี' });
    const rows: StatusRow[] = (await admin.call('GET /system_status')).json().rows;
    expect(rows.find(({ key }) => key === 'trial_restore')).toMatchObject({
      state: 'fine',
      value: { th: expect.stringContaining('สมชาย ใจดี') },
    });
    const audit = (await admin.call('GET /audit_logs?entity=system_status&page=0&limit=1')).json();
    expect(audit.rows[0]).toMatchObject({ user_name: 'admin', changes: { day: ['2025-11-20', todayInBangkok()] } });
  });

  test('reads what backups and checks of files note', async () => {
    const began_at = new Date(Date.now() - 3_600_000);
    const data = [
      { name: 'backup', began_at, ended_at: began_at, outcome: archive },
      { name: 'backup tried', began_at, ended_at: began_at },
      { name: 'files', began_at, ended_at: began_at, outcome: { missing: 0, changed: 0 } },
      { name: 'clock', began_at, outcome: { ahead_seconds: 400_000, held_back: true, since: began_at.toISOString() } },
    ];
    await t.app.db.jobRun.createMany({ data });
    const facts = await factsOf(t.app);
    expect(statusRows(facts).filter(({ key }) => ['backup', 'files', 'clock'].includes(key))).toEqual([
      expect.objectContaining({ key: 'clock', state: 'look' }),
      expect.objectContaining({ key: 'backup', state: 'fine' }),
      expect.objectContaining({ key: 'files', state: 'fine' }),
    ]);
    expect(Math.abs(facts.aheadMilliseconds)).toBeLessThan(5_000);
  });

  test('mails administrators in use, once over several instances', async () => {
    // the second one is refused the lock, or finds that all are told
    const told = await Promise.all([lookAtSystem(t.app), lookAtSystem(t.app)]);
    expect(told.filter((mails) => mails !== null && mails > 0)).toEqual([1]);
    expect(await recipients()).toEqual(['admin@faculty.example']);
    const [mail] = await t.app.db.outgoingMail.findMany();
    expect(mail?.text).toMatch(/การสำรองข้อมูล: ยังไม่เคยมี[\s\S]*Backup: No whole backup yet[\s\S]*\/admin\/status/);
    await anHourLater();
    expect(await lookAtSystem(t.app)).toBe(0);
  });

  test('mails nobody without a mail server, and tells all when there is one', async () => {
    t.app.config.smtpUrl = null;
    expect(await lookAtSystem(t.app)).toBe(0);
    t.app.config.smtpUrl = 'smtp://127.0.0.1:9';
    await anHourLater();
    expect(await lookAtSystem(t.app)).toBe(1);
  });

  test('finds a file that the database names and the store lacks, until it is there or its record has gone', async () => {
    const file = { name: 'a.pdf', mime: 'application/pdf', bytes: 1, public: true, claimed: true, created_by: 'admin' };
    await t.app.db.storedFile.create({ data: { path: 'docs/00000000-0000-4000-8000-000000000000.pdf', ...file } });
    const state = async () => statusRows(await factsOf(t.app)).find(({ key }) => key === 'files')?.state;
    await lookAtSystem(t.app);
    expect(await state()).toBe('act');
    await t.app.db.storedFile.deleteMany();
    await anHourLater();
    await lookAtSystem(t.app);
    expect(await state()).toBe('fine');
  });

  test('names its jobs that have not succeeded for long', async () => {
    expect(await t.app.metrics.overdueJobs()).toEqual([]);
    expect(await t.app.metrics.overdueJobs(Date.now() + 20 * 60_000)).toEqual(['mails', 'closing']);
    expect(await t.app.metrics.overdueJobs(Date.now() + 4 * 3_600_000)).toContain('system_status');
  });
});
