import { isReservedName } from '@faculty/contracts/members/member';
import type { Transaction } from '../kit/crud/context.ts';

const longest = 25;
const shortest = 3;

/** A user_name out of an e-mail address, by the documented rules: 3 to 25 letters, digits, single dots or underscores inside. */
export function userNameFrom(email: string): string {
  const local = email.slice(0, email.lastIndexOf('@')).toLowerCase();
  const name = trimmed(local.replace(/[^a-z0-9._]+/g, '_').replace(/[._]{2,}/g, '_'));
  return name.length >= shortest ? name : `user${name}`;
}

/** The same, made unlike every name in use by a number at its end. */
export async function freeUserName(db: Transaction, email: string): Promise<string> {
  const wanted = userNameFrom(email);
  // room for the number is cut off first, so that every candidate starts with the same letters
  const stem = trimmed(wanted.slice(0, longest - 5));
  const taken = await db.user.findMany({ where: { user_name: { startsWith: stem } }, select: { user_name: true } });
  const names = new Set(taken.map((user) => user.user_name));
  let candidate = wanted;
  for (let number = 2; names.has(candidate) || isReservedName(candidate); number += 1) candidate = `${stem}${number}`;
  return candidate;
}

const trimmed = (name: string) =>
  name
    .replace(/^[._]+/, '')
    .slice(0, longest)
    .replace(/[._]+$/, '');
