import type { FileRule } from '@faculty/contracts/kit/entity';
import type { z } from 'zod';
import type { ChosenFiles } from '../layout/form-files.tsx';

/** What a form edits: the body it sends and its files. Every entity is one. */
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
