import { z } from 'zod';
import { number, requiredText, text } from '../kit/fields.ts';
import { doiIn } from './doi.ts';

/** How a work came out, in the documented words. */
export const publicTypes = ['ตีพิมพ์', 'ประชุมวิชาการ (Full Paper)'] as const;

/** Before whom, in the documented words. */
export const publicLevels = ['ระดับชาติ', 'ระดับนานาชาติ'] as const;

/** Values of `work_public_base` that forms offer; others are typed. */
export const usualBases = ['-', 'TCI1', 'TCI2', 'Q1', 'Q2', 'Q3', 'Q4', 'Scopus', 'ISI'] as const;

/** The year a work came out, or, of older records, the volume it came out in. What needs a year takes it from the day. */
export const workPublicYear = number(z.int().min(0).max(9999));

/** A share of a work in percent, with two decimals at most. */
export const workWeight = number(
  z
    .number()
    .min(1)
    .max(100)
    .overwrite((weight) => Math.round(weight * 100) / 100),
);

/** A DOI however it is written; kept without what stands around it. */
export const workDoi = text(300)
  .overwrite((typed) => doiIn(typed) || typed)
  .regex(/^(10\.\d{4,9}\/\S{1,200})?$/, '@doi');

/** Somebody of the faculty who worked on it beside its owner, and their share. */
const workAuthor = z.object({ user_name: requiredText(25), work_weight: workWeight });
export interface WorkAuthor extends z.infer<typeof workAuthor> {}

const mostAuthors = 30;

/** A form part holds it as JSON text. */
const listed = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return [];
  try {
    return value.length > 20_000 ? value : (JSON.parse(value) as unknown);
  } catch {
    return value;
  }
};

/** The co-authors of a work: each member once. */
export const workAuthors = z.preprocess(
  listed,
  z
    .array(workAuthor)
    .max(mostAuthors)
    .superRefine((authors, ctx) => {
      for (const [place, { user_name }] of authors.entries()) {
        if (authors.findIndex((author) => author.user_name === user_name) === place) continue;
        ctx.addIssue({ code: 'custom', path: [place, 'user_name'], message: '@duplicate', input: user_name });
      }
    }),
);

/** What the shares of a work come to; more than 100 is worth pointing out. */
export function sumOfWeights(owner: number, authors: readonly Pick<WorkAuthor, 'work_weight'>[]): number {
  const sum = authors.reduce((total, { work_weight }) => total + Number(work_weight), Number(owner));
  return Math.round(sum * 100) / 100;
}
