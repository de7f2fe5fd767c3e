import { Prisma, type PrismaClient } from '@faculty/prisma/client';
import type { Transaction } from '../kit/context.ts';

/** Links of a sign-up end after 48 hours; a few more for one that was sent again. */
const keptMilliseconds = 72 * 3_600_000;
const mostAtOnce = 500;

/**
 * Who may be offered to others as a colleague: in use, and not somebody who has only signed up. Who signed up made the account themselves
 * (`created_by`), and has not proved the address yet.
 */
export const offered = (db: Transaction | PrismaClient): Prisma.UserWhereInput => ({
  disabled: false,
  NOT: { email_verified_at: null, created_by: { equals: db.user.fields.user_name } },
});

/** The same as a condition of a list, without that of being in use. */
export const isNotOnlySignedUp = Prisma.sql`NOT (users.email_verified_at IS NULL AND users.created_by = users.user_name)`;

/** Deletes accounts whose address was never proved, once their links have ended. Answers how many. */
export async function deleteUnverified(db: PrismaClient): Promise<number> {
  const before = new Date(Date.now() - keptMilliseconds);
  const accounts = await db.user.findMany({
    where: {
      email_verified_at: null,
      created_by: { equals: db.user.fields.user_name },
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
