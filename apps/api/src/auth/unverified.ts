import { Prisma, type PrismaClient } from '@faculty/prisma/client';
import type { Transaction } from '../kit/crud/context.ts';
import { wrongField } from '../kit/http/errors.ts';

/** Sign-up links expire after 48 hours; the rest is for a link that was sent again. */
const retentionMilliseconds = 72 * 3_600_000;
const batchSize = 500;

/** Accounts created by sign-up (`created_by` is the account itself) whose e-mail is not verified. */
const onlySignedUp = (db: Transaction | PrismaClient): Prisma.UserWhereInput => ({
  email_verified_at: null,
  created_by: { equals: db.user.fields.user_name },
});

/** People who may be offered as options: not locked, and not only signed up. */
export const offered = (db: Transaction | PrismaClient): Prisma.UserWhereInput => ({ disabled: false, NOT: onlySignedUp(db) });

/** SQL condition of a list that joins `users`: not only signed up. */
export const isNotOnlySignedUp = Prisma.sql`NOT (users.email_verified_at IS NULL AND users.created_by = users.user_name)`;

/** The first user_name that a record may not refer to: without an account, only signed up, or merged into another. */
export async function firstUnknown(db: Transaction, user_names: readonly string[]): Promise<string | undefined> {
  if (user_names.length === 0) return undefined;
  const found = await db.user.findMany({
    where: { user_name: { in: [...user_names] }, merged_into: null, NOT: onlySignedUp(db) },
    select: { user_name: true },
  });
  const known = new Set(found.map(({ user_name }) => user_name));
  return user_names.find((user_name) => !known.has(user_name));
}

/** Checks a changed user_name field; empty is allowed. @throws ApiError naming the field when a record may not refer to that person */
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

/** Deletes accounts whose e-mail was never verified, once their links have expired. Returns how many. */
export async function deleteUnverified(db: PrismaClient, now: Date): Promise<number> {
  const before = new Date(now.getTime() - retentionMilliseconds);
  const accounts = await db.user.findMany({
    where: {
      ...onlySignedUp(db),
      created_at: { lt: before },
      tokens: { none: { expires_at: { gt: now } } },
    },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: batchSize,
  });
  let deleted = 0;
  for (const { id } of accounts) {
    // skip accounts that other records refer to
    const { count } = await db.user.deleteMany({ where: { id, email_verified_at: null } }).catch((error: unknown) => {
      if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003') return { count: 0 };
      throw error;
    });
    deleted += count;
  }
  return deleted;
}
