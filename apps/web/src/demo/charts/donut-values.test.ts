import { expect, test } from 'vitest';
import { donutStep, firstValues } from './donut-values.ts';

test('random values lie from 1 to 100, one is added at the end and removed from it, and one is left', () => {
  expect(donutStep([5, 6], 'randomize', () => 0)).toEqual([1, 1]);
  expect(donutStep([5, 6], 'randomize', () => 0.999_999)).toEqual([100, 100]);
  expect(donutStep([5, 6], 'add', () => 0)).toEqual([5, 6, 1]);
  expect(donutStep([5, 6], 'remove')).toEqual([5]);
  expect(donutStep([5], 'remove')).toEqual([5]);
  expect(donutStep([99], 'reset')).toEqual(firstValues);
});
