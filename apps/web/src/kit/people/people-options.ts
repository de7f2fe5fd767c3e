import type { Language } from '@faculty/contracts/kit/bilingual';
import { comboRoutes, personOption } from '@faculty/contracts/lookups/combos';
import { type PageKey, pages } from '@faculty/contracts/pages';
import type { z } from 'zod';
import { defineCombo, useCombo } from '../fields/choice/use-combo.ts';
import type { Choice } from '../fields/choice/use-parameters.ts';

/** The people whose records the person may see on a page: all active ones, or under own_only oneself (documented). */
export function usePermittedOwners(page: PageKey): Choice[] {
  return useCombo(comboOf(page));
}

/** Everybody in use. */
export function useAllPeople(): Choice[] {
  return useCombo(everybody);
}

const choice = ({ user_name, full_name_th, full_name_en }: z.infer<typeof personOption>, language: Language): Choice => ({
  value: user_name,
  label: (language === 'en' && full_name_en) || full_name_th,
});

const everybody = defineCombo({ route: comboRoutes.people, option: personOption, choice });

const comboOf = (page: PageKey) =>
  defineCombo({
    route: comboRoutes.ownPeople,
    form: { role_group: pages[page].group, role_page: page, check_role: 'own_only' },
    option: personOption,
    choice,
  });
