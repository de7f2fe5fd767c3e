import { lcVisit, visitRoutes, visitsNow } from '@faculty/contracts/centre/lc-visit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { call } from '../../../kit/api/http.ts';

/** Minimum time between two refetches of the lists. */
const restMilliseconds = 1_000;
/** Backoff after a failure, without a change feed, and without a free slot for long polling. */
const patienceMilliseconds = 5_000;
const mostPatienceMilliseconds = 60_000;
/** A faster answer without news is no long poll: servers hold one for 25 seconds. */
const waitedMilliseconds = 15_000;

/** Live updates while the screen is open: invalidates the lists whenever the server reports a changed visit. */
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
  let patience = patienceMilliseconds;
  while (!signal.aborted) {
    const asked = performance.now();
    const version = await call(visitRoutes.changes, { query: { since }, signal }).then(
      (answer) => z.parse(visitsNow, answer).version,
      () => null,
    );
    // the first answer only has the present version
    const isNew = Boolean(version) && version !== since;
    if (isNew && since !== '') tell();
    // a change missed meanwhile is in the next version
    since = version || since;
    if (version && (isNew || performance.now() - asked >= waitedMilliseconds)) {
      patience = patienceMilliseconds;
      await rest(restMilliseconds, signal);
    } else {
      await rest(patience, signal);
      patience = Math.min(2 * patience, mostPatienceMilliseconds);
    }
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
