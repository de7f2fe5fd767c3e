import { type FormValues, isSameValue } from './form-values.ts';

/** Two versions of one record, and what they started from. */
export interface Merge<Values> {
  /** The merged values; where both changed a field it still holds mine. */
  values: Values;
  /** Fields that only the other person changed: taken from them. */
  taken: (keyof Values & string)[];
  /** Fields that both changed, each in another way: for the person to decide. */
  both: (keyof Values & string)[];
}

/**
 * Merges two people's changes field by field. `base` is what mine was typed over; null when nobody knows any more,
 * and every difference is one to decide.
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
