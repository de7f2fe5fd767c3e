import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { WindowedRows } from '../state/use-list.ts';

/** From so many rows on, only those in sight are drawn. */
const manyRows = 100;

/** Which rows of a list are drawn. */
interface ViewRange {
  indexes: number[];
  /** Heights of what is not drawn above and below. */
  before: number;
  after: number;
  /** Ref of each drawn row (with `data-index`): rows differ in height. */
  measure: ((element: Element | null) => void) | undefined;
}

/** What there is to draw: a page's rows, or a list that is fetched as it is seen. */
interface Rows<Item> {
  rows: readonly Item[];
  count: number;
  whole: WindowedRows<Item> | null;
}

interface Visible<Item> extends Omit<ViewRange, 'indexes'> {
  /** No item while it loads. */
  rows: { item: Item | undefined; index: number }[];
}

interface VisibleRowsProps<Item> {
  list: Rows<Item>;
  /** The scroll container. */
  body: RefObject<HTMLElement | null>;
  /** How high one is, before it is measured. */
  estimate: number;
  children(visible: Visible<Item>): ReactNode;
}

/** How many rows there would be, were all drawn; undefined when they are. */
export function totalOf({ rows, count, whole }: Rows<unknown>): number | undefined {
  const length = whole ? count : rows.length;
  return length > manyRows ? length : undefined;
}

/** The rows worth drawing: all of an ordinary page, those in sight of a very long one. */
export function VirtualRows<Item>({ list, body, estimate, children }: VisibleRowsProps<Item>) {
  const { rows, count, whole } = list;
  const total = totalOf(list);
  const at = (index: number) => (whole ? whole.at(index) : rows[index]);
  const drawn = ({ indexes, ...places }: ViewRange) => children({ ...places, rows: indexes.map((index) => ({ item: at(index), index })) });
  if (total !== undefined) return <RowsInView count={total} body={body} estimate={estimate} see={whole?.see} draw={drawn} />;
  return (
    <>
      {drawn({
        indexes: Array.from({ length: whole ? count : rows.length }, (_, index) => index),
        before: 0,
        after: 0,
        measure: undefined,
      })}
      {whole && <Seen see={whole.see} last={count - 1} />}
    </>
  );
}

/** Has the rows of a short whole list fetched. */
function Seen({ see, last }: Pick<WindowedRows<unknown>, 'see'> & { last: number }) {
  useEffect(() => {
    if (last >= 0) see(0, last);
  }, [see, last]);
  return null;
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
function RowsInView({ count, body, estimate, see, draw }: RowsInViewProps) {
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
