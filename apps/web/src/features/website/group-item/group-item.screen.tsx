import { groupItem } from '@faculty/contracts/website/group-item';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { GroupItemListScreen } from './group-item-list.screen.tsx';

const GroupItemFormScreen = lazyForm(() => import('./group-item-form.screen.tsx').then((m) => m.GroupItemFormScreen));

/** `/web/content_group_item`: the list, or the form the address asks for. */
export function GroupItemScreen() {
  const id = useOpenForm(groupItem);
  return id === null ? <GroupItemListScreen /> : <GroupItemFormScreen key={id} id={id} />;
}
