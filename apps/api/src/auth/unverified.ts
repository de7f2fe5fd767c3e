import { Prisma, type PrismaClient } from '@faculty/prisma/client';
import type { Transaction } from '../kit/crud/context.ts';
import { wrongField } from '../kit/http/errors.ts';

/** Links of a sign-up end after 48 hours; a few more for one that was sent again. */
const keptMilliseconds = 72 * 3_600_000;
const mostAtOnce = 500;

/** Who has only signed up made the account themselves (`created_by`), and has not proved the address yet. */
const onlySignedUp = (db: Transaction | PrismaClient): Prisma.UserWhereInput => ({
  email_verified_at: null,
  created_by: { equals: db.user.fields.user_name },
});

/** Who may be offered to others as a colleague: in use, and not somebody who has only signed up. */
export const offered = (db: Transaction | PrismaClient): Prisma.UserWhereInput => ({ disabled: false, NOT: onlySignedUp(db) });

/** The same as a condition of a list, without that of being in use. */
export const isNotOnlySignedUp = Prisma.sql`NOT (users.email_verified_at IS NULL AND users.created_by = users.user_name)`;

/** The first of these whom a record may not name: nobody has that user name, or who has it has only signed up. */
export async function firstUnknown(db: Transaction, user_names: readonly string[]): Promise<string | undefined> {
  if (user_names.length === 0) return undefined;
  const found = await db.user.findMany({
    where: { user_name: { in: [...user_names] }, NOT: onlySignedUp(db) },
    select: { user_name: true },
  });
  const known = new Set(found.map(({ user_name }) => user_name));
  return user_names.find((user_name) => !known.has(user_name));
}

/** @throws ApiError naming the field when it newly names somebody whom a record may not name; empty names nobody */
export async function assertKnown<Field extends string>(
  db: Transaction,
  field: Field,
  body: { readonly [Name in Field]: string },
  before?: { readonly [Name in Field]: string },
): Promise<void> {
  const user_name = body[field];
  if (user_name === '' || user_name === before?.[field]) return;
  if ((await firstUnknown(db, [user_name])) !== undefined) throw wrongField(field, 'unknown_reference');
}

/** Deletes accounts whose address was never proved, once their links have ended. Answers how many. */
export async function deleteUnverified(db: PrismaClient): Promise<number> {
  const before = new Date(Date.now() - keptMilliseconds);
  const accounts = await db.user.findMany({
    where: {
      ...onlySignedUp(db),
      created_at: { lt: before },
      tokens: { none: { expires_at: { gt: new Date() } } },
    },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: mostAtOnce,
  });
  let deleted = 0;
  for (const { id } of accounts) {
    // one that others refer to already stays
    const { count } = await db.user.deleteMany({ where: { id, email_verified_at: null } }).catch((error: unknown) => {
      if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003') return { count: 0 };
      throw error;
    });
    deleted += count;
  }
  return deleted;
}
