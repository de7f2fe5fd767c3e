import { expect, test } from 'vitest';
import { daysOfMonth, daysOfYear, type YearKind, yearOfDay, yearOfPeriod } from './period.ts';

test.each<[YearKind, number, string, string]>([
  ['fiscal', 2569, '2025-10-01', '2026-09-30'],
  ['academic', 2569, '2026-06-01', '2027-05-31'],
  ['calendar', 2569, '2026-01-01', '2026-12-31'],
])('%s year %i has the expected first and last day', (kind, year, from, to) => {
  expect(daysOfYear(kind, year)).toEqual({ from, to });
  expect([yearOfDay(kind, from), yearOfDay(kind, to)]).toEqual([year, year]);
  expect(yearOfPeriod({ start_date: from, end_date: to })).toEqual({ kind, year });
  expect(yearOfPeriod({ start_date: from, end_date: from })).toBeNull();
  expect(yearOfPeriod({ start_date: from })).toBeNull();
});

test.each([
  ['2026-02', '2026-02-28'],
  ['2024-02', '2024-02-29'],
  ['2026-12', '2026-12-31'],
])('the last day of %s is %s', (month, to) => expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to }));
