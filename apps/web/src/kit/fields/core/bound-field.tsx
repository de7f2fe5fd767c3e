import type { ReactNode } from 'react';
import type { FieldProps, FileInputProps } from './field-props.ts';
import { type FileForm, type FormLike, useField } from './use-field.ts';
import { useFileField } from './use-file-field.ts';

/** Names of the fields whose every value is a `Kind`. */
export type NamesHolding<Values, Kind> = { [Key in keyof Values & string]: Values[Key] extends Kind ? Key : never }[keyof Values & string];

/** Names of the fields that hold a `Kind` and take every one, or every one but null: a text, and not a choice of two. */
type NamesTaking<Values, Kind> = {
  [Key in keyof Values & string]: Values[Key] extends Kind ? (Exclude<Kind, null> extends Values[Key] ? Key : never) : never;
}[keyof Values & string];

/** The props of every `<XField>`, in addition to the options of its input. */
export interface BoundFieldProps<Values, Name extends keyof Values> {
  form: FormLike<Values>;
  name: Name;
  /** Where the screen has another word than the contract. */
  label?: string | undefined;
  /** A rule or an example, shown before it is broken. */
  hint?: ReactNode;
  /** Marks it required where the contract alone cannot. */
  required?: boolean;
  /** A value as text in the history and the comparison of versions, where it is a code. */
  valueText?: (value: Values[Name]) => string;
}

/** The options of an input beyond those of every field. */
type Options<Props> = Omit<Props, keyof FieldProps<never> | keyof BoundFieldProps<never, never>> &
  Pick<FieldProps<never>, 'lang' | 'disabled'>;

/** Makes a form field of a controlled input: `const DayField = boundField(DayInput)`, used as `<DayField form name label />`. */
// biome-ignore lint/suspicious/noExplicitAny: the value's type is that of the input
export function boundField<Props extends FieldProps<any>>(Input: (props: Props) => ReactNode) {
  return function BoundField<Values extends object, Name extends NamesTaking<Values, Props['value']>>({
    form,
    name,
    label,
    hint,
    required,
    valueText,
    ...options
  }: BoundFieldProps<Values, Name> & Options<Props>) {
    const field = useField(form, name, label, valueText);
    const props = { ...options, ...field, required: required ?? field.required, ...(hint !== undefined && { description: hint }) };
    return <Input {...(props as unknown as Props)} />; // the name holds what the input takes
  };
}

interface BoundFileProps<Body, Part extends string> {
  form: FileForm<Body, Part>;
  name: Part;
  /** Where the screen has another word than the contract. */
  label?: string | undefined;
  hint?: ReactNode;
  /** What the record has, where the field of the same name does not say it: a name to show, or the address of a picture. */
  stored?: string | null;
  disabled?: boolean;
}

/** Makes a form field of a file input: `<PictureField form name label />`. Required as the contract's `requiredWhen` says. */
export function boundFile(Input: (props: FileInputProps) => ReactNode) {
  return function BoundFile<Body extends object, Part extends string>({
    form,
    name,
    label,
    hint,
    stored,
    disabled,
  }: BoundFileProps<Body, Part>) {
    const field = useFileField(form, name, label);
    const address = (form.row as Partial<Record<Part, string | null>> | undefined)?.[name] ?? null;
    return (
      <Input
        {...field}
        stored={stored === undefined ? address : stored}
        required={field.onClear === undefined}
        {...(hint !== undefined && { description: hint })}
        {...(disabled !== undefined && { disabled })}
      />
    );
  };
}
