import { isReservedName } from '@faculty/contracts/members/member';
import type { Transaction } from '../kit/crud/context.ts';
import { ApiError } from '../kit/http/errors.ts';

const maxLength = 25;
const minLength = 3;
/** First key of the advisory locks on user names. */
const nameLock = 4_802;

/** Derives a user_name from an e-mail address, by the documented rules: 3 to 25 letters, digits, single dots or underscores inside. */
export function userNameFrom(email: string): string {
  const local = email.slice(0, email.lastIndexOf('@')).toLowerCase();
  const name = trimmed(local.replace(/[^a-z0-9._]+/g, '_').replace(/[._]{2,}/g, '_'));
  return name.length >= minLength ? name : `user${name}`;
}

/** The same, made unique by a number at its end. */
export async function freeUserName(db: Transaction, email: string): Promise<string> {
  const wanted = userNameFrom(email);
  // truncate first to leave space for the number, so that all candidates have the same stem
  const stem = trimmed(wanted.slice(0, maxLength - 5));
  const taken = await db.$queryRaw<
    { name: string }[]
  >`SELECT lower(user_name) AS name FROM users WHERE starts_with(lower(user_name), ${stem})`;
  const names = new Set(taken.map(({ name }) => name));
  let candidate = wanted;
  for (let number = 2; isReservedName(candidate) || names.has(candidate) || !(await isFree(db, candidate)); number += 1)
    candidate = `${stem}${number}`;
  return candidate;
}

/**
 * Names that differ only in case look like one person's. No unique index says so: an installation may have such names from before, and its
 * backups must be restored.
 * @throws ApiError `duplicate` naming `user_name`
 */
export async function assertFreeUserName(db: Transaction, user_name: string): Promise<void> {
  if (!(await isFree(db, user_name))) throw new ApiError('duplicate', { fields: { user_name: { code: 'duplicate' } } });
}

/** Whether no account has the name in whatever case. Until the end of the transaction nobody else can take it. */
async function isFree(db: Transaction, user_name: string): Promise<boolean> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(${nameLock}::int, hashtext(lower(${user_name})))`;
  const taken = await db.$queryRaw<object[]>`SELECT id FROM users WHERE lower(user_name) = lower(${user_name}) LIMIT 1`;
  return taken.length === 0;
}

const trimmed = (name: string) =>
  name
    .replace(/^[._]+/, '')
    .slice(0, maxLength)
    .replace(/[._]+$/, '');
