import { exhibit } from '@faculty/contracts/website/exhibit';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { ExhibitFormScreen } from './exhibit-form.screen.tsx';
import { ExhibitListScreen } from './exhibit-list.screen.tsx';

/** `/web/exhibit`: the list, or the form the address asks for. */
export function ExhibitScreen() {
  const id = useOpenForm(exhibit);
  return id === null ? <ExhibitListScreen /> : <ExhibitFormScreen key={id} id={id} />;
}
