import type { Me } from '@faculty/contracts/shell/me';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { closeSignInPopup } from '../../features/auth/sign-in-popup.ts';
import { showError } from '../../kit/notifications/messages.ts';
import { meQuery, personOf } from '../../kit/session/session.tsx';
import { onSessionEnd, onTokenChange, readToken, storeToken } from '../../kit/session/session-token.ts';

interface Waiting {
  resolve(token: string): void;
  reject(reason: Error): void;
}

/**
 * Renews an ended session in place: holds the calls that found it ended until the same person (`personId`) has signed in,
 * here or in another window of this browser.
 */
export function useSessionEnd(personId: number) {
  // The owner of what is on the screen stays the same, whoever signs in meanwhile.
  const [owner] = useState(personId);
  const endedToken = useRef('');
  const waiting = useRef<Waiting | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [stranger, setStranger] = useState<{ email: string; token: string } | null>(null);
  const queryClient = useQueryClient();

  useEffect(() => {
    onSessionEnd(() => {
      setAsking(true);
      endedToken.current = readToken() ?? '';
      return new Promise((resolve, reject) => {
        waiting.current = { resolve, reject };
      });
    });
    return () => onSessionEnd(null);
  }, []);

  const finish = useCallback(() => {
    closeSignInPopup();
    waiting.current = null;
    setAsking(false);
    setStranger(null);
  }, []);

  const accept = useCallback(
    async (token: string) => {
      let person: Me;
      try {
        person = await personOf(token);
      } catch (error) {
        showError(error);
        return;
      }
      if (person.id !== owner) {
        // Another person must not save the first one's work under their own name; the other window may have stored their token.
        storeToken(endedToken.current);
        return setStranger({ email: person.email, token });
      }
      storeToken(token);
      waiting.current?.resolve(token);
      finish();
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    },
    [finish, owner, queryClient],
  );

  useEffect(() => {
    const leaveIfAnother = (person: Me) => {
      if (person.id !== owner) location.assign('/app/profile-view');
    };
    return onTokenChange((token) => {
      if (token === null) location.assign('/login');
      else if (waiting.current) void accept(token);
      // Signed in again in another window: if it is another person, this window must not go on as the first.
      else personOf(token).then(leaveIfAnother, () => undefined);
    });
  }, [accept, owner]);

  return {
    isAsking,
    stranger,
    accept,
    askAnew: () => setStranger(null),
    cancel: () => {
      waiting.current?.reject(new Error('did not sign in again'));
      finish();
    },
    continueAsStranger: () => {
      if (!stranger) return;
      storeToken(stranger.token);
      // a reload clears everything of the first person
      location.assign('/app/profile-view');
    },
  };
}
