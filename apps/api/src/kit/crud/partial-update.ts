import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { checked, withoutNull, zodValidator } from '../http/validation.ts';

type Fields = Record<string, unknown>;

/** A body schema with every field optional, for the API document. */
export function partialOf(body: z.core.$ZodType): z.core.$ZodType {
  return z.object(Object.fromEntries(Object.entries(shapeOf(body)).map(([field, schema]) => [field, z.optional(withoutDefault(schema))])));
}

/**
 * Route schema of an update: the API document lists all fields, but the route validates only those that identify the record.
 * The other fields are checked merged with the stored ones, once the record is read (`mergedBody`).
 */
export function partialBody(fields: z.core.$ZodType, identity: z.core.$ZodType) {
  const validatorCompiler: FastifySchemaCompiler<unknown> = (route) =>
    zodValidator({ ...route, schema: route.httpPart === 'body' ? identity : (route.schema as z.core.$ZodType) });
  return { body: z.intersection(fields, identity), validatorCompiler };
}

/**
 * Merges the given fields of an update into the stored record: a missing or null field keeps its stored value, an empty one is emptied.
 * The whole body is checked, so that rules across fields see the stored values; defaults apply to new records only.
 * A stored value that the current schema refuses, or that the caller may not see, is omitted and therefore unchanged.
 * @throws ApiError naming the wrong fields
 */
export function mergedBody<Body>(schema: z.core.$ZodType<Body>, before: object, given: object): Body {
  const shape = shapeOf(schema);
  const changed = withoutNull(given) as Fields;
  const stored = before as Fields;
  const input: Fields = {};
  const omitted: string[] = [];
  for (const field of Object.keys(shape)) {
    if (Object.hasOwn(changed, field)) input[field] = changed[field];
    else if (stored[field] !== undefined) input[field] = stored[field];
    else omitted.push(field);
  }
  if (omitted.length === 0) {
    const whole = z.safeParse(schema, input);
    if (whole.success) return whole.data;
  }
  for (const [field, value] of Object.entries(input)) {
    if (Object.hasOwn(changed, field) || z.safeParse(shape[field] as z.core.$ZodType, value).success) continue;
    delete input[field];
    omitted.push(field);
  }
  // a body is an object schema (see `shapeOf`); `safeExtend` preserves its rules across fields
  const loosened = (schema as z.ZodObject).safeExtend(Object.fromEntries(omitted.map((field) => [field, z.undefined().optional()])));
  return checked(loosened, input) as Body;
}

function shapeOf(schema: z.core.$ZodType): Record<string, z.core.$ZodType> {
  return schema instanceof z.ZodObject ? schema.shape : {};
}

const withoutDefault = (schema: z.core.$ZodType) => (schema instanceof z.ZodDefault ? schema.def.innerType : schema);
