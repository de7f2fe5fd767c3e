import {
  type ArrivalDecision,
  arrivalDecision,
  arrivalRoutes,
  arrivalSources,
  type WorkArrival,
  workArrivals,
} from '@faculty/contracts/works/work-arrival';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../api/http.ts';
import { showError } from '../notifications/messages.ts';

const all = ['work_arrivals'];

/** The person's arrivals that wait for a decision. */
export const arrivalsQuery = queryOptions({
  queryKey: [...all, 'new'],
  queryFn: async ({ signal }) => z.parse(workArrivals, await call(arrivalRoutes.list, { signal })),
});

/** Decides of an arrival, and has every list of them read anew. */
export function useDecide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ arrival_id, ...body }: ArrivalDecision & { arrival_id: number | string }) =>
      z.parse(arrivalDecision, await call(arrivalRoutes.decide, { params: { arrival_id }, body })),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  });
}

/** Who told of it: `OpenAlex, ORCID`. */
export const sourceWords = ({ sources }: Pick<WorkArrival, 'sources'>): string =>
  sources.map((source) => arrivalSources[source]).join(', ');
