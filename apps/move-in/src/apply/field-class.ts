import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { z } from 'zod';

/** How a value of a field is read. */
export type FieldClass = 'flag' | 'number' | 'year' | 'day' | 'moment' | 'list' | 'text';

const parsed = (schema: z.core.$ZodType, value: unknown): unknown => {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : undefined;
};

export const accepts = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;

const classes = new WeakMap<z.core.$ZodType, FieldClass>();

/** The class of a field, by what its schema accepts: a field that is added to a contract needs no line here. */
export function classOf(schema: z.core.$ZodType): FieldClass {
  const known = classes.get(schema) ?? probed(schema);
  classes.set(schema, known);
  return known;
}

function probed(schema: z.core.$ZodType): FieldClass {
  if (accepts(schema, 'Y') && accepts(schema, 'N') && !accepts(schema, 'Q')) return 'flag';
  if (Array.isArray(parsed(schema, '')) || Array.isArray(parsed(schema, '7'))) return 'list';
  const isNumber = ['7', '2567'].some((text) => typeof parsed(schema, text) === 'number');
  if (isNumber) return accepts(schema, 2567) && !accepts(schema, 12) ? 'year' : 'number';
  if (parsed(schema, '2026-01-05T10:00:00Z') instanceof Date) return 'moment';
  return accepts(schema, '2026-01-05') && !accepts(schema, '7') && !accepts(schema, 'text') ? 'day' : 'text';
}

/** The fields that a write takes, with their schemas. */
export const fieldsOf = ({ body }: Pick<AnyEntity, 'body'>): Readonly<Record<string, z.core.$ZodType>> =>
  body instanceof z.ZodObject ? body.shape : {};
