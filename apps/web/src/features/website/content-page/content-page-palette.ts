import { pageOf } from '@faculty/contracts/kit/entity';
import { contentPage } from '@faculty/contracts/website/content-page';
import { z } from 'zod';
import { routeOf } from '../../../kit/data/entity-queries.ts';
import { call } from '../../../kit/data/http.ts';
import type { PaletteSearch } from '../../../kit/place/palette.ts';
import { contentPagePhrases } from './content-page.phrases.ts';
import { pagePath } from './page-address.ts';

const answer = pageOf(contentPage.item);

/** Finds content pages in the palette by title or address. */
export const contentPageSearch: PaletteSearch = {
  heading: contentPagePhrases.title,
  page: contentPage.page,
  async find(q, language, signal) {
    const { rows } = z.parse(answer, await call(routeOf(contentPage, 'list'), { query: { q, page: 0, limit: 5 }, signal }));
    return rows.map((item) => ({
      label: language === 'en' && item.switch_lang === 'Y' ? item.page_title_en : item.page_title_th,
      detail: pagePath(item.page_url),
      to: `${contentPage.page}?edit=${item.pages_id}`,
    }));
  },
};
