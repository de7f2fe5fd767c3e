import { isReservedName } from '@faculty/contracts/members/member';
import type { Transaction } from '../kit/crud/context.ts';

const maxLength = 25;
const minLength = 3;

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
  const taken = await db.user.findMany({ where: { user_name: { startsWith: stem } }, select: { user_name: true } });
  const names = new Set(taken.map((user) => user.user_name));
  let candidate = wanted;
  for (let number = 2; names.has(candidate) || isReservedName(candidate); number += 1) candidate = `${stem}${number}`;
  return candidate;
}

const trimmed = (name: string) =>
  name
    .replace(/^[._]+/, '')
    .slice(0, maxLength)
    .replace(/[._]+$/, '');
