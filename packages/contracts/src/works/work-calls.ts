import { z } from 'zod';
import { inBuddhistEra } from '../kit/era.ts';
import { serialId, text } from '../kit/fields.ts';
import { citedFields } from './work-of-citation.ts';

/** This product's own calls about works, beside the documented ones. */
export const workRoutes = {
  /** What is known of a DOI, where the installation may ask for it. */
  lookUp: 'GET /work_lookup',
  /** Works that may be the same as one that is being typed. */
  alike: 'GET /works_alike',
} as const;

export const lookUpQuery = z.object({ doi: text(300).min(1) });
export const lookUpAnswer = citedFields;

/** So much of a title is compared. */
export const comparedTitle = 200;

const comparedText = text(comparedTitle).optional();
export const alikeQuery = z.object({
  title_th: comparedText,
  title_en: comparedText,
  doi: text(300).optional(),
  /** Of either era. */
  year: z.coerce.number<number>().int().min(1000).max(9999).transform(inBuddhistEra).optional(),
  /** The work that is edited is no other one. */
  except: serialId.optional(),
});
export interface AlikeQuery extends z.infer<typeof alikeQuery> {}

/** A work that may be the same: what it is called and whose it is. */
export const alikeWork = z.object({
  /** Null where the person may not see the record. */
  work_id: z.int().nullable(),
  work_title_th: z.string(),
  work_title_en: z.string(),
  work_public_year: z.int(),
  /** Of the Buddhist era: of the day it came out. */
  year: z.int(),
  full_name_th: z.string(),
  full_name_en: z.string(),
  /** The DOI is the same, or the title nearly. */
  by: z.enum(['doi', 'title']),
});
export interface AlikeWork extends z.infer<typeof alikeWork> {}
