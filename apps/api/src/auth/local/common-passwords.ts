import { wrongField } from '../../kit/http/errors.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** Lazily imported: the list is half a megabyte. */
const commonPasswords = async () => (await import('./common-password-list.ts')).commonPasswords;

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
