import type { z } from 'zod';
import type { FieldErrorCode } from '../field-errors.ts';

/** Converts a zod issue to a field error. */
export function fieldErrorOf(issue: z.core.$ZodIssue): { code: FieldErrorCode; params?: Record<string, number> } {
  if (issue.message.startsWith('@')) return { code: issue.message.slice(1) as FieldErrorCode };
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null || issue.input === '') return { code: 'required' };
      return { code: issue.expected === 'number' ? 'not_number' : 'wrong_type' };
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? { code: 'required' } : { code: 'too_short', params: { min: Number(issue.minimum) } };
      if (issue.origin === 'array')
        return issue.minimum === 1 ? { code: 'required' } : { code: 'too_few', params: { min: Number(issue.minimum) } };
      return { code: 'too_small', params: { min: Number(issue.minimum) } };
    case 'too_big':
      if (issue.origin === 'string') return { code: 'too_long', params: { max: Number(issue.maximum) } };
      if (issue.origin === 'array') return { code: 'too_many', params: { max: Number(issue.maximum) } };
      return { code: 'too_big', params: { max: Number(issue.maximum) } };
    case 'invalid_value':
      return { code: issue.input === undefined || issue.input === '' ? 'required' : 'choice' };
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'email' : issue.format === 'date' ? 'date' : 'format' };
    case 'unrecognized_keys':
      return { code: 'unknown_field' };
    case 'invalid_union':
      return { code: issue.input === undefined || issue.input === '' ? 'required' : 'wrong_type' };
    default:
      return { code: 'wrong_type' };
  }
}
