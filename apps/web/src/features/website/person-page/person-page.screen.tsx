import { personPage } from '@faculty/contracts/website/person-page';
import { useOpenForm } from '../../../kit/place/screen-state.ts';
import { PersonPageFormScreen } from './person-page-form.screen.tsx';
import { PersonPageListScreen } from './person-page-list.screen.tsx';

/** `/web/content_person`: the list, or the form the address asks for. */
export function PersonPageScreen() {
  const id = useOpenForm(personPage);
  return id === null ? <PersonPageListScreen /> : <PersonPageFormScreen key={id} id={id} />;
}
