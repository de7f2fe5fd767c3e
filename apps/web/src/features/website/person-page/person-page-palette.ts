import { pageOf } from '@faculty/contracts/kit/entity';
import { personPage } from '@faculty/contracts/website/person-page';
import { z } from 'zod';
import { routeOf } from '../../../kit/data/entity-queries.ts';
import { call } from '../../../kit/data/http.ts';
import type { PaletteSearch } from '../../../kit/place/palette.ts';
import { personPagePhrases } from './person-page.phrases.ts';

const answer = pageOf(personPage.item);

/** Finds showcases in the palette by name or ID. */
export const personPageSearch: PaletteSearch = {
  heading: personPagePhrases.title,
  page: personPage.page,
  async find(q, language, signal) {
    const query = { q, page: 0, limit: 5 };
    const { rows } = z.parse(answer, await call(routeOf(personPage, 'list'), { query, signal }));
    return rows.map((item) => ({
      label: language === 'en' ? item.persons_title_en : item.persons_title_th,
      detail: item.persons_url,
      to: `${personPage.page}?edit=${item.persons_id}`,
    }));
  },
};
