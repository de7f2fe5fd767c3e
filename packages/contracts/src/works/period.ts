import { day } from '../kit/fields.ts';

/** First and last day, both included. */
export const period = { start_date: day.optional(), end_date: day.optional() };
export interface Period {
  start_date?: string | undefined;
  end_date?: string | undefined;
}

/** Refinement: the end is not before the start. */
export const endsAfterStart = ({ start_date, end_date }: Period): boolean => !start_date || !end_date || start_date <= end_date;
export const endBeforeStart = { path: ['start_date'], message: '@start_after_end' };
