import type { ImportChosen } from '@faculty/contracts/kit/import';
import { wrongField } from '../http/errors.ts';
import { textOf, type ValidatedRow } from './validate-row.ts';

/**
 * Splits the validated rows into those to save and those to leave: refused, left out by the user, or unsure and not accepted. An accepted
 * unsure row is added or changed.
 * @throws ApiError naming the key when two rows with one code are accepted
 */
export function chosenOf<Row, Body extends object>(
  validated: readonly ValidatedRow<Row, Body>[],
  { accepted, left_out }: ImportChosen,
  key: string,
): { saved: ValidatedRow<Row, Body>[]; left: ValidatedRow<Row, Body>[] } {
  const [isAccepted, isLeftOut] = [new Set(accepted), new Set(left_out)];
  const saved: ValidatedRow<Row, Body>[] = [];
  const left: ValidatedRow<Row, Body>[] = [];
  const codes = new Map<string, number>();
  for (const one of validated) {
    const { row, outcome, before, body } = one;
    const isUnsure = outcome === 'unsure';
    if (outcome === 'same') continue;
    if (outcome === 'refuse' || isLeftOut.has(row) || (isUnsure && !isAccepted.has(row))) left.push(one);
    else saved.push(isUnsure ? { ...one, outcome: before ? 'change' : 'add' } : one);
    if (!isUnsure || !isAccepted.has(row) || !body) continue;
    const first = codes.get(textOf(body, key));
    if (first !== undefined) throw wrongField(key, 'import_twice', { row: first });
    codes.set(textOf(body, key), row);
  }
  return { saved, left };
}
