import { contentPage } from '@faculty/contracts/website/content-page';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { ContentPageListScreen } from './content-page-list.screen.tsx';

const ContentPageFormScreen = lazyForm(() => import('./content-page-form.screen.tsx').then((m) => m.ContentPageFormScreen));

/** `/web/content_page`: the list, or the form the address asks for. */
export function ContentPageScreen() {
  const id = useOpenForm(contentPage);
  return id === null ? <ContentPageListScreen /> : <ContentPageFormScreen key={id} id={id} />;
}
