import { expect, test } from 'vitest';
import { worksByYear } from './works-by-year.ts';

test('every year between the first and the last has a bar, the latest first', () => {
  const bars = worksByYear(
    [
      { year: 2566, status_check: 'S', count: 4 },
      { year: 2568, status_check: 'W', count: 1 },
      { year: 2568, status_check: 'S', count: 2 },
    ],
    'th',
  );
  expect(bars.map(({ name }) => name)).toEqual(['2568', '2567', '2566']);
  expect(bars[0]?.parts.map(({ count }) => count)).toEqual([1, 2, 0, 0]);
  expect(bars[1]?.parts.every(({ count }) => count === 0)).toBe(true);
});

test('a mistyped year does not stretch the chart', () => {
  const bars = worksByYear(
    [
      { year: 25, status_check: 'S', count: 1 },
      { year: 2568, status_check: 'S', count: 1 },
    ],
    'th',
  );
  expect(bars.map(({ name }) => name)).toEqual(['2568', '25']);
});

test('no works, no bars', () => {
  expect(worksByYear([], 'th')).toEqual([]);
});
