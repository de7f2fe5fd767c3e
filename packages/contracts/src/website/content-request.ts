import { z } from 'zod';
import { requiredText, text } from '../kit/fields.ts';
import { choice } from '../kit/labels.ts';
import { moment } from '../kit/wire.ts';
import type { PageKey } from '../pages.ts';

/** Pages of content whose changes may be made to wait for approval; a test compares them with `mayNeedApproval`. */
export const approvalPages = [
  '/web/content_new',
  '/web/content_page',
  '/web/content_article_page',
  '/web/content_group_item',
  '/web/content_doc',
  '/web/content_doc_mou',
  '/web/content_link',
  '/web/content_person',
  '/web/content_directory_dean',
] as const satisfies readonly PageKey[];

/** What is asked for: to show a hidden record, to change or to delete a shown one. */
export const requestAction = choice({
  publish: { th: 'เผยแพร่', en: 'Publish' },
  change: { th: 'แก้ไข', en: 'Change' },
  delete: { th: 'ลบ', en: 'Delete' },
});
export type RequestAction = z.infer<typeof requestAction>;

/** An entry of the queue. */
export const contentRequestItem = z.object({
  entity: z.string(),
  record_id: z.string(),
  action: requestAction,
  title: z.string(),
  title_en: z.string(),
  /** Who asks. */
  user_name: z.string(),
  full_name_th: z.string(),
  full_name_en: z.string(),
  asked_at: moment,
});
export interface ContentRequestItem extends z.infer<typeof contentRequestItem> {}

/** A request with what it would change. */
export const contentRequest = contentRequestItem.extend({
  state: z.enum(['asked', 'returned']),
  /** Why it was returned. */
  reason: z.string(),
  /** The asked values, as a save sends them. */
  fields: z.record(z.string(), z.unknown()),
  /** Field → [as it is now, as it would be]. */
  changes: z.record(z.string(), z.array(z.unknown())),
  /** Field → [as it was when it was asked, as it is now], of those that somebody else has changed since. */
  changed_since: z.record(z.string(), z.array(z.unknown())),
  /** Of the record; a decision refers to this version. */
  updated_at: moment,
  is_own: z.boolean(),
  may_decide: z.boolean(),
});
export interface ContentRequest extends z.infer<typeof contentRequest> {}

export const contentRequestAnswer = z.object({ request: contentRequest.nullable() });
/** A decision; it applies to the versions of request and record that were read. */
export const contentDecision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('accept'), asked_at: moment, updated_at: moment, reason: text(500).default('') }),
  z.object({ decision: z.literal('return'), asked_at: moment, updated_at: moment, reason: requiredText(500) }),
]);

export const contentRequestParams = z.object({ entity: z.string().max(40), record_id: z.string().max(100) });

/** Additive calls: the queue of those who may publish, the open request of a record, its decision and its withdrawal. */
export const contentRequestRoutes = {
  list: 'GET /content_requests',
  read: 'GET /content_requests/:entity/:record_id',
  decide: 'PUT /content_requests/:entity/:record_id',
  withdraw: 'DELETE /content_requests/:entity/:record_id',
} as const;
