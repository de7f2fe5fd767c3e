import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Longest wait in milliseconds for a part that is slow. */
const patience = 3_000;

/** Whether every query of the screen that was just opened has its first answer or has failed once; after `patience` it counts as ready. */
export function useFirstAnswers(): boolean {
  const client = useQueryClient();
  const [isReady, setReady] = useState(false);
  // the queries of the parts have begun by then: effects run from the inside to the outside
  useEffect(() => {
    const isAwaited = ({ state }: { state: { data: unknown; fetchFailureCount: number } }) =>
      state.data === undefined && state.fetchFailureCount === 0;
    const look = () => setReady((was) => was || client.isFetching({ predicate: isAwaited }) === 0);
    look();
    const late = setTimeout(() => setReady(true), patience);
    const stop = client.getQueryCache().subscribe(({ type }) => type === 'updated' && look());
    return () => {
      clearTimeout(late);
      stop();
    };
  }, [client]);
  return isReady;
}
