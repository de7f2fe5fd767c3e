import { z } from 'zod';
import { day, text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';
import { moment } from '../kit/wire.ts';

export const auditActions = ['add', 'edit', 'delete', 'restore', 'delete_for_good', 'renew', 'withdraw', 'pair', 'export'] as const;

/** One change: who, what, when, and field by field before and after (private fields masked). */
export const auditLine = z.object({
  id: z.string(),
  at: moment,
  user_name: z.string(),
  /** Who did it, by name while they have an account. */
  full_name_th: z.string(),
  full_name_en: z.string(),
  action: z.string(),
  entity: z.string(),
  record_id: z.string(),
  /** What the record was called then; empty where nothing of it is a name. */
  record_title: z.string(),
  /** Field → [before, after]. */
  changes: z.record(z.string(), z.array(z.unknown())),
});
export interface AuditLine extends z.infer<typeof auditLine> {}

export const auditQuery = listQuery(['at', 'user_name', 'entity', 'action'], {
  entity: text(40).optional(),
  record_id: text(100).optional(),
  user_name: text(25).optional(),
  action: text(20).optional(),
  from: day.optional(),
  to: day.optional(),
});
export interface AuditQuery extends z.infer<typeof auditQuery> {}

/** Field → [before, after], of the texts an edit's line tells only the beginning of; those of edits long past are not kept. */
export const lineTexts = z.object({ texts: z.record(z.string(), z.array(z.string())) });

/** An earlier version of a record: the fields that were changed since, as they were. */
export const earlierVersion = z.object({
  fields: z.record(z.string(), z.unknown()),
  /** Fields whose earlier value is not kept: private ones, and long texts of edits long past. */
  lost: z.array(z.string()),
});
export interface EarlierVersion extends z.infer<typeof earlierVersion> {}

export const auditRoutes = {
  /** The whole log, for administrators. */
  list: 'GET /audit_logs',
  /** The changes of one record, for whoever may view it. */
  history: 'GET /history/:entity/:record_id',
  /** The long texts of one edit, whole. */
  texts: 'GET /history/:entity/:record_id/:line/texts',
  /** The record as it was before one edit. */
  version: 'GET /history/:entity/:record_id/:line/version',
} as const;
