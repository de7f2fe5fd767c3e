import { expect, test } from 'vitest';
import { buddhistYearOf, inBuddhistEra, inCommonEra, toBuddhistEra, toCommonEra } from './era.ts';

test('a year is counted in either era', () => {
  expect(toBuddhistEra(2026)).toBe(2569);
  expect(toCommonEra(2569)).toBe(2026);
  expect(buddhistYearOf('2026-11-22')).toBe(2569);
});

test('a year of either era is told by its size, and means one of each', () => {
  for (const [written, buddhist] of [
    [2569, 2569],
    [2026, 2569],
    [2400, 2400],
    [2399, 2942],
  ] as const) {
    expect(inBuddhistEra(written)).toBe(buddhist);
    expect(inCommonEra(written)).toBe(buddhist - 543);
  }
});
