import { expect, test } from 'vitest';
import { donutSlices, slicePath } from './donut-slices.ts';

test('the slices fill the ring, one after the other', () => {
  const slices = donutSlices([3, 1, 4], (count) => count);
  expect(slices.map(({ percent }) => percent)).toEqual([37.5, 12.5, 50]);
  expect(slices.map(({ offset }) => offset)).toEqual([0, 37.5, 50]);
});

test('what counts nothing takes no room, and nothing at all is no ring', () => {
  expect(donutSlices([0, 2, 0], (count) => count)).toEqual([{ item: 2, percent: 100, offset: 0 }]);
  expect(donutSlices([0, 0], (count) => count)).toEqual([]);
});

test('a slice starts at the top and goes clockwise; more than half takes the long way; a whole ring still has a length', () => {
  expect(slicePath({ percent: 25.7, offset: 0 })).toBe('M 60.000 14.000 A 46 46 0 0 1 106.000 60.000');
  expect(slicePath({ percent: 75.7, offset: 0 })).toBe('M 60.000 14.000 A 46 46 0 1 1 14.000 60.000');
  const [start, end] = slicePath({ percent: 100, offset: 0 }).split(' A 46 46 0 1 1 ');
  expect(`M ${end}`).not.toBe(start);
});
