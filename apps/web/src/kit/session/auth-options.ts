import type { AuthOptions } from '@faculty/contracts/auth/auth';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { refuseWrites } from '../api/http.ts';
import { preloadedQueryOptions } from '../api/query-options.ts';
import type { AuthRoute } from './session.tsx';

/** Build of the server when this page was loaded. */
let loadedBuild: string | null = null;

/** Which ways in this installation offers, and which version it runs. */
export const authOptionsQuery = queryOptions({
  queryKey: ['auth-options'],
  ...preloadedQueryOptions('GET /auth/options' satisfies AuthRoute, {}, (answer) => {
    const options = answer as AuthOptions; // our own server's answer
    loadedBuild ??= options.build;
    if (!options.backend) refuseWrites();
    return options;
  }),
  staleTime: 60_000,
});

/** Whether the server has been updated since this page was loaded; looked at every few minutes and on coming back to the window. */
export function useNewVersion(): boolean {
  const { data } = useQuery({ ...authOptionsQuery, refetchInterval: 5 * 60_000 });
  return data !== undefined && loadedBuild !== null && data.build !== loadedBuild;
}

/** In brackets after a space, to be put behind "university e-mail": the domains that may sign in; nothing until the server has named them. */
export function useEmailDomains(): string {
  const { data } = useQuery(authOptionsQuery);
  return data === undefined ? '' : ` (${data.emailDomains.map((domain) => `@${domain}`).join(', ')})`;
}

/** Builds addresses of the faculty's public website; null until the server has told its address. */
export function useWebsite(enabled = true): ((path: string) => string) | null {
  const { data } = useQuery({ ...authOptionsQuery, enabled });
  return data === undefined ? null : (path) => `${data.website}${path}`;
}
