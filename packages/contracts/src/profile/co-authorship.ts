import { z } from 'zod';
import { serialId } from '../kit/fields.ts';
import { authorState } from '../works/work-fields.ts';

/** A co-authorship that asks the person for something: to confirm one of their own, or to look at one that another refused. */
export const coAuthorship = z.object({
  work_id: z.int(),
  work_title_th: z.string(),
  work_title_en: z.string(),
  year: z.int(),
  /** `waiting`: the person has to say whether it is theirs. `refused`: a co-author of their own work said that it is not. */
  author_state: authorState,
  /** The owner of a waiting one; the co-author who refused. */
  name_th: z.string(),
  name_en: z.string(),
});
export interface CoAuthorship extends z.infer<typeof coAuthorship> {}

export const coAuthorshipParams = z.object({ work_id: serialId });
/** `waiting` takes back what was said. */
export const coAuthorshipBody = z.object({ author_state: authorState });

/** Additive calls of whoever is signed in: which works name them as a co-author, and what they say of it. */
export const coAuthorshipRoutes = {
  list: 'GET /api/profileCoAuthorships',
  decide: 'PUT /api/profileCoAuthorships/:work_id',
} as const;
