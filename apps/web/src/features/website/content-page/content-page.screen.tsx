import { contentPage } from '@faculty/contracts/website/content-page';
import { formScreen } from '../../../kit/list/form-screen.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { ContentPageListScreen } from './content-page-list.screen.tsx';

const ContentPageFormScreen = formScreen(() => import('./content-page-form.screen.tsx').then((m) => m.ContentPageFormScreen));

/** `/web/content_page`: the list, or the form the address asks for. */
export function ContentPageScreen() {
  const id = useOpenForm(contentPage);
  return id === null ? <ContentPageListScreen /> : <ContentPageFormScreen key={id} id={id} />;
}
