import { type TableDefinition, tableDefinition } from '@faculty/contracts/works/work-table';
import { expect, test } from 'vitest';
import { changed, countedList, definitionIn, tableAddress } from './table-address.ts';

const base = tableDefinition.parse({ kind: 'works', rows: 'type', columns: 'year', span: 'between', from: 2567, to: 2569 });
const heading = (key: string | null) => ({ key, th: '', en: '' });
const queryOf = (address = '') => Object.fromEntries(new URL(address, 'http://a').searchParams);

test('the address is the table; what makes no sense in it is as at the start', () => {
  const address = tableAddress({ ...base, department: 3 }, '7');
  expect(definitionIn(new URL(address, 'http://a').searchParams, 'works')).toEqual({ ...base, department: 3 });
  expect(definitionIn(new URLSearchParams('rows=year&columns=year'), 'activities')).toMatchObject({
    kind: 'activities',
    rows: 'department',
    columns: 'year',
  });
});

test('a change keeps rows and columns apart, and of activities what they do not have', () => {
  expect(changed(base, { rows: 'year' })).toMatchObject({ rows: 'year', columns: 'type' });
  expect(changed(base, { columns: 'type' })).toMatchObject({ rows: 'year', columns: 'type' });
  const weighted: TableDefinition = { ...base, rows: 'quality', columns: 'type', measure: 'weights', type: 'W1' };
  expect(tableDefinition.parse(changed(weighted, { kind: 'activities' }))).toMatchObject({
    rows: 'level',
    columns: 'type',
    measure: 'number',
  });
  expect(changed(weighted, { kind: 'activities' })).not.toHaveProperty('type');
  expect(tableDefinition.safeParse(changed({ ...base, rows: 'quality', columns: 'none' }, { kind: 'activities' })).success).toBe(true);
});

test('a number opens the list with its filter, unless no filter of the list says the same', () => {
  const years = { start_date: '2023-10-01', end_date: '2026-09-30' };
  expect(queryOf(countedList(base, undefined, undefined, undefined))).toEqual({ counted: 'Y', ...years });
  expect(queryOf(countedList({ ...base, checked: 'Y' }, heading('W2'), heading('2568'), 'me'))).toEqual({
    counted: 'Y',
    user_name: 'me',
    work_type: 'W2',
    status_check: 'S',
    start_date: '2024-10-01',
    end_date: '2025-09-30',
  });
  const byPerson: TableDefinition = { ...base, rows: 'person', department: 3 };
  expect(queryOf(countedList(byPerson, heading('malee'), undefined, undefined))).toEqual({ counted: 'Y', user_name: 'malee', ...years });
  expect(queryOf(countedList(byPerson, undefined, undefined, undefined))).toEqual({ counted: 'Y', department: '3', ...years });
  expect(countedList(base, heading(null), undefined, undefined)).toBeUndefined();
  expect(countedList({ ...base, rows: 'department', measure: 'shares' }, heading('3'), undefined, undefined)).toBeUndefined();
  const activities: TableDefinition = { ...base, kind: 'activities', columns: 'level' };
  expect(countedList(activities, heading('A1'), heading('L2'), undefined)).toMatch(/^\/web\/content_activity\?/);
  expect(queryOf(countedList(activities, heading('A1'), heading('L2'), undefined))).toMatchObject({
    activity_type: 'A1',
    activity_level: 'L2',
  });
});
