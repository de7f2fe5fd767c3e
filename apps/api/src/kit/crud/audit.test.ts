import { Prisma } from '@faculty/prisma/client';
import { expect, test } from 'vitest';
import { changesBetween } from './audit.ts';

test('an amount that the database answers as a Decimal has not changed when its number is the same', () => {
  expect(changesBetween({ amount: 5000, fee: 1.5 }, { amount: new Prisma.Decimal('5000.00'), fee: new Prisma.Decimal('1.75') })).toEqual({
    fee: [1.5, 1.75],
  });
});

test('returns the changed fields with both values', () => {
  expect(changesBetween({ a: 1, b: ['x'], c: 'same' }, { a: 2, b: ['x', 'y'], c: 'same' })).toEqual({ a: [1, 2], b: [['x'], ['x', 'y']] });
});

test('returns null as the old values of a new record and as the new values of a deleted one', () => {
  expect(changesBetween(null, { a: 1 })).toEqual({ a: [null, 1] });
  expect(changesBetween({ a: 1 }, null)).toEqual({ a: [1, null] });
});

test('ignores created and updated columns and equal dates', () => {
  const at = new Date();
  expect(
    changesBetween({ updated_at: at, updated_by: 'a', day: at }, { updated_at: new Date(0), updated_by: 'b', day: new Date(at) }),
  ).toEqual({});
});

test('masks the values of a private field', () => {
  const changes = changesBetween({ info_mobile: '0812345678' }, { info_mobile: '0899999999' }, ['info_mobile']);
  expect(JSON.stringify(changes)).not.toMatch(/08\d/);
  expect(changes).toHaveProperty('info_mobile');
});

test('truncates long text', () => {
  const [, after] = changesBetween({ html: '' }, { html: 'ก'.repeat(10_000) }).html ?? [];
  expect(String(after).length).toBeLessThan(2_100);
});
