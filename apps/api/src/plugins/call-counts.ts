import type { FastifyRateLimitOptions, FastifyRateLimitStoreCtor, RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';
import { bounded } from '../kit/bounded.ts';
import { tellOthers } from '../kit/tell-others.ts';

interface Counted {
  calls: number;
  since: number;
  /** Let through here and not yet told to the others. */
  untold: number;
  /** What others have told of it, with the time it was heard. */
  told: { calls: number; at: number }[];
}

type Done = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Others are told whenever a twentieth of the limit has gone through here: most addresses never come so far, and cost nothing. */
const letters = 20;

/**
 * Counts calls by a clock that nobody sets. With the library's own store, whoever had reached a limit when the clock was set
 * back a day would wait that day.
 *
 * Several processes tell each other what they let through (`tell`, `heard`), in parts of a twentieth of the limit, so that it holds in
 * sum: at most a twentieth more for each further process, and what comes within the milliseconds that telling takes. What others told
 * counts for a whole window from when it was heard: their windows begin at other times, and a limit that began anew with each of them
 * would be none.
 */
export class CallCounts {
  readonly #counts = bounded<Counted>();
  readonly #window: number;
  readonly #tell: (key: string, calls: number) => void;

  constructor(windowMilliseconds: number, tell: (key: string, calls: number) => void) {
    this.#window = windowMilliseconds;
    this.#tell = tell;
  }

  incr(key: string, done: Done, _window: number, max: number): void {
    const now = performance.now();
    const counted = this.#of(key, now);
    counted.calls += 1;
    const current = counted.calls + counted.told.reduce((sum, { calls }) => sum + calls, 0);
    // what is refused is nothing the others must count
    if (current <= max) this.#count(key, counted, Math.max(1, Math.floor(max / letters)));
    const firstEnd = Math.min(counted.since, ...counted.told.map(({ at }) => at)) + this.#window;
    done(null, { current, ttl: Math.ceil(firstEnd - now) });
  }

  /** Counts what another process let through. */
  heard(key: string, calls: number): void {
    const now = performance.now();
    this.#of(key, now).told.push({ calls, at: now });
  }

  #count(key: string, counted: Counted, part: number): void {
    counted.untold += 1;
    if (counted.untold < part) return;
    this.#tell(key, counted.untold);
    counted.untold = 0;
  }

  /** What counts of it now. */
  #of(key: string, now: number): Counted {
    const counted = this.#counts.get(key) ?? { calls: 0, since: now, untold: 0, told: [] };
    if (counted.since + this.#window <= now) Object.assign(counted, { calls: 0, since: now, untold: 0 });
    while (counted.told[0] && counted.told[0].at + this.#window <= now) counted.told.shift();
    this.#counts.set(key, counted);
    return counted;
  }
}

const news = z.object({ route: z.string().max(200), key: z.string().max(100), calls: z.number().int().min(1) });

/** The counts of every limited route of this process, for the library to make, told to and by the others on the same database. */
export function sharedCallCounts(app: FastifyInstance): FastifyRateLimitStoreCtor {
  const all = new Map<string, CallCounts>();
  const tell = tellOthers(app, 'calls', news, ({ route, key, calls }) => all.get(route)?.heard(key, calls));
  return class Shared extends CallCounts {
    constructor({ timeWindow }: FastifyRateLimitOptions & Pick<RateLimitOptions, 'timeWindow'>, route = '') {
      if (typeof timeWindow !== 'number') throw new Error('a window of the limit on calls is so many milliseconds');
      super(timeWindow, (key, calls) => tell({ route, key, calls }));
      all.set(route, this);
    }

    /** A route with a limit of its own counts by itself. */
    child(options: RouteOptions & { routeInfo?: RouteOptions }): Shared {
      const { method, url } = options.routeInfo ?? options;
      return new Shared(options as FastifyRateLimitOptions, `${method} ${url}`);
    }
  };
}
