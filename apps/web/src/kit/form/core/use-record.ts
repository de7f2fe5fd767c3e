import { type QueryFunction, type QueryKey, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/** Query options of one record; `entityQueries(entity).read(id)` returns them. */
export interface RecordQuery<Row> {
  queryKey: QueryKey;
  queryFn?: QueryFunction<Row, never> | typeof skipToken | undefined;
}

/**
 * Reads the record a form starts from. Never from the cache: a form started from an old row would meet a conflict that is none.
 * Without a query there is nothing to wait for.
 */
export function useRecord<Row>(query: RecordQuery<Row> | null) {
  const client = useQueryClient();
  const read = { queryKey: query?.queryKey ?? ['no record'], queryFn: (query?.queryFn ?? skipToken) as QueryFunction<Row> }; // keys are the kit's own
  const { data, error, isSuccess, isFetchedAfterMount, refetch } = useQuery({
    ...read,
    enabled: query !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return {
    row: data,
    isReady: query === null || (isSuccess && isFetchedAfterMount),
    error,
    reload: () => void refetch(),
    /** As it is now. */
    latest: (): Promise<Row> => client.fetchQuery({ ...read, staleTime: 0 }),
  };
}

/** When a record was last changed; sent back so that the server can detect a stale edit. */
export function stampOf(row: unknown): string | null {
  const stamp = typeof row === 'object' && row !== null && 'updated_at' in row ? row.updated_at : null;
  return stamp instanceof Date ? stamp.toISOString() : null;
}
