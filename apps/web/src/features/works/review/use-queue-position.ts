import { pageOf } from '@faculty/contracts/kit/entity';
import { type ReviewItem, type ReviewQuery, reviewItem, reviewQuery, reviewRoutes } from '@faculty/contracts/works/review';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { call } from '../../../kit/api/http.ts';

/** So many are read at a time. */
const atOnce = 200;
const answer = pageOf(reviewItem);
export const queueSnapshotKey = ['review', 'snapshot'];

/**
 * A snapshot of the queue: decisions do not move the remaining records. At its end it continues
 * with skipped and new records.
 */
export function useQueuePosition(id: string) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = z.safeParse(reviewQuery, Object.fromEntries([...params].filter(([name]) => name !== 'page' && name !== 'limit')));
  const query = asked.success ? asked.data : {};
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: [...queueSnapshotKey, query],
    queryFn: ({ pageParam, signal }) => unknownOf(query, new Set(pageParam), signal),
    initialPageParam: [] as string[],
    getNextPageParam: (last, pages) => {
      const known = itemsOf(pages).map(({ review_id }) => review_id);
      return last.rows.length > 0 && known.length < (pages[0]?.count ?? 0) ? known : undefined;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const items = itemsOf(data?.pages ?? []);
  const at = items.findIndex(({ review_id }) => review_id === id);
  const isLast = at !== -1 && at === items.length - 1;
  useEffect(() => {
    if (isLast && hasNextPage && !isFetching) void fetchNextPage();
  }, [isLast, hasNextPage, isFetching, fetchNextPage]);

  const addressOf = (review: string | undefined) => {
    const next = new URLSearchParams(params);
    if (review === undefined) next.delete('review');
    else next.set('review', review);
    return { search: `?${next}` };
  };
  const by = (step: number) => (at === -1 ? undefined : items[at + step]?.review_id);
  async function nextOne(): Promise<string | undefined> {
    if (!isLast || !hasNextPage) return by(1);
    const { data: read } = await fetchNextPage();
    return itemsOf(read?.pages ?? [])[at + 1]?.review_id;
  }
  return {
    item: items[at],
    at,
    /** Every record of the queue that was read so far. */
    ids: new Set(items.map(({ review_id }) => review_id)),
    /** How many waited when the snapshot was taken. */
    count: Math.max(hasNextPage ? (data?.pages[0]?.count ?? 0) : 0, items.length),
    hasPrevious: by(-1) !== undefined,
    hasNext: by(1) !== undefined,
    close: () => void navigate(addressOf(undefined)),
    previous: () => by(-1) !== undefined && void navigate(addressOf(by(-1)), { replace: true }),
    next: () => by(1) !== undefined && void navigate(addressOf(by(1)), { replace: true }),
    /** The next one, or the queue when that was the last. */
    openNext: () => void nextOne().then((next) => navigate(addressOf(next), { replace: true })),
  };
}

interface Part {
  rows: ReviewItem[];
  count: number;
}

/** The next of the queue that are not known yet: what was decided on has left it, so its pages are others by now. */
async function unknownOf(query: ReviewQuery, known: ReadonlySet<string>, signal: AbortSignal): Promise<Part> {
  for (let page = 0; ; page += 1) {
    const { rows, count } = z.parse(answer, await call(reviewRoutes.list, { query: { ...query, page, limit: atOnce }, signal }));
    const fresh = rows.filter(({ review_id }) => !known.has(review_id));
    if (fresh.length > 0 || rows.length < atOnce) return { rows: fresh, count };
  }
}

const itemsOf = (parts: readonly Part[]): ReviewItem[] => parts.flatMap(({ rows }) => rows);
