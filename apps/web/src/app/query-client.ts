import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { HttpError } from '../kit/http.ts';
import { meQuery } from '../kit/session.tsx';

/** A refused call means that what we know about the person is out of date: their rights changed, or they were locked out. */
function refreshPerson(error: unknown): void {
  if (error instanceof HttpError && (error.status === 401 || error.status === 403)) {
    // its own failure is shown by the shell
    void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
  }
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.queryKey[0] !== meQuery.queryKey[0]) refreshPerson(error);
    },
  }),
  mutationCache: new MutationCache({ onError: refreshPerson }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A refusal stays a refusal; only what may pass by itself is tried again.
      retry: (failures, error) => failures < 2 && !(error instanceof HttpError && error.status >= 400 && error.status < 500),
    },
  },
});
