import { role } from '@faculty/contracts/members/role';
import { useOpenForm } from '../../../kit/place/screen-state.ts';
import { RoleFormScreen } from './role-form.screen.tsx';
import { RoleListScreen } from './role-list.screen.tsx';

/** `/member/role`: the list, or the form the address asks for. */
export function RoleScreen() {
  const id = useOpenForm(role);
  return id === null ? <RoleListScreen /> : <RoleFormScreen key={id} id={id} />;
}
