import { type ParameterOption, parameterOption, parameterRoutes } from '@faculty/contracts/lookups/parameters';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { useLanguage } from '../../i18n/phrases.tsx';
import { call } from '../data/http.ts';
import { showError } from '../messages/messages.ts';

/** A choice as fields and filters take it. */
export interface Choice {
  value: string;
  label: string;
}

const optionList = z.array(parameterOption);

/** The website's options of one list; they change so seldom that one reading does for a visit. */
export const parameterQuery = (name: string) =>
  queryOptions({
    queryKey: ['parameters', 'WEB', name],
    queryFn: async ({ signal }) => z.parse(optionList, await call(parameterRoutes.list, { params: { system: 'WEB', name }, signal })),
    staleTime: 10 * 60_000,
  });

/** The options of a list in the chosen language; says so when they cannot be loaded. Empty while they are on their way. */
export function useParameters(name: string): Choice[] {
  const { language } = useLanguage();
  const { data, error } = useQuery(parameterQuery(name));
  useEffect(() => {
    if (error) showError(error);
  }, [error]);
  const words = (option: ParameterOption) => (language === 'en' && option.parameter_en !== '' ? option.parameter_en : option.parameter_th);
  return (data ?? []).map((option) => ({ value: option.parameter_value, label: words(option) }));
}

/** The label of a stored value; the value itself when its option is gone. */
export function labelOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
