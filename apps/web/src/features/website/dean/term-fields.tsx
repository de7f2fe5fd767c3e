import type { FieldErrorCode } from '@faculty/contracts/field-errors';
import { fieldErrorWords } from '@faculty/contracts/field-errors';
import type { DirectDeanBody } from '@faculty/contracts/website/direct-dean';
import { useEffect, useRef } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { DayInput } from '../../../kit/fields/day/day-field.tsx';
import { isDay } from '../../../kit/fields/day/parse-day.ts';
import type { FormValues } from '../../../kit/form/core/form-values.ts';
import { type FormLike, useField } from '../../../kit/form/core/use-field.ts';
import type { FormFields } from '../../../kit/form/core/use-form-fields.ts';
import { FlagField } from '../../../kit/form/fields/choice-fields.tsx';
import { FieldProblem } from '../../../kit/form/fields/field-problem.tsx';
import { afterPointerUp } from '../../../kit/form/layout/after-pointer-up.ts';
import { FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { showError } from '../../../kit/notifications/messages.ts';
import { deanPhrases } from './dean.phrases.ts';

type Values = FormValues<DirectDeanBody>;

/** Start and end of a term. A current term has no end date: a typed one is hidden, and shown again when the term is set to ended. */
export function TermFields({ form }: { form: FormLike<Values> & Pick<FormFields<DirectDeanBody, never>, 'unused'> }) {
  const t = usePhrases(deanPhrases);
  const isNow = form.fields.useWatchValue('direct_dean_status_now') === 'Y';
  const { unused } = form;
  useEffect(() => {
    unused.set('direct_dean_end_date', ({ direct_dean_status_now }) => direct_dean_status_now === 'Y');
  }, [unused]);
  return (
    <>
      <FullWidth>
        <FlagField form={form} name="direct_dean_status_now" label={t.direct_dean_status_now} on={t.isNow} off={t.hasEnded} />
      </FullWidth>
      <TermDay form={form} name="direct_dean_start_date" label={t.direct_dean_start_date} reversedCode="start_after_end" />
      {!isNow && <TermDay form={form} name="direct_dean_end_date" label={t.direct_dean_end_date} reversedCode="end_before_start" />}
    </>
  );
}

interface TermDayProps {
  form: FormLike<Values>;
  name: 'direct_dean_start_date' | 'direct_dean_end_date';
  label: string;
  /** Error code shown when changing this date puts the end before the start. */
  reversedCode: FieldErrorCode;
}

/** Start or end date. A date that puts the end before the start is cleared, and the documented warning is shown. */
function TermDay({ form, name, label, reversedCode }: TermDayProps) {
  const t = usePhrases(deanPhrases);
  const { language } = useLanguage();
  const { fields } = form;
  const field = useField(form, name, label);
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
      label={label}
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
