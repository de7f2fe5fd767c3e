import type { ErrorAnswer } from '@faculty/contracts/errors';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { HttpError } from '../../api/http.ts';
import type { ChosenFiles } from '../../fields/core/form-files.tsx';
import type { Filled } from '../../fields/core/form-values.ts';
import { type FormValues, isSameValue } from '../../fields/core/form-values.ts';
import { formPhrases } from '../form.phrases.ts';
import { focusFirstOf } from '../layout/focus-field.ts';
import type { FormFields } from './use-form-fields.ts';
import { stampOf } from './use-record.ts';
import { SaveInterrupted } from './use-submit.ts';

/** Two versions of one record, and their common base. */
interface Merge<Values> {
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

/** Whose value a field gets. */
type Side = 'mine' | 'theirs';

/** A record as it is now, and its version. */
interface LatestRecord<Row> {
  row: Row;
  stamp: string | null;
}

/** Somebody else saved meanwhile and changed a field that this person changed too. */
export interface Conflict {
  changed: NonNullable<ErrorAnswer['changed']>;
  /** The fields and files to decide, each with both values. */
  both: { name: string; isFile: boolean; mine: unknown; theirs: unknown }[];
  /** Fields only the other person changed: they stay as that person left them. */
  taken: string[];
  /** Puts the decisions in and saves over the version that was shown. */
  resolve(sides: Readonly<Record<string, Side>>): void;
  /** Back to the form, as it was. */
  dismiss(): void;
}

interface Options<Row, Body, Part extends string> {
  form: FormFields<Body, Part>;
  base(): { values: FormValues<Body> | null; row: Row | undefined };
  valuesOf(row: Row): FormValues<Body>;
  latest(): Promise<Row>;
  onto(latest: LatestRecord<Row>): void;
  save(): void;
  /** The merged form has to be corrected before it can be saved. */
  onRefused(): void;
  /** The save takes in fields of the other person, without a question; these words tell which. */
  onMerged(words: string): void;
}

interface FoundConflict<Row, Body, Part extends string> {
  changed: Conflict['changed'];
  latest: Row;
  merge: Merge<FormValues<Body>>;
  files: Part[];
}

/** Merges the changes of two people who edit one record, and asks only about fields that both changed. */
export function useConflict<Row, Body extends object, Part extends string>(options: Options<Row, Body, Part>) {
  const { form, base, valuesOf, latest, onto, save, onRefused, onMerged } = options;
  const t = usePhrases(formPhrases);
  const [found, setFound] = useState<FoundConflict<Row, Body, Part>>();

  function rebase(row: Row, values: FormValues<Body>, files: ChosenFiles<Part>): void {
    onto({ row, stamp: stampOf(row) });
    form.rebase(valuesOf(row), values, files);
  }

  /** Handles a refused save: returns what to send instead. @throws SaveInterrupted when the person has to decide or correct something first */
  async function merge(error: unknown): Promise<Filled<Body, Part>> {
    const answer = error instanceof HttpError ? error.answer : null;
    if (answer?.code !== 'stale' || !answer.changed) throw error;
    const { changed } = answer;
    const now = await latest();
    const { values, row } = base();
    const merged = mergeThreeWays(values, form.fields.getValues(), valuesOf(now));
    const chosen = form.chosenFiles();
    const files = (Object.keys(chosen) as Part[]).filter((part) => fileOf(row, part) !== fileOf(now, part));
    if (merged.both.length > 0 || files.length > 0) {
      setFound({ changed, latest: now, merge: merged, files });
      throw new SaveInterrupted();
    }
    rebase(now, merged.values, chosen);
    const checked = form.check();
    if ('problems' in checked) {
      onRefused();
      focusFirstOf(form, Object.keys(checked.problems));
      throw new SaveInterrupted();
    }
    const names = merged.taken.map(form.labelOf);
    if (names.length > 0) onMerged(t.merged(changed.name ?? changed.by, names.join(', ')));
    return checked;
  }

  const conflict: Conflict | null = found
    ? {
        changed: found.changed,
        taken: found.merge.taken,
        both: [
          ...found.merge.both.map((name) => ({
            name,
            isFile: false,
            mine: form.fields.getValues()[name],
            theirs: valuesOf(found.latest)[name],
          })),
          ...found.files.map((part) => ({ name: part, isFile: true, mine: form.files.chosen[part], theirs: fileOf(found.latest, part) })),
        ],
        resolve(sides) {
          const theirs = found.merge.both.filter((name) => sides[name] === 'theirs').map((name) => [name, valuesOf(found.latest)[name]]);
          const kept = Object.entries(form.chosenFiles()).filter(([part]) => sides[part] !== 'theirs');
          setFound(undefined);
          // its own keys, with other values
          rebase(found.latest, { ...found.merge.values, ...Object.fromEntries(theirs) }, Object.fromEntries(kept) as ChosenFiles<Part>);
          save();
        },
        dismiss: () => setFound(undefined),
      }
    : null;
  return { conflict, merge };
}

/** The stored file of a record. */
function fileOf(row: unknown, part: string): unknown {
  return typeof row === 'object' && row !== null ? (row as Record<string, unknown>)[part] : undefined;
}
