import type { Language } from '@faculty/contracts/kit/bilingual';
import type { FileRule } from '@faculty/contracts/kit/entity';
import { createContext, type ReactNode } from 'react';

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

/** What every field of a file takes; the value is the chosen file, not the stored one. */
export interface FileInputProps extends FieldProps<File | null> {
  rule: FileRule<never>;
  /** A file was chosen and not taken, which the field shows by itself. */
  onRefused?(problem: ReactNode): void;
  /** What the server has: a name to show, when there is something. */
  stored?: string | null;
  /** The stored file is deleted with the save; choosing a file, or `onChange(null)`, undoes that. */
  isCleared?: boolean;
  onClear?: () => void;
  /** The record of the stored file and its field there, when others may show it. */
  belongsTo?: { entity: string; id: string; field: string };
}

/** Whether the fields inside are read-only, for what `<fieldset disabled>` does not reach, such as an editor. */
export const ReadOnlyFields = createContext(false);
