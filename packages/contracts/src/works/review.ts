import { z } from 'zod';
import { period } from '../kit/dates/period.ts';
import { text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';
import { moment } from '../kit/wire.ts';
import { requestAction } from '../website/content-request.ts';
import { reviewColumns, reviewFields, reviewStates } from './review-state.ts';

/** A record in the review queue: a work or an activity, or content that waits for who may publish. */
export const reviewItem = z.object({
  /** Entity and identifier: `work-12`. */
  review_id: z.string(),
  entity: z.string(),
  record_id: z.string(),
  title: z.string(),
  title_en: z.string(),
  /** Owner; of content, who asks. */
  user_name: z.string(),
  full_name_th: z.string(),
  full_name_en: z.string(),
  /** Waiting since. */
  since: moment,
  /** Reason of the previous return, for a corrected record. */
  earlier_reason: z.string(),
  /** What is asked of content; null for works and activities. */
  asks: requestAction.nullable(),
});
export interface ReviewItem extends z.infer<typeof reviewItem> {}

export const reviewId = z.string().regex(/^[a-z_]{1,40}-\d{1,10}$/);

export const reviewQuery = listQuery(['since', 'title', 'full_name_th'], {
  entity: text(40).optional(),
  user_name: text(25).optional(),
  /** Of the submission. */
  ...period,
});
export interface ReviewQuery extends z.infer<typeof reviewQuery> {}

/** A decision with all review fields. It applies only to the version of the record that the reviewer read (`updated_at`). */
export const decisionBody = z.object({ ...reviewFields, status_check: z.enum(reviewStates), updated_at: moment });
export const decisionAnswer = z.object({
  entity: z.string(),
  record_id: z.string(),
  ...reviewColumns,
  updated_at: moment,
  message: z.string(),
});
export interface DecisionAnswer extends z.infer<typeof decisionAnswer> {}

/** A record of the caller that a reviewer has returned. */
export const sentBackItem = z.object({
  entity: z.string(),
  record_id: z.string(),
  title: z.string(),
  title_en: z.string(),
  ...reviewColumns,
  since: moment,
});
export interface SentBackItem extends z.infer<typeof sentBackItem> {}

/** Length of the review queue, for the menu and the overview. */
export const reviewCount = z.object({ count: z.int() });

/** Additive calls: the queue, its length, a decision, and the caller's returned records. */
export const reviewRoutes = {
  list: 'GET /reviews',
  count: 'GET /reviews/count',
  decide: 'PUT /reviews/:entity/:record_id',
  sentBack: 'GET /reviews/sent_back',
} as const;

/** Pages of the reviewed entities, for screens that do not load every contract. */
export const reviewedPages = { work: '/web/content_work', activity: '/web/content_activity' } as const;

/** Whether records of an entity are reviewed. */
export function isReviewed(entity: string): entity is keyof typeof reviewedPages {
  return Object.hasOwn(reviewedPages, entity);
}
