import type { CalendarEntry } from '@faculty/contracts/profile/profile';
import { expect, test } from 'vitest';
import { entriesIn, entriesOn, shiftMonth } from './calendar-days.ts';

test('another month keeps the day, or takes the last one', () => {
  expect(shiftMonth('2026-01-31', 1)).toBe('2026-02-28');
  expect(shiftMonth('2026-01-15', -1)).toBe('2025-12-15');
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
