import { expect, test } from 'vitest';
import { isWritten, scaleFor, shortened } from './scale.ts';

test('a scale ends at or above the highest value, in round steps', () => {
  expect(scaleFor(342)).toEqual({ most: 400, ticks: [0, 100, 200, 300, 400] });
  expect(scaleFor(7).ticks).toEqual([0, 2, 4, 6, 8]);
  expect(scaleFor(100)).toEqual({ most: 100, ticks: [0, 50, 100] });
});

test('a scale of nothing still has a beginning and an end', () => {
  expect(scaleFor(0)).toEqual({ most: 1, ticks: [0, 1] });
});

test('whatever is counted in whole has no ticks between', () => {
  for (const highest of [1, 2, 3, 5, 9]) expect(scaleFor(highest).ticks.every(Number.isInteger)).toBe(true);
});

test('a shortened Thai name keeps its marks on their letters', () => {
  expect(shortened('ภาษาไทย', 20)).toBe('ภาษาไทย');
  expect(shortened('ที่ปรึกษา', 2)).toBe('ที่…');
});

test('names are left out evenly when there is no room, never the last', () => {
  const written = (room: number) => Array.from({ length: 10 }, (_, at) => at).filter((at) => isWritten(at, 10, room, 50));
  expect(written(500)).toHaveLength(10);
  expect(written(200)).toEqual([0, 3, 6, 9]);
  expect(written(0)).toEqual([9]);
});
