import { z } from 'zod';
import { serialId, text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';
import { moment } from '../kit/wire.ts';

/** Days a deleted record of content waits in the bin, with its files. */
export const binDays = 30;

export const binnedId = serialId;

/** A record in the bin. */
export const binnedItem = z.object({
  binned_id: z.int(),
  /** What kind of record it is, and its identifier among them. */
  entity: z.string(),
  record_id: z.string(),
  /** What it was called; empty where nothing of it is a name. */
  title: z.string(),
  deleted_by: z.string(),
  /** Who deleted it, by name while they have an account. */
  full_name_th: z.string(),
  full_name_en: z.string(),
  deleted_at: moment,
  /** Whole days until it is gone for good. */
  days_left: z.int(),
});
export interface BinnedItem extends z.infer<typeof binnedItem> {}

export const binQuery = listQuery(['deleted_at', 'title', 'entity', 'deleted_by'], { entity: text(40).optional() });
export interface BinQuery extends z.infer<typeof binQuery> {}

/** What a restore answers. */
export const restoredAnswer = z.object({ entity: z.string(), record_id: z.string(), message: z.string() });

/** What a delete for good answers. */
export const deletedForGood = z.object({ binned_id: z.int(), message: z.string() });

/** Calls of this product's own: what a person could delete they see here and may put back; who may delete in the bin itself, also for good. */
export const binRoutes = {
  list: 'GET /bin',
  restore: 'POST /bin/:binned_id/restore',
  remove: 'DELETE /bin/:binned_id',
} as const;
