import { type FieldErrorCode, fieldErrorWords } from '@faculty/contracts/field-errors';
import { type DirectDeanBody, type DirectDeanRow, directDean, lastDayOfFormerTerm } from '@faculty/contracts/website/direct-dean';
import { Alert, Checkbox, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { entityQueries } from '../../../kit/api/entity-calls.ts';
import { FlagField, SelectField } from '../../../kit/fields/choice/choice-fields.tsx';
import { useCombo } from '../../../kit/fields/choice/use-combo.ts';
import { afterPointerUp } from '../../../kit/fields/core/after-pointer-up.ts';
import { FieldProblem } from '../../../kit/fields/core/field-problem.tsx';
import type { FormValues } from '../../../kit/fields/core/form-values.ts';
import { type FormLike, useField } from '../../../kit/fields/core/use-field.ts';
import { DayInput } from '../../../kit/fields/day/day-field.tsx';
import { isDay } from '../../../kit/fields/day/parse-day.ts';
import { ShownField } from '../../../kit/fields/day/showing-fields.tsx';
import { PictureField } from '../../../kit/fields/files/file-field.tsx';
import { BilingualText } from '../../../kit/fields/text/bilingual-text.tsx';
import { type EntityForm, useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import type { FormFields } from '../../../kit/form/core/use-form-fields.ts';
import { FormGroup, FormPage, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { showError } from '../../../kit/notifications/messages.ts';
import { dayText } from '../../../kit/theme/dates.ts';
import { deanPhrases } from './dean.phrases.ts';
import { memberCombo } from './members.ts';
import { useDeanTabs } from './use-dean-tabs.ts';

type Values = FormValues<DirectDeanBody>;

interface TermDayProps {
  form: FormLike<Values>;
  name: 'direct_dean_start_date' | 'direct_dean_end_date';
  /** Error code shown when changing this date puts the end before the start. */
  reversedCode: FieldErrorCode;
}

type DeanForm = EntityForm<DirectDeanRow, DirectDeanBody, 'direct_dean_image'>;

// a new dean follows the former one
const empty = { ends_former_terms: 'Y' } as const;

const valuesOf = (row: DirectDeanRow): FormValues<DirectDeanBody> => ({ ...row, ends_former_terms: 'N' });

export function DeanFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(deanPhrases);
  const form = useEntityForm(directDean, { id, empty, fromRow: valuesOf });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit} tabs={useDeanTabs()}>
      <FormGroup title={t.person}>
        <DeanMember form={form} />
        <PictureField form={form} name="direct_dean_image" />
      </FormGroup>
      <FormGroup title={t.term}>
        <BilingualText form={form} th="direct_dean_position_th" en="direct_dean_position_en" />
        <TermFields form={form} />
        <FullWidth>
          <FormerDeans form={form} />
        </FullWidth>
      </FormGroup>
      <FormGroup title={t.publishing}>
        <ShownField form={form} name="active" />
      </FormGroup>
    </FormPage>
  );
}

/** Asks what becomes of those who are current already when this term is: it ends by one choice, on the day before this one starts. */
function FormerDeans({ form }: { form: DeanForm }) {
  const t = usePhrases(deanPhrases);
  const { language } = useLanguage();
  const isNow = form.fields.useWatchValue('direct_dean_status_now') === 'Y';
  const start = form.fields.useWatchValue('direct_dean_start_date');
  const current = entityQueries(directDean).list({ page: 0, limit: 5, direct_dean_status_now: 'Y', active: 'Y' });
  const { data } = useQuery({ ...current, enabled: isNow });
  const others = (data?.rows ?? []).filter(({ direct_dean_id }) => direct_dean_id !== form.row?.direct_dean_id);
  const names = others.map((dean) => (language === 'en' && dean.full_name_en) || dean.full_name_th).join(', ');
  const [first] = others;
  const day = first && others.length === 1 && isDay(start) ? lastDayOfFormerTerm(start, first.direct_dean_start_date) : null;
  const label = t.endFormer(names, day === null ? t.dayBefore : t.onDay(dayText(day, language)));
  const field = useField(form, 'ends_former_terms', label);
  const isEnded = field.value === 'Y';
  return (
    <div role="status">
      {isNow && others.length > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
          <Text inherit mb="xs">
            {t.otherNow(names)}
          </Text>
          <Checkbox
            id={field.id}
            label={label}
            description={isEnded ? undefined : t.bothCurrent}
            checked={isEnded}
            onChange={(event) => field.onChange(event.currentTarget.checked ? 'Y' : 'N')}
          />
        </Alert>
      )}
    </div>
  );
}

/** Member select. A member who has left the faculty is not offered, but stays selected in a stored term. */
function DeanMember({ form }: { form: DeanForm }) {
  const t = usePhrases(deanPhrases);
  const members = useCombo(memberCombo);
  const { row } = form;
  const hasLeft = row !== undefined && members.length > 0 && members.every(({ value }) => value !== row.user_name);
  const options = hasLeft ? [...members, { value: row.user_name, label: t.left(row.full_name_th) }] : members;
  return <SelectField form={form} name="user_name" hint={t.memberHint} options={options} isSearchable />;
}

/** Start and end of a term. A current term has no end date: a typed one is hidden, and shown again when the term is set to ended. */
function TermFields({ form }: { form: FormLike<Values> & Pick<FormFields<DirectDeanBody, never>, 'unused'> }) {
  const isNow = form.fields.useWatchValue('direct_dean_status_now') === 'Y';
  const { unused } = form;
  useEffect(() => {
    unused.set('direct_dean_end_date', ({ direct_dean_status_now }) => direct_dean_status_now === 'Y');
  }, [unused]);
  return (
    <>
      <FullWidth>
        <FlagField form={form} name="direct_dean_status_now" />
      </FullWidth>
      <TermDay form={form} name="direct_dean_start_date" reversedCode="start_after_end" />
      {!isNow && <TermDay form={form} name="direct_dean_end_date" reversedCode="end_before_start" />}
    </>
  );
}

/** Start or end date. A date that puts the end before the start is cleared, and the documented warning is shown. */
function TermDay({ form, name, reversedCode }: TermDayProps) {
  const t = usePhrases(deanPhrases);
  const { language } = useLanguage();
  const { fields } = form;
  const field = useField(form, name);
  const isTyped = useRef(false);

  /** Runs only on a complete date: `2/10`, typed on the way to `28/10`, could wrongly fail the check. */
  function checkOrder(): void {
    if (!isReversed(fields.getValues())) {
      field.onBlur();
      return;
    }
    field.onChange('');
    fields.clearErrors();
    fields.setFieldError(name, <FieldProblem code={reversedCode} />);
    showError(t.warning(fieldErrorWords(reversedCode, language)));
  }

  return (
    <DayInput
      {...field}
      required
      onFocus={() => {
        isTyped.current = true;
      }}
      onBlur={() => {
        isTyped.current = false;
        afterPointerUp(checkOrder);
      }}
      onChange={(day) => {
        field.onChange(day ?? '');
        if (!isTyped.current) checkOrder();
      }}
    />
  );
}

/** Whether an ended term starts after its end date. */
function isReversed({ direct_dean_start_date: start, direct_dean_end_date: end, direct_dean_status_now }: Values): boolean {
  return direct_dean_status_now === 'N' && isDay(start) && isDay(end) && end < start;
}
