import { z } from 'zod';
import { todayInBangkok } from '../kit/dates/today.ts';
import { errorCode } from '../kit/error-code.ts';
import { nameText, requiredDay } from '../kit/fields.ts';
import { moment } from '../kit/wire.ts';

/** What needs attention stands first. `unknown`: it could not be found out. */
export const statusStates = ['act', 'look', 'unknown', 'fine'] as const;
export type StatusState = (typeof statusStates)[number];

const words = z.object({ th: z.string(), en: z.string() });

/** One thing that an administrator looks after. */
export const statusRow = z.object({
  key: z.string(),
  state: z.enum(statusStates),
  name: words,
  value: words,
  /** What to do, in one sentence; null when nothing. */
  advice: words.nullable(),
});
export interface StatusRow extends z.infer<typeof statusRow> {}

export const systemStatus = z.object({ checked_at: moment, rows: z.array(statusRow) });
export interface SystemStatus extends z.infer<typeof systemStatus> {}

/** A backup was restored on another machine to see whether it works. */
export const trialRestore = z.object({
  day: requiredDay.refine((day) => day <= todayInBangkok(), errorCode('in_future')),
  done_by: nameText(200).default(''),
});
export interface TrialRestore extends z.infer<typeof trialRestore> {}
/** What its fields are called. */
export const trialRestoreLabels = { day: { th: 'วันที่ทดลอง', en: 'Day' }, done_by: { th: 'ผู้ทดลอง', en: 'Done by' } };
export const recordedTrialRestore = z.object({ message: z.string() });

/** Additive calls. */
export const statusRoutes = { read: 'GET /system_status', recordTrialRestore: 'POST /system_status/trial_restore' } as const;
