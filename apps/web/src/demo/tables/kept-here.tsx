import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { authOptionsQuery } from '../../kit/session/auth-options.ts';
import { meQuery, useMe } from '../../kit/session/session.tsx';

/** Around the kit's lists on sample rows: what is saved or deleted stays in this page, as in a trial, and no call is made. */
export function KeptHere({ children }: { children: ReactNode }) {
  const me = useMe();
  const { data: options } = useQuery(authOptionsQuery);
  const [client] = useState(() => {
    const own = new QueryClient();
    own.setQueryData(meQuery.queryKey, me);
    return own;
  });
  if (!options) return null;
  client.setQueryData(authOptionsQuery.queryKey, { ...options, backend: false });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
