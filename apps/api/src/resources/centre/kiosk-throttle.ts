import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { broadcaster } from '../../db/broadcast.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { networkOf } from '../../kit/http/network.ts';
import { lruMap } from '../../kit/jobs/lru-map.ts';

interface GuessBounds {
  /** Channel of the throttle's messages between processes. */
  channel: string;
  /** So many wrong codes from one network within the window: a desk's mistakes, not a list that is tried. */
  most: number;
  windowMilliseconds: number;
}

/**
 * Counts the wrong codes of an address, or of the /48 of an IPv6 customer, over all processes on one database; after too many, every code waits and is not looked at, right
 * or wrong.
 */
export class GuessLimit {
  readonly #most: number;
  readonly #window: number;
  readonly #wrong = lruMap<{ count: number; since: number }>();
  readonly #tell: (network: string) => void;

  /** Before the server is ready: others are to be heard from the beginning. */
  constructor(app: FastifyInstance, { channel, most, windowMilliseconds }: GuessBounds) {
    this.#most = most;
    this.#window = windowMilliseconds;
    this.#tell = broadcaster(app, channel, z.string().max(100), (network) => this.#add(network));
  }

  /** @throws ApiError `rate_limited` while there is a wait */
  assert(request: FastifyRequest, reply: FastifyReply): void {
    const known = this.#of(networkOf(request.ip, 48));
    if (!known || known.count < this.#most) return;
    reply.header('retry-after', String(Math.ceil((known.since + this.#window - performance.now()) / 1000)));
    throw new ApiError('rate_limited');
  }

  isReached(request: FastifyRequest): boolean {
    return (this.#of(networkOf(request.ip, 48))?.count ?? 0) >= this.#most;
  }

  count(request: FastifyRequest): void {
    const network = networkOf(request.ip, 48);
    this.#add(network);
    this.#tell(network);
  }

  #add(network: string): void {
    const { count, since } = this.#of(network) ?? { count: 0, since: performance.now() };
    this.#wrong.set(network, { count: count + 1, since });
  }

  #of(network: string) {
    const known = this.#wrong.get(network);
    return known && known.since + this.#window > performance.now() ? known : undefined;
  }
}
