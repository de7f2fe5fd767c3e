import { jobPosition, jobPositionTypes } from '@faculty/contracts/members/job-position';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { BilingualText } from '../../../kit/fields/text/bilingual-text.tsx';
import { FlagField, SelectField } from '../../../kit/fields/choice/choice-fields.tsx';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { FormGroup, FormPage } from '../../../kit/form/layout/form-page.tsx';
import { jobPositionPhrases, jobPositionTypePhrases } from './job-position.phrases.ts';

export function JobPositionFormScreen({ id }: { id: string | 'add' }) {
  const t = usePhrases(jobPositionPhrases);
  const types = usePhrases(jobPositionTypePhrases);
  const form = useEntityForm(jobPosition, {
    id,
    empty: {
      job_position_code: '',
      job_position_s_th: '',
      job_position_l_th: '',
      job_position_s_en: '',
      job_position_l_en: '',
      job_position_type: 'Default',
      active: 'Y',
    },
    fromRow: (row) => row,
  });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <FormGroup title={t.identity}>
        <TextField
          form={form}
          name="job_position_code"
          label={t.job_position_code}
          hint={form.isNew ? t.codeHint : undefined}
          isLocked={!form.isNew}
          inputMode="numeric"
        />
        <SelectField
          form={form}
          name="job_position_type"
          label={t.job_position_type}
          hint={t.typeHint}
          options={jobPositionTypes.map((type) => ({ value: type, label: types[type] }))}
        />
        <FlagField form={form} name="active" label={t.active} />
      </FormGroup>
      <FormGroup title={t.names}>
        <BilingualText form={form} label={t.short} th="job_position_s_th" en="job_position_s_en" />
        <BilingualText form={form} label={t.long} th="job_position_l_th" en="job_position_l_en" />
      </FormGroup>
    </FormPage>
  );
}
