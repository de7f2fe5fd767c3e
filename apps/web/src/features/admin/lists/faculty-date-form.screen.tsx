import { type FacultyDateBody, type FacultyDateRow, facultyDate } from '@faculty/contracts/lists/faculty-date';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { FlagField } from '../../../kit/fields/choice/choice-fields.tsx';
import { useField } from '../../../kit/fields/core/use-field.ts';
import { DayField, DayInput } from '../../../kit/fields/day/day-field.tsx';
import { BilingualText } from '../../../kit/fields/text/bilingual-text.tsx';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { type EntityForm, useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage } from '../../../kit/form/layout/form-page.tsx';
import { facultyDatePhrases, listsPhrases } from './lists.phrases.ts';

export function FacultyDateFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(facultyDatePhrases);
  const { names } = usePhrases(listsPhrases);
  const form = useEntityForm(facultyDate, {
    id,
  });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <FormGroup title={names}>
        <BilingualText form={form} th="title_th" en="title_en" />
      </FormGroup>
      <FormGroup title={t.when}>
        <Days form={form} />
        <TextField form={form} name="start_time" hint={t.timeHint} />
        <TextField form={form} name="end_time" />
        <BilingualText form={form} th="place_th" en="place_en" />
        <FlagField form={form} name="on_website" hint={t.websiteHint} />
        <FlagField form={form} name="active" hint={t.activeHint} />
      </FormGroup>
    </FormPage>
  );
}

/** The end follows the start until they differ: most dates are a single day. */
function Days({ form }: { form: EntityForm<FacultyDateRow, FacultyDateBody> }) {
  const t = usePhrases(facultyDatePhrases);
  const { fields } = form;
  const start = useField(form, 'start_date');
  return (
    <>
      <DayInput
        {...start}
        required
        onChange={(day) => {
          const { start_date, end_date } = fields.getValues();
          start.onChange(day ?? '');
          if (end_date === start_date) fields.setFieldValue('end_date', day ?? '', { forceUpdate: false });
        }}
      />
      <DayField form={form} name="end_date" hint={t.endHint} />
    </>
  );
}
