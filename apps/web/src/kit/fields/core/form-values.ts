import type { FileRule } from '@faculty/contracts/kit/entity';
import type { FieldLabels } from '@faculty/contracts/kit/labels';
import type { z } from 'zod';
import type { ChosenFiles } from './form-files.tsx';

/**
 * What a form holds of a body: the same fields, where a number may still be the text being typed.
 * The contract's schema turns it into the body at save.
 */
export type FormValues<Body> = { [Key in keyof Body]: number extends Body[Key] ? Body[Key] | string : Body[Key] };

/**
 * The names of the fields that can hold a `Kind`, read as `NamesBy<Values, Kind>[keyof Values & string]`: a text field cannot be bound to a list.
 * Written out where it is used, because the compiler then lists the names in its error instead of telling this one.
 */
export type NamesBy<Values, Kind> = { [Key in keyof Values & string]: Kind extends Values[Key] ? Key : never };

/** Whether two values are the same to the person: `5` and `'5'` are. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || (!isFile(one) && !isFile(other) && textOf(one) === textOf(other));
}

/** Whether a value is a file. Not `instanceof File`: what is pasted into the rich text is a file of its frame, whose classes are others. */
export const isFile = (value: unknown): value is File => Object.prototype.toString.call(value) === '[object File]';

/** Names of the fields in which two forms differ. */
export function differingFields<Values extends object>(mine: Values, theirs: Values): (keyof Values & string)[] {
  return (Object.keys(mine) as (keyof Values & string)[]).filter((key) => !isSameValue(mine[key], theirs[key]));
}

const textOf = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? ''));

/** What a form edits: the body it sends and its files. Every entity is one. */
export interface FormShape<Body, Part extends string> {
  readonly body: z.core.$ZodType<Body>;
  readonly files: Readonly<Record<Part, FileRule<Body>>>;
  /** What its fields are called. */
  readonly labels: FieldLabels;
  /** Fields of HTML. */
  readonly richText?: readonly string[];
}

/** What a form would send. */
export interface Filled<Body, Part extends string> {
  body: Body;
  files: ChosenFiles<Part>;
}
