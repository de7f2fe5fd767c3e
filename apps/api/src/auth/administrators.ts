import { flagsInUse, lackedFlag } from '@faculty/contracts/members/role-giving';
import { noFlags } from '@faculty/contracts/members/role-matrix';
import { isPage } from '@faculty/contracts/pages';
import type { Person, Transaction } from '../kit/crud/context.ts';
import { ApiError, wrongField } from '../kit/http/errors.ts';

/** Advisory lock until the end of the transaction, so that two administrators cannot remove each other concurrently. */
const adminLock = 4_801;

/**
 * Call before a person is deleted, locked or loses the administrator role.
 * @throws ApiError `invalid` when no other active administrator would remain
 */
export async function assertAdminRemains(db: Transaction, leaving: number): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(${adminLock})`;
  const admins = await db.user.findMany({ where: { role: 'admin', disabled: false }, select: { id: true } });
  const isAdmin = admins.some(({ id }) => id === leaving);
  if (isAdmin && admins.length === 1) throw wrongField('role', 'last_admin');
}

/**
 * Only administrators may change or create an administrator's account and its records: changing the e-mail would allow a password reset.
 * Call it inside the transaction, for the account before and after the change.
 * @throws ApiError `forbidden`
 */
export function assertMayChangeAccount(person: Person, account: { role: 'admin' | 'user' }): void {
  if (account.role === 'admin' && person.role !== 'admin') throw new ApiError('forbidden');
}

/**
 * A person whose records went to another stays locked until that is undone.
 * @throws ApiError `invalid` naming `disabled`
 */
export async function assertNotMerged(db: Transaction, id: number): Promise<void> {
  const { merged_into } = await db.user.findUniqueOrThrow({ where: { id }, select: { merged_into: true } });
  if (merged_into !== null) throw wrongField('disabled', 'merged', { user_name: merged_into });
}

/** `assertMayChangeAccount` for records that belong to an account by its user name, such as a degree or a role assignment. */
export async function assertMayChangeAccountOf(db: Transaction, person: Person, user_name: string): Promise<void> {
  const account = await db.user.findUnique({ where: { user_name }, select: { role: true } });
  // without an account the foreign key refuses the record
  if (account) assertMayChangeAccount(person, account);
}

/**
 * Changing an account's e-mail allows a password reset, so only administrators, the person themselves, and people who have all rights of
 * the account may do it.
 * @throws ApiError `invalid` naming `email`
 */
export async function assertMayChangeEmail(db: Transaction, person: Person, user_name: string): Promise<void> {
  if (person.role === 'admin' || person.user_name === user_name) return;
  const rows = await db.role.findMany({ where: { user_name: { in: [user_name, person.user_name] } } });
  const own = new Map(rows.filter((row) => row.user_name === person.user_name).map((row) => [row.role_page, flagsInUse(row)]));
  const assigned = rows.filter((row) => row.user_name === user_name && isPage(row.role_page));
  const exceeds = assigned.some((row) => lackedFlag(own.get(row.role_page) ?? noFlags, noFlags, flagsInUse(row)) !== undefined);
  if (exceeds) throw wrongField('email', 'email_more_rights');
}
