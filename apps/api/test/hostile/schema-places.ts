import type { z } from 'zod';

/** A place in a body, query or path that takes a value, by the keys that lead to it. */
export interface Place {
  path: (string | number)[];
  schema: z.core.$ZodType;
}

/** Every place of a contract's schema, found by looking into it: a new field is walked without a line here. */
export function placesOf(schema: z.core.$ZodType, path: Place['path'] = []): Place[] {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) => placesOf(field, [...path, key]));
    case 'intersection':
      return [...placesOf(def.left, path), ...placesOf(def.right, path)];
    case 'array':
      return [{ path, schema }, ...placesOf(def.element, [...path, 0])];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return placesOf(def.innerType, path);
    case 'pipe':
      return placesOf((def.in._zod as z.core.$ZodTypes['_zod']).def.type === 'transform' ? def.out : def.in, path);
    default:
      return [{ path, schema }];
  }
}

/** The value, at the place, in an object that holds nothing else. */
export function placed({ path }: Place, value: unknown): unknown {
  return path.reduceRight<unknown>((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value);
}
