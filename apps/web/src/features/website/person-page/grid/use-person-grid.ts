import { gridRows } from '@faculty/contracts/website/person-grid';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { gridPhrases } from './grid.phrases.ts';
import { filledRows, type Grid, gridOf, type Place, textOf } from './grid-model.ts';

/** So many steps can be taken back. */
const mostSteps = 50;

/** How a place is found on the page: what stands in it moves, the place does not. */
export const placeKey = ({ row, column }: Place): string => `${row}/${column}`;

/** The grid of a field: what it holds, how many rows are shown, and changing it so that it can be undone and heard. */
export function usePersonGrid(value: string, onChange: (value: string) => void) {
  const t = usePhrases(gridPhrases);
  const grid = useMemo(() => gridOf(value), [value]);
  const root = useRef<HTMLElement>(null);
  const focusAt = useRef<string>(null);
  const [earlier, setEarlier] = useState<readonly string[]>([]);
  /** Rows the person has opened, although nobody stands in them yet. */
  const [opened, setOpened] = useState(1);
  const [announcement, announce] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost whenever cells are drawn in another place
  useEffect(() => {
    const key = focusAt.current;
    if (key === null) return;
    focusAt.current = null;
    const focus = () => root.current?.querySelector<HTMLElement>(`[data-place="${key}"]`)?.focus();
    focus();
    // a menu that closes gives the focus back to its button, which is somebody else's by now
    const timer = setTimeout(focus, 30);
    return () => clearTimeout(timer);
  }, [value, opened]);

  return {
    grid,
    root,
    announcement,
    rows: Math.min(gridRows, Math.max(filledRows(grid), opened)),
    /** Changes the grid, says so to who cannot see it, and moves the focus along. `shown`: how many rows are shown, even if empty. */
    change(next: Grid, words: string, focus: Place, shown = opened) {
      setEarlier([...earlier, value].slice(-mostSteps));
      announce(words);
      focusAt.current = placeKey(focus);
      setOpened(Math.max(shown, focus.row + 1));
      onChange(textOf(next));
    },
    /** Shows this many rows at least, and moves the focus into the last of them. */
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
