import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startSweepEnded, sweepNow } from '../../../test/sweep-now.ts';
import { type TestApp, testApp } from '../../../test/test-app.ts';
import { type Doubt, doubtOf, trustedNow } from './trusted-clock.ts';

const [hour, day] = [3_600_000, 86_400_000];

/** What is deleted by after looks at a clock, in hours: each one the pause before it, and how far the clock is wrong at it. */
function believed(looks: [pause: number, wrong: number][]): number[] {
  let [real, seen] = [0, 0];
  let doubt: Doubt = { ahead: 0, since: 0 };
  return looks.map(([pause, wrong]) => {
    real += pause * hour;
    const now = real + wrong * hour;
    doubt = doubtOf(now, seen, doubt);
    seen = now;
    return (now - doubt.ahead) / hour;
  });
}
const hourly = (hours: number, wrong = 0) => Array.from({ length: hours }, (): [number, number] => [1, wrong]);
const year = 365 * 24;

test('a clock that is right is believed, after a weekend off too', () => {
  expect(believed([...hourly(2), [62, 0], ...hourly(1)])).toEqual([1, 2, 64, 65]);
});

test('a clock that is a year ahead for a week deletes nothing early, and is believed at once when it is set right', () => {
  const looks = believed([...hourly(3), ...hourly(7 * 24, year), ...hourly(2)]);
  looks.forEach((at, index) => void expect(at).toBeLessThanOrEqual(index + 1));
  expect(looks.slice(-2)).toEqual([3 + 7 * 24 + 1, 3 + 7 * 24 + 2]);
});

test('after two months off nothing is deleted for two weeks, and then what is due', () => {
  const off = 61 * 24;
  const looks = believed([...hourly(1), [off, 0], ...hourly(14 * 24)]);
  expect(looks.slice(0, -1)).toEqual([1, ...Array.from({ length: 14 * 24 }, (_, index) => 1 + index)]);
  expect(looks.at(-1)).toBe(1 + off + 14 * 24);
});

test('two instances, one of which is a year ahead, delete nothing early', () => {
  const looks = believed(Array.from({ length: 30 * 24 }, (_, index) => [1, index % 2 === 0 ? year : 0]));
  looks.forEach((at, index) => void expect(at).toBeLessThanOrEqual(index + 1));
});

test('a clock that was behind and is set right is doubted as one that jumped ahead', () => {
  expect(believed([[1, -year], [1, -year], [1, 0], ...hourly(1)])).toEqual([1 - year, 2 - year, 2 - year, 3 - year]);
});

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await startSweepEnded(t.app);
  // the server's own sweep after its start would come in between
  await vi.waitFor(async () => expect(await t.app.db.jobRun.count({ where: { name: 'sweep', ended_at: { not: null } } })).toBe(1), 10_000);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.app.pool.query('TRUNCATE chores, binned, outgoing_mails, sessions, stored_files CASCADE');
});

const daysAgo = (days: number) => new Date(Date.now() - days * day);
/** The hourly job looked last so many days ago by the clock of now, and records were made just before. */
async function lastLook(days: number): Promise<void> {
  const before = new Date(daysAgo(days).getTime() - 2 * 60_000);
  const { db } = t.app;
  const stored = { mime: 'application/pdf', bytes: 1, public: true, claimed: false, created_by: 'a' };
  await t.person();
  await db.jobRun.create({ data: { name: 'sweep', began_at: daysAgo(days), ended_at: daysAgo(days) } });
  await db.binned.create({ data: { entity: 'news', record_id: '1', title: 'ข่าว', user_name: 'a', deleted_by: 'a', deleted_at: before } });
  await db.outgoingMail.create({ data: { recipient: 'a@faculty.example', subject: 's', text: '', created_at: before } });
  await db.session.updateMany({ data: { expires_at: new Date(before.getTime() + 8 * hour) } });
  await db.storedFile.create({ data: { path: 'news/a.pdf', name: 'a.pdf', ...stored, created_at: before } });
}
const left = async () => {
  const { db } = t.app;
  return [await db.binned.count(), await db.outgoingMail.count(), await db.session.count(), await db.storedFile.count()];
};
const clock = async () => (await t.app.db.jobRun.findUnique({ where: { name: 'clock' } }))?.outcome;

test('the hourly job deletes nothing by a clock that jumped, and says how far it is ahead', async () => {
  await lastLook(365);
  await sweepNow(t.app);
  expect(await left()).toEqual([1, 1, 1, 1]);
  expect(await clock()).toMatchObject({ ahead_seconds: expect.closeTo(365 * 86_400, -2), held_back: true });
  // the next hour sees the same clock as at the last look, and does not believe it for that
  await sweepNow(t.app);
  expect(await left()).toEqual([1, 1, 1, 1]);
});

test('a clock that was left so for two weeks is believed', async () => {
  await lastLook(365);
  await trustedNow(t.app);
  await t.app.pool.query(
    `UPDATE chores SET outcome = jsonb_set(outcome, '{doubted_since}', to_jsonb(now() - interval '14 days')) WHERE name = 'clock'`,
  );
  await sweepNow(t.app);
  expect(await left()).toEqual([0, 0, 0, 0]);
  expect(await clock()).toMatchObject({ ahead_seconds: 0, held_back: false });
});

test('of two clocks, of this process and of the database, the earlier one is believed', async () => {
  const real = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: real + 365 * day });
  const trusted = await trustedNow(t.app).finally(() => vi.useRealTimers());
  expect(trusted.getTime() - real).toBeLessThan(10_000);
  expect(await clock()).toMatchObject({ ahead_seconds: expect.closeTo(365 * 86_400, -2), held_back: true, doubted_seconds: 0 });
});

test('a new installation believes its clock', async () => {
  expect(Date.now() - (await trustedNow(t.app)).getTime()).toBeLessThan(10_000);
  expect(await clock()).toMatchObject({ ahead_seconds: 0, held_back: false });
});
