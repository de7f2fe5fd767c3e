import type { Entity, FileRule } from '@faculty/contracts/kit/entity';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { checkBody, type Problems } from './field-problem.tsx';
import { type FieldRules, fieldRules } from './field-rules.ts';
import { type ChosenFiles, checkFile, missingFiles } from './form-files.tsx';
import { differingFields, type FormValues } from './form-values.ts';

/** The files of a form. */
export interface FormFiles<Part extends string> {
  chosen: ChosenFiles<Part>;
  /** Takes a file when its type and size are right, else says why not; null gives it up again. */
  set(part: Part, file: File | null): void;
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
  /** Puts other values in, as the ones a person starts from. */
  start(values: FormValues<Body>): void;
  /** Puts values in as if they were typed. */
  fill(values: FormValues<Body>): void;
  /** The body to send, or the problems (which are shown at their fields). */
  check(): { body: Body } | { problems: Problems };
}

interface Options<Body> {
  isNew: boolean;
  empty: FormValues<Body>;
  onChange(values: FormValues<Body>, isDirty: boolean, hasFiles: boolean): void;
}

export function useFormFields<Id, Row, Item, Body extends object, Query extends ListQuery, Part extends string>(
  entity: Entity<Id, Row, Item, Body, Query, Part>,
  { isNew, empty, onChange }: Options<Body>,
): FormFields<Body, Part> {
  const [chosen, setChosen] = useState<ChosenFiles<Part>>({});
  const [labels] = useState(() => new Map<string, string>());
  const initial = useRef(empty);
  const [isValid, setValid] = useState(() => isGood(examine(empty, {})));
  const [isDirty, setDirty] = useState(false);

  /** Everything wrong with the values and files, or the body they make. */
  function examine(values: FormValues<Body>, files: ChosenFiles<Part>): { body: Body } | { problems: Problems } {
    const checked = checkBody(entity.body, values);
    // half-filled values: the rules look at switches only, and those are the same in both
    const missing = isNew ? missingFiles(entity, values as Body, files) : {};
    if ('body' in checked && Object.keys(missing).length === 0) return checked;
    return { problems: { ...('problems' in checked ? checked.problems : {}), ...missing } };
  }

  function assess(values: FormValues<Body>, files: ChosenFiles<Part>): void {
    const hasFiles = Object.keys(files).length > 0;
    const isChanged = hasFiles || differingFields(values, initial.current).length > 0;
    setValid(isGood(examine(values, files)));
    setDirty(isChanged);
    onChange(values, isChanged, hasFiles);
  }

  const fields = useForm<FormValues<Body>>({
    mode: 'uncontrolled',
    initialValues: empty,
    validateInputOnBlur: true,
    validate: (values) => {
      const examined = examine(values, chosen);
      return 'problems' in examined ? examined.problems : {};
    },
    onValuesChange: (values) => assess(values, chosen),
  });

  function setFile(part: Part, file: File | null): void {
    const problem = file && checkFile(file, entity.files[part]);
    const { [part]: _given, ...others } = chosen;
    const next = (file && !problem ? { ...others, [part]: file } : others) as ChosenFiles<Part>; // a computed key
    setChosen(next);
    fields.setFieldError(part, problem);
    assess(fields.getValues(), next);
  }

  return {
    fields,
    files: { chosen, set: setFile },
    isValid,
    isDirty,
    rulesOf: (name) => fieldRules(entity.body, name),
    fileRules: entity.files,
    labels,
    start(values) {
      initial.current = values;
      setChosen({});
      fields.setValues<FormValues<Body>>(values);
      assess(values, {});
    },
    fill: (values) => fields.setValues<FormValues<Body>>(values),
    check() {
      const examined = examine(fields.getValues(), chosen);
      fields.setErrors('problems' in examined ? examined.problems : {});
      return examined;
    },
  };
}

function isGood(examined: { body: unknown } | { problems: Problems }): boolean {
  return 'body' in examined;
}
