import { z } from 'zod';
import { text } from '../kit/fields.ts';
import { moment } from '../kit/wire.ts';

/** A form reports that it is open so often; who has not reported for `goneMilliseconds` has left. */
export const reportMilliseconds = 20_000;
export const goneMilliseconds = 90_000;
/** Most people told of one record. */
export const mostPresent = 10;

export const openRecordBody = z.object({
  entity: text(40).min(1),
  record_id: text(100).min(1),
  /** `changed`: something is typed and not saved; `closed`: the form was left. */
  state: z.enum(['open', 'changed', 'closed']),
});
export interface OpenRecordBody extends z.infer<typeof openRecordBody> {}

const presentPerson = z.object({
  user_name: z.string(),
  full_name_th: z.string(),
  full_name_en: z.string(),
  /** Since when the record is open. */
  since: moment,
  /** Something is typed and not saved. */
  is_changing: z.boolean(),
});
export interface PresentPerson extends z.infer<typeof presentPerson> {}

/** Who else has a record open for editing, and who changed it last. */
export const openRecord = z.object({
  people: z.array(presentPerson),
  updated_at: moment,
  updated_by: z.string(),
  updated_by_th: z.string(),
  updated_by_en: z.string(),
});
export interface OpenRecord extends z.infer<typeof openRecord> {}

/** Additive call: a form tells that it is open, and learns who else has the record open. */
export const openRecordRoute = 'POST /open_records';
