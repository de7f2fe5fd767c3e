import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useEffect } from 'react';
import type { FieldRules } from './field-rules.ts';
import { fieldId } from './focus-field.ts';

/** What a field needs of a form; every `useEntityForm` is one. */
export interface FormLike<Values> {
  fields: UseFormReturnType<Values>;
  labels: Map<string, string>;
  rulesOf(name: string): FieldRules;
}

/** What a bound field gets, to be spread over an input or one of `kit/fields`. */
export interface BoundField<Value> {
  id: string;
  value: Value;
  onChange(value: Value): void;
  onBlur(): void;
  error: ReactNode;
  required: boolean;
}

/**
 * Binds one field of a form. Only the component that calls it is drawn again while the person types:
 * call it in a component of the field's own, or use `<Bound>`.
 */
export function useField<Values extends object, Name extends keyof Values & string>(
  form: FormLike<Values>,
  name: Name,
  label: string,
): BoundField<Values[Name]> {
  const { fields, labels } = form;
  useEffect(() => {
    labels.set(name, label);
  }, [labels, name, label]);
  return {
    id: fieldId(name),
    value: fields.useWatchValue(name) as Values[Name], // the path is a plain key
    onChange: (value) => fields.setFieldValue<Values, string>(name, value as never, { forceUpdate: false }),
    onBlur: () => void fields.validateField(name),
    error: fields.errors[name],
    required: form.rulesOf(name).required,
  };
}
