import type { Language } from '@faculty/contracts/kit/words';
import type { ReactNode } from 'react';

/** What every field of a form takes: a controlled value and its surroundings. Fits `useField` of the form kit and `@mantine/form`'s `getInputProps`. */
export interface FieldProps<Value> {
  /** Id of the input, by which labels and the summary of errors find it. */
  id?: string;
  label: string;
  value: Value;
  onChange(value: Value): void;
  onFocus?(): void;
  onBlur?(): void;
  error?: ReactNode;
  required?: boolean;
  description?: ReactNode;
  disabled?: boolean;
  /** Language of what is typed, when it is not the interface's. */
  lang?: Language;
}
