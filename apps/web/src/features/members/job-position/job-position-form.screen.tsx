import { jobPosition } from '@faculty/contracts/members/job-position';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { FlagField, SelectField } from '../../../kit/fields/choice/choice-fields.tsx';
import { BilingualText } from '../../../kit/fields/text/bilingual-text.tsx';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage } from '../../../kit/form/layout/form-page.tsx';
import { jobPositionPhrases } from './job-position.phrases.ts';

export function JobPositionFormScreen({ id }: { id: string | 'add' }) {
  const t = usePhrases(jobPositionPhrases);
  const form = useEntityForm(jobPosition, {
    id,
  });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <FormGroup title={t.identity}>
        <TextField
          form={form}
          name="job_position_code"
          hint={form.isNew ? t.codeHint : undefined}
          isLocked={!form.isNew}
          inputMode="numeric"
        />
        <SelectField form={form} name="job_position_type" hint={t.typeHint} />
        <FlagField form={form} name="active" />
      </FormGroup>
      <FormGroup title={t.names}>
        <BilingualText form={form} th="job_position_s_th" en="job_position_s_en" />
        <BilingualText form={form} th="job_position_l_th" en="job_position_l_en" />
      </FormGroup>
    </FormPage>
  );
}
