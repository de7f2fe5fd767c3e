import { expect, test } from 'vitest';
import { mergeThreeWays } from './three-way-merge.ts';

const base = { title: 'ก', order: '5', tags: ['a'], day: '2026-11-25' };

test('what only one of the two changed is kept, whoever it was', () => {
  const merge = mergeThreeWays(base, { ...base, title: 'ข' }, { ...base, day: '2026-12-01', tags: ['a', 'b'] });
  expect(merge).toEqual({ values: { title: 'ข', order: '5', tags: ['a', 'b'], day: '2026-12-01' }, taken: ['tags', 'day'], both: [] });
});

test('what both changed is asked, and only that', () => {
  const merge = mergeThreeWays(base, { ...base, title: 'ข', order: 7 as never }, { ...base, title: 'ค' });
  expect([merge.both, merge.taken, merge.values.title]).toEqual([['title'], [], 'ข']);
});

test('what both changed alike is no question; a number is the same as its text', () => {
  const merge = mergeThreeWays(base, { ...base, title: 'ข', order: '7' }, { ...base, title: 'ข', order: 7 as never });
  expect([merge.both, merge.taken]).toEqual([[], []]);
});

test('when nobody knows what mine was typed over, every difference is asked', () => {
  expect(mergeThreeWays(null, { ...base, title: 'ข' }, { ...base, day: '2026-12-01' }).both).toEqual(['title', 'day']);
});
