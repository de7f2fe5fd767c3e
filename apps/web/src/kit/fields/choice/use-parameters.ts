import type { Language } from '@faculty/contracts/kit/bilingual';
import type { ChoiceWords } from '@faculty/contracts/kit/labels';
import { optionListKeys, optionLists } from '@faculty/contracts/lists/option-lists';
import { everyOption, type ParameterOption, parameterOption, parameterRoutes } from '@faculty/contracts/lookups/parameters';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { useLanguage } from '../../../i18n/phrases.tsx';
import { speak } from '../../../i18n/speak.ts';
import { preloadedQueryOptions } from '../../api/query-options.ts';
import { showError } from '../../notifications/messages.ts';

/** A choice as fields and filters take it. */
export interface Choice {
  value: string;
  label: string;
  /** Still known by its words, and no longer to be chosen. */
  isRetired?: boolean;
}

const phrases = { retired: (label: string) => ({ th: `${label} (เลิกใช้แล้ว)`, en: `${label} (retired)` }) };

const optionList = z.array(parameterOption);

/** Options rarely change; after this time they are fetched again while the cached ones are shown. */
const staleTime = 60_000;

/** The website's options of one list. */
const parameterQuery = (name: string) =>
  queryOptions({
    queryKey: ['parameters', 'WEB', name],
    ...preloadedQueryOptions(parameterRoutes.list, { params: { system: 'WEB', name }, query: everyOption }, (answer) =>
      z.parse(optionList, answer),
    ),
    staleTime,
  });

/** The options of a list in the chosen language; shows an error when they cannot be loaded. Empty while loading. */
export function useParameters(name: string): Choice[] {
  const { language } = useLanguage();
  const { data, error } = useQuery(parameterQuery(name));
  useEffect(() => {
    if (error) showError(error);
  }, [error]);
  return (data ?? []).map((option) => choiceOf(option, language));
}

/** An option in the words of a language. */
function choiceOf({ parameter_value: value, parameter_th, parameter_en, active }: ParameterOption, language: Language): Choice {
  const label = language === 'en' && parameter_en !== '' ? parameter_en : parameter_th;
  return active === 'N' ? retiredChoice({ value, label }, language) : { value, label };
}

/** A choice that is no longer offered, by its words. */
export const retiredChoice = ({ value, label }: Choice, language: Language): Choice => ({
  value,
  label: speak(phrases, language).retired(label),
  isRetired: true,
});

/** What can be chosen: all that is in use, and what is chosen already. */
export function offeredOf<Option extends Pick<Choice, 'value' | 'isRetired'>>(
  choices: readonly Option[],
  chosen: readonly unknown[],
): Option[] {
  return choices.filter(({ value, isRetired }) => isRetired !== true || chosen.includes(value));
}

/** What each group offers, by the group's code. */
export type GroupedChoices = ReadonlyMap<string, readonly Choice[]>;

/** The website's options of all lists whose name begins so. */
const groupedQuery = (prefix: string) =>
  queryOptions({
    queryKey: ['parameters', 'WEB', 'like', prefix],
    ...preloadedQueryOptions(parameterRoutes.like, { params: { system: 'WEB', prefix }, query: everyOption }, (answer) =>
      z.parse(optionList, answer),
    ),
    staleTime,
  });

/** The options of all lists whose name begins with `prefix`, by what follows it: `DOC_TYPE_UNIT_D2` is for group D2. Undefined while they load. */
export function useGroupedParameters(prefix: string): GroupedChoices | undefined {
  const { language } = useLanguage();
  const { data, error } = useQuery(groupedQuery(prefix));
  useEffect(() => {
    if (error) showError(error);
  }, [error]);
  if (data === undefined) return undefined;
  const groups = new Map<string, Choice[]>();
  for (const option of data) {
    const group = option.parameter_name.slice(prefix.length);
    groups.set(group, [...(groups.get(group) ?? []), choiceOf(option, language)]);
  }
  return groups;
}

/** The options of a choice of the contract, in one language. */
export const optionsOf = (words: ChoiceWords, language: Language): Choice[] =>
  Object.entries(words).map(([value, word]) => ({ value, label: word[language] }));

/** The label of a stored value; the value itself when its option no longer exists. */
export function labelOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

/** The labels of stored values, one after the other. */
export const labelsOf = (choices: readonly Choice[], values: readonly string[]): string =>
  values.map((value) => labelOf(choices, value)).join(', ');

/** Formatters of the fields whose values are codes of options. The options are fetched with the first change that is shown. */
export function useOptionReaders(entity: string): Map<string, (value: unknown) => string> {
  const { language } = useLanguage();
  const lists = optionListKeys.filter((key) => optionLists[key].entity === entity);
  const options = useQueries({ queries: lists.map((key) => (key.endsWith('_') ? groupedQuery(key) : parameterQuery(key))) });
  return new Map(
    lists.map((key, place) => {
      const choices = (options[place]?.data ?? []).map((option) => choiceOf(option, language));
      return [optionLists[key].field, (value) => labelsOf(choices, [value].flat().map(String))];
    }),
  );
}
