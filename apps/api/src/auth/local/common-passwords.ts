import { wrongField } from '../../kit/http/errors.ts';

/** ASVS 5.0, 6.2.4: at least the 3,000 commonest passwords that the other rules let through. */
const mostCommon = 3_000;
const shortest = 6;

let common: Promise<ReadonlySet<string>> | undefined;

/** Loaded when somebody first chooses a password: the list has half a megabyte. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const list = dictionary['passwords-common'] as string[]; // in the order of how many people use them
  return new Set(list.filter((password) => password.length >= shortest).slice(0, mostCommon));
}

/**
 * Refuses what a guesser tries first: a common password, whatever its capitals, and the person's own names.
 * @param own user name and e-mail of the account
 * @throws ApiError `invalid` naming `field`
 */
export async function assertUncommonPassword(field: string, password: string, own: readonly string[]): Promise<void> {
  common ??= commonPasswords();
  const folded = password.normalize('NFC').toLowerCase();
  const names = own.flatMap((name) => [name, name.split('@')[0] ?? '']).map((name) => name.toLowerCase());
  if ((await common).has(folded) || names.includes(folded)) throw wrongField(field, 'common_password');
}
