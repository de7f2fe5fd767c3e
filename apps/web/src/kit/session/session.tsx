import type { authRoutes } from '@faculty/contracts/auth/auth';
import type { PageKey } from '@faculty/contracts/pages';
import type { Me, PageRight } from '@faculty/contracts/shell/me';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { HttpError } from '../api/http.ts';
import { preloadedQueryOptions } from '../api/query-options.ts';

/** With what the names of a person's unsaved forms begin in the browser's storage. */
export const draftsOf = (userName: string): string => `draft:${userName}:`;

/** A documented authentication call. Only the type is imported: that module carries zod, which the login page does not load. */
export type AuthRoute = (typeof authRoutes)[keyof typeof authRoutes];

/** For how many milliseconds rights and menu count as known; then another screen, or the focus coming back, asks for them again. */
export const rightsStaleTime = 5_000;

/** The signed-in person. Loaded by the shell before any screen; a refused call reloads it. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  // `as`: our own server's answer; validating it again would add zod to the first load
  ...preloadedQueryOptions('GET /auth/me' satisfies AuthRoute, {}, (answer) => answer as Me),
  staleTime: rightsStaleTime,
});

/**
 * The owner of this token. A plain fetch: `call` would send the stored token, and wait for the sign-in that needs this.
 * @throws HttpError
 */
export async function personOf(token: string): Promise<Me> {
  const response = await fetch('/auth/me', { headers: { authorization: `Bearer ${token}`, accept: 'application/json' } });
  if (!response.ok) throw new HttpError(response.status, null);
  return response.json();
}

/** The signed-in person; only for screens inside the shell, where it is always loaded. */
export function useMe(): Me {
  const { data } = useQuery(meQuery);
  if (!data) throw new Error('useMe needs the shell around it');
  return data;
}

const noRight: PageRight = { view: false, add: false, edit: false, delete: false, publish: false, own_only: false };

/** What the signed-in person may do on a page. The server checks again; this only hides what it would refuse. */
export function useRight(page: PageKey): PageRight {
  return useMe().rights[page] ?? noRight;
}

/** Ends a session on the server. A plain fetch: an ended session must not ask for a sign-in in order to sign out. Best effort when offline. */
export async function endSession(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  await fetch('/auth/signout', { method: 'POST', headers, signal: AbortSignal.timeout(5000) }).catch(() => undefined);
}
