import { z } from 'zod';
import { type Flag, optionalDay } from './fields.ts';

/** First and last day on which a record shows on the website, both included, in Bangkok; empty = no such limit. For a body. */
export const showingFields = { show_start_date: optionalDay, show_end_date: optionalDay };

/** The same in a row. */
export const showingColumns = { show_start_date: z.iso.date().nullable(), show_end_date: z.iso.date().nullable() };

/** When a record shows. News call their first day `new_start_date` and hand it over as this one. */
export interface Showing {
  show_start_date: string | null;
  show_end_date: string | null;
}

/** What a refinement tells its issues, of whatever body. */
interface IssueTaker {
  addIssue(issue: { code: 'custom'; path: string[]; message: string; input: unknown }): void;
}

/** Refinement: nothing ends before it starts. */
export function requireShowingOrder({ show_start_date, show_end_date }: Showing, ctx: IssueTaker): void {
  if (show_start_date === null || show_end_date === null || show_end_date >= show_start_date) return;
  ctx.addIssue({ code: 'custom', path: ['show_end_date'], message: '@ends_before_start', input: show_end_date });
}

type ShowingState = 'scheduled' | 'showing' | 'over';

/** Where a day stands in a showing period. */
export function showingState({ show_start_date, show_end_date }: Showing, today: string): ShowingState {
  if (show_start_date !== null && today < show_start_date) return 'scheduled';
  return show_end_date !== null && today > show_end_date ? 'over' : 'showing';
}

/** The state worth telling: nothing of a record that simply shows, or that is retired and shows whatever the day. */
export function toldShowing(row: Showing & { active: Flag }, today: string): ShowingState | null {
  if (row.active === 'N') return null;
  const state = showingState(row, today);
  return state === 'showing' && row.show_end_date === null ? null : state;
}
