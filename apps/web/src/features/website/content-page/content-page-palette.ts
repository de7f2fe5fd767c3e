import { contentPage } from '@faculty/contracts/website/content-page';
import { searchOf } from '../../../kit/url-state/palette.ts';
import { contentPagePhrases } from './content-page.phrases.ts';
import { pagePath } from './page-address.ts';

/** Finds content pages by title or address. */
export const contentPageSearch = searchOf(contentPage, contentPagePhrases.title, (item, language) => ({
  label: language === 'en' && item.switch_lang === 'Y' ? item.page_title_en : item.page_title_th,
  detail: pagePath(item.page_url),
  to: `${contentPage.page}?edit=${item.pages_id}`,
}));
