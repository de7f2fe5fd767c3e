import { reviewCount, reviewRoutes } from '@faculty/contracts/works/review';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../api/http.ts';
import { useMe } from '../session/session.tsx';

export const waitingCountKey = ['review', 'count'];

/** How many records wait for this person's decision; nothing for who decides on none. Every minute while the page is looked at. */
export function useWaitingCount(): number | undefined {
  const { rights } = useMe();
  const { data } = useQuery({
    queryKey: waitingCountKey,
    queryFn: async ({ signal }) => z.parse(reviewCount, await call(reviewRoutes.count, { signal })).count,
    enabled: rights['/web/review']?.view === true,
    staleTime: 30_000,
    refetchInterval: 60_000,
  });
  return data;
}
