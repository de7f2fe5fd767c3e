import { expect, test } from 'vitest';
import { scaleOf } from './month-charts.tsx';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
  [62, [0, 20, 40, 60, 80]],
  [99, [0, 50, 100]],
  [1000, [0, 500, 1000]],
])('an axis to %i has round steps: %j', (highest, ticks) => {
  expect(scaleOf(highest)).toEqual({ most: ticks.at(-1), ticks });
});

test('no axis has more than five marks, nor ends below its highest', () => {
  for (let highest = 0; highest < 3_000; highest += 1) {
    const { most, ticks } = scaleOf(highest);
    expect(ticks.length, String(highest)).toBeLessThanOrEqual(5);
    expect(most, String(highest)).toBeGreaterThanOrEqual(highest);
  }
});
