import { fieldErrorOf } from '@faculty/contracts/kit/field-error-of';
import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { ApiError, type WrongField, wrongField } from './errors.ts';

/**
 * Path of the first text in a body, query or path parameters that PostgreSQL cannot store: with NUL or a lone surrogate. Null if none.
 * Checked for every field, independent of its schema.
 */
export function unencodableText(value: unknown, path: string[] = []): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path.join('.') || 'body' : null;
  if (typeof value !== 'object' || value === null || value instanceof Date) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = unencodableText(key, [...path, key]) ?? unencodableText(part, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

/** Checks bodies, queries and path parameters with their zod schema; a refusal names every wrong field. */
export const zodValidator: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const result = z.safeParse(schema, data ?? {}, { reportInput: true });
    if (!result.success) return { error: new ApiError('invalid', { fields: wrongFields(result.error) }) };
    const path = unencodableText(result.data);
    return path === null ? { value: result.data } : { error: wrongField(path, 'characters') };
  };

/**
 * Parses data with a schema.
 * @throws ApiError naming every wrong field
 */
export function checked<Data>(schema: z.core.$ZodType<Data>, data: unknown): Data {
  const result = z.safeParse(schema, data, { reportInput: true });
  if (!result.success) throw new ApiError('invalid', { fields: wrongFields(result.error) });
  return result.data;
}

/** The first issue of each field. */
function wrongFields(error: z.core.$ZodError): Record<string, WrongField> {
  const fields: Record<string, WrongField> = {};
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.map(String).join('.') || 'body'];
    for (const name of names) fields[name] ??= fieldErrorOf(issue);
  }
  return fields;
}

/** Removes empty query values, which mean "not given": legacy clients send every filter of their form. */
export function withoutEmpty(query: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== ''));
}

/** Removes null fields of a body, which mean "not given": a create uses the default, an update leaves the stored value. */
export function withoutNull(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}
