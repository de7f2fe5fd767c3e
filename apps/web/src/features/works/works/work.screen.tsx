import { work } from '@faculty/contracts/works/work';
import { formScreen } from '../../../kit/list/form-screen.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { WorkListScreen } from './work-list.screen.tsx';

const WorkFormScreen = formScreen(() => import('./work-form.screen.tsx').then((m) => m.WorkFormScreen));

/** `/web/content_work`: the list, or the form the address asks for. */
export function WorkScreen() {
  const id = useOpenForm(work);
  return id === null ? <WorkListScreen /> : <WorkFormScreen key={id} id={id} />;
}
