import { z } from 'zod';
import { requiredText } from '../kit/fields.ts';
import { choice } from '../kit/labels.ts';
import { moment } from '../kit/wire.ts';
import type { PageKey } from '../pages.ts';

/** Kinds of content whose changes may be made to wait for approval, and their pages; a test compares them with `mayNeedApproval`. */
export const approvedKinds = {
  news: '/web/content_new',
  content_page: '/web/content_page',
  article_page: '/web/content_article_page',
  group_item: '/web/content_group_item',
  doc: '/web/content_doc',
  mou: '/web/content_doc_mou',
  link: '/web/content_link',
  person_page: '/web/content_person',
  direct_dean: '/web/content_directory_dean',
} as const satisfies Record<string, PageKey>;
export const approvalPages = Object.values(approvedKinds);

/** What is asked for: to show a hidden record, to change or to delete a shown one. */
export const requestAction = choice({
  publish: { th: 'เผยแพร่', en: 'Publish' },
  change: { th: 'แก้ไข', en: 'Change' },
  delete: { th: 'ลบ', en: 'Delete' },
});
export type RequestAction = z.infer<typeof requestAction>;

/** A request with what it would change. Where it waits for a decision, it stands in the review queue (`works/review.ts`). */
export const contentRequest = z.object({
  action: requestAction,
  title: z.string(),
  title_en: z.string(),
  /** Who asks. */
  user_name: z.string(),
  full_name_th: z.string(),
  full_name_en: z.string(),
  asked_at: moment,
  state: z.enum(['asked', 'returned']),
  /** Why it was returned last, also where it was asked again since; empty where it never was. */
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

/** The versions of request and record that were read: a decision applies to no others. */
const read = { asked_at: moment, updated_at: moment };
/** The decision of somebody who may publish, or `withdraw` by who asked. */
export const contentDecision = z.discriminatedUnion('decision', [
  z.object({ ...read, decision: z.literal(['accept', 'withdraw']), reason: z.literal('').default('') }),
  z.object({ ...read, decision: z.literal('return'), reason: requiredText(500) }),
]);

export const contentRequestParams = z.object({ entity: z.string().max(40), record_id: z.string().max(100) });

/** Additive calls: the open request of a record, and its end. */
export const contentRequestRoutes = {
  read: 'GET /content_requests/:entity/:record_id',
  decide: 'PUT /content_requests/:entity/:record_id',
} as const;
