import { z } from 'zod';
import { errorCode } from '../kit/error-code.ts';
import { number, requiredText, text } from '../kit/fields.ts';
import { choice } from '../kit/labels.ts';
import { parseJsonList } from '../kit/wire.ts';
import { doiIn } from './doi.ts';

/** Documented types of publication. */
export const publicType = choice({
  ตีพิมพ์: { th: 'ตีพิมพ์', en: 'Published' },
  'ประชุมวิชาการ (Full Paper)': { th: 'ประชุมวิชาการ (Full Paper)', en: 'Conference (full paper)' },
});
export const publicTypes = publicType.options;

/** Documented levels of publication: national, international. */
export const publicLevel = choice({
  ระดับชาติ: { th: 'ระดับชาติ', en: 'National' },
  ระดับนานาชาติ: { th: 'ระดับนานาชาติ', en: 'International' },
});
export const publicLevels = publicLevel.options;

/** Suggested values of `work_public_base`; others can be typed. */
export const suggestedBases = ['-', 'TCI1', 'TCI2', 'Q1', 'Q2', 'Q3', 'Q4', 'Scopus', 'ISI'] as const;

/** Year of publication; in older records it may be a volume number. Code that needs the year uses the publication date. */
export const workPublicYear = number(z.int().min(0).max(9999));

/** A share of a work in percent, rounded to two decimals. */
export const workWeight = number(
  z
    .number()
    .min(1)
    .max(100)
    .overwrite((weight) => Math.round(weight * 100) / 100),
);

/** A DOI in any notation; stored without prefix and surrounding text. */
export const workDoi = text(300)
  .overwrite((typed) => doiIn(typed) || typed)
  .regex(/^(10\.\d{4,9}\/\S{1,200})?$/, errorCode('doi'));

/** A co-author from the faculty, with their share; null where it is not known. */
const workAuthor = z.object({
  user_name: requiredText(25),
  work_weight: z.preprocess((given) => (given === '' ? null : given), workWeight.nullable()).default(null),
});
export interface WorkAuthor extends z.infer<typeof workAuthor> {}

const maxAuthors = 30;

/** The corresponding author: the owner, one of the co-authors, or nobody of the faculty. */
export const correspondingAuthor = z.preprocess((given) => (given === '' ? null : given), text(25).nullable()).default(null);

/** What a co-author says of the work. */
export const authorState = choice({
  waiting: { th: 'รอยืนยัน', en: 'Not confirmed yet' },
  confirmed: { th: 'ยืนยันแล้ว', en: 'Confirmed' },
  refused: { th: 'แจ้งว่าไม่ใช่ผลงานของตน', en: 'Says it is not theirs' },
});
export type AuthorState = z.infer<typeof authorState>;

/** The co-authors of a work: each member once. */
export const workAuthors = z.preprocess(
  parseJsonList,
  z
    .array(workAuthor)
    .max(maxAuthors)
    .superRefine((authors, ctx) => {
      for (const [index, { user_name }] of authors.entries()) {
        if (authors.findIndex((author) => author.user_name === user_name) === index) continue;
        ctx.addIssue({ code: 'custom', path: [index, 'user_name'], message: errorCode('duplicate'), input: user_name });
      }
    }),
);

/** Sum of the known shares of a work in percent; screens tell what is not 100. */
export function sumOfWeights(owner: number, authors: readonly Pick<WorkAuthor, 'work_weight'>[]): number {
  const sum = authors.reduce((total, { work_weight }) => total + Number(work_weight), Number(owner));
  return Math.round(sum * 100) / 100;
}
