import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { lruMap } from '../../kit/jobs/lru-map.ts';

const windowMilliseconds = 15 * 60_000;
/** Calls by one address against attempts by one person: many people may share the address of an office or a proxy. */
const peopleAtAnAddress = 10;

/** Route configuration for what is open to everybody: so many calls an address and route. The key is the connection's address, nothing the caller writes. */
export const attemptLimit = (config: Config): RateLimitOptions => ({
  max: config.signInLimit * peopleAtAnAddress,
  timeWindow: windowMilliseconds,
});

const freeGuesses = 5;
/** Guesses at one account from everywhere together, before strangers have to wait for each other. */
const freeGuessesAnywhere = 30;

/** Where a guess comes from. */
export interface LoginAttempt {
  /** The network the connection comes from. */
  address: string;
  /** The account, as the caller names it. */
  account: string;
  /** Mark of a browser in which this account has signed in before; such a browser waits for its own wrong guesses only. */
  device?: string | undefined;
}

/** What other processes are told of a guess: nothing that lets anybody in. */
export interface LoginAttemptMessage {
  guesser: LoginAttempt;
  succeeded: boolean;
}

/** Lets a guess through (and counts it), or refuses it for a while. */
export interface LoginThrottle {
  /** @throws ApiError `rate_limited` while there is a wait */
  attempt(reply: FastifyReply, guesser: LoginAttempt): void;
  succeeded(guesser: LoginAttempt): void;
  /** Counts what another process let through. */
  heard(news: LoginAttemptMessage): void;
}

/**
 * Slows down guessing at passwords in three ways, each of which holds when the others fail; counted before the password is
 * checked, so that a hundred guesses at once are not one.
 * - Account and address (or known browser): after 5 guesses the wait doubles with each, up to 15 minutes.
 * - Account, from everywhere: after 30 it doubles up to a minute. Many addresses are no way round the first.
 * - Address: guesses at so many different accounts in 15 minutes. One person's ten wrong passwords hold up nobody else.
 * Processes tell each other (`tell`), so that the limits hold in sum; guesses that come within the milliseconds this takes may each pass.
 * A known browser passes the last two, so that no stranger can lock anybody out; neither can single sign-on be.
 */
export function loginThrottle(accountsAtAnAddress: number, tell: (news: LoginAttemptMessage) => void = () => {}): LoginThrottle {
  const here = waits(freeGuesses, windowMilliseconds);
  const anywhere = waits(freeGuessesAnywhere, 60_000);
  const addresses = lruMap<Map<string, number>>();
  const keyOf = ({ address, account, device }: LoginAttempt) => JSON.stringify([device ?? address, account]);

  /** How long an address has to wait before it tries yet another account. */
  const waitOf = ({ address, account }: LoginAttempt, now: number): number => {
    const tried = addresses.get(address);
    for (const [other, at] of tried ?? []) if (at + windowMilliseconds <= now) tried?.delete(other);
    if (!tried || tried.has(account) || tried.size < accountsAtAnAddress) return 0;
    return Math.min(...tried.values()) + windowMilliseconds - now;
  };

  const count = (guesser: LoginAttempt, now: number) => {
    here.count(keyOf(guesser), now);
    if (guesser.device !== undefined) return;
    anywhere.count(guesser.account, now);
    const tried = addresses.get(guesser.address) ?? new Map<string, number>();
    addresses.set(guesser.address, tried.set(guesser.account, now));
  };
  const takeBack = (guesser: LoginAttempt, now: number) => {
    here.forget(keyOf(guesser));
    // what was right was no guess: a person may sign in on many machines, and journeys do so all day
    if (guesser.device === undefined) anywhere.takeBack(guesser.account, now);
    addresses.get(guesser.address)?.delete(guesser.account);
  };

  return {
    attempt(reply, guesser) {
      const now = performance.now();
      const key = keyOf(guesser);
      const stranger = guesser.device === undefined;
      const wait = Math.max(here.of(key, now), stranger ? Math.max(anywhere.of(guesser.account, now), waitOf(guesser, now)) : 0);
      if (wait > 0) {
        reply.header('retry-after', String(Math.ceil(wait / 1000)));
        throw new ApiError('rate_limited');
      }
      count(guesser, now);
      tell({ guesser, succeeded: false });
    },
    succeeded(guesser) {
      takeBack(guesser, performance.now());
      tell({ guesser, succeeded: true });
    },
    heard: ({ guesser, succeeded }) => (succeeded ? takeBack : count)(guesser, performance.now()),
  };
}

/** After so many free tries, a wait that doubles with each, up to the longest; forgotten after a quiet quarter of an hour beyond it. */
function waits(free: number, longest: number) {
  const tries = lruMap<{ count: number; until: number }>();
  const known = (key: string, now: number) => {
    const found = tries.get(key);
    return found && found.until + windowMilliseconds > now ? found : { count: 0, until: 0 };
  };
  return {
    of: (key: string, now: number) => known(key, now).until - now,
    count(key: string, now: number) {
      const { count } = known(key, now);
      tries.set(key, { count: count + 1, until: now + (count < free ? 0 : Math.min(1000 * 2 ** (count - free), longest)) });
    },
    forget: (key: string) => tries.delete(key),
    takeBack(key: string, now: number) {
      const { count } = known(key, now);
      tries.set(key, { count: Math.max(0, count - 1), until: now });
    },
  };
}
