import { expect, test } from 'vitest';
import { donutSlices } from './donut-slices.ts';

test('the slices fill the ring, one after the other', () => {
  const slices = donutSlices([3, 1, 4], (count) => count);
  expect(slices.map(({ percent }) => percent)).toEqual([37.5, 12.5, 50]);
  expect(slices.map(({ offset }) => offset)).toEqual([0, 37.5, 50]);
});

test('what counts nothing takes no room, and nothing at all is no ring', () => {
  expect(donutSlices([0, 2, 0], (count) => count)).toEqual([{ item: 2, percent: 100, offset: 0 }]);
  expect(donutSlices([0, 0], (count) => count)).toEqual([]);
});
