import { gridColumns, gridRows, gridText, type PlacedPerson, placedIn } from '@faculty/contracts/website/person-grid';

/** The person in a cell and their positions. */
export type Cell = Omit<PlacedPerson, 'row_number' | 'column_number'>;

/** Rows of cells; null = empty cell. */
export type Grid = readonly (readonly (Cell | null)[])[];

/** Row and column of a cell, zero-based. */
export interface Place {
  row: number;
  column: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const emptyRow: readonly null[] = Array.from({ length: gridColumns }, () => null);

/** Parses the stored text of a record. */
export function gridOf(text: string): Grid {
  const rows: (Cell | null)[][] = Array.from({ length: gridRows }, () => [...emptyRow]);
  for (const { row_number, column_number, ...cell } of placedIn(text)) {
    const row = rows[row_number - 1];
    if (row) row[column_number - 1] = cell;
  }
  return rows;
}

/** Serializes a grid to the stored text. */
export function textOf(grid: Grid): string {
  return gridText(
    grid.flatMap((cells, row) =>
      cells.flatMap((cell, column) => (cell ? [{ ...cell, row_number: row + 1, column_number: column + 1 }] : [])),
    ),
  );
}

export const cellAt = (grid: Grid, { row, column }: Place): Cell | null => grid[row]?.[column] ?? null;

export const isSamePlace = (one: Place, other: Place): boolean => one.row === other.row && one.column === other.column;

const isEmpty = (cells: Grid[number] | undefined): boolean => (cells ?? []).every((cell) => cell === null);

/** Number of rows up to the last one with a person. */
export function filledRows(grid: Grid): number {
  return grid.findLastIndex((cells) => !isEmpty(cells)) + 1;
}

/** Sets the content of a cell; null empties it. */
export function put(grid: Grid, place: Place, cell: Cell | null): Grid {
  return grid.map((cells, row) => (row === place.row ? cells.with(place.column, cell) : cells));
}

/** Swaps two cells; either may be empty. */
export function swapped(grid: Grid, one: Place, other: Place): Grid {
  return put(put(grid, one, cellAt(grid, other)), other, cellAt(grid, one));
}

/** Inserts an empty row. Null when the last row is not empty. */
export function withRow(grid: Grid, at: number): Grid | null {
  return isEmpty(grid.at(-1)) ? grid.toSpliced(at, 0, emptyRow).slice(0, gridRows) : null;
}

/** Removes a row; the rows below move up. */
export function withoutRow(grid: Grid, at: number): Grid {
  return [...grid.toSpliced(at, 1), emptyRow];
}

/** Swaps two rows. */
export function swappedRows(grid: Grid, one: number, other: number): Grid {
  return grid.with(one, grid[other] ?? emptyRow).with(other, grid[one] ?? emptyRow);
}

const steps: Readonly<Record<Direction, Place>> = {
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
};

/** The adjacent place in a direction; null outside the grid. */
export function neighbour({ row, column }: Place, direction: Direction): Place | null {
  const next = { row: row + steps[direction].row, column: column + steps[direction].column };
  const isInside = next.row >= 0 && next.row < gridRows && next.column >= 0 && next.column < gridColumns;
  return isInside ? next : null;
}

/** All places of each person, by user name. */
export function placesByPerson(grid: Grid): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  for (const [row, cells] of grid.entries())
    for (const [column, cell] of cells.entries())
      if (cell) places.set(cell.user_name, [...(places.get(cell.user_name) ?? []), { row, column }]);
  return places;
}
