import { arabicDigits } from '@faculty/contracts/kit/digits';
import { toBuddhistEra, toCommonEra } from '@faculty/contracts/kit/era';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { FieldHint } from './field-hint.tsx';
import type { NamesBy } from './form-values.ts';
import { type FormLike, useField } from './use-field.ts';

const phrases = {
  example: { th: 'เช่น 2569 หรือพิมพ์ 69 หรือปี ค.ศ. ระบบจะแปลงเป็น พ.ศ. ให้', en: 'Such as 2569; 69 and 2026 become 2569.' },
  otherEra: (year: number) => ({ th: `ตรงกับ ค.ศ. ${year}`, en: `${year} in the Gregorian calendar` }),
};

const digits = 4;

interface YearFieldProps<Values> {
  form: FormLike<Values>;
  name: NamesBy<Values, string>[keyof Values & string];
  label: string;
  /** Stands in the place of the other era, such as where the year came from. */
  hint?: ReactNode;
}

/** A Buddhist year in four digits, with the other era under it; a Gregorian year or two digits become one when the field is left. */
export function YearField<Values extends object>({ form, name, label, hint }: YearFieldProps<Values>) {
  const t = usePhrases(phrases);
  const { value, onChange, onBlur, ...field } = useField(form, name, label);
  const text = String(value ?? '');
  const isBuddhist = /^2[4-9]\d\d$/.test(text);
  const set = (year: string) => onChange(year as Values[typeof name]); // a text field's value is text
  return (
    <TextInput
      {...field}
      label={label}
      required
      inputMode="numeric"
      maxLength={digits}
      value={text}
      onChange={(event) => set(arabicDigits(event.currentTarget.value).replace(/\D/g, ''))}
      onBlur={() => {
        if (buddhistYear(text) !== text) set(buddhistYear(text));
        onBlur();
      }}
      description={
        <FieldHint
          hint={hint ?? (isBuddhist ? t.otherEra(toCommonEra(Number(text))) : t.example)}
          length={text.length}
          maxLength={undefined}
        />
      }
    />
  );
}

/** A year as it is stored: `2023`, which can only be Gregorian, and `66` become `2566`; anything else stays as it was typed. */
export function buddhistYear(typed: string): string {
  if (/^\d\d$/.test(typed)) return `25${typed}`;
  return /^(19|20|21)\d\d$/.test(typed) ? String(toBuddhistEra(Number(typed))) : typed;
}
