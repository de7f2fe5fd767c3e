import { activity } from '@faculty/contracts/works/activity';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { ActivityListScreen } from './activity-list.screen.tsx';

const ActivityFormScreen = lazyForm(() => import('./activity-form.screen.tsx').then((m) => m.ActivityFormScreen));

/** `/web/content_activity`: the list, or the form the address asks for. */
export function ActivityScreen() {
  const id = useOpenForm(activity);
  return id === null ? <ActivityListScreen /> : <ActivityFormScreen key={id} id={id} />;
}
