import { articlePage } from '@faculty/contracts/website/article-page';
import { searchOf } from '../../../kit/url-state/palette.ts';
import { articlePath } from './article-address.ts';
import { articlePagePhrases } from './article-page.phrases.ts';

/** Finds articles by title or address. */
export const articlePageSearch = searchOf(articlePage, articlePagePhrases.title, (item, language) => ({
  label: language === 'en' && item.switch_lang === 'Y' ? item.article_page_title_en : item.article_page_title_th,
  detail: articlePath(item.article_page_url),
  to: `${articlePage.page}?edit=${item.article_pages_id}`,
}));
