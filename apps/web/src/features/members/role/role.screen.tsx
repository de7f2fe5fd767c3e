import { role } from '@faculty/contracts/members/role';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { RoleListScreen } from './role-list.screen.tsx';

const RoleFormScreen = lazyForm(() => import('./role-form.screen.tsx').then((m) => m.RoleFormScreen));

/** `/member/role`: the list, or the form the address asks for. */
export function RoleScreen() {
  const id = useOpenForm(role);
  return id === null ? <RoleListScreen /> : <RoleFormScreen key={id} id={id} />;
}
