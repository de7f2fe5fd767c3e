import type { Reader } from '../../kit/http/abort-on-disconnect.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { FairQueue } from '../../kit/jobs/fair-queue.ts';
import { lruMap } from '../../kit/jobs/lru-map.ts';

const window = 60_000;
const mostInWindow = 20;

/** Limits calls to services outside: those at once, and those of a person in a minute; per process. */
export function lookUpQueue(): <Found>(reader: Reader, ask: () => Promise<Found>) => Promise<Found> {
  const queue = new FairQueue({ atOnce: 4, waiting: 20, refusal: 'lookup_under_way' });
  const asked = lruMap<number[]>();
  const recent = (user_name: string, now: number) => (asked.get(user_name) ?? []).filter((at) => at > now - window);
  const count = (user_name: string, now = performance.now()) => asked.set(user_name, [...recent(user_name, now), now]);
  return async ({ user_name, gone }, ask) => {
    const now = performance.now();
    if (recent(user_name, now).length >= mostInWindow) throw new ApiError('rate_limited');
    const place = queue.enter(user_name);
    try {
      count(user_name, now);
      await place.turn(gone);
      return await ask();
    } finally {
      place.leave();
    }
  };
}
