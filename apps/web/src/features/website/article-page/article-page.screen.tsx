import { articlePage } from '@faculty/contracts/website/article-page';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { ArticlePageListScreen } from './article-page-list.screen.tsx';

const ArticlePageFormScreen = lazyForm(() => import('./article-page-form.screen.tsx').then((m) => m.ArticlePageFormScreen));

/** `/web/content_article_page`: the list, or the form the address asks for. */
export function ArticlePageScreen() {
  const id = useOpenForm(articlePage);
  return id === null ? <ArticlePageListScreen /> : <ArticlePageFormScreen key={id} id={id} />;
}
