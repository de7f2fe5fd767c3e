import { Prisma } from '@faculty/prisma/client';
import type { Transaction } from '../kit/crud/context.ts';

/**
 * The mailbox of an e-mail address: what follows a plus sign in its name only sorts its mail, and belongs to the same person. Dots do
 * matter at universities' mail servers.
 */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@');

/** The same in SQL, for the column `email`. */
export const mailboxSql = Prisma.sql`regexp_replace(email, '^([^+@]+)[+][^@]*@', '\\1@')`;

/** Whether two accounts are one person's: the same account, or two of one mailbox. */
export async function isSamePerson(db: Transaction, one: string, other: string): Promise<boolean> {
  if (one === other) return true;
  const accounts = await db.user.findMany({ where: { user_name: { in: [one, other] } }, select: { email: true } });
  return accounts.length === 2 && new Set(accounts.map(({ email }) => mailboxOf(email))).size === 1;
}
