import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import type { useShowcasePeople } from '../../../../kit/people/use-showcase-people.ts';
import { gridPhrases } from './grid.phrases.ts';
import {
  type Cell,
  cellAt,
  type Direction,
  isSamePlace,
  neighbour,
  type Place,
  placesByPerson,
  put,
  swapped,
  swappedRows,
  withoutRow,
  withRow,
} from './grid-model.ts';
import type { PersonGridState } from './use-person-grid.ts';

/** All edit operations of a grid, each with a screen-reader announcement. */
export function useGridEditor({ grid, rows, change }: PersonGridState, people: ReturnType<typeof useShowcasePeople>) {
  const t = usePhrases(gridPhrases);
  const { language } = useLanguage();
  /** The cell whose dialog is open. */
  const [edited, edit] = useState<Place | null>(null);
  const [dragged, drag] = useState<Place | null>(null);
  const places = placesByPerson(grid);

  const nameOf = (userName: string) => people.of(userName).name[language];
  const nameAt = (place: Place) => nameOf(cellAt(grid, place)?.user_name ?? '');
  const placeText = (place: Place) => t.place(place.row + 1, place.column + 1);

  function move(from: Place, to: Place): void {
    if (!isSamePlace(from, to)) change(swapped(grid, from, to), t.moved(nameAt(from), placeText(to)), to);
  }

  return {
    grid,
    rows,
    people,
    edited,
    edit,
    dragged,
    drag,
    nameOf,
    placeText,
    /** The other places of a person. */
    elsewhere: (userName: string, place: Place) => (places.get(userName) ?? []).filter((other) => !isSamePlace(other, place)),
    /** People in more than one cell, with their places. */
    repeated: [...places].filter(([, all]) => all.length > 1),
    move,
    step(from: Place, direction: Direction) {
      const to = neighbour(from, direction);
      if (to) move(from, to);
    },
    set(place: Place, cell: Cell) {
      change(put(grid, place, cell), t.placed(nameOf(cell.user_name), placeText(place)), place);
    },
    takeOut(place: Place) {
      change(put(grid, place, null), t.taken(nameAt(place)), place);
    },
    /** Null when the last row is not empty. */
    insertRow(at: number): (() => void) | null {
      const next = withRow(grid, at);
      return next && (() => change(next, t.rowInserted(at + 1), { row: at, column: 0 }));
    },
    moveRow(from: number, to: number) {
      change(swappedRows(grid, from, to), t.rowMoved(to + 1), { row: to, column: 0 });
    },
    removeRow(at: number) {
      const focus = { row: Math.max(0, Math.min(at, rows - 2)), column: 0 };
      change(withoutRow(grid, at), t.rowRemoved(at + 1), focus, rows - 1);
    },
  };
}

export type GridEditor = ReturnType<typeof useGridEditor>;
