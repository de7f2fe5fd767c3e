import { z } from 'zod';
import { errorCode } from '../kit/error-code.ts';
import { serialId } from '../kit/fields.ts';
import { choice } from '../kit/labels.ts';

/** Parts of a CV, in the order that they have at first; name, position and contact are above them. */
export const cvSection = choice({
  expertise: { th: 'ความเชี่ยวชาญ', en: 'Expertise' },
  education: { th: 'ประวัติการศึกษา', en: 'Education' },
  highlights: { th: 'ผลงานเด่น', en: 'Selected publications' },
  works: { th: 'ผลงานวิชาการ', en: 'Publications' },
  activities: { th: 'กิจกรรมทางวิชาการและรางวัล', en: 'Activities and awards' },
});
export type CvSection = z.infer<typeof cvSection>;

/** The most works that a person picks for the top of their CV. */
export const maxHighlights = 10;

const noneTwice = (values: readonly unknown[]) => new Set(values).size === values.length;
const once = { message: errorCode('duplicate') };
/** Of many more none is looked at. */
const few = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(z.unknown()).max(most).pipe(z.array(item).refine(noneTwice, once));

/** What a person chose for their CV. */
export const cvChoice = z.object({
  /** The sections that are shown, in their order. */
  sections: few(cvSection, cvSection.options.length),
  /** Works of the person, in their order. */
  highlights: few(serialId, maxHighlights),
});
export interface CvChoice extends z.infer<typeof cvChoice> {}

/** What the audit log calls the fields. */
export const cvLabels = { sections: { th: 'ส่วนของเอกสาร', en: 'Sections' }, highlights: cvSection.words.highlights };

/** The choice, with the works that can be picked, the latest first. */
export const cv = cvChoice.extend({
  works: z.array(z.object({ work_id: z.int(), title_th: z.string(), title_en: z.string(), year: z.int().nullable() })),
});
export interface Cv extends z.infer<typeof cv> {}

export const cvQuery = z.object({ language: z.enum(['th', 'en']).default('th') });

export const cvRoutes = { read: 'GET /api/cv', save: 'PUT /api/cv', file: 'GET /report/cv/:format' } as const;
