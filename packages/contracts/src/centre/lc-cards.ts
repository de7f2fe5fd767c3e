import { z } from 'zod';
import { listOf, serialId, text } from '../kit/fields.ts';
import { lcUserType } from './lc-user.ts';

/** So many cards at once: twenty sheets. */
export const mostCards = 200;

/** Ten on a sheet of A4 to cut, or each a page of its own size for a card printer. */
export const cardLayouts = ['sheet', 'card'] as const;
export type CardLayout = (typeof cardLayouts)[number];

/** Whose cards: the members named, or those that the filters of the list find; of them those in use. */
export const lcCardsQuery = z.object({
  user_id: listOf(serialId, mostCards).optional(),
  q: text(100).optional(),
  user_type: lcUserType.optional(),
  job_title: serialId.optional(),
  /** Which portion of `mostCards` of them, from 1 on; without it more than a portion is refused. */
  part: serialId.optional(),
  layout: z.enum(cardLayouts).default('sheet'),
});
export interface LcCardsQuery extends z.infer<typeof lcCardsQuery> {}

export const lcCardsRoute = 'GET /mem_lc_cards';
