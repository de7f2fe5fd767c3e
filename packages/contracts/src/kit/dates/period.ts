import type { Bilingual } from '../bilingual.ts';
import { errorCode } from '../error-code.ts';
import { day } from '../fields.ts';
import { buddhistYearOf, toCommonEra } from './era.ts';

/** Filters of a list: first and last day, both included. */
export const period = { start_date: day.optional(), end_date: day.optional() };
export interface Period {
  start_date?: string | undefined;
  end_date?: string | undefined;
}

/** Refinement: the end is not before the start. */
export const endsAfterStart = ({ start_date, end_date }: Period): boolean => !start_date || !end_date || start_date <= end_date;
export const endBeforeStart = { path: ['start_date'], message: errorCode('start_after_end') };

/** Kinds of years in filters of lists and reports: the fiscal year starts in October, the academic year in June. */
export const yearKinds = {
  fiscal: { th: 'ปีงบประมาณ', en: 'Fiscal year' },
  academic: { th: 'ปีการศึกษา', en: 'Academic year' },
  calendar: { th: 'ปี พ.ศ.', en: 'Year (B.E.)' },
} as const satisfies Record<string, Bilingual>;
export type YearKind = keyof typeof yearKinds;

/** First and last day of a Buddhist year: fiscal 2569 is October 2568 to September 2569, academic 2569 June 2569 to May 2570. */
export function daysOfYear(kind: YearKind, year: number): { from: string; to: string } {
  const gregorian = toCommonEra(year);
  if (kind === 'calendar') return { from: `${gregorian}-01-01`, to: `${gregorian}-12-31` };
  return kind === 'fiscal'
    ? { from: `${gregorian - 1}-10-01`, to: `${gregorian}-09-30` }
    : { from: `${gregorian}-06-01`, to: `${gregorian + 1}-05-31` };
}

/** First and last day of a month, `YYYY-MM`. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}` };
}

/** The Buddhist year of a day. */
export function yearOfDay(kind: YearKind, day: string): number {
  const year = buddhistYearOf(day);
  if (kind === 'calendar') return year;
  const month = Number(day.slice(5, 7));
  if (kind === 'fiscal') return month >= 10 ? year + 1 : year;
  return month >= 6 ? year : year - 1;
}

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
