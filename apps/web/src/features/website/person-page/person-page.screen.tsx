import { personPage } from '@faculty/contracts/website/person-page';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { PersonPageListScreen } from './person-page-list.screen.tsx';

const PersonPageFormScreen = lazyForm(() => import('./person-page-form.screen.tsx').then((m) => m.PersonPageFormScreen));

/** `/web/content_person`: the list, or the form the address asks for. */
export function PersonPageScreen() {
  const id = useOpenForm(personPage);
  return id === null ? <PersonPageListScreen /> : <PersonPageFormScreen key={id} id={id} />;
}
