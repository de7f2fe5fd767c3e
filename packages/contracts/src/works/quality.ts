import { z } from 'zod';
import { lastBuddhistYear } from '../kit/dates/era.ts';
import type { YearKind } from '../kit/dates/period.ts';
import { number } from '../kit/fields.ts';
import { reportPerson } from '../kit/reports.ts';

/** Years of quality assurance. */
export type QualityYear = Exclude<YearKind, 'calendar'>;

const yearFields = {
  kind: z.enum(['fiscal', 'academic']).default('fiscal'),
  year: number(z.int().min(2500).max(lastBuddhistYear)),
};

/** `GET /report/quality_pack`: works and activities of a year with their evidence; needs the right to view everybody's. */
export const qualityPackQuery = z.object(yearFields);
export type QualityPackQuery = z.infer<typeof qualityPackQuery>;

/** Missing parts of a record: evidence, English title, review, or the correction requested by the reviewer. */
export const lacks = ['file', 'title_en', 'review', 'correction'] as const;
export type Lack = (typeof lacks)[number];

/** `GET /report/missing`: works and activities of a year with missing parts, of those that the caller may view. */
export const missingQuery = z.object({
  ...yearFields,
  user_name: reportPerson.default('-'),
  /** Y: without records that only wait for their review; their owners can do nothing about it. */
  to_do: z.enum(['Y', 'N']).default('N'),
  page: z.coerce.number<number>().int().min(0).max(10_000).default(0),
  limit: z.coerce.number<number>().int().min(1).max(100).default(20),
});
export type MissingQuery = z.infer<typeof missingQuery>;

export const missingRow = z.object({
  entity: z.enum(['work', 'activity']),
  id: z.int(),
  user_name: z.string(),
  full_name_th: z.string(),
  full_name_en: z.string(),
  /** Department of the owner; empty when unknown. */
  department_th: z.string(),
  department_en: z.string(),
  title_th: z.string(),
  title_en: z.string(),
  lacks: z.array(z.enum(lacks)),
});
export interface MissingRow extends z.infer<typeof missingRow> {}

export const qualityRoutes = { pack: 'GET /report/quality_pack', missing: 'GET /report/missing' } as const;
