import { type ErrorCode, errors } from '@faculty/contracts/errors';
import type { FieldErrorCode } from '@faculty/contracts/field-errors';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';

export interface WrongField {
  code: FieldErrorCode;
  params?: Record<string, string | number>;
}

/** Optional details of an ApiError. */
interface Details {
  fields?: Record<string, WrongField>;
  /** On `stale`: who changed the record, and when. */
  changed?: { by: string; name?: Bilingual | undefined; at: Date };
  /** Further keys of the answer, such as the identifier on a refused delete. */
  extra?: Record<string, unknown>;
  /** Seconds, for the answer's `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/** An error that is returned to the caller. Any other error is logged and returned as `internal`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: Details;
  readonly statusCode: number;
  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.details = details;
    this.statusCode = errors[code].status;
  }
}

/** `invalid`, with one field named. */
export function wrongField(field: string, code: FieldErrorCode, params?: WrongField['params']): ApiError {
  return new ApiError('invalid', { fields: { [field]: params ? { code, params } : { code } } });
}
