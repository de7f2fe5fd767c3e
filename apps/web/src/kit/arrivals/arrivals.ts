import {
  type ArrivalDecision,
  arrivalRoutes,
  arrivalSources,
  type WorkArrival,
  workArrival,
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

/** One of the person's arrivals; null asks for none. */
export const arrivalQuery = (arrival_id: string | null) =>
  queryOptions({
    queryKey: [...all, 'read', arrival_id],
    queryFn: async ({ signal }) =>
      z.parse(workArrival, await call(arrivalRoutes.read, { params: { arrival_id: arrival_id ?? '' }, signal })),
    enabled: arrival_id !== null,
  });

/** Decides of an arrival, and has every list of them read anew. */
export function useDecide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ arrival_id, ...body }: ArrivalDecision & { arrival_id: number | string }) =>
      z.parse(workArrival, await call(arrivalRoutes.decide, { params: { arrival_id }, body })),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  });
}

/** Who told of it: `OpenAlex, ORCID`. */
export const sourceWords = ({ sources }: Pick<WorkArrival, 'sources'>): string =>
  sources.map((source) => arrivalSources[source]).join(', ');
