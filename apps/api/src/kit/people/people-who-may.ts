import type { PageKey, RightFlag } from '@faculty/contracts/pages';
import { Prisma } from '@faculty/prisma/client';
import type { Transaction } from '../crud/context.ts';

/** People of one answer: a faculty has fewer who review and publish. */
const mostPeople = 200;

interface Needed {
  page: PageKey;
  flags: readonly Exclude<RightFlag, 'super_admin' | 'own_only'>[];
  /** Not limited to own records. */
  ofAll?: true;
}

/** User names of the people in use who have all these rights: administrators, and whoever has them by assignments (docs/decisions/0004). */
export async function peopleWhoMay(db: Transaction, needed: readonly Needed[]): Promise<string[]> {
  const has = needed.map(({ page, flags, ofAll }) => {
    const each = flags.map((flag) => Prisma.sql`${Prisma.raw(`"${flag}"`)} = 'Y'`);
    const given = Prisma.join([...each, ...(ofAll ? [Prisma.sql`own_only = 'N'`] : [])], ' AND ');
    return Prisma.sql`EXISTS (SELECT FROM roles WHERE roles.user_name = users.user_name AND roles.active = 'Y' AND role_page = ${page}
      AND (super_admin = 'Y' OR (${given})))`;
  });
  const rows = await db.$queryRaw<{ user_name: string }[]>`
    SELECT user_name FROM users WHERE NOT disabled AND (role = 'admin' OR (${Prisma.join(has, ' AND ')})) ORDER BY id LIMIT ${mostPeople}`;
  return rows.map(({ user_name }) => user_name);
}
