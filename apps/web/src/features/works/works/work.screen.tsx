import { work } from '@faculty/contracts/works/work';
import { useOpenForm } from '../../../kit/place/screen-state.ts';
import { WorkFormScreen } from './work-form.screen.tsx';
import { WorkListScreen } from './work-list.screen.tsx';

/** `/web/content_work`: the list, or the form the address asks for. */
export function WorkScreen() {
  const id = useOpenForm(work);
  return id === null ? <WorkListScreen /> : <WorkFormScreen key={id} id={id} />;
}
