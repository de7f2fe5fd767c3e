import { wrongField } from '../../kit/http/errors.ts';

/** ASVS 5.0, 6.2.4: at least the 3,000 most common passwords that match the other rules. */
const listSize = 3_000;
const minLength = 6;

let common: Promise<ReadonlySet<string>> | undefined;

/** Lazily imported: the list is half a megabyte. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const list = dictionary['passwords-common'] as string[]; // most common first
  return new Set(list.filter((password) => password.length >= minLength).slice(0, listSize));
}

/**
 * Refuses common passwords, case-insensitively, and the person's own names.
 * @param own user name and e-mail of the account
 * @throws ApiError `invalid` naming `field`
 */
export async function assertUncommonPassword(field: string, password: string, own: readonly string[]): Promise<void> {
  common ??= commonPasswords();
  const folded = password.normalize('NFC').toLowerCase();
  const names = own.flatMap((name) => [name, name.split('@')[0] ?? '']).map((name) => name.toLowerCase());
  if ((await common).has(folded) || names.includes(folded)) throw wrongField(field, 'common_password');
}
