import { z } from 'zod';
import { inBuddhistEra, lastBuddhistYear } from '../kit/dates/era.ts';
import { serialId, text } from '../kit/fields.ts';
import { citedFields } from './work-of-citation.ts';

/** Additive calls for works. */
export const workRoutes = {
  /** Metadata of a DOI, if DOI lookup is enabled. */
  lookUp: 'GET /work_lookup',
  /** Metadata of an article by the address of its page, on the hosts that administrators list. */
  article: 'GET /work_article',
  /** Possible duplicates of a work that is being entered. */
  alike: 'GET /works_alike',
} as const;

export const lookUpQuery = z.object({ doi: text(300).min(1) });
export const lookUpAnswer = citedFields;
export const articleQuery = z.object({ url: text(1000).min(1) });

/** Number of characters of a title that are compared. */
export const comparedTitle = 200;

const comparedText = text(comparedTitle).optional();
export const alikeQuery = z.object({
  title_th: comparedText,
  title_en: comparedText,
  doi: text(300).optional(),
  /** In either era. */
  year: z.coerce.number<number>().int().min(1000).max(lastBuddhistYear).transform(inBuddhistEra).optional(),
  /** Id of the edited work, which is not its own duplicate. */
  except: serialId.optional(),
});
export interface AlikeQuery extends z.infer<typeof alikeQuery> {}

/** A possible duplicate. */
export const alikeWork = z.object({
  /** Null without the right to view the record. */
  work_id: z.int().nullable(),
  work_title_th: z.string(),
  work_title_en: z.string(),
  work_public_year: z.int(),
  /** Buddhist year of the publication date. */
  year: z.int(),
  full_name_th: z.string(),
  full_name_en: z.string(),
  /** Entered by the person who asks. */
  is_own: z.boolean(),
  /** Reason of the match: equal DOI or similar title. */
  by: z.enum(['doi', 'title']),
});
export interface AlikeWork extends z.infer<typeof alikeWork> {}
