import { checkBody, type Problems } from '../fields/field-problem.tsx';
import { type ChosenFiles, missingFiles } from '../layout/form-files.tsx';
import type { Filled, FormShape, Unused } from './form-shape.ts';
import type { FormValues } from './form-values.ts';

interface Surroundings<Body> {
  /** The stored record; null for a new one, undefined while it loads. */
  stored: unknown;
  /** What the form started from: unused fields go as they were. */
  start: FormValues<Body>;
  unused: Unused<Body>;
}

/** What a form would send, or everything that is wrong with it. */
export function validate<Body, Part extends string>(
  shape: FormShape<Body, Part>,
  values: FormValues<Body>,
  files: ChosenFiles<Part>,
  { stored, start, unused }: Surroundings<Body>,
): Filled<Body, Part> | { problems: Problems } {
  const counts = ([name]: [string, unknown]) => unused.get(name)?.(values) !== true;
  const used = { ...start, ...Object.fromEntries(Object.entries(values).filter(counts)) };
  const usedFiles = Object.fromEntries(Object.entries(files).filter(counts)) as ChosenFiles<Part>; // its own keys
  const checked = checkBody(shape.body, used);
  // half-filled values: the rules look at switches only, and those are the same in both
  const missing = missingFiles(shape, used as Body, usedFiles, stored);
  if ('body' in checked && Object.keys(missing).length === 0) return { body: checked.body, files: usedFiles };
  return { problems: { ...('problems' in checked && checked.problems), ...missing } };
}
