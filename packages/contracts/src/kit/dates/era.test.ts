import { expect, test } from 'vitest';
import { buddhistYearOf, inBuddhistEra, inCommonEra, toBuddhistEra, toCommonEra, yearOfTwoDigits } from './era.ts';

test('converts years between the eras', () => {
  expect(toBuddhistEra(2026)).toBe(2569);
  expect(toCommonEra(2569)).toBe(2026);
  expect(buddhistYearOf('2026-11-22')).toBe(2569);
});

test('detects the era of a year by its size', () => {
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

test.each([
  [69, 2026, 'this year'],
  [26, 2026, 'the same in the other era'],
  [68, 2025, 'last year'],
  [25, 2025, 'the same in the other era'],
  [70, 2027, 'next year'],
  [27, 2027, 'the same in the other era'],
  [79, 2036, 'ten years ahead, 2579'],
  [36, 2036, 'the same in the other era'],
  [80, 1980, '2580 is too far ahead'],
  [37, 1994, '2037 is too far ahead: 2537'],
  [40, 1997, '2540'],
  [56, 2013, '2556'],
  [99, 1999, 'last century'],
  [0, 2000, 'this century'],
])('in 2026, two digits %i are %i: %s', (digits, year) => expect(yearOfTwoDigits(digits, 2026)).toBe(year));

test('the year of two digits depends on the current year, also across a turn of the century', () => {
  expect(yearOfTwoDigits(80, 2027)).toBe(2037);
  expect(yearOfTwoDigits(99, 2056)).toBe(2056);
  expect(yearOfTwoDigits(0, 2057)).toBe(2057);
  expect(yearOfTwoDigits(2, 2095)).toBe(2102);
  for (let thisYear = 2020; thisYear <= 2130; thisYear += 1)
    for (const year of [thisYear, toBuddhistEra(thisYear)]) expect(yearOfTwoDigits(year % 100, thisYear), `${year}`).toBe(thisYear);
});

test('two digits always give a year that ends in them in one of the eras, at most ten years ahead', () => {
  for (let digits = 0; digits < 100; digits += 1) {
    const year = yearOfTwoDigits(digits, 2026);
    expect([year % 100, toBuddhistEra(year) % 100]).toContain(digits);
    expect(year).toBeLessThanOrEqual(2036);
    expect(year).toBeGreaterThan(1978);
  }
});
