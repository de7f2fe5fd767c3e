import type { Transaction } from '../kit/context.ts';
import { wrongField } from '../kit/errors.ts';

/** Taken for the length of the transaction: two administrators removing each other at once must not both succeed. */
const adminLock = 4_801;

/**
 * Call before a person is deleted, locked out or loses the role of administrator.
 * @throws ApiError `invalid` when nobody else could administer the system
 */
export async function assertAdminRemains(db: Transaction, leaving: number): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(${adminLock})`;
  const admins = await db.user.findMany({ where: { role: 'admin', disabled: false }, select: { id: true } });
  const isAdmin = admins.some(({ id }) => id === leaving);
  if (isAdmin && admins.length === 1) throw wrongField('role', 'last_admin');
}
