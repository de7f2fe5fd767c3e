import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { lazyPart } from '../../notifications/lazy-part.tsx';
import type { ListState } from '../state/use-list.ts';
import type { RowsInView as InView } from './rows-in-view.lazy.tsx';

const RowsInView = lazyPart(() => import('./rows-in-view.lazy.tsx').then((m) => m.RowsInView));

type ViewRange = Parameters<Parameters<typeof InView>[0]['draw']>[0];

/** From so many rows on, only those in sight are drawn. */
const manyRows = 100;
/** Rows rendered until the virtualizer is loaded. */
const firstRows = 20;

/** What there is to draw: a page's rows, or a list that is fetched as it is seen. */
interface Rows<Item> {
  rows: readonly Item[];
  count: number;
  whole: ListState<Item, ListQuery>['whole'];
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
  const length = whole ? count : rows.length;
  const first = total === undefined ? length : firstRows;
  const indexes = Array.from({ length: first }, (_, index) => index);
  const plain = (
    <>
      {drawn({ indexes, before: 0, after: (length - first) * estimate, measure: undefined })}
      {whole && <Seen see={whole.see} last={first - 1} />}
    </>
  );
  if (total === undefined) return plain;
  return <RowsInView count={total} body={body} estimate={estimate} see={whole?.see} draw={drawn} fallback={plain} />;
}

/** Has the first rows of a whole list fetched. */
function Seen({ see, last }: { see(first: number, last: number): void; last: number }) {
  useEffect(() => {
    if (last >= 0) see(0, last);
  }, [see, last]);
  return null;
}
