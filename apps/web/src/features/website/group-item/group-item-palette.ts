import { pageOf } from '@faculty/contracts/kit/entity';
import { groupItem } from '@faculty/contracts/website/group-item';
import { z } from 'zod';
import { routeOf } from '../../../kit/data/entity-queries.ts';
import { call } from '../../../kit/data/http.ts';
import type { PaletteSearch } from '../../../kit/place/palette.ts';
import { groupItemPhrases } from './group-item.phrases.ts';

const answer = pageOf(groupItem.item);

/** Finds grouped documents in the palette by title, number or year. */
export const groupItemSearch: PaletteSearch = {
  heading: groupItemPhrases.title,
  page: groupItem.page,
  async find(q, language, signal) {
    const query = { q, page: 0, limit: 5 };
    const { rows } = z.parse(answer, await call(routeOf(groupItem, 'list'), { query, signal }));
    return rows.map((item) => ({
      label: language === 'en' && item.switch_lang === 'Y' ? item.group_item_title_en : item.group_item_title_th,
      detail: `${item.group_sub_a_index} · ${item.group_item_year}`,
      to: `${groupItem.page}?edit=${item.group_item_id}`,
    }));
  },
};
