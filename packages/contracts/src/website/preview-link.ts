import { z } from 'zod';
import { serialId, text } from '../kit/fields.ts';
import { moment } from '../kit/wire.ts';

/** Days that a preview link lives, when nothing else is asked for and at most. */
export const previewDays = { usual: 7, most: 30 } as const;
/** Live links of one record. */
export const maxPreviewLinks = 20;

export const previewLinkId = serialId;

const which = { entity: text(40).min(1), record_id: text(100).min(1) };
export const previewLinksQuery = z.object(which);

export const previewLinkBody = z.object({
  ...which,
  /** The link ends with the last of these days in Bangkok; today is not counted. */
  days: z.coerce.number<number>().int().min(1).max(previewDays.most).default(previewDays.usual),
});
export interface PreviewLinkBody extends z.infer<typeof previewLinkBody> {}

/** A live link. Its address is told once, when it is made, because only a hash of it is stored. */
export const previewLink = z.object({
  preview_link_id: z.int(),
  created_by: z.string(),
  /** Full name of the person who made it; the user name without an account. */
  full_name_th: z.string(),
  full_name_en: z.string(),
  created_at: moment,
  /** The last day on which it opens, `YYYY-MM-DD`. */
  last_day: z.string(),
  /** Times that its page was opened. */
  opened: z.int(),
  opened_at: moment.nullable(),
});
export interface PreviewLink extends z.infer<typeof previewLink> {}

export const previewLinks = z.object({ rows: z.array(previewLink) });
export const madePreviewLink = z.object({ preview_link_id: z.int(), last_day: z.string(), address: z.string(), message: z.string() });
export const revokedPreviewLink = z.object({ preview_link_id: z.int(), message: z.string() });

/** Additive calls: links that show a record on the website before it is public. They need the right to edit the record. */
export const previewLinkRoutes = {
  /** The live links of a record, the newest first. */
  list: 'GET /preview_links',
  create: 'POST /preview_links',
  revoke: 'DELETE /preview_links/:preview_link_id',
} as const;
