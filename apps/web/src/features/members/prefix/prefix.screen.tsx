import { prefix } from '@faculty/contracts/members/prefix';
import { useOpenForm } from '../../../kit/place/screen-state.ts';
import { PrefixFormScreen } from './prefix-form.screen.tsx';
import { PrefixListScreen } from './prefix-list.screen.tsx';

/** `/member/prefix`: the list, or the form the address asks for. */
export function PrefixScreen() {
  const id = useOpenForm(prefix);
  return id === null ? <PrefixListScreen /> : <PrefixFormScreen key={id} id={id} />;
}
