import { prefix } from '@faculty/contracts/members/prefix';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { PrefixListScreen } from './prefix-list.screen.tsx';

const PrefixFormScreen = lazyForm(() => import('./prefix-form.screen.tsx').then((m) => m.PrefixFormScreen));

/** `/member/prefix`: the list, or the form the address asks for. */
export function PrefixScreen() {
  const id = useOpenForm(prefix);
  return id === null ? <PrefixListScreen /> : <PrefixFormScreen key={id} id={id} />;
}
