import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { ApiError } from '../kit/errors.ts';

/** Route configuration: so many attempts an address and route. The key is the connection's address, nothing the caller writes. */
export const attemptLimit = (config: Config): RateLimitOptions => ({ max: config.signInLimit, timeWindow: '15 minutes' });

const freeGuesses = 5;
const longestWait = 15 * 60_000;
const mostRemembered = 10_000;

/** Lets an attempt through (and counts it), or refuses it for a while. */
export interface GuessGuard {
  /** @throws ApiError `rate_limited` while the address has to wait */
  attempt(request: FastifyRequest, reply: FastifyReply, account: string): void;
  succeeded(request: FastifyRequest, account: string): void;
}

/**
 * Slows down guessing at one account from one address: after 5 wrong guesses the wait doubles with each, up to 15 minutes.
 * Counted by address AND account, so that a stranger elsewhere cannot lock the owner out; counted before the password
 * is checked, so that a hundred guesses at once are not one.
 */
export function guessGuard(): GuessGuard {
  const guesses = new Map<string, { count: number; waitUntil: number }>();
  const keyOf = (request: FastifyRequest, account: string) => `${request.ip} ${account}`;
  return {
    attempt(request, reply, account) {
      const key = keyOf(request, account);
      const { count, waitUntil } = guesses.get(key) ?? { count: 0, waitUntil: 0 };
      const now = Date.now();
      if (waitUntil > now) {
        reply.header('retry-after', String(Math.ceil((waitUntil - now) / 1000)));
        throw new ApiError('rate_limited');
      }
      const wait = count < freeGuesses ? 0 : Math.min(1000 * 2 ** (count - freeGuesses), longestWait);
      guesses.delete(key); // to the end of the row: the map's first key is then the oldest
      guesses.set(key, { count: count + 1, waitUntil: now + wait });
      const oldest = guesses.keys().next();
      if (guesses.size > mostRemembered && !oldest.done) guesses.delete(oldest.value);
    },
    succeeded: (request, account) => guesses.delete(keyOf(request, account)),
  };
}
