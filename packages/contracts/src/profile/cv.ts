import { z } from 'zod';
import { errorCode } from '../kit/error-code.ts';
import { flag, serialId } from '../kit/fields.ts';
import { documentFormats } from '../works/publications.ts';

/** Parts of a CV, in the order that they have at first; name, position and contact are above them. */
export const cvSections = ['expertise', 'education', 'highlights', 'works', 'activities'] as const;
export type CvSection = (typeof cvSections)[number];

/** The most works that a person picks for the top of their CV. */
export const maxHighlights = 10;

const noneTwice = (values: readonly unknown[]) => new Set(values).size === values.length;
const once = { message: errorCode('duplicate') };

/** What a person chose for their CV. */
export const cvChoice = z.object({
  /** All sections in their order, and whether each is shown. */
  sections: z
    .array(z.object({ section: z.enum(cvSections), shown: flag }))
    .length(cvSections.length)
    .refine((sections) => noneTwice(sections.map(({ section }) => section)), once),
  /** Works of the person, in their order. */
  highlights: z.array(serialId).max(maxHighlights).refine(noneTwice, once),
});
export interface CvChoice extends z.infer<typeof cvChoice> {}

/** The choice, with the works that can be picked, the latest first. */
export const cv = cvChoice.extend({
  works: z.array(z.object({ work_id: z.int(), title_th: z.string(), title_en: z.string(), year: z.int().nullable() })),
});
export interface Cv extends z.infer<typeof cv> {}

export const cvParams = z.object({ format: z.enum(documentFormats) });
export const cvQuery = z.object({ language: z.enum(['th', 'en']).default('th') });

export const cvRoutes = { read: 'GET /api/cv', save: 'PUT /api/cv', file: 'GET /report/cv/:format' } as const;
