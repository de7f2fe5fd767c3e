import type { AuthOptions } from '@faculty/contracts/auth/auth';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, refuseWrites } from '../data/http.ts';
import type { AuthRoute } from './session.tsx';

/** Version of the server when this page was loaded. */
let loadedVersion: string | null = null;

/** Which ways in this installation offers, and which version it runs. */
export const authOptionsQuery = queryOptions({
  queryKey: ['auth-options'],
  queryFn: async ({ signal }) => {
    const options = (await call('GET /auth/options' satisfies AuthRoute, { signal })) as AuthOptions;
    loadedVersion ??= options.version;
    if (!options.backend) refuseWrites();
    return options;
  },
  staleTime: 60_000,
});

/** Whether the server has been updated since this page was loaded; looked at every few minutes and on coming back to the window. */
export function useNewVersion(): boolean {
  const { data } = useQuery({ ...authOptionsQuery, refetchInterval: 5 * 60_000 });
  return data !== undefined && loadedVersion !== null && data.version !== loadedVersion;
}
