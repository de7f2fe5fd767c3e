import { z } from 'zod';
import type { Bilingual } from '../kit/bilingual.ts';
import { buddhistYearOf, toCommonEra } from '../kit/era.ts';
import { number } from '../kit/fields.ts';
import { reportPerson } from '../kit/reports.ts';
import type { Period } from './period.ts';

/** Years that quality assurance counts by: the fiscal year from October, the academic year from June. */
export const qualityYears = {
  fiscal: { th: 'ปีงบประมาณ', en: 'Fiscal year' },
  academic: { th: 'ปีการศึกษา', en: 'Academic year' },
} as const satisfies Record<string, Bilingual>;
export type QualityYear = keyof typeof qualityYears;

/** The kinds of years that lists and reports are asked by. */
export const yearKinds = { ...qualityYears, calendar: { th: 'ปี พ.ศ.', en: 'Year (B.E.)' } } as const satisfies Record<string, Bilingual>;
export type YearKind = keyof typeof yearKinds;

/** First and last day of a Buddhist year: fiscal 2569 is October 2568 to September 2569, academic 2569 June 2569 to May 2570. */
export function daysOfYear(kind: YearKind, year: number): { from: string; to: string } {
  const christian = toCommonEra(year);
  if (kind === 'calendar') return { from: `${christian}-01-01`, to: `${christian}-12-31` };
  return kind === 'fiscal'
    ? { from: `${christian - 1}-10-01`, to: `${christian}-09-30` }
    : { from: `${christian}-06-01`, to: `${christian + 1}-05-31` };
}

/** The Buddhist year that a day is in. */
export function yearOfDay(kind: YearKind, day: string): number {
  const year = buddhistYearOf(day);
  if (kind === 'calendar') return year;
  const month = Number(day.slice(5, 7));
  if (kind === 'fiscal') return month >= 10 ? year + 1 : year;
  return month >= 6 ? year : year - 1;
}

const ofYear = {
  kind: z.enum(['fiscal', 'academic']).default('fiscal'),
  year: number(z.int().min(2500).max(2700)),
};

/** The year that is exactly from one day to another, as `ปีงบประมาณ 2569` says it; null for any other time. */
export function yearOfPeriod({ start_date, end_date }: Period): { kind: YearKind; year: number } | null {
  if (!start_date || !end_date) return null;
  for (const kind of ['calendar', 'fiscal', 'academic'] as const) {
    const year = yearOfDay(kind, start_date);
    const { from, to } = daysOfYear(kind, year);
    if (from === start_date && to === end_date) return { kind, year };
  }
  return null;
}

/** `GET /report/quality_pack`: works and activities of a year with their evidence, for who sees those of everybody. */
export const qualityPackQuery = z.object(ofYear);
export type QualityPackQuery = z.infer<typeof qualityPackQuery>;

/** What a record may lack: its evidence, its English title, its review, or the correction that the reviewer asked for. */
export const lacks = ['file', 'title_en', 'review', 'correction'] as const;
export type Lack = (typeof lacks)[number];

/** `GET /report/missing`: what works and activities of a year lack, of those one may see. */
export const missingQuery = z.object({
  ...ofYear,
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
  /** Where they work; empty where it is not known. */
  department_th: z.string(),
  department_en: z.string(),
  title_th: z.string(),
  lacks: z.array(z.enum(lacks)),
});
export interface MissingRow extends z.infer<typeof missingRow> {}

export const qualityRoutes = { pack: 'GET /report/quality_pack', missing: 'GET /report/missing' } as const;
