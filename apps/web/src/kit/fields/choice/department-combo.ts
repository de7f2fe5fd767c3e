import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { comboRoutes, departmentOption } from '@faculty/contracts/lookups/combos';
import { defineCombo } from './use-combo.ts';
import { retiredChoice } from './use-parameters.ts';

/** The departments; those that are retired keep their names where they were chosen. */
export const departmentCombo = defineCombo({
  route: comboRoutes.departments,
  query: { retired: 'Y' },
  option: departmentOption,
  choice({ up_department_id, up_department_name_th, up_department_name_en, active }, language) {
    const choice = { value: String(up_department_id), label: inLanguage(language, up_department_name_th, up_department_name_en) };
    return active === 'N' ? retiredChoice(choice, language) : choice;
  },
});
