import type { RoleBody } from '@faculty/contracts/members/role';
import { isPage, type PageKey, pageKeys, pages } from '@faculty/contracts/pages';
import { assertMayChangeAccountOf } from '../../auth/administrators.ts';
import type { Context } from '../../kit/crud/context.ts';
import { ApiError, wrongField } from '../../kit/http/errors.ts';

/**
 * Without this check, editors of assignments could make themselves administrators.
 * @throws ApiError `invalid` naming `user_name`, or `forbidden`
 */
export async function assertMayGive({ db, person }: Context, userName: string, page: string): Promise<void> {
  if (person.role === 'admin') return;
  if (userName === person.user_name) throw wrongField('user_name', 'own_right');
  await assertMayChangeAccountOf(db, person, userName);
  if (isPage(page) && pages[page].group === 'admin') throw new ApiError('forbidden');
}

/** The group is that of the page, whatever a client sends; the order too until somebody sets another. */
export function roleColumns({ role_master_full, order_seq: given = 'AUTO', ...flags }: RoleBody, before?: number) {
  const role_page = role_master_full.slice(role_master_full.indexOf('#') + 1) as PageKey;
  const order_seq = given === 'AUTO' ? (before ?? pageKeys.indexOf(role_page) + 1) : given;
  return { ...flags, role_page, role_group: pages[role_page].group, order_seq };
}
