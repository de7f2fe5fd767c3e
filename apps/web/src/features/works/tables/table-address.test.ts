import { definitionIn, type TableDefinition, tableDefinition } from '@faculty/contracts/works/work-table';
import { expect, test } from 'vitest';
import { countedList, isSameTable, tableAddress } from './table-address.ts';

const base = tableDefinition.parse({ kind: 'works', rows: 'type', columns: 'year', span: '3', last: 2569 });
const heading = (key: string | null) => ({ key, th: '', en: '' });
const queryOf = (address = '') => Object.fromEntries(new URL(address, 'http://a').searchParams);

test('the address is the table; what makes no sense in it is as at the start', () => {
  const address = tableAddress({ ...base, department: 3 });
  expect(definitionIn(new URL(address, 'http://a').searchParams, 'works')).toEqual({ ...base, department: 3 });
  expect(definitionIn(new URLSearchParams('rows=year&columns=year'), 'activities')).toMatchObject({
    kind: 'activities',
    rows: 'department',
    columns: 'year',
  });
});

test('a table is the same in whatever order it is defined', () => {
  expect(isSameTable(base, { ...tableDefinition.parse(Object.fromEntries(Object.entries(base).toReversed())) })).toBe(true);
  expect(isSameTable(base, { ...base, department: 3 })).toBe(false);
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
  const nobody: TableDefinition = { ...base, rows: 'department', columns: 'none', measure: 'nobody' };
  expect(countedList(nobody, heading('3'), undefined, undefined)).toMatch(
    /^\/web\/work_table\?.*rows=person&columns=department&measure=nobody.*department=3/,
  );
  expect(countedList(nobody, heading(null), undefined, undefined)).toBeUndefined();
  const activities: TableDefinition = { ...base, kind: 'activities', columns: 'level' };
  expect(countedList(activities, heading('A1'), heading('L2'), undefined)).toMatch(/^\/web\/content_activity\?/);
  expect(queryOf(countedList(activities, heading('A1'), heading('L2'), undefined))).toMatchObject({
    activity_type: 'A1',
    activity_level: 'L2',
  });
});
