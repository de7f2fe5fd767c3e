import { gridColumns, gridRows, gridText, type PlacedPerson, placedIn } from '@faculty/contracts/website/person-grid';

/** Who stands in a cell, and as what. */
export type Cell = Omit<PlacedPerson, 'row_number' | 'column_number'>;

/** Rows of cells; null where nobody stands. */
export type Grid = readonly (readonly (Cell | null)[])[];

/** A cell's place, counted from zero. */
export interface Place {
  row: number;
  column: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const emptyRow: readonly null[] = Array.from({ length: gridColumns }, () => null);

/** The grid a record's text means. */
export function gridOf(text: string): Grid {
  const rows: (Cell | null)[][] = Array.from({ length: gridRows }, () => [...emptyRow]);
  for (const { row_number, column_number, ...cell } of placedIn(text)) {
    const row = rows[row_number - 1];
    if (row) row[column_number - 1] = cell;
  }
  return rows;
}

/** The text of a grid, as a record keeps it. */
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

/** How many rows there are down to the last one that somebody stands in. */
export function filledRows(grid: Grid): number {
  return grid.findLastIndex((cells) => !isEmpty(cells)) + 1;
}

/** Puts somebody into a cell, or nobody. */
export function put(grid: Grid, place: Place, cell: Cell | null): Grid {
  return grid.map((cells, row) => (row === place.row ? cells.with(place.column, cell) : cells));
}

/** Two cells change places; moving to an empty one is the same. */
export function swapped(grid: Grid, one: Place, other: Place): Grid {
  return put(put(grid, one, cellAt(grid, other)), other, cellAt(grid, one));
}

/** An empty row at this place, those below one further down. Null while somebody stands in the last row. */
export function withRow(grid: Grid, at: number): Grid | null {
  return isEmpty(grid.at(-1)) ? grid.toSpliced(at, 0, emptyRow).slice(0, gridRows) : null;
}

/** Without this row; those below come up. */
export function withoutRow(grid: Grid, at: number): Grid {
  return [...grid.toSpliced(at, 1), emptyRow];
}

/** Two rows change places. */
export function swappedRows(grid: Grid, one: number, other: number): Grid {
  return grid.with(one, grid[other] ?? emptyRow).with(other, grid[one] ?? emptyRow);
}

const steps: Readonly<Record<Direction, Place>> = {
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
};

/** The next place in a direction; null at the edge of the grid. */
export function neighbour({ row, column }: Place, direction: Direction): Place | null {
  const next = { row: row + steps[direction].row, column: column + steps[direction].column };
  const isInside = next.row >= 0 && next.row < gridRows && next.column >= 0 && next.column < gridColumns;
  return isInside ? next : null;
}

/** Where somebody stands, by their user name; most stand in one place. */
export function placesByPerson(grid: Grid): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  for (const [row, cells] of grid.entries())
    for (const [column, cell] of cells.entries())
      if (cell) places.set(cell.user_name, [...(places.get(cell.user_name) ?? []), { row, column }]);
  return places;
}
