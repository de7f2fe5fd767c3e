import { userEntity } from '@faculty/contracts/admin/user';
import { titleOf } from '@faculty/contracts/kit/entity';
import type { PrismaClient } from '@faculty/prisma/client';
import { dropTokens } from '../auth/local/one-time-tokens.ts';
import { isPassword } from '../auth/local/passwords.ts';
import { endSessionsOf } from '../auth/sessions/sessions.ts';

/**
 * Locks the demo accounts that still have their demo password, which everybody can read: a database filled for trying out
 * may become the real one. Answers whose.
 */
export async function lockDemoAccounts(db: PrismaClient): Promise<string[]> {
  // only production needs the list, and only for this
  const { demoAccounts } = await import('@faculty/prisma/seed/demo/people');
  const locked: string[] = [];
  for (const { user_name, password } of demoAccounts) {
    const user = await db.user.findUnique({ where: { user_name } });
    if (!user || user.disabled || !(await isPassword(password, user.password_hash))) continue;
    await db.$transaction(async (tx) => {
      await tx.user.update({ where: { id: user.id }, data: { disabled: true, password_hash: null, updated_by: 'system' } });
      await endSessionsOf(tx, user.id);
      await dropTokens(tx, user.id);
      const changes = { disabled: [false, true], password: ['•••', '•••'] };
      const line = {
        entity: 'user',
        record_id: String(user.id),
        record_title: titleOf(userEntity, user),
        action: 'edit',
        changes,
        request_id: 'start',
      };
      await tx.auditLog.create({ data: { ...line, user_name: 'system' } });
    });
    locked.push(user_name);
  }
  return locked;
}
