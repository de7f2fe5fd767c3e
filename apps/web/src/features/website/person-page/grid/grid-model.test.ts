import { gridText } from '@faculty/contracts/website/person-grid';
import { expect, test } from 'vitest';
import {
  cellAt,
  filledRows,
  type Grid,
  gridOf,
  neighbour,
  placesByPerson,
  put,
  swapped,
  swappedRows,
  textOf,
  withoutRow,
  withRow,
} from './grid-model.ts';

const cell = (user_name: string) => ({ user_name, position_th: `ตำแหน่งของ ${user_name}`, position_en: '' });
/** Parses `'a__b/_c'`: rows separated by `/`, `_` for an empty cell. */
const grid = (drawn: string): Grid =>
  drawn
    .split('/')
    .reduce(
      (rows, line, row) => [...line].reduce((all, name, column) => (name === '_' ? all : put(all, { row, column }, cell(name))), rows),
      gridOf(''),
    );
const drawn = (rows: Grid) =>
  rows
    .slice(0, filledRows(rows))
    .map((cells) => cells.map((each) => each?.user_name ?? '_').join(''))
    .join('/');
const at = (row: number, column: number) => ({ row, column });

test('converts a grid to the text of the record and back', () => {
  const text = textOf(grid('a___b/_____/_c'));
  expect(text).toBe(
    gridText([
      { ...cell('a'), row_number: 1, column_number: 1 },
      { ...cell('b'), row_number: 1, column_number: 5 },
      { ...cell('c'), row_number: 3, column_number: 2 },
    ]),
  );
  expect(drawn(gridOf(text))).toBe('a___b/_____/_c___');
  expect(textOf(gridOf(''))).toBe(gridText([]));
  expect(drawn(gridOf('no grid'))).toBe('');
});

test('sets and empties a cell without changing the others', () => {
  expect(drawn(put(grid('a'), at(1, 2), cell('b')))).toBe('a____/__b__');
  expect(drawn(put(grid('ab'), at(0, 0), null))).toBe('_b___');
  expect(cellAt(grid('a'), at(0, 0))).toEqual(cell('a'));
  expect(cellAt(grid('a'), at(14, 4))).toBeNull();
});

test('moves a person to an empty cell and swaps two occupied cells', () => {
  expect(drawn(swapped(grid('ab'), at(0, 0), at(2, 4)))).toBe('_b___/_____/____a');
  expect(drawn(swapped(grid('ab'), at(0, 0), at(0, 1)))).toBe('ba___');
  expect(drawn(swapped(grid('ab'), at(0, 0), at(0, 0)))).toBe('ab___');
});

test('removes a row, and inserts one only while the last row is empty', () => {
  expect(drawn(withRow(grid('a/b'), 1) as Grid)).toBe('a____/_____/b____');
  expect(drawn(withRow(grid('a/b'), 0) as Grid)).toBe('_____/a____/b____');
  const full = put(grid('a'), at(14, 0), cell('z'));
  expect(withRow(full, 0)).toBeNull();
  expect(drawn(withoutRow(grid('a/b/c'), 1))).toBe('a____/c____');
  for (const rows of [withRow(grid('a'), 0) as Grid, withoutRow(full, 3)]) expect(rows).toHaveLength(15);
  expect(filledRows(withoutRow(full, 3))).toBe(14);
});

test('swaps two rows', () => {
  expect(drawn(swappedRows(grid('ab/c'), 0, 1))).toBe('c____/ab___');
  expect(drawn(swappedRows(grid('ab'), 0, 1))).toBe('_____/ab___');
});

test('returns null for a neighbour outside the grid', () => {
  expect(neighbour(at(0, 0), 'left')).toBeNull();
  expect(neighbour(at(0, 0), 'up')).toBeNull();
  expect(neighbour(at(14, 4), 'right')).toBeNull();
  expect(neighbour(at(14, 4), 'down')).toBeNull();
  expect(neighbour(at(3, 2), 'left')).toEqual(at(3, 1));
  expect(neighbour(at(3, 2), 'down')).toEqual(at(4, 2));
});

test('finds all places of a person', () => {
  const places = placesByPerson(grid('ab/_a'));
  expect(places.get('a')).toEqual([at(0, 0), at(1, 1)]);
  expect(places.get('b')).toEqual([at(0, 1)]);
});
