import type { LinkRow } from '@faculty/contracts/website/link';
import { z } from 'zod';
import { call } from '../../../kit/data/http.ts';
import type { PaletteSearch } from '../../../kit/place/palette.ts';
import { linkPhrases } from './link.phrases.ts';

type Found = Pick<LinkRow, 'links_id' | 'links_title_th' | 'links_title_en' | 'links_url' | 'switch_lang'>;

// not the contract itself: it would bring the names of 1,600 icons into the palette
const found: z.ZodType<Found> = z.object({
  links_id: z.int(),
  links_title_th: z.string(),
  links_title_en: z.string(),
  links_url: z.string(),
  switch_lang: z.enum(['Y', 'N']),
});
const answer = z.object({ rows: z.array(found) });

/** Finds links in the palette by title, description or address. */
export const linkSearch: PaletteSearch = {
  heading: linkPhrases.title,
  page: '/web/content_link',
  async find(q, language, signal) {
    const query = { q, page: 0, limit: 5, field: 'order_seq', sort: 'desc' };
    const { rows } = answer.parse(await call('GET /web_con_links', { query, signal }));
    return rows.map((item) => ({
      label: language === 'en' && item.switch_lang === 'Y' ? item.links_title_en : item.links_title_th,
      detail: item.links_url,
      to: `/web/content_link?edit=${item.links_id}`,
    }));
  },
};
