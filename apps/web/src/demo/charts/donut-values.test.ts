import { expect, test } from 'vitest';
import { donutStep, fewestValues, firstValues, mostValues } from './donut-values.ts';

test('random values lie from 1 to 100, both included', () => {
  expect(donutStep([5], 'randomize', () => 0)).toEqual([1]);
  expect(donutStep([5], 'randomize', () => 0.999_999)).toEqual([100]);
});

test('randomizing keeps the number of values', () => {
  expect(donutStep([5, 6, 7], 'randomize')).toHaveLength(3);
});

test('a value is added at the end and removed from it', () => {
  expect(donutStep([5, 6], 'add', () => 0)).toEqual([5, 6, 1]);
  expect(donutStep([5, 6, 7], 'remove')).toEqual([5, 6]);
});

test('one value is left, and no more are added than can be told apart', () => {
  expect(donutStep([5], 'remove')).toEqual([5]);
  expect(fewestValues).toBe(1);
  const full = Array.from({ length: mostValues }, () => 5);
  expect(donutStep(full, 'add')).toEqual(full);
});

test('reset brings the first values back', () => {
  expect(donutStep([99], 'reset')).toEqual(firstValues);
});
