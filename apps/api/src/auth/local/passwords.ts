import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default kind) at the cost OWASP names; written out so that an update cannot weaken it unseen. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Thai can be typed in several orders of the same letters: both sides are compared in one form. */
const oneForm = (password: string) => password.normalize('NFC');

export function hashPassword(password: string): Promise<string> {
  return hash(oneForm(password), cost);
}

let nobodysHash: Promise<string> | undefined;

/** Whether a password is the kept one. Takes as long for an account that has none, so that time does not tell who exists. */
export async function isPassword(given: string, kept: string | null | undefined): Promise<boolean> {
  nobodysHash ??= hash('nobody has this one', cost);
  const fits = await verify(kept ?? (await nobodysHash), oneForm(given));
  return fits && typeof kept === 'string';
}
