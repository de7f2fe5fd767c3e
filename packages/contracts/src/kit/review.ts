import { z } from 'zod';
import { fitting, text } from './fields.ts';

/** Where a record stands in its review, as documented: W under review, S correct, C incorrect, E cancelled. */
export const reviewStates = ['W', 'S', 'C', 'E'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** What a review says of a record. */
export interface Reviewed {
  status_check: ReviewState;
  /** Why it is incorrect or cancelled. */
  status_check_text: string;
  /** The field the reviewer pointed at; empty where it is about the whole record. */
  status_check_field: string;
}

/** For a body. Reviewers alone decide what it says: an owner's save waits for review again, whatever stands here. */
export const reviewFields = {
  status_check: z.enum(reviewStates).default('W'),
  status_check_text: text(500).default(''),
  status_check_field: z
    .string()
    .check(fitting(60))
    .trim()
    .max(60)
    .regex(/^[a-z0-9_]*$/, '@format')
    .default(''),
};

/** The same in a row. */
export const reviewColumns = { status_check: z.enum(reviewStates), status_check_text: z.string(), status_check_field: z.string() };

/** What a record says that waits for its review. */
export const waiting: Reviewed = { status_check: 'W', status_check_text: '', status_check_field: '' };

/** Whether a decision sends a record back to its owner, which takes a reason. */
export const isSentBack = (state: ReviewState): boolean => state === 'C' || state === 'E';

/** What a refinement tells its issues, of whatever body. */
interface IssueTaker {
  addIssue(issue: { code: 'custom'; path: string[]; message: string; input: unknown }): void;
}

/** Refinement: whoever finds a record incorrect, or cancels it, says why. */
export function requireReason({ status_check, status_check_text }: Reviewed, ctx: IssueTaker): void {
  // what an update leaves as it is stored is not there
  if (!isSentBack(status_check) || status_check_text !== '') return;
  ctx.addIssue({ code: 'custom', path: ['status_check_text'], message: '@required', input: status_check_text });
}
