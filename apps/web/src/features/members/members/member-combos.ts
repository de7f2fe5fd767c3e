import type { Language } from '@faculty/contracts/kit/bilingual';
import { comboRoutes, educationOption, positionOption } from '@faculty/contracts/lookups/combos';
import { prefixOption } from '@faculty/contracts/lookups/prefix-options';
import { defineCombo } from '../../../kit/fields/choice/use-combo.ts';

const inLanguage = (language: Language, th: string, en: string) => (language === 'en' && en !== '' ? en : th);

export const prefixCombo = defineCombo({
  route: 'POST /combo/dcprefixsActive',
  option: prefixOption,
  choice: ({ prefix_code, prefix_s_th }) => ({ value: prefix_code, label: prefix_s_th }),
});

const positionChoice = defineCombo({
  route: comboRoutes.positions,
  option: positionOption,
  choice: (option, language) => ({
    value: option.job_position_code,
    label: inLanguage(language, option.job_position_l_th, option.job_position_l_en),
  }),
});

/** Non-academic positions. */
export const positionCombo = positionChoice;
export const academicPositionCombo = defineCombo({ ...positionChoice, route: comboRoutes.academicPositions });

export const educationCombo = defineCombo({
  route: comboRoutes.educations,
  option: educationOption,
  choice: (option, language) => ({ value: option.edu_code, label: inLanguage(language, option.edu_name_th, option.edu_name_en) }),
});
