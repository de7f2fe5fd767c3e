import type { PageKey } from '@faculty/contracts/pages';
import { useMe, useRight } from '../../../kit/session/session.tsx';

/** Whether a record of a page is read-only for the person: without the right, or under own_only a record of others that names them. */
export function useReadOnly(page: PageKey): (record: { user_name: string }) => boolean {
  const { edit, own_only } = useRight(page);
  const me = useMe();
  return ({ user_name }) => !edit || (own_only && user_name !== me.user_name);
}
