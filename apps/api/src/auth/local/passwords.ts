import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) with OWASP's parameters; explicit, so that a library update cannot weaken them. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** NFC, because Thai marks can be typed in several orders. */
const normalized = (password: string) => password.normalize('NFC');

export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), cost);
}

let dummyHash: Promise<string> | undefined;

/** Whether a password matches the stored hash. Without a hash it verifies a dummy, so that the time does not reveal whether an account exists. */
export async function isPassword(given: string, stored: string | null | undefined): Promise<boolean> {
  dummyHash ??= hash('nobody has this one', cost);
  const isCorrect = await verify(stored ?? (await dummyHash), normalized(given));
  return isCorrect && typeof stored === 'string';
}
