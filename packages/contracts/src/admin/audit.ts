import { z } from 'zod';
import { day, text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';
import { moment } from '../kit/wire.ts';

export const auditActions = [
  'add',
  'edit',
  'delete',
  'restore',
  'delete_for_good',
  'renew',
  'withdraw',
  'pair',
  'export',
  'preview',
  'preview_end',
  'merge',
  'unmerge',
  'ask',
  'accept',
  'return',
  'unask',
  'confirm',
] as const;

/** One change: who, what, when, and field by field before and after (private fields masked). */
export const auditLine = z.object({
  id: z.string(),
  at: moment,
  user_name: z.string(),
  /** Name of the acting person; empty without an account. */
  full_name_th: z.string(),
  full_name_en: z.string(),
  action: z.string(),
  entity: z.string(),
  record_id: z.string(),
  /** Title of the record at the time of the change; empty for an entity without a title. */
  record_title: z.string(),
  /** The English one; empty where it is the same, and from a server of the version before. */
  record_title_en: z.string().default(''),
  /** Field → [before, after]. */
  changes: z.record(z.string(), z.array(z.unknown())),
  /** What was done to many records at once has one, which all its lines share. */
  change_id: z.string().nullable().default(null),
  /** Records of that change whose fields nobody changed since, in a record's history; 0 in the log. */
  change_count: z.int().default(0),
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

/** Field → [before, after]: the full texts that the log line truncates. They are removed after the retention period. */
export const lineTexts = z.object({ texts: z.record(z.string(), z.array(z.string())) });

/** An earlier version of a record: the earlier values of the fields that changed since. */
export const earlierVersion = z.object({
  fields: z.record(z.string(), z.unknown()),
  /** Fields whose earlier value is not stored: private fields, and long texts after the retention period. */
  lost: z.array(z.string()),
});
export interface EarlierVersion extends z.infer<typeof earlierVersion> {}

/** Lines of a change that one call undoes at most; the next call begins where it ended. */
export const undoneAtOnce = 100;
export const undoBody = z.object({
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});

/** What undoing a change did. */
export const undoneChange = z.object({
  undone: z.int(),
  /** Records that were left as they are: somebody changed the field since, the former value is not accepted any more, or it waits for approval. */
  left: z.array(z.object({ title: z.string(), title_en: z.string(), why: z.enum(['changed', 'refused', 'waits']) })),
  /** Where the next call begins (`before`); null when all was looked at. */
  next: z.string().nullable(),
});
export interface UndoneChange extends z.infer<typeof undoneChange> {}

export const auditRoutes = {
  /** The full log, for administrators. */
  list: 'GET /audit_logs',
  /** The changes of one record; needs the right to view the record. */
  history: 'GET /history/:entity/:record_id',
  /** The full texts of one edit. */
  texts: 'GET /history/:entity/:record_id/:line/texts',
  /** The record as it was before one edit. */
  version: 'GET /history/:entity/:record_id/:line/version',
  /** Gives all records of a change their former values, but those that were changed since; needs the right to edit each. */
  undo: 'POST /changes/:change_id/undo',
} as const;
