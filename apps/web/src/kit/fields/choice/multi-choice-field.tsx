import { MultiSelect } from '@mantine/core';
import { usePhrases } from '../../../i18n/phrases.tsx';
import type { BoundFieldProps, NamesHolding } from '../core/bound-field.tsx';
import type { FieldProps } from '../core/field-props.ts';
import { useField } from '../core/use-field.ts';
import { choiceSearch } from './choice-search.ts';
import { type Choice, labelOf, labelsOf, offeredOf } from './use-parameters.ts';
import { useTypedChoice } from './use-typed-choice.ts';

const phrases = {
  choose: { th: 'เลือกได้หลายรายการ', en: 'Choose any number' },
  none: { th: 'ไม่พบตัวเลือก', en: 'No such option' },
};

interface MultiChoiceInputProps extends FieldProps<string[]> {
  options: readonly Choice[];
}

/** Several of the options. A stored value whose option no longer exists stays selected until it is removed. */
export function MultiChoiceInput({ options, value, onChange, onFocus, onBlur, ...props }: MultiChoiceInputProps) {
  const t = usePhrases(phrases);
  const gone = value.filter((chosen) => options.every((option) => option.value !== chosen));
  const data = [...offeredOf(options, value), ...gone.map((chosen) => ({ value: chosen, label: labelOf(options, chosen) }))];
  const typed = useTypedChoice({
    options: data.filter((option) => !value.includes(option.value)),
    resting: '',
    choose: (chosen) => onChange([...value, chosen]),
  });
  return (
    <MultiSelect
      {...props}
      {...typed.props}
      error={typed.problem ?? props.error}
      required={props.required ?? false}
      // the library tells it of its wrapper alone
      aria-required={props.required ?? false}
      disabled={props.disabled ?? false}
      lang={props.lang}
      data={data}
      value={value}
      onChange={onChange}
      onFocus={onFocus}
      onBlur={onBlur}
      placeholder={value.length === 0 ? t.choose : ''}
      searchable
      filter={choiceSearch}
      hidePickedOptions
      nothingFoundMessage={t.none}
    />
  );
}

/** Several choices of a form. */
export function MultiChoiceField<Values extends object, Name extends NamesHolding<Values, string[]>>({
  form,
  name,
  label,
  hint,
  required,
  options,
  disabled = false,
}: BoundFieldProps<Values, Name> & { options: readonly Choice[]; disabled?: boolean }) {
  // by NamesHolding
  const field = useField(form, name, label, (chosen) => labelsOf(options, chosen as string[]));
  return (
    <MultiChoiceInput
      {...field}
      value={field.value as string[]}
      onChange={(chosen) => field.onChange(chosen as Values[Name])}
      options={options}
      description={hint}
      required={required ?? field.required}
      disabled={disabled}
    />
  );
}
