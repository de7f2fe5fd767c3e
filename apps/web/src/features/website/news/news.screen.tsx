import { news } from '@faculty/contracts/website/news';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { useSubView } from '../../../kit/url-state/sub-view.ts';
import { NewsListScreen } from './news-list.screen.tsx';

const NewsFormScreen = lazyForm(() => import('./news-form.screen.tsx').then((m) => m.NewsFormScreen));
const AlbumScreen = lazyForm(() => import('./album/album.screen.tsx').then((m) => m.AlbumScreen));

/** `/web/content_new` and, for the pictures, `/web/content_new_image`: the list, or the form or album named in the URL. */
export function NewsScreen() {
  const id = useOpenForm(news);
  const album = useSubView('album', news.id);
  if (album.id !== null) return <AlbumScreen key={album.id} newsId={album.id} onClose={album.close} />;
  return id === null ? <NewsListScreen album={album} /> : <NewsFormScreen key={id} id={id} />;
}
