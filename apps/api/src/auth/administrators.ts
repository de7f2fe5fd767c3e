import { isPage } from '@faculty/contracts/pages';
import type { Person, Transaction } from '../kit/crud/context.ts';
import { ApiError, wrongField } from '../kit/http/errors.ts';
import { rightOf } from './people.ts';

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

/**
 * The one rule about administrators: what is theirs, in any view, is changed by administrators only, and only they make one.
 * Call inside the transaction, for the account as it is and for what it is to become. Whoever sets an administrator's
 * e-mail could otherwise reset their password and be them.
 * @throws ApiError `forbidden`
 */
export function assertMayChangeAccount(person: Person, account: { role: 'admin' | 'user' }): void {
  if (account.role === 'admin' && person.role !== 'admin') throw new ApiError('forbidden');
}

/** The same for what hangs on an account by its user name: a degree, a role assignment. */
export async function assertMayChangeAccountOf(db: Transaction, person: Person, user_name: string): Promise<void> {
  const account = await db.user.findUnique({ where: { user_name }, select: { role: true } });
  // nobody of that name: the reference is refused by the database
  if (account) assertMayChangeAccount(person, account);
}

/**
 * Who sets an account's e-mail can have its password reset, and be that person: only administrators do so, and who may do all that the
 * account may.
 * @throws ApiError `invalid` naming `email`
 */
export async function assertMayChangeEmail(db: Transaction, person: Person, user_name: string): Promise<void> {
  if (person.role === 'admin' || person.user_name === user_name) return;
  const assigned = await db.role.findMany({ where: { user_name, active: 'Y' } });
  const exceeds = assigned.some((flags) => {
    if (!isPage(flags.role_page)) return false;
    const [theirs, own] = [rightOf(flags), person.right(flags.role_page)];
    const actions = (['view', 'add', 'edit', 'delete'] as const).filter((action) => theirs[action]);
    return actions.some((action) => !own[action]) || (actions.length > 0 && own.own_only && !theirs.own_only);
  });
  if (exceeds) throw wrongField('email', 'email_more_rights');
}
