import { link } from '@faculty/contracts/website/link';
import { useOpenForm } from '../../../kit/place/screen-state.ts';
import { LinkFormScreen } from './link-form.screen.tsx';
import { LinkListScreen } from './link-list.screen.tsx';

/** `/web/content_link`: the list, or the form the address asks for. */
export function LinkScreen() {
  const id = useOpenForm(link);
  return id === null ? <LinkListScreen /> : <LinkFormScreen key={id} id={id} />;
}
