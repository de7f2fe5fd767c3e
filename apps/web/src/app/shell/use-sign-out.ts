import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { draftsOf, endSession, meQuery } from '../../kit/session/session.tsx';
import { readToken, signOutEverywhere } from '../../kit/session/session-token.ts';

/** Signs out here and on the server. Loading /login again clears every cache in memory. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const person = queryClient.getQueryData(meQuery.queryKey);
    await endSession(readToken() ?? '');
    signOutEverywhere();
    if (person) dropDraftsOf(person.user_name);
    location.assign('/login');
  }, [queryClient]);
}

/** Forgets what one person typed and did not save: they sign out. What another left here by no wish of theirs waits for them. */
function dropDraftsOf(userName: string): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(draftsOf(userName))) storage.removeItem(key);
  }
}
