import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { bounded } from '../kit/bounded.ts';

interface Counted {
  calls: number;
  since: number;
}

/**
 * Counts calls by a clock that nobody sets. With the library's own store, whoever had reached a limit when the clock was set
 * back a day would wait that day.
 */
export class CallCounts implements FastifyRateLimitStore {
  readonly #counts = bounded<Counted>();

  incr(key: string, done: (error: Error | null, result?: { current: number; ttl: number }) => void, timeWindow = 60_000): void {
    const now = performance.now();
    const known = this.#counts.get(key);
    const counted = known && known.since + timeWindow > now ? known : { calls: 0, since: now };
    counted.calls += 1;
    this.#counts.set(key, counted);
    done(null, { current: counted.calls, ttl: Math.ceil(counted.since + timeWindow - now) });
  }

  /** Every limited route counts by itself. */
  child(): CallCounts {
    return new CallCounts();
  }
}
