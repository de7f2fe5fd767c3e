import { articlePage } from '@faculty/contracts/website/article-page';
import { useOpenForm } from '../../../kit/place/screen-state.ts';
import { ArticlePageFormScreen } from './article-page-form.screen.tsx';
import { ArticlePageListScreen } from './article-page-list.screen.tsx';

/** `/web/content_article_page`: the list, or the form the address asks for. */
export function ArticlePageScreen() {
  const id = useOpenForm(articlePage);
  return id === null ? <ArticlePageListScreen /> : <ArticlePageFormScreen key={id} id={id} />;
}
