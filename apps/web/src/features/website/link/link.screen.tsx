import { link } from '@faculty/contracts/website/link';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { LinkListScreen } from './link-list.screen.tsx';

const LinkFormScreen = lazyForm(() => import('./link-form.screen.tsx').then((m) => m.LinkFormScreen));

/** `/web/content_link`: the list, or the form the address asks for. */
export function LinkScreen() {
  const id = useOpenForm(link);
  return id === null ? <LinkListScreen /> : <LinkFormScreen key={id} id={id} />;
}
