import { useEffect, useRef, useState } from 'react';
import { useNeighbourFocus } from './use-neighbour-focus.ts';

/**
 * Rows that are moved by buttons with `data-step="12/up"`. Once they are drawn in their new order (`shown`), the one that was `pressed` has
 * the focus again, or another of its row where it leads nowhere any more.
 */
export function useSteps<List extends HTMLElement>(rows: string, shown: unknown) {
  const list = useRef<List>(null);
  const last = useRef<string>(null);
  const [announcement, announce] = useState('');
  useNeighbourFocus(list, rows, shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: restore the focus whenever the rows are drawn in a new order
  useEffect(() => {
    if (last.current === null) return;
    const steps = [`="${last.current}"`, `^="${last.current.split('/')[0]}/"`].map((which) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-step${which}]:not(:disabled)`),
    );
    steps.find(Boolean)?.focus();
    last.current = null;
  }, [shown]);
  return {
    list,
    announcement,
    announce,
    pressed(step: string) {
      last.current = step;
    },
  };
}
