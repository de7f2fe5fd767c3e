import { toBuddhistEra, yearOfTwoDigits } from '@faculty/contracts/kit/dates/era';
import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { FieldProps } from '../core/field-props.ts';

const digits = 4;

interface YearInputProps extends Omit<TextInputProps, keyof FieldProps<string>>, FieldProps<string> {
  /** What a typed year means. */
  read?: (typed: string) => string;
}

/** A year in digits of either script; replaced by the year it means (`buddhistYear`) on blur. */
export function YearInput({ value, onChange, onBlur, read = buddhistYear, ...input }: YearInputProps) {
  return (
    <TextInput
      required
      {...input}
      inputMode="numeric"
      maxLength={digits}
      value={value}
      onChange={(event) => onChange(arabicDigits(event.currentTarget.value).replace(/\D/g, ''))}
      onBlur={() => {
        if (read(value) !== value) onChange(read(value));
        onBlur?.();
      }}
    />
  );
}

/** A year as it is stored: `2023`, which can only be Gregorian, and `66` become `2566`; anything else stays as it was typed. */
export function buddhistYear(typed: string): string {
  if (/^\d\d$/.test(typed)) return String(toBuddhistEra(yearOfTwoDigits(Number(typed))));
  return /^(19|20|21)\d\d$/.test(typed) ? String(toBuddhistEra(Number(typed))) : typed;
}
