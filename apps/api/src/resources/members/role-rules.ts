import type { Flag } from '@faculty/contracts/kit/fields';
import type { RoleBody } from '@faculty/contracts/members/role';
import { flagsInUse, lackedFlag } from '@faculty/contracts/members/role-giving';
import type { MatrixFlags } from '@faculty/contracts/members/role-matrix';
import { isPage, type PageKey, pageKeys, pages } from '@faculty/contracts/pages';
import { assertMayChangeAccountOf } from '../../auth/administrators.ts';
import { isSamePerson } from '../../auth/mailbox.ts';
import type { Context } from '../../kit/crud/context.ts';
import { ApiError, wrongField } from '../../kit/http/errors.ts';

/** An assignment as it is stored. */
type Assignment = MatrixFlags & { active: Flag; role_page: string };

/**
 * Without this check, editors of assignments could give themselves rights, by a second account too, or change those of administrators.
 * @throws ApiError `invalid` naming `user_name`, or `forbidden`
 */
export async function assertMayGiveTo({ db, person }: Context, userName: string): Promise<void> {
  if (person.role === 'admin') return;
  if (userName === person.user_name) throw wrongField('user_name', 'own_right');
  if (await isSamePerson(db, userName, person.user_name)) throw wrongField('user_name', 'own_mailbox');
  await assertMayChangeAccountOf(db, person, userName);
}

/**
 * Whoever gives rights gives only what they have, in an assignment that is in use. What the person had on that page before may stay, and
 * anything may be taken away.
 * @throws ApiError `invalid` naming the flag that the giver lacks, or `forbidden` for pages of administrators
 */
export async function assertMayGive({ db, person }: Context, before: Assignment | null, after: Assignment | null): Promise<void> {
  if (person.role === 'admin') return;
  const named = [before, after].flatMap((row) => row?.role_page ?? []).filter(isPage);
  if (named.some((page) => pages[page].group === 'admin')) throw new ApiError('forbidden');
  if (!after) return;
  const { role_page: page } = after;
  const own = await db.role.findUnique({ where: { role_page_user_name: { role_page: page, user_name: person.user_name } } });
  const right = lackedFlag(flagsInUse(own), flagsInUse(before?.role_page === page ? before : null), flagsInUse(after));
  if (right) throw wrongField(right, right === 'own_only' ? 'right_limited' : 'right_lacked', { page, right });
}

/** The group is that of the page, whatever a client sends; the order too until somebody sets another. */
export function roleColumns({ role_master_full, order_seq: given = 'AUTO', ...flags }: RoleBody, before?: number) {
  const role_page = role_master_full.slice(role_master_full.indexOf('#') + 1) as PageKey;
  const order_seq = given === 'AUTO' ? (before ?? pageKeys.indexOf(role_page) + 1) : given;
  return { ...flags, role_page, role_group: pages[role_page].group, order_seq };
}
