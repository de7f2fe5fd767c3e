import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrorOf } from '../kit/field-error-of.ts';
import { gridText, personsObjects, placedIn } from './person-grid.ts';

const dean = { row_number: 1, column_number: 3, user_name: 'malee.jai', position_th: 'คณบดี', position_en: 'Dean' };
const deputy = { row_number: 2, column_number: 1, user_name: 'somchai.dee', position_th: 'รองคณบดี', position_en: '' };
const cellOf = ({ row_number: _, ...cell }: typeof dean) => cell;
const rowOf = (person: typeof dean) => ({ id: `R${person.row_number}`, row_number: person.row_number, columns: [cellOf(person)] });
const problemsOf = (rows: unknown) => {
  const issues = z.safeParse(personsObjects, typeof rows === 'string' ? rows : JSON.stringify(rows), { reportInput: true }).error?.issues;
  return issues?.map((issue) => [issue.path.join('.'), fieldErrorOf(issue).code]);
};

test('gridText writes 15 rows of five cells, each in its place', () => {
  const rows = JSON.parse(gridText([deputy, dean]));
  expect(rows.map((row: { id: string }) => row.id)).toEqual(Array.from({ length: 15 }, (_, index) => `R${index + 1}`));
  expect(rows[0].columns.map((cell: { column_number: number }) => cell.column_number)).toEqual([1, 2, 3, 4, 5]);
  expect(rows[0].columns[2]).toEqual({ id: 'R1C3', column_number: 3, user_name: 'malee.jai', position_th: 'คณบดี', position_en: 'Dean' });
  expect(rows[14].columns[4]).toEqual({ id: 'R15C5', column_number: 5, user_name: '', position_th: '', position_en: '' });
  expect(placedIn(gridText([deputy, dean]))).toMatchObject([dean, deputy]);
});

test('personsObjects normalizes any order of rows, cells and keys', () => {
  const normalized = personsObjects.parse(gridText([dean, deputy]));
  expect(normalized).toBe(gridText([dean, deputy]));
  const reordered = { columns: [{ picture: 'x.png', ...cellOf(dean), id: 7 }], row_number: 1 };
  expect(personsObjects.parse(JSON.stringify([rowOf(deputy), reordered]))).toBe(normalized);
  expect(personsObjects.parse(`\n${JSON.stringify([rowOf({ ...deputy, position_th: ' รองคณบดี ' }), rowOf(dean)], null, 2)}`)).toBe(
    normalized,
  );
});

test('empty text, no rows, and cells of nulls give an empty grid', () => {
  for (const empty of ['', ' ', '[]', JSON.stringify([{ row_number: 3, columns: [{ column_number: 1, user_name: null }] }])])
    expect(personsObjects.parse(empty), empty).toBe(gridText([]));
  for (const other of ['', 'x', '{}', '[{"row_number":1}]', '[[]]']) expect(placedIn(other), other).toEqual([]);
});

test('reports invalid values with their path', () => {
  expect(problemsOf('rows')).toEqual([['', 'format']]);
  expect(problemsOf({ rows: [] })).toEqual([['', 'wrong_type']]);
  expect(problemsOf([rowOf(deputy), { ...rowOf(dean), id: 'R3' }])).toEqual([['1.id', 'format']]);
  expect(problemsOf([rowOf(dean), rowOf(dean)])).toEqual([
    ['1.row_number', 'duplicate'],
    ['1.columns.0.column_number', 'duplicate'],
  ]);
  expect(problemsOf([{ ...rowOf(dean), columns: [cellOf(dean), cellOf(dean)] }])).toEqual([['0.columns.1.column_number', 'duplicate']]);
  expect(problemsOf([rowOf({ ...dean, row_number: 16 })])).toEqual([['0.row_number', 'too_big']]);
  expect(problemsOf([rowOf({ ...dean, column_number: 6 })])).toEqual([['0.columns.0.column_number', 'too_big']]);
  expect(problemsOf([rowOf({ ...dean, position_th: 'ก'.repeat(201) })])).toEqual([['0.columns.0.position_th', 'too_long']]);
  expect(problemsOf([rowOf({ ...dean, position_en: 'Dean\u0000' })])).toEqual([['0.columns.0.position_en', 'characters']]);
  expect(problemsOf([rowOf({ ...dean, user_name: '' })])).toEqual([['0.columns.0.user_name', 'required']]);
});

test('checks sizes before parsing rows and cells', () => {
  expect(problemsOf(Array.from({ length: 16 }, () => 'x'))).toEqual([['', 'too_many']]);
  expect(problemsOf([{ row_number: 1, columns: Array.from({ length: 6 }, () => 'x') }])).toEqual([['0.columns', 'too_many']]);
  expect(problemsOf(' '.repeat(250_001))).toEqual([['', 'too_long']]);
  const full = Array.from({ length: 75 }, (_, index) => ({
    ...dean,
    row_number: Math.floor(index / 5) + 1,
    column_number: (index % 5) + 1,
    position_th: '"'.repeat(200),
    position_en: '\\'.repeat(200),
  }));
  expect(placedIn(personsObjects.parse(gridText(full)))).toHaveLength(75);
});
