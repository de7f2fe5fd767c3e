import type { FieldErrorCode } from '../field-errors.ts';

/** The message by which a schema selects a field error: `errorCode('ends_before_start')`. */
export const errorCode = (code: FieldErrorCode): string => `@${code}`;
