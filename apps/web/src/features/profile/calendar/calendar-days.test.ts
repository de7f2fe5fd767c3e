import type { CalendarEntry } from '@faculty/contracts/profile/profile';
import { expect, test } from 'vitest';
import { dayByKey, entriesIn, entriesOn, linesOf, shiftMonth, weeksOf } from './calendar-days.ts';

test('weeks start on Monday and are whole', () => {
  const weeks = weeksOf('2026-11'); // 1 November 2026 is a Sunday
  expect(weeks[0]).toEqual(['2026-10-26', '2026-10-27', '2026-10-28', '2026-10-29', '2026-10-30', '2026-10-31', '2026-11-01']);
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
  expect(weeks).toHaveLength(6);
});

test('a February that fills its weeks exactly has four', () => {
  expect(weeksOf('2027-02')).toHaveLength(4); // 1 February 2027 is a Monday
  expect(weeksOf('2028-02').flat()).toContain('2028-02-29');
});

test('every month holds each of its days once', () => {
  for (const month of ['2026-01', '2026-02', '2026-12', '2028-02']) {
    const days = weeksOf(month)
      .flat()
      .filter((day) => day.startsWith(month));
    const [year = 0, number = 0] = month.split('-').map(Number);
    expect(new Set(days).size).toBe(new Date(Date.UTC(year, number, 0)).getUTCDate());
  }
});

test('the arrow keys cross months and years; PageDown keeps the day, or takes the last one', () => {
  expect(dayByKey('ArrowLeft', '2026-11-01')).toBe('2026-10-31');
  expect(dayByKey('ArrowDown', '2026-12-28')).toBe('2027-01-04');
  expect(dayByKey('Home', '2026-11-20')).toBe('2026-11-16');
  expect(dayByKey('End', '2026-11-20')).toBe('2026-11-22');
  expect(dayByKey('PageDown', '2026-01-31')).toBe('2026-02-28');
  expect(dayByKey('PageUp', '2026-01-15')).toBe('2025-12-15');
  expect(dayByKey('a', '2026-01-15')).toBeNull();
  expect(shiftMonth('2028-01-31', 1)).toBe('2028-02-29');
});

test('something that lasts shows on each of its days and in each of its months', () => {
  const entry = {
    id: 'a',
    kind: 'faculty',
    title_th: 'สอบ',
    title_en: '',
    start_date: '2026-11-30',
    end_date: '2026-12-01',
  } as CalendarEntry;
  const single = { ...entry, id: 'b', start_date: '2026-11-02', end_date: '2026-11-02' };
  expect(entriesOn([entry], '2026-11-29')).toEqual([]);
  expect(entriesOn([entry], '2026-11-30')).toEqual([entry]);
  expect(entriesOn([entry], '2026-12-01')).toEqual([entry]);
  expect(entriesIn([entry, single], '2026-11')).toEqual([single, entry]);
  expect(entriesIn([entry, single], '2026-12')).toEqual([entry]);
});

test('what goes on for several days keeps its line in every one of them', () => {
  const of = (id: number, start_date: string, end_date: string) => ({ id, start_date, end_date }) as unknown as CalendarEntry; // only these matter here
  const [week = []] = weeksOf('2027-02'); // Monday is the 1st
  const lines = linesOf([of(1, '2027-02-02', '2027-02-02'), of(2, '2027-02-01', '2027-02-04'), of(3, '2027-02-03', '2027-02-09')], week);
  expect(lines.map((day) => day.map((entry) => entry?.id))).toEqual([
    [2],
    [2, 1],
    [2, 3],
    [2, 3],
    [undefined, 3],
    [undefined, 3],
    [undefined, 3],
  ]);
});
