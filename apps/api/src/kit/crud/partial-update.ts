import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { checked, withoutNull, zodValidator } from '../http/validation.ts';

type Fields = Record<string, unknown>;

/** What an update takes of a record's fields: any of them. For the API document. */
export function partialOf(body: z.core.$ZodType): z.core.$ZodType {
  return z.object(Object.fromEntries(Object.entries(shapeOf(body)).map(([field, schema]) => [field, z.optional(withoutDefault(schema))])));
}

/**
 * The body of a call that changes a record, as its route declares it: the API document tells all fields, but at the door only what says
 * which record is meant is checked. The fields are checked together with those that stay, once the record is read (`mergedBody`).
 */
export function partialBody(fields: z.core.$ZodType, identity: z.core.$ZodType) {
  const validatorCompiler: FastifySchemaCompiler<unknown> = (route) =>
    zodValidator((route.httpPart === 'body' ? { ...route, schema: identity } : route) as never);
  return { body: z.intersection(fields, identity), validatorCompiler };
}

/**
 * The body an update means: what is not given stays as it is stored, what is given empty is emptied, null means not given.
 * It is checked whole, so that rules across fields see what is stored; a default is for a new record only.
 * A stored value that today's rules would refuse, or that the caller may not see, is no fault of theirs: it is left out and stays.
 * @throws ApiError naming the wrong fields
 */
export function mergedBody<Body>(schema: z.core.$ZodType<Body>, before: object, given: object): Body {
  const shape = shapeOf(schema);
  const told = withoutNull(given) as Fields;
  const stored = before as Fields;
  const input: Fields = {};
  const unfit: string[] = [];
  for (const field of Object.keys(shape)) {
    if (Object.hasOwn(told, field)) input[field] = told[field];
    else if (stored[field] !== undefined) input[field] = stored[field];
    else unfit.push(field);
  }
  if (unfit.length === 0) {
    const whole = z.safeParse(schema, input);
    if (whole.success) return whole.data;
  }
  for (const [field, value] of Object.entries(input)) {
    if (Object.hasOwn(told, field) || z.safeParse(shape[field] as z.core.$ZodType, value).success) continue;
    delete input[field];
    unfit.push(field);
  }
  // a body is an object schema, as `shapeOf` has seen; extending it safely keeps its rules across fields
  const loosened = (schema as z.ZodObject).safeExtend(Object.fromEntries(unfit.map((field) => [field, z.undefined().optional()])));
  return checked(loosened, input) as Body;
}

function shapeOf(schema: z.core.$ZodType): Record<string, z.core.$ZodType> {
  return schema instanceof z.ZodObject ? schema.shape : {};
}

const withoutDefault = (schema: z.core.$ZodType) => (schema instanceof z.ZodDefault ? schema.def.innerType : schema);
