import { activity } from '@faculty/contracts/works/activity';
import { useOpenForm } from '../../../kit/place/screen-state.ts';
import { ActivityFormScreen } from './activity-form.screen.tsx';
import { ActivityListScreen } from './activity-list.screen.tsx';

/** `/web/content_activity`: the list, or the form the address asks for. */
export function ActivityScreen() {
  const id = useOpenForm(activity);
  return id === null ? <ActivityListScreen /> : <ActivityFormScreen key={id} id={id} />;
}
