import { lcVisit, visitRoutes, visitsNow } from '@faculty/contracts/centre/lc-visit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { call } from '../../../kit/api/http.ts';

/** However much happens, the lists are asked for no more often. */
const restMilliseconds = 1_000;
/** After a failure, where the server cannot hear of changes, and where it has no place to wait: longer each time, up to the most. */
const patienceMilliseconds = 5_000;
const mostPatienceMilliseconds = 60_000;
/** An answer that says nothing new was waited for, unless it comes sooner: servers wait 25 seconds. */
const waitedMilliseconds = 15_000;

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
  let patience = patienceMilliseconds;
  while (!signal.aborted) {
    const asked = performance.now();
    const version = await call(visitRoutes.changes, { query: { since }, signal }).then(
      (answer) => z.parse(visitsNow, answer).version,
      () => null,
    );
    // the first answer only says where we stand
    const isNew = Boolean(version) && version !== since;
    if (isNew && since !== '') tell();
    // what is not heard of meanwhile makes the next version another one
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
