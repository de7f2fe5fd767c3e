import { contentPage } from '@faculty/contracts/website/content-page';
import { useOpenForm } from '../../../kit/place/screen-state.ts';
import { ContentPageFormScreen } from './content-page-form.screen.tsx';
import { ContentPageListScreen } from './content-page-list.screen.tsx';

/** `/web/content_page`: the list, or the form the address asks for. */
export function ContentPageScreen() {
  const id = useOpenForm(contentPage);
  return id === null ? <ContentPageListScreen /> : <ContentPageFormScreen key={id} id={id} />;
}
