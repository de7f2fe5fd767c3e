import type { RoleBody } from '@faculty/contracts/members/role';
import { isPage, type PageKey, pageKeys, pages } from '@faculty/contracts/pages';
import type { PageRight } from '@faculty/contracts/shell/me';
import { assertMayChangeAccountOf } from '../../auth/administrators.ts';
import { rightOf } from '../../auth/people.ts';
import type { Context } from '../../kit/crud/context.ts';
import { ApiError, wrongField } from '../../kit/http/errors.ts';

/** What an assignment grants, as it is stored. */
type Granted = Parameters<typeof rightOf>[0] & Pick<RoleBody, 'active'> & { role_page: string };

const actions = ['view', 'add', 'edit', 'delete'] as const;
const nothing = { view: false, add: false, edit: false, delete: false, own_only: false };

/**
 * Without this check, editors of assignments could make themselves administrators, or give a colleague what they lack themselves. What
 * the assignment granted before may stay or be taken away.
 * @throws ApiError `invalid` naming the flag that the person lacks or `user_name`, or `forbidden`
 */
export async function assertMayGive(
  { db, person }: Context,
  userName: string,
  after: Granted,
  before: Granted | null = null,
): Promise<void> {
  if (person.role === 'admin') return;
  if (userName === person.user_name) throw wrongField('user_name', 'own_right');
  await assertMayChangeAccountOf(db, person, userName);
  if (!isPage(after.role_page)) return;
  if (pages[after.role_page].group === 'admin') throw new ApiError('forbidden');
  const rightIn = (row: Granted | null) => (row?.active === 'Y' && row.role_page === after.role_page ? rightOf(row) : nothing);
  const [had, gets, own] = [rightIn(before), rightIn(after), person.right(after.role_page)];
  const includes = (right: PageRight, action: (typeof actions)[number]) => right[action] && (gets.own_only || !right.own_only);
  const lacked = actions.find((action) => gets[action] && !includes(own, action) && !includes(had, action));
  if (!lacked) return;
  const isLimit = own[lacked] || had[lacked];
  throw wrongField(after.super_admin === 'Y' ? 'super_admin' : isLimit ? 'own_only' : lacked, 'right_lacked');
}

/** The group is that of the page, whatever a client sends; the order too until somebody sets another. */
export function roleColumns({ role_master_full, order_seq: given = 'AUTO', ...flags }: RoleBody, before?: number) {
  const role_page = role_master_full.slice(role_master_full.indexOf('#') + 1) as PageKey;
  const order_seq = given === 'AUTO' ? (before ?? pageKeys.indexOf(role_page) + 1) : given;
  return { ...flags, role_page, role_group: pages[role_page].group, order_seq };
}
