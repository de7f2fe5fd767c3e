import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/test-app.ts';
import { runSql } from '../../db/run-sql.ts';
import { endForgotten, endOfStay, nextClosing } from './closing.ts';
import { recordScan } from './scans.ts';

let t: TestApp;
let department: number;
beforeAll(async () => {
  t = await testApp();
  department = (await t.app.db.department.create({ data: { up_department_name_th: 'คณะนิติศาสตร์' } })).up_department_id;
});
afterAll(() => t.close());

const closing = { time: '20:00', graceMinutes: 120 };
const stamps = { created_by: 'system', updated_by: 'system' };
let made = 0;

/** A member, who scans at times of the 18th and 19th of November 2025 in Bangkok: `18 20:05`. */
async function member() {
  made += 1;
  const names = { fname_th: 'นวล', fname_en: 'Nuan', lname_th: 'ใจดี', lname_en: 'Jaidee' };
  const codes = { user_name: `nuan.${made}`, user_code: String(880_000 + made) };
  const { user_id, user_code } = await t.app.db.lcUser.create({
    data: { ...codes, ...names, user_type: 'S', job_title: department, ...stamps },
  });
  const scan = async (time: string, scan_id: string = randomUUID()) =>
    (await t.app.db.$transaction((db) => recordScan(db, { scan_id, user_code, at: at(time) }, { closing }))).outcome;
  /** `18 10:00 – 18 20:05 scan` */
  const visits = async () =>
    (await t.app.db.lcVisit.findMany({ where: { user_id }, orderBy: { time_in: 'asc' } })).map(
      ({ time_in, time_out, ended }) => `${localText(time_in)} – ${time_out ? localText(time_out) : '…'} ${ended ?? 'inside'}`,
    );
  return { user_id, scan, visits };
}
const at = (time: string) => new Date(`2025-11-${time.replace(' ', 'T')}:00+07:00`);
const localText = (moment: Date) => new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(8, 16).replace('T', ' ');
/** The minute's look at who forgot to leave. */
const close = (time: string) => runSql(t.app.pool, endForgotten(closing.time, at(time)));

describe('who scans after closing time', () => {
  test('leaves, whether the visit was ended already or not, and the next scan is an arrival', async () => {
    for (const hasClosed of [false, true]) {
      const { scan, visits } = await member();
      await scan('18 10:00');
      if (hasClosed) await close('18 20:01');
      expect(await scan('18 20:05')).toBe('out');
      expect(await visits()).toEqual(['18 10:00 – 18 20:05 scan']);
      expect(await scan('18 20:30')).toBe('in');
      await close('19 00:00');
      expect(await visits()).toEqual(['18 10:00 – 18 20:05 scan', '18 20:30 – 19 00:00 closing']);
    }
  });

  test('leaves over midnight too, and comes in again in the morning', async () => {
    const { scan, visits } = await member();
    expect(await scan('18 23:50')).toBe('in');
    expect(await scan('19 00:10')).toBe('out');
    expect(await scan('19 08:00')).toBe('in');
    expect(await visits()).toEqual(['18 23:50 – 19 00:10 scan', '19 08:00 – … inside']);
  });

  test('leaves until the grace ends; the next minute is an arrival', async () => {
    const [inTime, late] = [await member(), await member()];
    for (const { scan } of [inTime, late]) await scan('18 10:00');
    expect(await inTime.scan('18 22:00')).toBe('out');
    expect(await late.scan('18 22:01')).toBe('in');
    expect(await inTime.visits()).toEqual(['18 10:00 – 18 22:00 scan']);
    expect(await late.visits()).toEqual(['18 10:00 – 18 20:00 closing', '18 22:01 – … inside']);
  });

  test('and again within moments has left once', async () => {
    const { scan, visits } = await member();
    await scan('18 10:00');
    expect(await scan('18 20:05')).toBe('out');
    expect(await scan('18 20:05')).toBe('double');
    expect(await visits()).toEqual(['18 10:00 – 18 20:05 scan']);
  });

  test('at two kiosks at the same moment, while the centre is being closed, has left once', async () => {
    const { scan, visits } = await member();
    await scan('18 10:00');
    const [outcomes] = await Promise.all([Promise.all([scan('18 20:05'), scan('18 20:05')]), close('18 20:05')]);
    expect(outcomes.sort()).toEqual(['double', 'out']);
    expect(await visits()).toEqual(['18 10:00 – 18 20:05 scan']);
  });

  test('leaves no visit that an attendant has ended', async () => {
    const { user_id, scan, visits } = await member();
    const visit = { user_id, user_type: 'S', job_title: department, ended: 'attendant', ...stamps } as const;
    await t.app.db.lcVisit.create({ data: { ...visit, time_in: at('18 10:00'), time_out: at('18 19:50') } });
    expect(await scan('18 20:05')).toBe('in');
    expect(await visits()).toEqual(['18 10:00 – 18 19:50 attendant', '18 20:05 – … inside']);
  });
});

describe('scans of two kiosks that come late, in any order, make the same visits', () => {
  const orders = (times: string[]): string[][] =>
    times.length < 2 ? [times] : times.flatMap((time, n) => orders(times.toSpliced(n, 1)).map((rest) => [time, ...rest]));

  test.each([
    [['18 10:00', '18 20:05'], ['18 10:00 – 18 20:05 scan']],
    [['18 23:50', '19 00:10'], ['18 23:50 – 19 00:10 scan']],
    [
      ['18 10:00', '18 22:01'],
      ['18 10:00 – 18 20:00 closing', '18 22:01 – 19 00:00 closing'],
    ],
    [
      ['18 10:00', '19 08:00'],
      ['18 10:00 – 18 20:00 closing', '19 08:00 – 19 20:00 closing'],
    ],
  ])('%j', async (times, visits) => {
    for (const order of orders(times)) {
      for (const closesBetween of [false, true]) {
        const member_ = await member();
        for (const time of order) {
          await member_.scan(time);
          if (closesBetween) await close('20 00:00');
        }
        await close('20 00:00');
        expect(await member_.visits(), `${order}, ${closesBetween}`).toEqual(visits);
      }
    }
  });
});

test('the end of a stay is the same by the database and by a moment, and a kiosk is needed until the next closing', async () => {
  for (const time of ['18 00:00', '18 19:59', '18 20:00', '18 23:59']) {
    const { user_id, visits } = await member();
    await t.app.db.lcVisit.create({ data: { user_id, user_type: 'S', job_title: department, time_in: at(time), ...stamps } });
    await close('20 00:00');
    expect(await visits()).toEqual([`${time} – ${localText(endOfStay(closing, at(time)))} closing`]);
  }
  expect(localText(nextClosing(closing, at('18 08:30')))).toBe('18 22:00');
  expect(localText(nextClosing(closing, at('18 20:00')))).toBe('19 22:00');
});
