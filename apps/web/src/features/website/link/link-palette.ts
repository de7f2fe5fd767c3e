import type { LinkRow } from '@faculty/contracts/website/link';
import { z } from 'zod';
import { searchOf } from '../../../kit/url-state/palette.ts';
import { linkPhrases } from './link.phrases.ts';

type Found = Pick<LinkRow, 'links_id' | 'links_title_th' | 'links_title_en' | 'links_url' | 'switch_lang'>;

// not the contract itself: it would bring the names of 1,600 icons into the palette
const item: z.ZodType<Found> = z.object({
  links_id: z.int(),
  links_title_th: z.string(),
  links_title_en: z.string(),
  links_url: z.string(),
  switch_lang: z.enum(['Y', 'N']),
});
const page = '/web/content_link';

/** Finds links by title, description or address. */
export const linkSearch = searchOf({ page, item }, linkPhrases.title, (found, language) => ({
  label: language === 'en' && found.switch_lang === 'Y' ? found.links_title_en : found.links_title_th,
  detail: found.links_url,
  to: `${page}?edit=${found.links_id}`,
}));
