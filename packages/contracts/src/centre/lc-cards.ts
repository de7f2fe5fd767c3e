import { z } from 'zod';
import { day, listOf, serialId, text } from '../kit/fields.ts';
import { lcUserType } from './lc-user.ts';

/** Maximum number of cards in one file: twenty sheets. */
export const maxCards = 200;

/** Ten cards on a sheet of A4 to cut, or one page of the card's size for a card printer. */
export const cardLayouts = ['sheet', 'card'] as const;
export type CardLayout = (typeof cardLayouts)[number];

/** Selects members by id or by the filters of the list; cancelled members are skipped. */
export const lcCardsQuery = z.object({
  user_id: listOf(serialId, maxCards).optional(),
  q: text(100).optional(),
  user_type: lcUserType.optional(),
  job_title: serialId.optional(),
  /** Members added on this day in Bangkok: those of an import. */
  added_on: day.optional(),
  /** Portion of `maxCards` members, from 1. Without it, more than one portion is refused. */
  part: serialId.optional(),
  layout: z.enum(cardLayouts).default('sheet'),
});
export interface LcCardsQuery extends z.infer<typeof lcCardsQuery> {}

export const lcCardsRoute = 'GET /mem_lc_cards';
