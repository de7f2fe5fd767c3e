import type { WorkBody } from '@faculty/contracts/works/work';
import { useEffect } from 'react';
import type { WorkForm } from './work-values.ts';

/** What the documents ask of every work though only articles have it. */
const ofArticles = ['work_public_no', 'work_public_number', 'work_public_isbn', 'work_doi'] as const satisfies readonly (keyof WorkBody)[];
export type ArticleField = (typeof ofArticles)[number];

/** The fields that a type of work does not have. Types of the option list that are not named here have all. */
const without: Readonly<Record<string, readonly ArticleField[]>> = {
  W3: ['work_public_no'],
  W4: ['work_public_no'],
  W5: ofArticles,
  W6: ofArticles,
};

/** The quality levels that a type of work usually has, by the codes of the options: articles, books, creative works. */
const usualLevels: Readonly<Record<string, readonly string[]>> = {
  W1: ['L5', 'L4', 'L3', 'L2', 'L1'],
  W2: ['L5', 'L4', 'L3', 'L2', 'L1'],
  W3: ['L6'],
  W4: ['L6'],
  W5: ['L7'],
};

/** The quality levels, those that are usual for a type first: the documents forbid no other, and options can be added. */
export function levelsFor<Option extends { value: string }>(type: string, levels: readonly Option[]): Option[] {
  const usual = usualLevels[type] ?? [];
  const first = usual.flatMap((code) => levels.filter(({ value }) => value === code));
  return [...first, ...levels.filter(({ value }) => !usual.includes(value))];
}

/** What stands in a required field that does not apply, as documented for others. */
const none = '-';

/** Whether a field is asked: one that the type does not have is only shown while something is in it. */
export const isAsked = (type: string, field: ArticleField, value: string): boolean =>
  !without[type]?.includes(field) || !['', none].includes(value.trim());

/** The fields to show for the chosen type; the others are filled with what stands for none. */
export function useAskedFields(form: WorkForm): (field: ArticleField) => boolean {
  const { fields } = form;
  const type = fields.useWatchValue('work_type');
  const values: Record<ArticleField, string> = {
    work_public_no: fields.useWatchValue('work_public_no'),
    work_public_number: fields.useWatchValue('work_public_number'),
    work_public_isbn: fields.useWatchValue('work_public_isbn'),
    work_doi: fields.useWatchValue('work_doi'),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another type changes what is filled
  useEffect(() => {
    for (const field of ['work_public_no', 'work_public_number'] as const) {
      const value = fields.getValues()[field];
      const isNone = without[type]?.includes(field) === true;
      if (isNone && value === '') fields.setFieldValue(field, none);
      if (!isNone && form.isNew && value === none) fields.setFieldValue(field, '');
    }
  }, [type]);
  return (field) => isAsked(type, field, values[field]);
}
