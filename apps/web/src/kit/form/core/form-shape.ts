import type { FileRule } from '@faculty/contracts/kit/entity';
import type { z } from 'zod';
import type { ChosenFiles } from '../layout/form-files.tsx';
import type { FormValues } from './form-values.ts';

/** What a form is made for: the body it sends and the files beside it. Every entity is one. */
export interface FormShape<Body, Part extends string> {
  readonly body: z.core.$ZodType<Body>;
  readonly files: Readonly<Record<Part, FileRule<Body>>>;
  /** Fields of HTML. */
  readonly richText?: readonly string[];
}

/** What a form would send. */
export interface Filled<Body, Part extends string> {
  body: Body;
  files: ChosenFiles<Part>;
}

/** Field or file → whether it does not count at present, by what the form holds; it keeps what was typed, but is neither checked nor sent. */
export type Unused<Body> = Map<string, (values: FormValues<Body>) => boolean>;
