import { type FacultyDateBody, type FacultyDateRow, facultyDate } from '@faculty/contracts/lists/faculty-date';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { DayField } from '../../../kit/fields/day/day-field.tsx';
import { type EntityForm, useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { BilingualText } from '../../../kit/form/fields/bilingual-text.tsx';
import { Bound } from '../../../kit/form/fields/bound.tsx';
import { FlagField } from '../../../kit/form/fields/choice-fields.tsx';
import { FormGroup, FormPage } from '../../../kit/form/layout/form-page.tsx';
import { facultyDatePhrases, listsPhrases } from './lists.phrases.ts';

export function FacultyDateFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(facultyDatePhrases);
  const { names } = usePhrases(listsPhrases);
  const form = useEntityForm(facultyDate, {
    id,
    empty: { title_th: '', title_en: '', start_date: '', end_date: '', active: 'Y' },
    fromRow: (row) => row,
  });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit} which={(row) => row.title_th}>
      <FormGroup title={names}>
        <BilingualText form={form} label={t.title} th="title_th" en="title_en" />
      </FormGroup>
      <FormGroup title={t.when}>
        <Days form={form} />
        <FlagField form={form} name="active" label={t.active} hint={t.activeHint} />
      </FormGroup>
    </FormPage>
  );
}

/** The last day follows the first until it is said to be another: most dates are a single day. */
function Days({ form }: { form: EntityForm<FacultyDateRow, FacultyDateBody> }) {
  const t = usePhrases(facultyDatePhrases);
  const { fields } = form;
  return (
    <>
      <Bound form={form} name="start_date" label={t.start_date}>
        {(field) => (
          <DayField
            {...field}
            required
            onChange={(day) => {
              const { start_date, end_date } = fields.getValues();
              field.onChange(day ?? '');
              if (end_date === start_date) fields.setFieldValue('end_date', day ?? '', { forceUpdate: false });
            }}
          />
        )}
      </Bound>
      <Bound form={form} name="end_date" label={t.end_date}>
        {(field) => <DayField {...field} required description={t.endHint} onChange={(day) => field.onChange(day ?? '')} />}
      </Bound>
    </>
  );
}
