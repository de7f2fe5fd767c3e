import { comboRoutes, personOption } from '@faculty/contracts/lookups/combos';
import { defineCombo } from '../../../kit/fields/choice/use-combo.ts';

/** Everybody there is, to choose co-authors from. */
export const membersCombo = defineCombo({
  route: comboRoutes.people,
  option: personOption,
  choice: ({ user_name, full_name_th, full_name_en }, language) => ({
    value: user_name,
    label: (language === 'en' && full_name_en) || full_name_th,
  }),
});
