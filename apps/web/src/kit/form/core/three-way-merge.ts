import { type FormValues, isSameValue } from './form-values.ts';

/** Two versions of one record, and their common base. */
export interface Merge<Values> {
  /** The merged values; where both changed a field, mine. */
  values: Values;
  /** Fields that only the other person changed: theirs are taken. */
  taken: (keyof Values & string)[];
  /** Fields that both changed to different values: the person decides. */
  both: (keyof Values & string)[];
}

/**
 * Three-way merge of two people's changes, field by field. `base` is the version mine started from; null when it is unknown:
 * then every difference is a conflict.
 */
export function mergeThreeWays<Body, Values extends FormValues<Body>>(base: Values | null, mine: Values, theirs: Values): Merge<Values> {
  const merge: Merge<Values> = { values: { ...mine }, taken: [], both: [] };
  for (const name of Object.keys(mine) as (keyof Values & string)[]) {
    if (isSameValue(mine[name], theirs[name])) continue;
    if (base !== null && isSameValue(theirs[name], base[name])) continue;
    if (base === null || !isSameValue(mine[name], base[name])) merge.both.push(name);
    else {
      merge.taken.push(name);
      merge.values[name] = theirs[name];
    }
  }
  return merge;
}
