import { lcUser } from '@faculty/contracts/centre/lc-user';
import { useOpenForm } from '../../../kit/place/screen-state.ts';
import { LcMemberFormScreen } from './lc-member-form.screen.tsx';
import { LcMemberListScreen } from './lc-member-list.screen.tsx';

/** `/centre/lc_members`: the list, or the form the address asks for. */
export function LcMemberScreen() {
  const id = useOpenForm(lcUser);
  return id === null ? <LcMemberListScreen /> : <LcMemberFormScreen key={id} id={id} />;
}
