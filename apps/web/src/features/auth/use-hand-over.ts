import type { Me } from '@faculty/contracts/shell/me';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError } from '../../kit/api/http.ts';
import { endSession, personOf } from '../../kit/session/session.tsx';
import { hasLiveToken, readToken, storeToken } from '../../kit/session/session-token.ts';
import { addressToken, forgetAddressToken } from './address-token.ts';
import { exchangeToken } from './auth-calls.ts';
import { isSignInPopup } from './sign-in-popup.ts';

/** A link that would sign in another person than the present one. */
export interface OtherPerson {
  mine: Me;
  theirs: Me;
  /** Continues as the person of the link. */
  change(): void;
  /** Stays as the present person; a session started by the link ends. */
  stay(): void;
}

type HandOver = { state: 'none' | 'pending' | 'done' } | { state: 'failed'; error: Error } | { state: 'asking'; other: OtherPerson };

/**
 * Turns the token of the address into the session, once. A live session of somebody else is not replaced without asking: anybody
 * can send a link that signs in as themselves, and what is typed after that would be theirs to read.
 * A query and not an effect: an effect would run twice in development.
 */
export function useHandOver(): HandOver {
  const [given] = useState(addressToken);
  const [isDecided, setDecided] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['hand-over', given],
    queryFn: async () => {
      const token = await exchangeToken(given ?? '');
      forgetAddressToken();
      const people = await othersIn(token);
      if (people === null) storeToken(token);
      return { token, people };
    },
    enabled: given !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (given === null) return { state: 'none' };
  if (error) return { state: 'failed', error };
  if (!data) return { state: 'pending' };
  const { token, people } = data;
  if (people === null || isDecided) return { state: 'done' };
  return {
    state: 'asking',
    other: {
      ...people,
      change: () => {
        storeToken(token);
        setDecided(true);
      },
      stay: () => {
        // a session token that was in the link itself is not ours to end
        if (token !== given) void endSession(token);
        setDecided(true);
      },
    },
  };
}

/** The present person and the token's owner, when they differ. In the window opened for signing in again, the first window decides. */
async function othersIn(token: string): Promise<{ mine: Me; theirs: Me } | null> {
  const current = readToken();
  if (current === null || !hasLiveToken() || isSignInPopup()) return null;
  const mine = await personOf(current).catch((error: unknown) => {
    // ended on the server: nobody is signed in here
    if (error instanceof HttpError && error.status === 401) return null;
    throw error;
  });
  if (mine === null) return null;
  const theirs = await personOf(token);
  return theirs.id === mine.id ? null : { mine, theirs };
}
