import { optionListKeys, optionLists } from '@faculty/contracts/lists/option-lists';
import { useQueries } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/phrases.tsx';
import { choiceOf, groupedQuery, labelsOf, parameterQuery } from '../fields/choice/use-parameters.ts';

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
