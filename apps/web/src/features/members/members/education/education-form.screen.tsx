import { userEdu } from '@faculty/contracts/members/user-edu';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { FlagField, SelectField } from '../../../../kit/fields/choice/choice-fields.tsx';
import { useCombo } from '../../../../kit/fields/choice/use-combo.ts';
import { BilingualText } from '../../../../kit/fields/text/bilingual-text.tsx';
import { TextField } from '../../../../kit/fields/text/text-field.tsx';
import { YearField } from '../../../../kit/fields/text/year-field.tsx';
import { useEntityForm } from '../../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage, FullWidth } from '../../../../kit/form/layout/form-page.tsx';
import { educationCombo } from '../member-combos.ts';
import { thaiName } from '../member-name.ts';
import { educationPhrases } from './education.phrases.ts';
import type { Graduate } from './graduate.ts';

export function EducationFormScreen({ id, graduate }: { id: number | 'add'; graduate: Graduate }) {
  const t = usePhrases(educationPhrases);
  const levels = useCombo(educationCombo);
  const form = useEntityForm(userEdu, {
    id,
    empty: { user_name: graduate.user_name },
  });
  const name = thaiName(graduate);
  return (
    <FormPage form={form} title={form.isNew ? t.addFor(name) : t.editFor(name)}>
      <FormGroup title={t.degree}>
        <SelectField form={form} name="edu_code" options={levels} />
        <YearField form={form} name="edu_year" />
        <BilingualText form={form} th="edu_degree_th" en="edu_degree_en" />
        <BilingualText form={form} th="edu_degree_place_th" en="edu_degree_place_en" />
      </FormGroup>
      <FormGroup title={t.details}>
        <FlagField form={form} name="active" />
        <FullWidth>
          <TextField form={form} name="remark" rows={2} />
        </FullWidth>
      </FormGroup>
    </FormPage>
  );
}
