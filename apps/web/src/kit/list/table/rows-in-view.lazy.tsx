import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Which rows of a list are drawn. */
interface ViewRange {
  indexes: number[];
  /** Heights of what is not drawn above and below. */
  before: number;
  after: number;
  /** Ref of each drawn row (with `data-index`): rows differ in height. */
  measure: ((element: Element | null) => void) | undefined;
}

interface RowsInViewProps {
  count: number;
  /** The scroll container. */
  body: RefObject<HTMLElement | null>;
  /** How high one is, before it is measured. */
  estimate: number;
  /** Called with the range in view. */
  see: ((first: number, last: number) => void) | undefined;
  draw(places: ViewRange): ReactNode;
}

/** Finds the rows in sight of a very long list. */
export function RowsInView({ count, body, estimate, see, draw }: RowsInViewProps) {
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setMargin(body.current.getBoundingClientRect().top + window.scrollY);
  }, [body]);
  const virtualizer = useWindowVirtualizer<Element>({
    count,
    // it moves the window there when it starts
    initialOffset: () => window.scrollY,
    estimateSize: () => estimate,
    overscan: 12,
    scrollMargin: margin,
  });
  const visible = virtualizer.getVirtualItems();
  const first = visible[0]?.index ?? 0;
  const last = visible.at(-1)?.index ?? -1;
  useEffect(() => {
    if (last >= first) see?.(first, last);
  }, [see, first, last]);
  return draw({
    indexes: visible.map(({ index }) => index),
    before: (visible[0]?.start ?? margin) - margin,
    after: virtualizer.getTotalSize() - ((visible.at(-1)?.end ?? margin) - margin),
    measure: virtualizer.measureElement,
  });
}
