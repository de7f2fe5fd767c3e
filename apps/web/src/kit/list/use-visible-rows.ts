import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** From so many rows on, only those in sight are drawn. */
const manyRows = 100;

export interface VisibleRows<Item> {
  rows: { item: Item; index: number }[];
  /** Heights of what is not drawn above and below. */
  before: number;
  after: number;
  /** Ref of each drawn row (with `data-index`): rows differ in height. */
  measure: ((element: Element | null) => void) | undefined;
}

/** The rows worth drawing: all of an ordinary page, those in sight of a very long one. */
export function useVisibleRows<Item>(items: readonly Item[], body: RefObject<HTMLElement | null>, estimate: number): VisibleRows<Item> {
  const isMany = items.length > manyRows;
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    if (isMany && body.current) setMargin(body.current.getBoundingClientRect().top + window.scrollY);
  }, [isMany, body]);
  const virtualizer = useWindowVirtualizer<Element>({
    count: items.length,
    enabled: isMany,
    // it moves the window there when it starts
    initialOffset: () => window.scrollY,
    estimateSize: () => estimate,
    overscan: 12,
    scrollMargin: margin,
  });
  if (!isMany) return { rows: items.map((item, index) => ({ item, index })), before: 0, after: 0, measure: undefined };
  const visible = virtualizer.getVirtualItems();
  const rows = visible.flatMap(({ index }) => {
    const item = items[index];
    return item === undefined ? [] : [{ item, index }];
  });
  return {
    rows,
    before: (visible[0]?.start ?? margin) - margin,
    after: virtualizer.getTotalSize() - ((visible.at(-1)?.end ?? margin) - margin),
    measure: virtualizer.measureElement,
  };
}
