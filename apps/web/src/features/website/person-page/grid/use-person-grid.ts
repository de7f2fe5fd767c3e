import { gridRows } from '@faculty/contracts/website/person-grid';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { gridPhrases } from './grid.phrases.ts';
import { filledRows, type Grid, gridOf, type Place, textOf } from './grid-model.ts';

/** Maximum number of undo steps. */
const maxUndoSteps = 50;

/** Value of `data-place`, by which the focus finds a cell after its content has moved. */
export const placeKey = ({ row, column }: Place): string => `${row}/${column}`;

/** State of a grid field: its value, number of visible rows, undo steps and screen-reader announcements. */
export function usePersonGrid(value: string, onChange: (value: string) => void) {
  const t = usePhrases(gridPhrases);
  const grid = useMemo(() => gridOf(value), [value]);
  const root = useRef<HTMLElement>(null);
  const focusAt = useRef<string>(null);
  const [earlier, setEarlier] = useState<readonly string[]>([]);
  /** Number of rows shown even when they are empty. */
  const [opened, setOpened] = useState(1);
  const [announcement, announce] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: restore the focus whenever cells are rendered in another place
  useEffect(() => {
    const key = focusAt.current;
    if (key === null) return;
    focusAt.current = null;
    // in the same commit as a menu or dialog closes: neither returns the focus once it has moved
    root.current?.querySelector<HTMLElement>(`[data-place="${key}"]`)?.focus();
  }, [value, opened]);

  return {
    grid,
    root,
    announcement,
    rows: Math.min(gridRows, Math.max(filledRows(grid), opened)),
    /** Changes the grid, announces `message`, and moves the focus. `shown`: number of rows shown even when they are empty. */
    change(next: Grid, message: string, focus: Place, shown = opened) {
      setEarlier([...earlier, value].slice(-maxUndoSteps));
      announce(message);
      focusAt.current = placeKey(focus);
      setOpened(Math.max(shown, focus.row + 1));
      onChange(textOf(next));
    },
    /** Shows at least this many rows and moves the focus to the last one. */
    open(rows: number) {
      focusAt.current = placeKey({ row: rows - 1, column: 0 });
      setOpened(rows);
    },
    undo:
      earlier.length === 0
        ? null
        : () => {
            announce(t.undone);
            setEarlier(earlier.slice(0, -1));
            onChange(earlier.at(-1) ?? '');
          },
  };
}

export type PersonGridState = ReturnType<typeof usePersonGrid>;
