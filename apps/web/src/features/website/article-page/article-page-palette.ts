import { pageOf } from '@faculty/contracts/kit/entity';
import { articlePage } from '@faculty/contracts/website/article-page';
import { z } from 'zod';
import { routeOf } from '../../../kit/data/entity-queries.ts';
import { call } from '../../../kit/data/http.ts';
import type { PaletteSearch } from '../../../kit/place/palette.ts';
import { articlePath } from './article-address.ts';
import { articlePagePhrases } from './article-page.phrases.ts';

const answer = pageOf(articlePage.item);

/** Finds articles in the palette by title or address. */
export const articlePageSearch: PaletteSearch = {
  heading: articlePagePhrases.title,
  page: articlePage.page,
  async find(q, language, signal) {
    const { rows } = z.parse(answer, await call(routeOf(articlePage, 'list'), { query: { q, page: 0, limit: 5 }, signal }));
    return rows.map((item) => ({
      label: language === 'en' && item.switch_lang === 'Y' ? item.article_page_title_en : item.article_page_title_th,
      detail: articlePath(item.article_page_url),
      to: `${articlePage.page}?edit=${item.article_pages_id}`,
    }));
  },
};
