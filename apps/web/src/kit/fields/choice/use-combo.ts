import type { Language } from '@faculty/contracts/kit/bilingual';
import type { RouteText } from '@faculty/contracts/kit/entity';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { useLanguage } from '../../../i18n/phrases.tsx';
import { call } from '../../api/http.ts';
import { showError } from '../../notifications/messages.ts';
import type { Choice, GroupedChoices } from './use-parameters.ts';

interface Combo<Option> {
  route: RouteText;
  /** What the call takes, as a form (documented). */
  form?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  option: z.core.$ZodType<Option>;
  choice(option: Option, language: Language): Choice;
}

/** Defined once per module: which `/combo/…` call, and how to turn one of its options into a choice. */
export function defineCombo<Option>(combo: Combo<Option>): Combo<Option> {
  return combo;
}

const comboQuery = <Option>({ route, form = {}, query = {}, option }: Combo<Option>) =>
  queryOptions({
    queryKey: ['combo', route, form, query],
    queryFn: async ({ signal }) => z.parse(z.array(option), await call(route, { body: new URLSearchParams(form), query, signal })),
    // options are made on other screens of the same app: a new one is offered soon
    staleTime: 30_000,
  });

/** The choices of a combo in the chosen language; shows an error when they cannot be loaded. Empty while loading. */
export function useCombo<Option>(combo: Combo<Option>): Choice[] {
  const { language } = useLanguage();
  return (useOptions(combo) ?? []).map((option) => combo.choice(option, language));
}

/** The same by the group each option belongs to. Undefined while they load. */
export function useGroupedCombo<Option>(combo: Combo<Option>, groupOf: (option: Option) => string): GroupedChoices | undefined {
  const { language } = useLanguage();
  const options = useOptions(combo);
  if (options === undefined) return undefined;
  const groups = new Map<string, Choice[]>();
  for (const option of options) {
    const group = groupOf(option);
    groups.set(group, [...(groups.get(group) ?? []), combo.choice(option, language)]);
  }
  return groups;
}

function useOptions<Option>(combo: Combo<Option>): Option[] | undefined {
  const { data, error } = useQuery(comboQuery(combo));
  useEffect(() => {
    if (error) showError(error);
  }, [error]);
  return data;
}
