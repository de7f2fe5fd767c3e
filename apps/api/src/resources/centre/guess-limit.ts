import type { FastifyReply, FastifyRequest } from 'fastify';
import { bounded } from '../../kit/bounded.ts';
import { ApiError } from '../../kit/errors.ts';

/** So many codes that nobody has, from one address, and within this time: a desk's mistakes, not a list that is tried. */
const mostWrong = 20;
const windowMilliseconds = 300_000;

/** Counts the wrong codes of an address; after too many, every code waits and is not looked at, right or wrong. */
export class GuessLimit {
  readonly #wrong = bounded<{ count: number; since: number }>();

  /** @throws ApiError `rate_limited` while there is a wait */
  assert(request: FastifyRequest, reply: FastifyReply): void {
    const known = this.#of(request);
    if (!known || known.count < mostWrong) return;
    reply.header('retry-after', String(Math.ceil((known.since + windowMilliseconds - performance.now()) / 1000)));
    throw new ApiError('rate_limited');
  }

  isReached(request: FastifyRequest): boolean {
    return (this.#of(request)?.count ?? 0) >= mostWrong;
  }

  count(request: FastifyRequest): void {
    const { count, since } = this.#of(request) ?? { count: 0, since: performance.now() };
    this.#wrong.set(request.ip, { count: count + 1, since });
  }

  #of({ ip }: FastifyRequest) {
    const known = this.#wrong.get(ip);
    return known && known.since + windowMilliseconds > performance.now() ? known : undefined;
  }
}
