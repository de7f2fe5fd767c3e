import { z } from 'zod';
import { errorCode } from '../error-code.ts';
import { optionalDay } from '../fields.ts';

/** First and last day on which a record shows on the website, both included, in Bangkok; empty = no limit. For a body. */
export const showingFields = { show_start_date: optionalDay, show_end_date: optionalDay };

/** For a row. */
export const showingColumns = { show_start_date: z.iso.date().nullable(), show_end_date: z.iso.date().nullable() };

/** When a record shows. The field `new_start_date` of news is passed as `show_start_date`. */
export interface Showing {
  show_start_date: string | null;
  show_end_date: string | null;
}

/** The part of zod's refinement context used here, for any body type. */
interface IssueContext {
  addIssue(issue: { code: 'custom'; path: string[]; message: string; input: unknown }): void;
}

/** Refinement: the end must not be before the start. */
export function requireShowingOrder({ show_start_date, show_end_date }: Showing, ctx: IssueContext): void {
  if (show_start_date === null || show_end_date === null || show_end_date >= show_start_date) return;
  ctx.addIssue({ code: 'custom', path: ['show_end_date'], message: errorCode('ends_before_start'), input: show_end_date });
}
