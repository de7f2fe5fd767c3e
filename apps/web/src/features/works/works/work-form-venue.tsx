import { buddhistYearOf } from '@faculty/contracts/kit/era';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { DayField } from '../../../kit/fields/day-field.tsx';
import { Bound } from '../../../kit/form/bound.tsx';
import { FormGroup } from '../../../kit/form/form-page.tsx';
import { YearField } from '../../../kit/form/year-field.tsx';
import { useFilledHint } from './citation/filled-from.tsx';
import { workPhrases } from './work.phrases.ts';
import { WorkPair, WorkText } from './work-text.tsx';
import type { WorkForm } from './work-values.ts';

const months = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthOf = (day: string) => months.format(new Date(`${day}T00:00:00Z`)).replace(/พ\.ศ\.\s*/, '');

/** Where and when it came out. */
export function VenueGroup({ form }: { form: WorkForm }) {
  const t = usePhrases(workPhrases);
  return (
    <FormGroup title={t.venueGroup}>
      <WorkPair form={form} th="work_public_title_th" en="work_public_title_en" label={t.work_public_title} />
      <PublicationDay form={form} />
      <PublishedYear form={form} />
      <WorkText form={form} name="work_public_month_year" label={t.work_public_month_year} hint={t.monthHint} />
      <WorkText form={form} name="work_public_no" label={t.work_public_no} hint={t.noHint} />
      <WorkText form={form} name="work_public_number" label={t.work_public_number} hint={t.pagesHint} />
      <WorkText form={form} name="work_doi" label={t.work_doi} hint={t.doiHint} withoutSpaces />
      <WorkText form={form} name="work_public_isbn" label={t.work_public_isbn} />
      <WorkText form={form} name="work_public_place" label={t.work_public_place} hint={t.placeHint} />
      <WorkText form={form} name="work_public_province" label={t.work_public_province} />
      <WorkText form={form} name="work_public_country" label={t.work_public_country} />
    </FormGroup>
  );
}

/** The day; a day that is chosen says month and year where nothing stands there yet. */
function PublicationDay({ form }: { form: WorkForm }) {
  const t = usePhrases(workPhrases);
  function choose(day: string | null, change: (day: string) => void): void {
    change(day ?? '');
    if (day === null || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return;
    const { work_public_year, work_public_month_year } = form.fields.getValues();
    if (work_public_year === '') form.fields.setFieldValue('work_public_year', buddhistYearOf(day));
    if (work_public_month_year === '') form.fields.setFieldValue('work_public_month_year', monthOf(day));
  }
  return (
    <Bound form={form} name="work_public_date" label={t.work_public_date}>
      {({ onChange, value, ...field }) => (
        <DayField {...field} value={value === '' ? null : value} onChange={(day) => choose(day, onChange)} required />
      )}
    </Bound>
  );
}

function PublishedYear({ form }: { form: WorkForm }) {
  const t = usePhrases(workPhrases);
  const filled = useFilledHint(form, 'work_public_year', undefined);
  return <YearField form={form} name="work_public_year" label={t.work_public_year} hint={filled} />;
}
