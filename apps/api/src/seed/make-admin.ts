import type { PrismaClient } from '@faculty/prisma/client';
import { freeUserName } from '../auth/user-name.ts';

/**
 * Makes the account with this e-mail an active administrator, creating it if needed: the first sign-in of a new installation.
 * The person signs in with the university's account of that address, or by a reset link where local sign-in is on.
 */
export async function makeAdmin(db: PrismaClient, email: string): Promise<'created' | 'changed' | 'unchanged'> {
  const address = email.trim().toLowerCase();
  const user = await db.user.findUnique({ where: { email: address } });
  if (user?.role === 'admin' && !user.disabled) return 'unchanged';
  const admin = { role: 'admin', disabled: false, updated_by: 'system' } as const;
  if (user) {
    await db.user.update({ where: { id: user.id }, data: admin });
    return 'changed';
  }
  await db.user.create({ data: { ...admin, email: address, user_name: await freeUserName(db, address), email_verified_at: new Date() } });
  return 'created';
}
