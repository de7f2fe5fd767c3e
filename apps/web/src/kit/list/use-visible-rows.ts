import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { WholeRows } from './use-whole-rows.ts';

/** From so many rows on, only those in sight are drawn. */
const manyRows = 100;

/** What there is to draw: a page's rows, or a list that is fetched as it is seen. */
interface Rows<Item> {
  rows: readonly Item[];
  count: number;
  whole: WholeRows<Item> | null;
}

export interface VisibleRows<Item> {
  /** Without an item while it is on its way. */
  rows: { item: Item | undefined; index: number }[];
  /** Heights of what is not drawn above and below. */
  before: number;
  after: number;
  /** How many there would be, were all drawn; undefined when they are. */
  total: number | undefined;
  /** Ref of each drawn row (with `data-index`): rows differ in height. */
  measure: ((element: Element | null) => void) | undefined;
}

/** The rows worth drawing: all of an ordinary page, those in sight of a very long one. */
export function useVisibleRows<Item>(
  { rows, count, whole }: Rows<Item>,
  body: RefObject<HTMLElement | null>,
  estimate: number,
): VisibleRows<Item> {
  const length = whole ? count : rows.length;
  const isMany = length > manyRows;
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    if (isMany && body.current) setMargin(body.current.getBoundingClientRect().top + window.scrollY);
  }, [isMany, body]);
  const virtualizer = useWindowVirtualizer<Element>({
    count: length,
    enabled: isMany,
    // it moves the window there when it starts
    initialOffset: () => window.scrollY,
    estimateSize: () => estimate,
    overscan: 12,
    scrollMargin: margin,
  });
  const visible = isMany ? virtualizer.getVirtualItems() : [];
  const first = visible[0]?.index ?? 0;
  const last = visible.at(-1)?.index ?? Math.min(length, manyRows) - 1;
  const see = whole?.see;
  useEffect(() => {
    if (last >= first) see?.(first, last);
  }, [see, first, last]);

  const at = (index: number) => (whole ? whole.at(index) : rows[index]);
  if (!isMany) {
    const all = Array.from({ length }, (_, index) => ({ item: at(index), index }));
    return { rows: all, before: 0, after: 0, total: undefined, measure: undefined };
  }
  return {
    rows: visible.map(({ index }) => ({ item: at(index), index })),
    before: (visible[0]?.start ?? margin) - margin,
    after: virtualizer.getTotalSize() - ((visible.at(-1)?.end ?? margin) - margin),
    total: length,
    measure: virtualizer.measureElement,
  };
}
