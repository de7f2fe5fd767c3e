import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { groupMasterOption, groupRoutes, groupSubAOption, groupSubBOption } from '@faculty/contracts/lookups/group-options';
import { defineCombo, useCombo, useGroupedCombo } from './use-combo.ts';
import type { Choice, GroupedChoices } from './use-parameters.ts';

const said = (language: keyof Bilingual, th: string, en: string) => (language === 'en' && en !== '' ? en : th);

const masterCombo = defineCombo({
  route: groupRoutes.masters,
  option: groupMasterOption,
  choice: (master, language) => ({
    value: String(master.group_master_id),
    label: `${said(language, master.group_master_name_th, master.group_master_name_en)} ${said(language, master.group_master_title_th, master.group_master_title_en)}`,
  }),
});

const subACombo = defineCombo({
  route: groupRoutes.subAs,
  option: groupSubAOption,
  choice: (sub, language) => ({
    value: String(sub.group_sub_a_id),
    label: `${sub.group_sub_a_index} ${said(language, sub.group_sub_a_title_th, sub.group_sub_a_title_en)}`,
  }),
});

const subBCombo = defineCombo({
  route: groupRoutes.subBs,
  option: groupSubBOption,
  choice: (sub, language) => ({
    value: String(sub.group_sub_b_id),
    label: said(language, sub.group_sub_b_title_th, sub.group_sub_b_title_en),
  }),
});

/** The categories of grouped documents. */
export const useGroupMasters = (): Choice[] => useCombo(masterCombo);

/** The headings, by their category. */
export const useGroupSubAs = (): GroupedChoices | undefined => useGroupedCombo(subACombo, (sub) => String(sub.group_master_id));

/** The sub-headings, by their heading. */
export const useGroupSubBs = (): GroupedChoices | undefined => useGroupedCombo(subBCombo, (sub) => String(sub.group_sub_a_id));

/** What a chosen group offers; without one, what all of them do. */
export function offeredBy(choices: GroupedChoices | undefined, group: number | undefined): readonly Choice[] {
  return (group === undefined ? [...(choices?.values() ?? [])].flat() : choices?.get(String(group))) ?? [];
}
