import { news } from '@faculty/contracts/website/news';
import { useOpenForm } from '../../../kit/place/screen-state.ts';
import { AlbumScreen } from './album/album.screen.tsx';
import { useOpenAlbum } from './album-address.ts';
import { NewsFormScreen } from './news-form.screen.tsx';
import { NewsListScreen } from './news-list.screen.tsx';

/** `/web/content_new`: the list, or the form or album the address asks for. */
export function NewsScreen() {
  const id = useOpenForm(news);
  const album = useOpenAlbum();
  if (album !== null) return <AlbumScreen key={album} newsId={album} />;
  return id === null ? <NewsListScreen /> : <NewsFormScreen key={id} id={id} />;
}
