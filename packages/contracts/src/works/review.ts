import { z } from 'zod';
import { text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';
import { reviewColumns, reviewFields, reviewStates } from '../kit/review.ts';
import { moment } from '../kit/wire.ts';

/** A record that waits for its review. */
export const reviewItem = z.object({
  /** What kind of record, and which of them: `work-12`. */
  review_id: z.string(),
  entity: z.string(),
  record_id: z.string(),
  title: z.string(),
  /** Whose it is. */
  user_name: z.string(),
  full_name_th: z.string(),
  full_name_en: z.string(),
  /** Since when it waits as it is. */
  since: moment,
  /** Of a record that was corrected: why it had been sent back. */
  earlier_reason: z.string(),
});
export interface ReviewItem extends z.infer<typeof reviewItem> {}

export const reviewId = z.string().regex(/^[a-z_]{1,40}-\d{1,10}$/);

export const reviewQuery = listQuery(['since', 'title', 'full_name_th'], {
  entity: text(40).optional(),
  user_name: text(25).optional(),
});
export interface ReviewQuery extends z.infer<typeof reviewQuery> {}

/** A decision: what it says of the review, all of it, and which version of the record was read: of no other it says anything. */
export const decisionBody = z.object({ ...reviewFields, status_check: z.enum(reviewStates), updated_at: moment });
export const decisionAnswer = z.object({
  entity: z.string(),
  record_id: z.string(),
  ...reviewColumns,
  updated_at: moment,
  message: z.string(),
});
export interface DecisionAnswer extends z.infer<typeof decisionAnswer> {}

/** A record of one's own that a reviewer has sent back. */
export const sentBackItem = z.object({
  entity: z.string(),
  record_id: z.string(),
  title: z.string(),
  ...reviewColumns,
  since: moment,
});
export interface SentBackItem extends z.infer<typeof sentBackItem> {}

/** How much waits for those who decide, for the menu and the overview. */
export const reviewCount = z.object({ count: z.int() });

/** Calls of this product's own: what waits, how much, a decision, and what came back to oneself. */
export const reviewRoutes = {
  list: 'GET /reviews',
  count: 'GET /reviews/count',
  decide: 'PUT /reviews/:entity/:record_id',
  sentBack: 'GET /reviews/sent_back',
} as const;

/** The pages of what is reviewed, by the kind of record: for screens that do not load every contract. */
export const reviewedPages = { work: '/web/content_work', activity: '/web/content_activity' } as const;

/** Whether a kind of record is reviewed. */
export function isReviewed(entity: string): entity is keyof typeof reviewedPages {
  return Object.hasOwn(reviewedPages, entity);
}
