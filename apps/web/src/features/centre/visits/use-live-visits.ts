import { lcVisit, visitRoutes, visitsNow } from '@faculty/contracts/centre/lc-visit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { call } from '../../../kit/data/http.ts';

/** However much happens, the lists are asked for no more often. */
const restMilliseconds = 1_000;
/** After a failure, and where the server cannot hear of changes. */
const patienceMilliseconds = 5_000;

/** While the screen is open, a scan at the kiosk shows on it: the lists are asked for anew whenever the server says that a visit has changed. */
export function useLiveVisits(): void {
  const client = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    void follow(stop.signal, () => void client.invalidateQueries({ queryKey: [lcVisit.name, 'list'] }));
    return () => stop.abort();
  }, [client]);
}

async function follow(signal: AbortSignal, tell: () => void): Promise<void> {
  let since = '';
  while (!signal.aborted) {
    const version = await call(visitRoutes.changes, { query: { since }, signal }).then(
      (answer) => z.parse(visitsNow, answer).version,
      () => null,
    );
    // the first answer only says where we stand
    if (version !== null && since !== '' && version !== since) tell();
    since = version ?? since;
    await rest(version ? restMilliseconds : patienceMilliseconds, signal);
  }
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
