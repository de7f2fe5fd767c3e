import { arabicDigits } from '@faculty/contracts/kit/digits';
import type { UserEduBody } from '@faculty/contracts/members/user-edu';
import { TextInput } from '@mantine/core';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { FieldHint } from '../../../../kit/form/field-hint.tsx';
import type { FormValues } from '../../../../kit/form/form-values.ts';
import { type FormLike, useField } from '../../../../kit/form/use-field.ts';
import { buddhistYear } from './buddhist-year.ts';
import { educationPhrases } from './education.phrases.ts';

interface YearFieldProps {
  form: FormLike<FormValues<UserEduBody>>;
  name: 'edu_year';
  label: string;
}

const digits = 4;

/** A Buddhist year in four digits, with the other era beside it; a Gregorian year is understood and turned into it. */
export function YearField({ form, name, label }: YearFieldProps) {
  const t = usePhrases(educationPhrases);
  const { value, onChange, onBlur, ...field } = useField(form, name, label);
  const text = String(value);
  const isBuddhist = /^2[4-6]\d\d$/.test(text);
  return (
    <TextInput
      {...field}
      label={label}
      required
      inputMode="numeric"
      maxLength={digits}
      value={text}
      onChange={(event) => onChange(arabicDigits(event.currentTarget.value).replace(/\D/g, ''))}
      onBlur={() => {
        onChange(buddhistYear(text));
        onBlur();
      }}
      description={<FieldHint hint={isBuddhist ? t.otherEra(Number(text) - 543) : t.yearHint} length={text.length} maxLength={digits} />}
    />
  );
}
