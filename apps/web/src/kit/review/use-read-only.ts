import type { PageKey } from '@faculty/contracts/pages';
import { useMe, useRight } from '../session/session.tsx';

/** Whether somebody may read a record of a page and not change it: who has no right to, or sees only their own and is named by another's. */
export function useReadOnly(page: PageKey): (record: { user_name: string }) => boolean {
  const { edit, own_only } = useRight(page);
  const me = useMe();
  return ({ user_name }) => !edit || (own_only && user_name !== me.user_name);
}
