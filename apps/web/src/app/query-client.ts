import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { HttpError } from '../kit/api/http.ts';

/** What the shell knows about the person; their own failures are shown by the shell. */
const aboutPerson = ['me', 'menu', 'role'];

/** A refused call means that what we know about the person is out of date: their rights changed, or they were locked out. */
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
    // Without network a save fails at once and says so: held back, it would turn without a word, and be sent when nobody looks any more.
    mutations: { networkMode: 'always' },
  },
});
