import { z } from 'zod';

/** The contract's rules of a field. */
export interface FieldRules {
  required: boolean;
  maxLength: number | undefined;
}

/** Reads a field's rules from the body's schema, so that a form does not repeat them. */
export function fieldRules(body: z.core.$ZodType, name: string): FieldRules {
  const field = body instanceof z.ZodObject ? withoutWrapping(body.shape[name]) : undefined;
  if (!(field instanceof z.ZodString)) return { required: false, maxLength: undefined };
  return { required: (field.minLength ?? 0) >= 1, maxLength: field.maxLength ?? undefined };
}

/** The schema inside `.default()`, `.optional()`, `.nullable()` and `.pipe()`. */
function withoutWrapping(schema: unknown): unknown {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return withoutWrapping(schema.unwrap());
  if (schema instanceof z.ZodPipe) return withoutWrapping(schema.in);
  return schema;
}
