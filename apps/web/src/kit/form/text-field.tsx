import type { Language } from '@faculty/contracts/kit/words';
import { Textarea, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { FieldHint } from './field-hint.tsx';
import { formPhrases } from './form.phrases.ts';
import type { NamesOf } from './form-values.ts';
import { type FormLike, useField } from './use-field.ts';

export interface TextFieldProps<Values> {
  form: FormLike<Values>;
  name: NamesOf<Values, string>;
  label: string;
  /** A rule or an example, told before it is broken. */
  hint?: ReactNode;
  /** More than one line. */
  rows?: number;
  /** Marks it required where the contract alone cannot say so. */
  required?: boolean;
  /** Shown, but fixed: an identifier on edit. */
  isLocked?: boolean;
  /** Language of what is typed. */
  lang?: Language;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url';
}

const wrapperOrder: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];

/** A line or paragraph of text. Required and the longest length come from the contract. */
export function TextField<Values extends object>({
  form,
  name,
  label,
  hint,
  rows,
  required,
  isLocked = false,
  lang,
  inputMode,
}: TextFieldProps<Values>) {
  const t = usePhrases(formPhrases);
  const field = useField(form, name, label);
  const { maxLength } = form.rulesOf(name);
  const text = String(field.value ?? '');
  const props = {
    ...field,
    value: text,
    onChange: (event: { currentTarget: { value: string } }) => field.onChange(event.currentTarget.value as Values[typeof name]), // a text field's value is text
    label,
    lang,
    inputMode,
    required: required ?? field.required,
    readOnly: isLocked,
    description: <FieldHint hint={isLocked ? t.locked : hint} length={text.length} maxLength={isLocked ? undefined : maxLength} />,
    inputWrapperOrder: wrapperOrder,
    ...(isLocked && { variant: 'filled', rightSection: <IconLock size={18} aria-hidden /> }),
  };
  return rows === undefined ? <TextInput {...props} /> : <Textarea {...props} autosize minRows={rows} />;
}
