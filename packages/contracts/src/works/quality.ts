import { z } from 'zod';
import type { Bilingual } from '../kit/bilingual.ts';
import { buddhistYearOf, toCommonEra } from '../kit/dates/era.ts';
import { number } from '../kit/fields.ts';
import { reportPerson } from '../kit/reports.ts';
import type { Period } from './period.ts';

/** Years of quality assurance: the fiscal year starts in October, the academic year in June. */
export const qualityYears = {
  fiscal: { th: 'ปีงบประมาณ', en: 'Fiscal year' },
  academic: { th: 'ปีการศึกษา', en: 'Academic year' },
} as const satisfies Record<string, Bilingual>;
export type QualityYear = keyof typeof qualityYears;

/** Kinds of years in filters of lists and reports. */
export const yearKinds = { ...qualityYears, calendar: { th: 'ปี พ.ศ.', en: 'Year (B.E.)' } } as const satisfies Record<string, Bilingual>;
export type YearKind = keyof typeof yearKinds;

/** First and last day of a Buddhist year: fiscal 2569 is October 2568 to September 2569, academic 2569 June 2569 to May 2570. */
export function daysOfYear(kind: YearKind, year: number): { from: string; to: string } {
  const gregorian = toCommonEra(year);
  if (kind === 'calendar') return { from: `${gregorian}-01-01`, to: `${gregorian}-12-31` };
  return kind === 'fiscal'
    ? { from: `${gregorian - 1}-10-01`, to: `${gregorian}-09-30` }
    : { from: `${gregorian}-06-01`, to: `${gregorian + 1}-05-31` };
}

/** The Buddhist year of a day. */
export function yearOfDay(kind: YearKind, day: string): number {
  const year = buddhistYearOf(day);
  if (kind === 'calendar') return year;
  const month = Number(day.slice(5, 7));
  if (kind === 'fiscal') return month >= 10 ? year + 1 : year;
  return month >= 6 ? year : year - 1;
}

const yearFields = {
  kind: z.enum(['fiscal', 'academic']).default('fiscal'),
  year: number(z.int().min(2500).max(2700)),
};

/** The year that a period covers exactly, such as `ปีงบประมาณ 2569`; null for any other period. */
export function yearOfPeriod({ start_date, end_date }: Period): { kind: YearKind; year: number } | null {
  if (!start_date || !end_date) return null;
  for (const kind of ['calendar', 'fiscal', 'academic'] as const) {
    const year = yearOfDay(kind, start_date);
    const { from, to } = daysOfYear(kind, year);
    if (from === start_date && to === end_date) return { kind, year };
  }
  return null;
}

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
