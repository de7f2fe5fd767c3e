import { z } from 'zod';
import { period } from '../kit/dates/period.ts';
import { serialId, text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';
import { moment } from '../kit/wire.ts';

/** Days that a deleted record stays in the bin, with its files. */
export const binDays = 30;

export const binnedId = serialId;

/** A record in the bin. */
export const binnedItem = z.object({
  binned_id: z.int(),
  /** Name of the entity, and the identifier of the record. */
  entity: z.string(),
  record_id: z.string(),
  /** Title of the record; empty for an entity without a title. */
  title: z.string(),
  /** The English one; empty where it is the same, and from a server of the version before. */
  title_en: z.string().default(''),
  deleted_by: z.string(),
  /** Full name of the person who deleted it; empty without an account. */
  full_name_th: z.string(),
  full_name_en: z.string(),
  deleted_at: moment,
  /** Full days until permanent deletion. */
  days_left: z.int(),
});
export interface BinnedItem extends z.infer<typeof binnedItem> {}

export const binQuery = listQuery(['deleted_at', 'title', 'entity', 'deleted_by'], {
  entity: text(40).optional(),
  /** Of the deletion. */
  ...period,
});
export interface BinQuery extends z.infer<typeof binQuery> {}

/** Answer of a restore. */
export const restoredAnswer = z.object({ entity: z.string(), record_id: z.string(), message: z.string() });

/** Answer of a permanent deletion. */
export const deletedForGood = z.object({ binned_id: z.int(), message: z.string() });

/**
 * Additive calls. The right to delete a record allows to see and restore it here; deleting it permanently needs the delete right of the bin.
 * `takeBack` undoes a delete of one's own, without the right to view the bin.
 */
export const binRoutes = {
  list: 'GET /bin',
  restore: 'POST /bin/:binned_id/restore',
  remove: 'DELETE /bin/:binned_id',
  takeBack: 'POST /bin/:entity/:record_id/restore',
} as const;
