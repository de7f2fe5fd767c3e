import { expect, test } from 'vitest';
import { contrastWithWhite, leastContrast } from './colour-contrast.ts';

test.each([
  ['#000000', 21],
  ['#FFFFFF', 1],
  // reference values from the WCAG contrast formula
  ['#777777', 4.48],
  ['#767676', 4.54],
  ['#1953d2', 6.52],
  ['#ffcc00', 1.51],
])('white on %s has %s : 1', (colour, ratio) => expect(contrastWithWhite(colour)).toBeCloseTo(ratio, 1));

test.each(['', '#fff', 'blue', '#1953D2FF', '#12345G'])('returns null for the invalid colour "%s"', (colour) =>
  expect(contrastWithWhite(colour)).toBeNull(),
);

test('accepts a contrast of 3 : 1 and rejects one just below', () => {
  expect(contrastWithWhite('#949494')).toBeGreaterThanOrEqual(leastContrast);
  expect(contrastWithWhite('#959595')).toBeLessThan(leastContrast);
});
