import { hash, verify } from '@node-rs/argon2';
import { FairQueue } from '../../kit/jobs/fair-queue.ts';
import type { LoginAttempt } from '../throttling/login-throttling.ts';

/** argon2id (the library's default) with OWASP's parameters; explicit, so that a library update cannot weaken them. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** NFC, because Thai marks can be typed in several orders. */
const normalized = (password: string) => password.normalize('NFC');

export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), cost);
}

/** One check at a time takes one of the four threads that read files, too; fair by network. */
const limits = { atOnce: 1, waitingOfOne: 100, waiting: 300, waitMilliseconds: 20_000, refusal: 'rate_limited' } as const;
/** Whoever has signed in on their browser does not wait behind strangers. */
const checks = { ofKnown: new FairQueue(limits), ofStrangers: new FairQueue(limits) };

let dummyHash: Promise<string> | undefined;

/**
 * Whether a password matches the stored hash. Without a hash it verifies a dummy, so that the time does not reveal whether an account exists.
 * @throws ApiError `rate_limited` or `unavailable` when too many wait
 */
export async function isPassword(
  given: string,
  stored: string | null | undefined,
  { address, device }: Pick<LoginAttempt, 'address' | 'device'>,
): Promise<boolean> {
  dummyHash ??= hash('nobody has this one', cost);
  const known = stored ?? (await dummyHash);
  const queue = device === undefined ? checks.ofStrangers : checks.ofKnown;
  const isCorrect = await queue.run(device ?? address, () => verify(known, normalized(given)));
  return isCorrect && typeof stored === 'string';
}
