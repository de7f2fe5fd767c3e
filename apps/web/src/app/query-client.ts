import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { HttpError } from '../kit/api/http.ts';

/** Queries about the person; the shell shows their errors. */
const aboutPerson = ['me', 'menu', 'role'];

/** A refused call means that the cached profile is stale: rights changed, or the person was locked out. */
function refreshPerson(error: unknown): void {
  if (!(error instanceof HttpError && (error.status === 401 || error.status === 403))) return;
  for (const key of aboutPerson) void queryClient.invalidateQueries({ queryKey: [key] });
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (!aboutPerson.includes(String(query.queryKey[0]))) refreshPerson(error);
    },
  }),
  mutationCache: new MutationCache({ onError: refreshPerson }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A refusal stays a refusal; only what may pass by itself is tried again.
      retry: (failures, error) => failures < 2 && !(error instanceof HttpError && error.status >= 400 && error.status < 500),
    },
    // Offline a save fails at once with a message: paused, it would wait silently and be sent later.
    mutations: { networkMode: 'always' },
  },
});
