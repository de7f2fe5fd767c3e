import type { RouteText } from '@faculty/contracts/kit/entity';
import type { Language } from '@faculty/contracts/kit/words';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { useLanguage } from '../../i18n/phrases.tsx';
import { call } from '../data/http.ts';
import { showError } from '../messages/messages.ts';
import type { Choice } from './use-parameters.ts';

interface Combo<Option> {
  route: RouteText;
  /** What the call takes, as a form (documented). */
  form?: Readonly<Record<string, string>>;
  option: z.core.$ZodType<Option>;
  choice(option: Option, language: Language): Choice;
}

/** Told once at the top of a module: which `/combo/…` call, and how one of its options becomes a choice. */
export function defineCombo<Option>(combo: Combo<Option>): Combo<Option> {
  return combo;
}

const comboQuery = <Option>({ route, form = {}, option }: Combo<Option>) =>
  queryOptions({
    queryKey: ['combo', route, form],
    queryFn: async ({ signal }) => z.parse(z.array(option), await call(route, { body: new URLSearchParams(form), signal })),
    // options are made on other screens of the same app: a new one is offered soon
    staleTime: 30_000,
  });

/** The choices of a combo in the chosen language; says so when they cannot be loaded. Empty while they are on their way. */
export function useCombo<Option>(combo: Combo<Option>): Choice[] {
  const { language } = useLanguage();
  const { data, error } = useQuery(comboQuery(combo));
  useEffect(() => {
    if (error) showError(error);
  }, [error]);
  return (data ?? []).map((option) => combo.choice(option, language));
}
