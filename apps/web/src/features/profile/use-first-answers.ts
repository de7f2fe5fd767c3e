import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Whether every query of the screen that was just opened has its first answer, or has failed once. */
export function useFirstAnswers(): boolean {
  const client = useQueryClient();
  const [isReady, setReady] = useState(false);
  // the queries of the parts have begun by then: effects run from the inside to the outside
  useEffect(() => {
    const isAwaited = ({ state }: { state: { data: unknown; fetchFailureCount: number } }) =>
      state.data === undefined && state.fetchFailureCount === 0;
    const look = () => setReady((was) => was || client.isFetching({ predicate: isAwaited }) === 0);
    look();
    return client.getQueryCache().subscribe(({ type }) => type === 'updated' && look());
  }, [client]);
  return isReady;
}
