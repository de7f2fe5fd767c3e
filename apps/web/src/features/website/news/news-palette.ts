import { pageOf } from '@faculty/contracts/kit/entity';
import { news } from '@faculty/contracts/website/news';
import { z } from 'zod';
import { routeOf } from '../../../kit/data/entity-queries.ts';
import { call } from '../../../kit/data/http.ts';
import { dayText } from '../../../kit/look/dates.ts';
import type { PaletteSearch } from '../../../kit/place/palette.ts';
import { newsPhrases } from './news.phrases.ts';

const answer = pageOf(news.item);

/** Finds news in the palette by title or keyword. */
export const newsSearch: PaletteSearch = {
  heading: newsPhrases.title,
  page: news.page,
  async find(q, language, signal) {
    const query = { q, page: 0, limit: 5, field: 'order_seq', sort: 'desc' };
    const { rows } = z.parse(answer, await call(routeOf(news, 'list'), { query, signal }));
    return rows.map((item) => ({
      label: language === 'en' && item.switch_lang === 'Y' ? item.news_title_en : item.news_title_th,
      detail: item.new_start_date ? dayText(item.new_start_date, language) : '',
      to: `${news.page}?edit=${item.news_id}`,
    }));
  },
};
