import type { Language } from '@faculty/contracts/kit/bilingual';
import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import { Textarea, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { fieldPhrases } from '../core/field.phrases.ts';
import { FieldHint } from '../core/field-hint.tsx';
import type { NamesBy } from '../core/form-values.ts';
import { type FormLike, useField } from '../core/use-field.ts';
import { completeAddress } from './complete-address.ts';
import { writeDigitOfKey } from './digit-keys.ts';

interface TextFieldProps<Values> {
  form: FormLike<Values>;
  name: NamesBy<Values, string>[keyof Values & string];
  /** Where the screen has another word than the contract. */
  label?: string | undefined;
  /** A rule or an example, shown before it is broken. */
  hint?: ReactNode;
  /** More than one line; 1 is a line that grows with its text. */
  rows?: number;
  /** Marks it required where the contract alone cannot say so. */
  required?: boolean;
  /** Read-only: an identifier on edit. Without a hint it says so. */
  isLocked?: boolean;
  /** Spaces are not taken, whether typed or pasted. */
  withoutSpaces?: boolean;
  /** Shows from the first letter on how long it is. */
  isCounted?: boolean;
  /** Language of what is typed. */
  lang?: Language;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url';
}

/** A line or paragraph of text. `required` and the maximum length come from the contract. */
export function TextField<Values extends object>({
  form,
  name,
  label,
  hint,
  rows,
  required,
  isLocked = false,
  withoutSpaces = false,
  isCounted = false,
  lang,
  inputMode,
}: TextFieldProps<Values>) {
  const t = usePhrases(fieldPhrases);
  const field = useField(form, name, label);
  const { maxLength } = form.rulesOf(name);
  const text = String(field.value ?? '');
  const props = {
    ...field,
    value: text,
    onChange({ currentTarget: { value } }: { currentTarget: { value: string } }) {
      const typed = takesDigits(inputMode) ? arabicDigits(value) : inputMode === 'url' ? completeAddress(value) : value;
      const taken = withoutSpaces ? typed.replace(/\s/g, '') : rows === 1 ? typed.replace(/\s*\n\s*/g, ' ') : typed;
      field.onChange(taken as Values[typeof name]); // a text field's value is text
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
      if (withoutSpaces) refuseKey(event, ' ');
      if (rows === 1) refuseKey(event, 'Enter');
      if (inputMode === 'numeric' && !isLocked && event.currentTarget instanceof HTMLInputElement)
        writeDigitOfKey(event.nativeEvent, event.currentTarget);
    },
    lang,
    inputMode,
    required: required ?? field.required,
    readOnly: isLocked,
    description: (
      <FieldHint
        hint={hint ?? (isLocked && t.locked)}
        length={text.length}
        maxLength={isLocked ? undefined : maxLength}
        isCounted={isCounted}
      />
    ),
    ...(isLocked && { variant: 'filled', rightSection: <IconLock size={18} aria-hidden /> }),
  };
  return rows === undefined ? <TextInput {...props} /> : <Textarea {...props} autosize minRows={rows} />;
}

/** Thai digits are converted to Arabic ones. */
const takesDigits = (mode: string | undefined) => mode === 'numeric' || mode === 'decimal' || mode === 'tel';

/** Before it is typed: taking it out afterwards would move the caret to the end. */
function refuseKey(event: KeyboardEvent, refused: string): void {
  if (event.key === refused) event.preventDefault();
}
