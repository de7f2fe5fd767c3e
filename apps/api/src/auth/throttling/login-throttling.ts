import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { lruMap } from '../../kit/jobs/lru-map.ts';

export const windowMilliseconds = 15 * 60_000;
/** Factor for limits per address, because people of an office or behind a proxy share one. */
const peoplePerAddress = 10;

/** Rate limit of public routes, per route and connection address, or network of an IPv6 customer. */
export const attemptLimit = (config: Config) =>
  ({
    max: config.signInLimit * peoplePerAddress,
    timeWindow: windowMilliseconds,
    ipv6Subnet: 48,
  }) satisfies RateLimitOptions;

const freeGuesses = 5;
/** Guesses at one account from all addresses before unknown browsers are delayed. */
const freeGuessesPerAccount = 30;

/** Source and target of a login attempt. */
export interface LoginAttempt {
  /** The network of the connection (see `networkOf`). */
  address: string;
  /** The account as sent by the caller. */
  account: string;
  /** Hash of the cookie of a known browser of this account; it is delayed by its own wrong guesses only. */
  device?: string | undefined;
}

/** Message to the other processes. It contains no credentials. */
export interface LoginAttemptMessage {
  guesser: LoginAttempt;
  succeeded: boolean;
}

/** Counts login attempts and delays guesses. */
export interface LoginThrottle {
  /** Counts an attempt. @throws ApiError `rate_limited` during a delay */
  attempt(reply: FastifyReply, guesser: LoginAttempt): void;
  succeeded(guesser: LoginAttempt): void;
  /** Counts an attempt of another process. */
  receive(message: LoginAttemptMessage): void;
}

/**
 * Throttles password guessing by three independent counters. An attempt is counted before the password is checked, so that concurrent
 * guesses are all counted.
 * - Account and address (or known browser): after 5 guesses the delay doubles with each, up to 15 minutes.
 * - Account from all addresses: after 30 guesses the delay doubles up to a minute.
 * - Address: a maximum number of different accounts in 15 minutes. Wrong passwords of one person do not affect others.
 * Counts are shared between processes (`broadcast`), with a delay of milliseconds.
 * A known browser is exempt from the last two, so that a stranger cannot lock the owner out. Single sign-on is not throttled.
 */
export function loginThrottle(accountsPerAddress: number, broadcast: (message: LoginAttemptMessage) => void = () => {}): LoginThrottle {
  const perSource = delays(freeGuesses, windowMilliseconds);
  const perAccount = delays(freeGuessesPerAccount, 60_000);
  const addresses = lruMap<Map<string, number>>();
  const keyOf = ({ address, account, device }: LoginAttempt) => JSON.stringify([device ?? address, account]);

  /** Delay in milliseconds before an address may try another account. */
  const waitOf = ({ address, account }: LoginAttempt, now: number): number => {
    const tried = addresses.get(address);
    for (const [other, at] of tried ?? []) if (at + windowMilliseconds <= now) tried?.delete(other);
    if (!tried || tried.has(account) || tried.size < accountsPerAddress) return 0;
    return Math.min(...tried.values()) + windowMilliseconds - now;
  };

  const count = (guesser: LoginAttempt, now: number) => {
    perSource.count(keyOf(guesser), now);
    if (guesser.device !== undefined) return;
    perAccount.count(guesser.account, now);
    const tried = addresses.get(guesser.address) ?? new Map<string, number>();
    addresses.set(guesser.address, tried.set(guesser.account, now));
  };
  const undo = (guesser: LoginAttempt, now: number) => {
    perSource.forget(keyOf(guesser));
    // a correct password is not a guess: a person may sign in on many machines
    if (guesser.device === undefined) perAccount.undo(guesser.account, now);
    addresses.get(guesser.address)?.delete(guesser.account);
  };

  return {
    attempt(reply, guesser) {
      const now = performance.now();
      const key = keyOf(guesser);
      const isUnknownBrowser = guesser.device === undefined;
      const wait = Math.max(
        perSource.of(key, now),
        isUnknownBrowser ? Math.max(perAccount.of(guesser.account, now), waitOf(guesser, now)) : 0,
      );
      if (wait > 0) {
        reply.header('retry-after', String(Math.ceil(wait / 1000)));
        throw new ApiError('rate_limited');
      }
      count(guesser, now);
      broadcast({ guesser, succeeded: false });
    },
    succeeded(guesser) {
      undo(guesser, performance.now());
      broadcast({ guesser, succeeded: true });
    },
    receive: ({ guesser, succeeded }) => (succeeded ? undo : count)(guesser, performance.now()),
  };
}

/** Counters with a delay that doubles with each attempt after `free` ones, up to `max` milliseconds. They expire after 15 minutes without attempts. */
function delays(free: number, max: number) {
  const tries = lruMap<{ count: number; until: number }>();
  const known = (key: string, now: number) => {
    const found = tries.get(key);
    return found && found.until + windowMilliseconds > now ? found : { count: 0, until: 0 };
  };
  return {
    of: (key: string, now: number) => known(key, now).until - now,
    count(key: string, now: number) {
      const { count } = known(key, now);
      tries.set(key, { count: count + 1, until: now + (count < free ? 0 : Math.min(1000 * 2 ** (count - free), max)) });
    },
    forget: (key: string) => tries.delete(key),
    undo(key: string, now: number) {
      const { count } = known(key, now);
      tries.set(key, { count: Math.max(0, count - 1), until: now });
    },
  };
}
