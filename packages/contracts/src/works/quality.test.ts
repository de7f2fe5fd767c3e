import { expect, test } from 'vitest';
import { daysOfYear, type QualityYear, yearOfDay } from './quality.ts';

test.each<[QualityYear, number, string, string]>([
  ['fiscal', 2569, '2025-10-01', '2026-09-30'],
  ['academic', 2569, '2026-06-01', '2027-05-31'],
])('%s year %i begins and ends', (kind, year, from, to) => {
  expect(daysOfYear(kind, year)).toEqual({ from, to });
  expect([yearOfDay(kind, from), yearOfDay(kind, to)]).toEqual([year, year]);
});
