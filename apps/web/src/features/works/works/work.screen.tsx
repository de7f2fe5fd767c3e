import { work } from '@faculty/contracts/works/work';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { WorkListScreen } from './work-list.screen.tsx';

const WorkFormScreen = lazyForm(() => import('./work-form.screen.tsx').then((m) => m.WorkFormScreen));

/** `/web/content_work`: the list, or the form the address asks for. */
export function WorkScreen() {
  const id = useOpenForm(work);
  return id === null ? <WorkListScreen /> : <WorkFormScreen key={id} id={id} />;
}
