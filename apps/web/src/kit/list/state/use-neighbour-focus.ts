import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the row that has the focus goes away, as after deleting it, the one in its place gets the focus; after the last one the
 * button that adds. `rows` finds them inside the container, and `shown` is new whenever others are drawn.
 */
export function useNeighbourFocus(container: RefObject<HTMLElement | null>, rows: string, shown: unknown): void {
  const last = useRef<{ element: Element; index: number }>(null);

  useEffect(() => {
    const box = container.current;
    const remember = ({ target }: FocusEvent) => {
      const element = target as Element; // what gets the focus is one
      const index = [...(box?.querySelectorAll(rows) ?? [])].findIndex((row) => row.contains(element));
      if (index >= 0) last.current = { element, index };
    };
    box?.addEventListener('focusin', remember);
    return () => box?.removeEventListener('focusin', remember);
  }, [container, rows]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once other rows are drawn
  useEffect(() => {
    if (last.current === null || last.current.element.isConnected || document.activeElement !== document.body) return;
    const left = container.current?.querySelectorAll(rows) ?? [];
    const neighbour = left[Math.min(last.current.index, left.length - 1)]?.querySelector<HTMLElement>('a[href], button');
    last.current = null;
    (neighbour ?? addButton())?.focus();
  }, [shown]);
}

/** The button of a list that adds a record, or else the screen itself. */
export function addButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[aria-keyshortcuts="n"]') ?? document.getElementById('main');
}
