import { z } from 'zod';
import { errorCode } from '../kit/error-code.ts';
import { fitting, text } from '../kit/fields.ts';
import { choice } from '../kit/labels.ts';

/** Documented state of a record's review. */
export const reviewState = choice({
  W: { th: 'รอตรวจ', en: 'Under review' },
  S: { th: 'ถูกต้อง', en: 'Correct' },
  C: { th: 'ไม่ถูกต้อง', en: 'Incorrect' },
  E: { th: 'ยกเลิก', en: 'Cancelled' },
});
export type ReviewState = z.infer<typeof reviewState>;
export const reviewStates = reviewState.options;

/** What the fields of a review are called. */
export const reviewLabels = {
  status_check: { th: 'สถานะการตรวจ', en: 'Review' },
  status_check_text: { th: 'เหตุผลของผู้ตรวจ', en: 'The reviewer’s reason' },
  status_check_field: { th: 'ช่องที่ต้องแก้ไข', en: 'Field to correct' },
};

/** Review of a record. */
export interface Reviewed {
  status_check: ReviewState;
  /** Reason for incorrect or cancelled. */
  status_check_text: string;
  /** Field to correct; empty when the reason applies to the entire record. */
  status_check_field: string;
}

/** For a body. Only reviewers can set these: a change saved by the owner resets the state to `W`. */
export const reviewFields = {
  status_check: reviewState.default('W'),
  status_check_text: text(500).default(''),
  status_check_field: z
    .string()
    .check(fitting(60))
    .trim()
    .max(60)
    .regex(/^[a-z0-9_]*$/, errorCode('format'))
    .default(''),
};

/** For a row. */
export const reviewColumns = { status_check: reviewState, status_check_text: z.string(), status_check_field: z.string() };

/** Review of a record that waits for a decision. */
export const waiting: Reviewed = { status_check: 'W', status_check_text: '', status_check_field: '' };

/** Whether a decision returns a record to its owner, which requires a reason. */
export const isSentBack = (state: ReviewState): boolean => state === 'C' || state === 'E';

/** The part of zod's refinement context used here, for any body type. */
interface IssueContext {
  addIssue(issue: { code: 'custom'; path: string[]; message: string; input: unknown }): void;
}

/** Refinement: incorrect and cancelled require a reason. */
export function requireReason({ status_check, status_check_text }: Reviewed, ctx: IssueContext): void {
  // in an update, a field that is not sent is undefined and keeps its stored value
  if (!isSentBack(status_check) || status_check_text !== '') return;
  ctx.addIssue({ code: 'custom', path: ['status_check_text'], message: errorCode('required'), input: status_check_text });
}
