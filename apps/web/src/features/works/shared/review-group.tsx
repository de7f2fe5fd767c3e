import type { PageKey } from '@faculty/contracts/pages';
import { isSentBack, type Reviewed, type ReviewState } from '@faculty/contracts/works/review-state';
import { Select } from '@mantine/core';
import { useRef, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { choiceSearch } from '../../../kit/fields/choice/choice-search.ts';
import type { FormValues } from '../../../kit/fields/core/form-values.ts';
import { useField } from '../../../kit/fields/core/use-field.ts';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import type { RecordForm } from '../../../kit/form/core/record-form.ts';
import { fieldsOnPage } from '../../../kit/form/layout/focus-field.ts';
import { FormGroup, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { useRight } from '../../../kit/session/session.tsx';
import { reviewPhrases } from './review.phrases.ts';
import { useStateChoices } from './review-filters.tsx';

type ReviewForm = RecordForm<Reviewed, Reviewed, never>;

interface ReviewGroupProps<Row extends Reviewed, Body extends Reviewed, Part extends string> {
  form: RecordForm<Row, Body, Part>;
  page: PageKey;
}

/** The reviewer's fields of a record's form. Owners see `ReviewNotice` instead. */
export function ReviewGroup<Row extends Reviewed, Body extends Reviewed, Part extends string>({
  form,
  page,
}: ReviewGroupProps<Row, Body, Part>) {
  const { own_only } = useRight(page);
  // `as`: only the fields of the review are looked at, and every reviewed form has them
  return own_only ? null : <Fields form={form as unknown as ReviewForm} />;
}

function Fields({ form }: { form: ReviewForm }) {
  const t = usePhrases(reviewPhrases);
  const isBack = isSentBack(form.fields.useWatchValue('status_check'));
  return (
    <FormGroup title={t.group}>
      <State form={form} />
      {isBack && <PointedField form={form} />}
      {isBack && (
        <FullWidth>
          <TextField<FormValues<Reviewed>> form={form} name="status_check_text" hint={t.reasonHint} rows={2} required />
        </FullWidth>
      )}
    </FormGroup>
  );
}

/** A reason belongs to the decision that has one; turned back and forth, it is there again. */
function State({ form }: { form: ReviewForm }) {
  const options = useStateChoices();
  const field = useField(form, 'status_check', undefined, (value) => options.find((option) => option.value === value)?.label ?? value);
  const typed = useRef({ status_check_text: '', status_check_field: '' });
  function choose(state: ReviewState): void {
    const { status_check, status_check_text, status_check_field } = form.fields.getValues();
    field.onChange(state);
    if (isSentBack(state) === isSentBack(status_check)) return;
    const next = isSentBack(state) ? typed.current : { status_check_text: '', status_check_field: '' };
    typed.current = { status_check_text, status_check_field };
    form.fields.setFieldValue('status_check_text', next.status_check_text);
    form.fields.setFieldValue('status_check_field', next.status_check_field);
  }
  return (
    <Select
      {...field}
      data={options}
      onChange={(value) => choose(value as ReviewState)} // one of the options
      allowDeselect={false}
    />
  );
}

/** Which field the reason is about: any of the form's. */
function PointedField({ form }: { form: ReviewForm }) {
  const t = usePhrases(reviewPhrases);
  const [fields, setFields] = useState<{ value: string; label: string }[]>([]);
  const own = ['status_check', 'status_check_text', 'status_check_field', 'active'];
  const choices = () => fieldsOnPage(form).flatMap((value) => (own.includes(value) ? [] : [{ value, label: form.labelOf(value) }]));
  const field = useField(form, 'status_check_field', undefined, form.labelOf);
  return (
    <Select
      {...field}
      // the fields are asked for when they are drawn
      data={fields.length > 0 || field.value === '' ? fields : [{ value: field.value, label: form.labelOf(field.value) }]}
      onDropdownOpen={() => setFields(choices())}
      value={field.value === '' ? null : field.value}
      onChange={(name) => field.onChange(name ?? '')}
      description={t.fieldHint}
      clearable
      searchable
      selectFirstOptionOnChange
      filter={choiceSearch}
    />
  );
}
