import fastJson from 'fast-json-stringify';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/**
 * Compiles a zod schema of an answer to a serializer that emits the declared fields and nothing else.
 * About ten times the speed of encoding with zod: dates become ISO text, lists under a comma-list codec become `A,B`.
 */
export function serializerOf(schema: z.core.$ZodType): (value: unknown) => string {
  // `io: 'input'`: a codec's input side is what crosses the wire
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' }) as JsonSchema;
  return fastJson(plain(json) as never);
}

/** Says nullable as a list of types, not `anyOf`, which fast-json-stringify would resolve by validating each value. */
function plain(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plain);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $schema: _, ...node } = schema as JsonSchema;
  const branches = node.anyOf;
  if (Array.isArray(branches) && branches.length === 2) {
    const [value, empty] = branches as [JsonSchema, JsonSchema];
    if (empty.type === 'null' && typeof value.type === 'string') {
      const { anyOf: __, ...rest } = node;
      if (value.type === 'object') return { ...rest, ...(plain(value) as JsonSchema), nullable: true };
      return { ...rest, ...(plain(value) as JsonSchema), type: [value.type, 'null'] };
    }
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, plain(value)]));
}
