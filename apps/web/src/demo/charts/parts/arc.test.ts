import { expect, test } from 'vitest';
import { arcPath } from './arc.ts';

test('a quarter begins at the top and ends at the right', () => {
  expect(arcPath(0, 0.25, 0)).toBe('M60.00 3.00A57 57 0 0 1 117.00 60.00L60 60Z');
});

test('more than half goes the long way round', () => {
  expect(arcPath(0, 0.75, 0)).toContain('A57 57 0 1 1 3.00 60.00');
});

test('the whole turn is drawn too: its end is not its beginning', () => {
  const [, from, to] = /^M([\d.]+ [\d.]+)A57 57 0 1 1 ([\d.]+ [\d.]+)/.exec(arcPath(0, 1, 35)) ?? [];
  expect(from).toBeDefined();
  expect(to).not.toBe(from);
});
