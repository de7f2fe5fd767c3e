import { expect, test } from 'vitest';
import { linePath } from './line-chart.tsx';

const own = (value: number) => value;

test('a line breaks where nothing was counted', () => {
  expect(linePath([1, 2, null, 4, 5], own, own)).toBe('M0.0 1.0L1.0 2.0M3.0 4.0L4.0 5.0');
});

test('one point alone is the beginning of a line', () => expect(linePath([7], own, own)).toBe('M0.0 7.0'));
