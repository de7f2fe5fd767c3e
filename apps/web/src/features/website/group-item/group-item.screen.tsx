import { groupItem } from '@faculty/contracts/website/group-item';
import { useOpenForm } from '../../../kit/place/screen-state.ts';
import { GroupItemFormScreen } from './group-item-form.screen.tsx';
import { GroupItemListScreen } from './group-item-list.screen.tsx';

/** `/web/content_group_item`: the list, or the form the address asks for. */
export function GroupItemScreen() {
  const id = useOpenForm(groupItem);
  return id === null ? <GroupItemListScreen /> : <GroupItemFormScreen key={id} id={id} />;
}
