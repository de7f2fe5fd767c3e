import { expect, test } from 'vitest';
import { changesBetween } from './audit.ts';

test('tells the fields that differ, before and after', () => {
  expect(changesBetween({ a: 1, b: ['x'], c: 'same' }, { a: 2, b: ['x', 'y'], c: 'same' })).toEqual({ a: [1, 2], b: [['x'], ['x', 'y']] });
});

test('a new record changes from nothing, a deleted one to nothing', () => {
  expect(changesBetween(null, { a: 1 })).toEqual({ a: [null, 1] });
  expect(changesBetween({ a: 1 }, null)).toEqual({ a: [1, null] });
});

test('stamps are not worth telling, equal moments are equal', () => {
  const at = new Date();
  expect(
    changesBetween({ updated_at: at, updated_by: 'a', day: at }, { updated_at: new Date(0), updated_by: 'b', day: new Date(at) }),
  ).toEqual({});
});

test('a private field tells that it changed, never to what', () => {
  const changes = changesBetween({ info_mobile: '0812345678' }, { info_mobile: '0899999999' }, ['info_mobile']);
  expect(JSON.stringify(changes)).not.toMatch(/08\d/);
  expect(changes).toHaveProperty('info_mobile');
});

test('long text is cut', () => {
  const [, after] = changesBetween({ html: '' }, { html: 'ก'.repeat(10_000) }).html ?? [];
  expect(String(after).length).toBeLessThan(2_100);
});
