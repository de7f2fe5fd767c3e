import type { FileRule } from '@faculty/contracts/kit/entity';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { checkBody, type Problems } from './field-problem.tsx';
import { type FieldRules, fieldRules } from './field-rules.ts';
import { fieldId } from './focus-field.ts';
import { type ChosenFiles, checkFile, missingFiles } from './form-files.tsx';
import { differingFields, type FormValues, isSameValue } from './form-values.ts';

/** What a form is made for: the body it sends and the files beside it. Every entity is one. */
export interface FormShape<Body, Part extends string> {
  readonly body: z.core.$ZodType<Body>;
  readonly files: Readonly<Record<Part, FileRule<Body>>>;
  /** Fields of HTML. */
  readonly richText?: readonly string[];
}

/** The files of a form. */
export interface FormFiles<Part extends string> {
  chosen: ChosenFiles<Part>;
  /** Takes a file when its type and size are right, else says why not; null gives it up again. */
  set(part: Part, file: File | null): void;
}

/** What a form would send. */
export interface Filled<Body, Part extends string> {
  body: Body;
  files: ChosenFiles<Part>;
}

/** What is typed and chosen in a form, and what is wrong with it; nothing of it knows the server. */
export interface FormFields<Body, Part extends string> {
  /** Values and problems, of @mantine/form. Bind inputs with `useField` or `<Bound>` instead of `getInputProps`. */
  fields: UseFormReturnType<FormValues<Body>>;
  files: FormFiles<Part>;
  isValid: boolean;
  isDirty: boolean;
  /** What the contract says about a field. */
  rulesOf(name: string): FieldRules;
  /** The rule of each file. */
  fileRules: Readonly<Record<Part, FileRule<Body>>>;
  /** Field name → its label, for the summary; filled by the fields themselves. */
  labels: Map<string, string>;
  /** Field name → how a value of it reads, where it is a code; filled by the fields themselves. */
  words: Map<string, (value: unknown) => string>;
  isRichText(name: string): boolean;
  /** The id of a field's input. */
  fieldId(name: string): string;
  /** The chosen files as they are this moment; `files.chosen` is what was drawn. */
  chosenFiles(): ChosenFiles<Part>;
  /** Puts other values in, as the ones a person starts from. */
  start(values: FormValues<Body>): void;
  /** Puts values in as if they were typed. */
  fill(values: FormValues<Body>): void;
  /** Starts from other values and lays what is typed and chosen over them. */
  rebase(start: FormValues<Body>, typed: FormValues<Body>, files: ChosenFiles<Part>): void;
  /** What to send, or the problems (which are shown at their fields). */
  check(): Filled<Body, Part> | { problems: Problems };
  /** Shows what the server refused; it stays at its field until that field changes. */
  refuse(problems: Problems): void;
}

interface Options<Body> {
  isNew: boolean;
  empty: FormValues<Body>;
  /** Keeps the ids of a dialog's fields apart from those of the form under it. */
  scope: string;
  onChange(values: FormValues<Body>, isDirty: boolean, hasFiles: boolean): void;
}

export function useFormFields<Body extends object, Part extends string>(
  shape: FormShape<Body, Part>,
  { isNew, empty, scope, onChange }: Options<Body>,
): FormFields<Body, Part> {
  const [chosen, drawChosen] = useState<ChosenFiles<Part>>({});
  /** The same at once: a save may follow in the same moment. */
  const chosenNow = useRef(chosen);
  const [labels] = useState(() => new Map<string, string>());
  const [words] = useState(() => new Map<string, (value: unknown) => string>());
  const initial = useRef(empty);
  /** What the server refused, and with which value. */
  const refused = useRef(new Map<string, { problem: Problems[string]; value: unknown }>());
  const [isValid, setValid] = useState(() => 'body' in examine(empty, {}));
  const [isDirty, setDirty] = useState(false);

  /** Everything wrong with the values and files, or the body they make. */
  function examine(values: FormValues<Body>, files: ChosenFiles<Part>): { body: Body } | { problems: Problems } {
    const checked = checkBody(shape.body, values);
    // half-filled values: the rules look at switches only, and those are the same in both
    const missing = isNew ? missingFiles(shape, values as Body, files) : {};
    if ('body' in checked && Object.keys(missing).length === 0) return checked;
    return { problems: { ...('problems' in checked ? checked.problems : {}), ...missing } };
  }

  function assess(values: FormValues<Body>, files: ChosenFiles<Part>): void {
    const hasFiles = Object.keys(files).length > 0;
    const isChanged = hasFiles || differingFields(values, initial.current).length > 0;
    setValid('body' in examine(values, files));
    setDirty(isChanged);
    onChange(values, isChanged, hasFiles);
  }

  function choose(files: ChosenFiles<Part>): void {
    chosenNow.current = files;
    drawChosen(files);
  }

  const valueAt = (name: string, values: FormValues<Body>): unknown =>
    name in shape.files ? chosenNow.current[name as Part] : values[name as keyof Body]; // one of the two

  /** What the server refused and still stands as it was. */
  function standing(values: FormValues<Body>): Problems {
    const same = [...refused.current].filter(([name, { value }]) => isSameValue(value, valueAt(name, values)));
    return Object.fromEntries(same.map(([name, { problem }]) => [name, problem]));
  }

  const fields = useForm<FormValues<Body>>({
    mode: 'uncontrolled',
    initialValues: empty,
    validateInputOnBlur: true,
    validate: (values) => {
      const examined = examine(values, chosenNow.current);
      return { ...standing(values), ...('problems' in examined && examined.problems) };
    },
    onValuesChange: (values) => assess(values, chosenNow.current),
  });

  function put(values: FormValues<Body>): void {
    // the library drops every error when several values are set at once
    const before = fields.getValues();
    const kept = Object.entries(fields.errors).filter(([name]) => isSameValue(valueAt(name, before), valueAt(name, values)));
    fields.setValues<FormValues<Body>>(values);
    fields.setErrors(Object.fromEntries(kept));
  }

  function rebase(start: FormValues<Body>, typed: FormValues<Body>, files: ChosenFiles<Part>): void {
    initial.current = start;
    refused.current.clear();
    choose(files);
    fields.setValues<FormValues<Body>>(typed);
    fields.clearErrors();
    assess(typed, files);
  }

  return {
    fields,
    files: {
      chosen,
      set(part, file) {
        const problem = file && checkFile(file, shape.files[part]);
        const { [part]: _given, ...others } = chosenNow.current;
        choose((file && !problem ? { ...others, [part]: file } : others) as ChosenFiles<Part>); // a computed key
        fields.setFieldError(part, problem);
        assess(fields.getValues(), chosenNow.current);
      },
    },
    isValid,
    isDirty,
    rulesOf: (name) => fieldRules(shape.body, name),
    fileRules: shape.files,
    labels,
    words,
    isRichText: (name) => shape.richText?.includes(name) === true,
    fieldId: (name) => fieldId(name, scope),
    chosenFiles: () => chosenNow.current,
    start: (values) => rebase(values, values, {}),
    fill: put,
    rebase,
    check() {
      // the server decides anew: it may take now what it refused before
      refused.current.clear();
      const files = chosenNow.current;
      const examined = examine(fields.getValues(), files);
      fields.setErrors('problems' in examined ? examined.problems : {});
      return 'body' in examined ? { ...examined, files } : examined;
    },
    refuse(problems) {
      const values = fields.getValues();
      for (const [name, problem] of Object.entries(problems)) refused.current.set(name, { problem, value: valueAt(name, values) });
      fields.setErrors(problems);
    },
  };
}
