import type { Flag } from '@faculty/contracts/kit/fields';
import { activeWords } from '@faculty/contracts/kit/flags';
import { Group, Input, Select, Switch, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/phrases.tsx';
import type { NamesHolding } from '../core/bound-field.tsx';
import type { FieldProps } from '../core/field-props.ts';
import { type FormLike, useField } from '../core/use-field.ts';
import { isTouchScreen } from '../is-touch-screen.ts';
import { choiceSearch } from './choice-search.ts';
import { offeredOf } from './use-parameters.ts';
import { useTypedChoice } from './use-typed-choice.ts';

interface SelectFieldProps<Values, Name extends keyof Values> {
  form: FormLike<Values>;
  name: Name;
  /** Where the screen has another word than the contract. */
  label?: string | undefined;
  /** The words of the contract's choice when absent. */
  options?: readonly { value: Values[Name] & string; label: string; isRetired?: boolean }[];
  hint?: ReactNode;
  required?: boolean;
  /** May be left without a choice. */
  isClearable?: boolean;
  /** By typing. Unless said, not on touch screens. */
  isSearchable?: boolean;
}

/** So many letters fit into the field on a phone. */
const fittingLetters = 30;

/** One of some options; the values are the contract's, identifiers as text. */
export function SelectField<Values extends object, Name extends NamesHolding<Values, string | number | null>>({
  form,
  name,
  label,
  hint,
  required,
  // the codes of this field; what must be chosen is not the empty one
  options = form.choicesOf(name).filter(({ value }) => !(required && value === '')) as unknown as readonly {
    value: Values[Name] & string;
    label: string;
  }[],
  isClearable = false,
  isSearchable = !isTouchScreen(),
}: SelectFieldProps<Values, Name>) {
  const wordsOf = (chosen: Values[Name]) => options.find((option) => option.value === String(chosen))?.label ?? String(chosen ?? '');
  const field = useField(form, name, label, wordsOf);
  // an identifier may be the number that is stored
  const value = field.value === null ? null : String(field.value);
  // a stored value whose option no longer exists stays selected until another one is chosen
  const isGone = value !== null && value !== '' && options.length > 0 && options.every((option) => option.value !== value);
  const offered = [...offeredOf(options, [value]), ...(isGone ? [{ value, label: value }] : [])];
  const choose = (chosen: string | null) => field.onChange(chosen as Values[Name]); // one of the options, or null when clearable
  const resting = value === null ? '' : (offered.find((option) => option.value === value)?.label ?? '');
  const typed = useTypedChoice({ options: offered, resting, choose });
  const whole = resting.length > fittingLetters && (
    <Text inherit component="span" display="block" hiddenFrom="sm" aria-hidden>
      {resting}
    </Text>
  );
  return (
    <Select
      {...field}
      {...(isSearchable && typed.props)}
      error={typed.problem ?? field.error}
      // the library would keep showing the label of the previous option for an empty value
      value={value === '' && options.every((option) => option.value !== '') ? null : value}
      onChange={choose}
      data={offered}
      description={
        (hint !== undefined || whole) && (
          <>
            {whole}
            {hint}
          </>
        )
      }
      required={required ?? field.required}
      // what may be left without a choice is taken back by choosing it again, which keys can do as well
      allowDeselect={isClearable}
      clearable={isClearable}
      searchable={isSearchable}
      filter={choiceSearch}
    />
  );
}

interface FlagFieldProps<Values> {
  form: FormLike<Values>;
  name: NamesHolding<Values, Flag>;
  /** Where the screen has another word than the contract. */
  label?: string | undefined;
  /** Words for Y and N; those of the contract, else "in use" and "cancelled", when absent. */
  on?: string;
  off?: string;
  hint?: ReactNode;
}

/** A documented Y / N as a switch, with its state as text. */
export function FlagField<Values extends object>({ form, name, label, on, off, hint }: FlagFieldProps<Values>) {
  const { language } = useLanguage();
  const states = form.choicesOf(name);
  const wordsOf = (flag: unknown) =>
    (flag === 'Y' ? on : off) ?? states.find(({ value }) => value === flag)?.label ?? activeWords[flag === 'Y' ? 'Y' : 'N'][language];
  const field = useField(form, name, label, wordsOf);
  return (
    <SwitchInput
      {...field}
      value={field.value === 'Y'}
      onChange={(isOn) => field.onChange((isOn ? 'Y' : 'N') as Values[typeof name])} // by NamesHolding
      state={wordsOf(field.value)}
      description={hint}
    />
  );
}

/** A switch with its state as text. */
export function SwitchInput({
  id,
  label,
  value,
  onChange,
  error,
  description,
  disabled = false,
  state,
}: FieldProps<boolean> & { id: string; state: string }) {
  return (
    <Input.Wrapper id={id} label={label} error={error} description={description}>
      <Group gap="xs" mih={36} wrap="nowrap">
        <Switch
          id={id}
          // without the state text, which is a label too: a switch has a state of its own
          aria-label={label}
          size="md"
          checked={value}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {/* pressed like the switch itself */}
        <Text component="label" size="sm" htmlFor={id} aria-hidden>
          {state}
        </Text>
      </Group>
    </Input.Wrapper>
  );
}
