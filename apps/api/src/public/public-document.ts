import { errors } from '@faculty/contracts/errors';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { FieldLabels } from '@faculty/contracts/kit/labels';
import { z } from 'zod';
import { addTitles } from '../kit/http/field-titles.ts';

/** A call of the public API, as others are told of it. */
export interface PublicCall {
  /** Below `/public/v1/`: `news/:key`. */
  path: string;
  about: Bilingual;
  query: z.ZodObject;
  params?: z.ZodObject | undefined;
  answer: z.ZodType;
  labels?: FieldLabels | undefined;
}

/** What calls are refused with, by status. */
export const publicErrors = {
  400: ['invalid'],
  404: ['not_found', 'no_such_path'],
  410: ['gone'],
  429: ['rate_limited'],
  500: ['internal'],
  503: ['unavailable'],
} as const satisfies Record<number, readonly (keyof typeof errors)[]>;

const problem = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  code: z.enum(Object.values(publicErrors).flat()),
  errors: z
    .record(
      z.string(),
      z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])).optional(), message: z.string() }),
    )
    .optional(),
  instance: z.string(),
});

type Keyword = 'type' | 'title' | 'description' | 'enum' | 'format' | 'minimum' | 'maximum' | 'maxLength' | 'required';
/** A schema in a document: never the short form `true` or `false`. */
export interface JsonSchema extends Pick<z.core.JSONSchema.JSONSchema, Keyword> {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}
const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return made as JsonSchema;
};

export type PublicDocument = ReturnType<typeof publicDocument>;

const both = ({ th, en }: Bilingual) => `${th} · ${en}`;

/** OpenAPI 3.1 of the public calls alone: parameters, answers to the last field, refusals. */
export function publicDocument(calls: readonly PublicCall[], server: string) {
  const refusals = Object.fromEntries(
    Object.entries(publicErrors).map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${both(errors[code])}`).join('; '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
  const parametersOf = (schema: z.ZodObject | undefined, place: 'query' | 'path', labels: FieldLabels) => {
    const { properties = {}, required = [] } = schema ? jsonSchema(schema, 'input') : {};
    addTitles({ properties }, labels);
    return Object.entries(properties).map(([name, { title, description = title, ...schema }]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description && { description }),
      schema,
    }));
  };
  const paths = calls.map(({ path, about, query, params, answer, labels = {} }) => {
    const schema = jsonSchema(answer, 'output');
    addTitles(schema, labels);
    const get = {
      tags: [path.split('/', 1)[0]],
      summary: about.en,
      description: about.th,
      parameters: [...parametersOf(params, 'path', {}), ...parametersOf(query, 'query', labels)],
      responses: {
        200: { description: 'OK', content: { 'application/json': { schema } } },
        ...(path.endsWith('/:key') && { 301: { description: 'The record has another key now: `location`' } }),
        304: { description: 'Unchanged since the ETag in `if-none-match`' },
        ...Object.fromEntries(Object.keys(refusals).map((status) => [status, { $ref: `#/components/responses/${status}` }])),
      },
    };
    return [`/public/v1/${path}`.replace(/:(\w+)/g, '{$1}'), { get }] as const;
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Public read API',
      version: '1',
      description:
        'What everybody may read of the faculty, without a key, from any origin. Fields and calls are only added within version 1. ' +
        'A parameter that a call does not know is refused by its name.',
    },
    servers: [{ url: server }],
    security: [],
    paths: Object.fromEntries(paths),
    components: { schemas: { Problem: jsonSchema(problem, 'output') }, responses: refusals },
  };
}
