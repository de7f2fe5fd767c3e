import { day } from '../kit/fields.ts';

/** From one day to another, both included. */
export const period = { start_date: day.optional(), end_date: day.optional() };
export interface Period {
  start_date?: string | undefined;
  end_date?: string | undefined;
}

/** Refinement of a query of both: the end does not come before the start. */
export const endsAfterStart = ({ start_date, end_date }: Period): boolean => !start_date || !end_date || start_date <= end_date;
export const endBeforeStart = { path: ['start_date'], message: '@start_after_end' };
