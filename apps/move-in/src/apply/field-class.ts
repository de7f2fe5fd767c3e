import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { choiceWords } from '@faculty/contracts/kit/labels';
import { z } from 'zod';
import { readDay, readMoment } from '../values/days.ts';
import { readNumber, readPercent, readYear } from '../values/numbers.ts';
import type { Read } from '../values/read.ts';
import { readChoice, readFlag, readList, readText } from '../values/words.ts';

/** How a value of a field is read. */
export type FieldClass = 'flag' | 'number' | 'percent' | 'year' | 'day' | 'moment' | 'list' | 'choice' | 'text';

const parsed = (schema: z.core.$ZodType, value: unknown): unknown => z.safeParse(schema, value).data;
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
  if (['7', '2567'].some((text) => typeof parsed(schema, text) === 'number')) {
    if (accepts(schema, 2567)) return accepts(schema, 12) ? 'number' : 'year';
    return accepts(schema, 100) && !accepts(schema, 101) ? 'percent' : 'number';
  }
  if (parsed(schema, new Date(0)) instanceof Date) return 'moment';
  if (choiceWords(schema)) return 'choice';
  return accepts(schema, '2026-01-05') && !accepts(schema, '7') && !accepts(schema, 'text') ? 'day' : 'text';
}

const readers: Readonly<Record<Exclude<FieldClass, 'choice'>, (value: unknown) => Read<unknown>>> = {
  flag: readFlag,
  number: readNumber,
  percent: readPercent,
  year: readYear,
  day: readDay,
  moment: readMoment,
  list: readList,
  text: readText,
};

/** The value that a field of a record holds, as a body takes it; not understood where nothing can be made of it. */
export function readField(schema: z.core.$ZodType, value: unknown): Read<unknown> {
  const kind = classOf(schema);
  return kind === 'choice' ? readChoice(value, choiceWords(schema) ?? {}) : readers[kind](value);
}

/** The fields that a write takes, with their schemas. */
export const fieldsOf = ({ body }: Pick<AnyEntity, 'body'>): Readonly<Record<string, z.core.$ZodType>> =>
  body instanceof z.ZodObject ? body.shape : {};
