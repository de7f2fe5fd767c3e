import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { entityQueries } from '../../api/entity-queries.ts';

/** Rows fetched at once where a list is shown as a whole. */
export const chunkSize = 50;
/** Someone who drags the scroll bar passes by what they do not want to see. */
const passingMilliseconds = 120;

/** A whole list by windowed fetching: only the rows in view are loaded. */
export interface WindowedRows<Item> {
  /** The row at an index; undefined while it loads. */
  at(index: number): Item | undefined;
  /** Called with the range of rows in view. */
  see(first: number, last: number): void;
}

interface Piece<Item> {
  rows: Item[];
  count: number;
}

type PieceQuery = ReturnType<ReturnType<typeof entityQueries>['list']>;

/** Fetches the chunks around the rows in view. `queryOf` makes the query of a chunk; null where the list is paged. */
export function useWindowedRows<Item>(queryOf: ((piece: number) => unknown) | null): {
  whole: WindowedRows<Item> | null;
  isFetching: boolean;
  error: Error | null;
  retry(): void;
} {
  const [seen, setSeen] = useState({ first: 0, last: 0 });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const pieces = queryOf === null ? [] : Array.from({ length: seen.last - seen.first + 1 }, (_, index) => seen.first + index);
  // `as`: the options of one entity's list; their key carries a type of its own that a list of queries cannot infer
  const results = useQueries({ queries: pieces.map((piece) => queryOf?.(piece) as PieceQuery) }) as UseQueryResult<Piece<Item>>[];

  const asked = useRef(seen);
  const see = useCallback((first: number, last: number) => {
    // the next piece is fetched before it is reached
    const next = {
      first: Math.max(0, Math.floor((first - chunkSize / 2) / chunkSize)),
      last: Math.floor((last + chunkSize / 2) / chunkSize),
    };
    const take = () => {
      asked.current = next;
      setSeen(next);
    };
    clearTimeout(waiting.current);
    const known = asked.current;
    if (known.first === next.first && known.last === next.last) return;
    if (next.first <= known.last + 1 && next.last >= known.first - 1) take();
    else waiting.current = setTimeout(take, passingMilliseconds);
  }, []);

  const failed = results.filter(({ error }) => error !== null);
  return {
    whole: queryOf && {
      at: (index) => results[Math.floor(index / chunkSize) - seen.first]?.data?.rows[index % chunkSize],
      see,
    },
    isFetching: results.some(({ isFetching }) => isFetching),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
