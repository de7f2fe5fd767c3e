import { toCommonEra } from '@faculty/contracts/kit/dates/era';
import { type ReactNode, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { FieldHint } from '../core/field-hint.tsx';
import type { NamesBy } from '../core/form-values.ts';
import { type FormLike, useField } from '../core/use-field.ts';
import { buddhistYear, YearInput } from '../day/year-input.tsx';

const phrases = {
  example: { th: 'เช่น 2569 หรือพิมพ์ 69 หรือปี ค.ศ. ระบบจะแปลงเป็น พ.ศ. ให้', en: 'Such as 2569; 69 and 2026 become 2569.' },
  otherEra: (year: number) => ({ th: `ตรงกับ ค.ศ. ${year}`, en: `${year} in the Gregorian calendar` }),
};

interface YearFieldProps<Values> {
  form: FormLike<Values>;
  name: NamesBy<Values, string>[keyof Values & string];
  /** Where the screen has another word than the contract. */
  label?: string | undefined;
  /** Shown in place of the other era, such as the source of the year. */
  hint?: ReactNode;
  /** A volume is accepted: fewer than four digits are not converted. */
  takesVolume?: boolean;
}

/**
 * A Buddhist year in four digits, with the other era under it. The form has the year that is meant from the first key on, for a save in
 * the middle of the field; what was typed stays in sight until it is left.
 */
export function YearField<Values extends object>({ form, name, label, hint, takesVolume = false }: YearFieldProps<Values>) {
  const t = usePhrases(phrases);
  const { value, onChange, ...field } = useField(form, name, label);
  const [typed, setTyped] = useState('');
  const year = String(value ?? '');
  const meant = (digits: string) => (takesVolume && digits.length < 4 ? digits : buddhistYear(digits));
  const text = meant(typed) === year ? typed : year;
  const isBuddhist = /^2[4-9]\d\d$/.test(text);
  return (
    <YearInput
      {...field}
      value={text}
      read={meant}
      onChange={(next) => {
        setTyped(next);
        onChange(meant(next) as Values[typeof name]); // a text field's value is text
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
