import { pageOf } from '@faculty/contracts/kit/entity';
import { reviewItem, reviewQuery, reviewRoutes } from '@faculty/contracts/works/review';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { call } from '../../../kit/data/http.ts';

/** So many are walked at a time. */
const longest = 200;
const answer = pageOf(reviewItem);
export const walkKey = ['review', 'walk'];

/** The queue as it was when somebody began to walk through it: what they decide on does not move the rest from under them. */
export function useWalk(id: string) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = z.safeParse(reviewQuery, Object.fromEntries([...params].filter(([name]) => name !== 'page' && name !== 'limit')));
  const query = asked.success ? asked.data : {};
  const { data } = useQuery({
    queryKey: [...walkKey, query],
    queryFn: async ({ signal }) =>
      z.parse(answer, await call(reviewRoutes.list, { query: { ...query, page: 0, limit: longest }, signal })).rows,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const items = data ?? [];
  const at = items.findIndex(({ review_id }) => review_id === id);
  const addressOf = (review: string | undefined) => {
    const next = new URLSearchParams(params);
    if (review === undefined) next.delete('review');
    else next.set('review', review);
    return { search: `?${next}` };
  };
  const by = (step: number) => (at === -1 ? undefined : items[at + step]?.review_id);
  return {
    item: items[at],
    at,
    count: items.length,
    hasPrevious: by(-1) !== undefined,
    hasNext: by(1) !== undefined,
    close: () => void navigate(addressOf(undefined)),
    previous: () => by(-1) !== undefined && void navigate(addressOf(by(-1)), { replace: true }),
    next: () => by(1) !== undefined && void navigate(addressOf(by(1)), { replace: true }),
    /** The next one, or the queue when that was the last. */
    goOn: () => void navigate(addressOf(by(1)), { replace: true }),
  };
}
