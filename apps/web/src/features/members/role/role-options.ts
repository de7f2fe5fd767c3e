import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { comboRoutes, personOption, roleMasterOption } from '@faculty/contracts/lookups/combos';
import { role } from '@faculty/contracts/members/role';
import { type GroupKey, groups } from '@faculty/contracts/pages';
import { defineCombo } from '../../../kit/fields/choice/use-combo.ts';

/** Every page a right can be given for, under its group. */
export const pageCombo = defineCombo({
  route: comboRoutes.pages,
  option: roleMasterOption,
  choice({ role_master_full, role_title, role_title_en }, language) {
    const [group = ''] = role_master_full.split('#');
    const title = language === 'en' && role_title_en ? role_title_en : role_title;
    const heading = isGroup(group) ? groups[group][language] : group;
    return { value: role_master_full, label: `${heading} · ${title}` };
  },
});

/** The people a right can be given to; the documents fix what this screen sends. */
export const personCombo = defineCombo({
  route: comboRoutes.ownPeople,
  form: { role_group: 'member', role_page: role.page, check_role: '' },
  option: personOption,
  choice: ({ user_name, full_name_th, full_name_en }, language) => ({
    value: user_name,
    label: `${inLanguage(language, full_name_th, full_name_en)} (${user_name})`,
  }),
});

export function isGroup(text: string): text is GroupKey {
  return Object.hasOwn(groups, text);
}
