import type { FileRule } from '@faculty/contracts/kit/entity';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useEffect } from 'react';
import type { Choice } from '../choice/use-parameters.ts';
import { afterPointerUp } from './after-pointer-up.ts';
import type { Problems } from './field-problem.tsx';
import type { fieldRules } from './field-rules.ts';
import type { ChosenFiles } from './form-files.tsx';
import type { FormValues } from './form-values.ts';

/** What a field needs of a form; every `useEntityForm` is one. */
export interface FormLike<Values> {
  fields: UseFormReturnType<Values>;
  /** What a field is called, by the contract; its name where the contract has no label. */
  labelOf(name: string): string;
  /** The options of a field that is a choice of the contract, in the person's language. */
  choicesOf(name: string): readonly Choice[];
  words: Map<string, (value: unknown) => string>;
  fieldId(name: string): string;
  rulesOf(name: string): ReturnType<typeof fieldRules>;
}

/** The files of a form. */
interface FormFiles<Part extends string> {
  chosen: ChosenFiles<Part>;
  /** Sets a file after checking type and size, else shows the error; null removes the choice and keeps the stored file. */
  set(part: Part, file: File | null): void;
  /** Takes the stored file away with the save. */
  clear(part: Part): void;
  /** Shows why a chosen file was not taken, until another choice; a file that is still missing says so in the same words. */
  refuse(part: Part, problem: Problems[string]): void;
}

/** What a field of a file needs of a form besides; its stored file is in the row. */
export interface FileForm<Body, Part extends string> extends FormLike<FormValues<Body>> {
  files: FormFiles<Part>;
  /** The rule of each file. */
  fileRules: Readonly<Record<Part, FileRule<Body>>>;
  /** Field or file → whether it does not count for the present values: it keeps what was typed, but is neither validated nor sent. Filled by the fields themselves. */
  unused: Map<string, (values: FormValues<Body>) => boolean>;
  record?: { entity: string; id: string } | null;
  row?: unknown;
}

/** What a bound field gets, to be spread over an input or one of `kit/fields`. */
interface BoundField<Value> {
  id: string;
  label: string;
  value: Value;
  onChange(value: Value): void;
  onBlur(): void;
  error: ReactNode;
  required: boolean;
}

/**
 * Binds one field of a form. Only the component that calls it is drawn again while the person types:
 * call it in a component of the field's own. `label` where the screen has another word than the contract; `words` formats a value that is the
 * code of an option which the contract does not know.
 */
export function useField<Values extends object, Name extends keyof Values & string>(
  form: FormLike<Values>,
  name: Name,
  label = form.labelOf(name),
  words?: (value: Values[Name]) => string,
): BoundField<Values[Name]> {
  const { fields, words: allWords } = form;
  useEffect(() => {
    if (words) allWords.set(name, words as (value: unknown) => string); // it is asked for values of this field only
  });
  return {
    id: form.fieldId(name),
    label,
    value: fields.useWatchValue(name) as Values[Name], // the path is a plain key
    onChange: (value) => fields.setFieldValue<Values, string>(name, value as never, { forceUpdate: false }),
    // An error that appears under the pointer would move the pressed element. A field that was only focused is not validated on blur: what is
    // missing there is shown on save.
    onBlur: () => afterPointerUp(() => void (fields.isDirty(name) && fields.validateField(name))),
    error: fields.errors[name],
    required: form.rulesOf(name).required,
  };
}
