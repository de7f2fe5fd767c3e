import { pageOf } from '@faculty/contracts/kit/entity';
import { directDean } from '@faculty/contracts/website/direct-dean';
import { z } from 'zod';
import { routeOf } from '../../../kit/data/entity-queries.ts';
import { call } from '../../../kit/data/http.ts';
import type { PaletteSearch } from '../../../kit/place/palette.ts';
import { deanPhrases } from './dean.phrases.ts';
import { periodText } from './period.ts';

const answer = pageOf(directDean.item);

/** Finds deans in the palette by name or position. */
export const deanSearch: PaletteSearch = {
  heading: deanPhrases.title,
  page: directDean.page,
  async find(q, language, signal) {
    const { rows } = z.parse(answer, await call(routeOf(directDean, 'list'), { query: { q, page: 0, limit: 5 }, signal }));
    return rows.map((row) => ({
      label: (language === 'en' && row.full_name_en) || row.full_name_th,
      detail: periodText(row, language),
      to: `${directDean.page}?edit=${row.direct_dean_id}`,
    }));
  },
};
