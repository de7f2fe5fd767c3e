import { fieldErrorOf } from '@faculty/contracts/kit/field-error-of';
import { noAddress } from '@faculty/contracts/kit/fields';
import { z } from 'zod';
import type { FormValues } from './form-values.ts';

/** The contract's rules of a field. */
interface FieldRules {
  required: boolean;
  maxLength: number | undefined;
}

/** Reads a field's rules from the body's schema, so that a form does not repeat them. */
export function fieldRules(body: z.core.$ZodType, name: string): FieldRules {
  const field = body instanceof z.ZodObject ? (body.shape[name] as z.ZodType | undefined) : undefined;
  if (field === undefined) return { required: false, maxLength: undefined };
  const text = withoutWrapping(field);
  const { minLength, maxLength } = text instanceof z.ZodString ? text : { minLength: null, maxLength: null };
  return { required: (minLength ?? 0) >= 1 || isRequired(field), maxLength: maxLength ?? undefined };
}

/** Whether a field of any kind may neither be left out nor be empty: its schema answers to both what a save would. */
function isRequired(field: z.ZodType): boolean {
  if (z.safeParse(field, undefined).success) return false;
  const issues = z.safeParse(field, '').error?.issues ?? [];
  return issues.some((issue) => fieldErrorOf(issue).code === 'required');
}

/** The schema inside `.default()`, `.optional()`, `.nullable()` and `.pipe()`. */
function withoutWrapping(schema: unknown): unknown {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return withoutWrapping(schema.unwrap());
  if (schema instanceof z.ZodPipe) return withoutWrapping(schema.in);
  return schema;
}

/**
 * What a new record's form starts from: the contract's defaults, and nothing in what is required. The documented `#` for no address is nothing
 * to type after. `given` where the screen starts from something else, and for optional fields without a default, which are not asked for otherwise.
 */
export function emptyValues<Body extends object>(body: z.core.$ZodType<Body>, given: Partial<FormValues<Body>> = {}): FormValues<Body> {
  const fields = body instanceof z.ZodObject ? Object.entries(body.shape as Record<string, z.ZodType>) : [];
  const empty = fields.flatMap(([name, field]) => {
    const { success, data } = z.safeParse(field, undefined);
    if (!success) return [[name, isList(field) ? [] : '']];
    return data === undefined ? [] : [[name, data === noAddress ? '' : data]];
  });
  return { ...Object.fromEntries(empty), ...given } as FormValues<Body>; // the fields of the body
}

/** The fields of a stored record as its form shows them: without the documented `#` for no address where a new record's form leaves it out, too. */
export function storedValues<Body extends object>(
  body: z.core.$ZodType<Body>,
  empty: FormValues<Body>,
  stored: FormValues<Body>,
): FormValues<Body> {
  const contract = body instanceof z.ZodObject ? (body.shape as Record<string, z.ZodType>) : {};
  const isLeftOut = (name: string, start: unknown) => start === '' && contract[name]?.safeParse(undefined).data === noAddress;
  const values = Object.entries(empty).map(([name, start]) => {
    const value = stored[name as keyof Body]; // `empty` has the fields of the body
    return [name, value === noAddress && isLeftOut(name, start) ? '' : value];
  });
  return Object.fromEntries(values) as FormValues<Body>; // the keys are those of `empty`
}

const isList = (schema: z.core.$ZodType): boolean => {
  const { out, innerType } = schema._zod.def as { out?: z.core.$ZodType; innerType?: z.core.$ZodType };
  const inner = out ?? innerType;
  return schema instanceof z.ZodArray || (inner !== undefined && isList(inner));
};
