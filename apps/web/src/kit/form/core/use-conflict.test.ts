import { expect, test } from 'vitest';
import { mergeThreeWays } from './use-conflict.ts';

const base = { title: 'ก', order: '5', tags: ['a'], day: '2026-11-25' };

test('a change by one of the two is kept', () => {
  const merge = mergeThreeWays(base, { ...base, title: 'ข' }, { ...base, day: '2026-12-01', tags: ['a', 'b'] });
  expect(merge).toEqual({ values: { title: 'ข', order: '5', tags: ['a', 'b'], day: '2026-12-01' }, taken: ['tags', 'day'], both: [] });
});

test('only fields changed by both are conflicts', () => {
  const merge = mergeThreeWays(base, { ...base, title: 'ข', order: 7 }, { ...base, title: 'ค' });
  expect([merge.both, merge.taken, merge.values.title]).toEqual([['title'], [], 'ข']);
});

test('equal changes are no conflict; a number equals its text', () => {
  const merge = mergeThreeWays(base, { ...base, title: 'ข', order: '7' }, { ...base, title: 'ข', order: 7 });
  expect([merge.both, merge.taken]).toEqual([[], []]);
});

test('without a base every difference is a conflict', () => {
  expect(mergeThreeWays(null, { ...base, title: 'ข' }, { ...base, day: '2026-12-01' }).both).toEqual(['title', 'day']);
});
