import { adminUserQuery } from '@faculty/contracts/admin/user';
import { expect, test } from 'vitest';
import { activeFilters, filterFields, rangeFilter, rangeOf, withoutFilter } from './user-filters.ts';

test('a range may be open at either end, and is no filter when open at both', () => {
  expect(rangeFilter({ from: '3', to: '9' })).toEqual({ idRange: [3, 9] });
  expect(rangeFilter({ from: '3', to: '' })).toEqual({ idRange: [3, undefined] });
  expect(rangeFilter({ from: ' ', to: '9' })).toEqual({ idRange: [undefined, 9] });
  expect(rangeFilter({ from: '', to: '' })).toEqual({ idRange: undefined });
  expect(rangeFilter({ from: 'x', to: '-' })).toEqual({ idRange: undefined });
});

test('a range comes back from the address as it was typed', () => {
  for (const range of [
    { from: '3', to: '9' },
    { from: '3', to: '' },
    { from: '', to: '9' },
  ]) {
    const address = String(rangeFilter(range).idRange);
    expect(rangeOf(adminUserQuery.parse({ idRange: address }))).toEqual(range);
  }
});

test('the documented way of giving both ends means the same', () => {
  expect(adminUserQuery.parse({ idRange: ['3', '9'] }).idRange).toEqual([3, 9]);
  expect(adminUserQuery.parse({ idRange: ['', '9'] }).idRange).toEqual([undefined, 9]);
});

test('every filter can be set, is seen as set, and taken out again', () => {
  const values = { user_name: 'a', email: 'a', fname_th: 'a', lname_th: 'a', fname_en: 'a', lname_en: 'a', user_platform_reg: '0' };
  const all = { ...values, role: 'admin', disabled: false, idRange: [1, 2] };
  expect(activeFilters(all)).toEqual(filterFields);
  for (const field of filterFields) {
    expect(activeFilters({ ...all, ...withoutFilter(field) })).toEqual(filterFields.filter((other) => other !== field));
  }
});
