import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { networkOf } from '../../kit/http/network.ts';
import { FairQueue } from '../../kit/jobs/fair-queue.ts';
import { attemptLimit, windowMilliseconds } from '../throttling/login-throttling.ts';

/** So many of the largest networks together: more is a flood, and stops only what it floods. */
const networks = 3;
/** Longer than the work takes, so that the answer's time does not reveal what was done. */
const stepMilliseconds = 500;

/**
 * Does what strangers ask for, such as a sign-up, before it is answered: one at a time, fairly by network, so that a flood holds up neither
 * the staff nor their connections. The answer goes out at a multiple of 500 ms.
 * @returns a function that runs the work. @throws ApiError `accounts_busy` before the work when too many wait, or were done in 15 minutes
 */
export function strangerQueue(config: Config): (request: FastifyRequest, work: () => Promise<unknown>) => Promise<void> {
  const queue = new FairQueue({ atOnce: 1, waitingOfOne: 30, waiting: 60, waitMilliseconds: 20_000, refusal: 'accounts_busy' });
  const most = attemptLimit(config).max * networks;
  let begun = 0;
  let since = Number.NEGATIVE_INFINITY;
  return async (request, work) => {
    const began = performance.now();
    if (began - since >= windowMilliseconds) [begun, since] = [0, began];
    if (begun >= most) throw new ApiError('accounts_busy', { retryAfter: Math.ceil((since + windowMilliseconds - began) / 1000) });
    try {
      await queue.run(networkOf(request.ip, 48), () => {
        begun += 1;
        return work();
      });
    } catch (error) {
      // the queue is full, or too slow
      const isQueue = error instanceof ApiError && error.code === 'unavailable';
      throw isQueue ? new ApiError('accounts_busy', { retryAfter: 30 }) : error;
    } finally {
      await wait(stepMilliseconds - ((performance.now() - began) % stepMilliseconds));
    }
  };
}
