import { expect, test } from 'vitest';
import { contrastOf, leastContrast } from './colour-contrast.ts';

const white = '#FFFFFF';

test.each([
  ['#000000', 21],
  ['#FFFFFF', 1],
  // reference values from the WCAG contrast formula
  ['#777777', 4.48],
  ['#767676', 4.54],
  ['#1953d2', 6.52],
  ['#ffcc00', 1.51],
])('white on %s has %s : 1, and the other way round', (colour, ratio) => {
  expect(contrastOf(colour, white)).toBeCloseTo(ratio, 1);
  expect(contrastOf(white, colour)).toBeCloseTo(ratio, 1);
});

test.each(['', '#fff', 'blue', '#1953D2FF', '#12345G'])('returns null for the invalid colour "%s"', (colour) =>
  expect(contrastOf(colour, white)).toBeNull(),
);

test('accepts a contrast of 3 : 1 and rejects one just below', () => {
  expect(contrastOf('#949494', white)).toBeGreaterThanOrEqual(leastContrast.graphics);
  expect(contrastOf('#959595', white)).toBeLessThan(leastContrast.graphics);
});
