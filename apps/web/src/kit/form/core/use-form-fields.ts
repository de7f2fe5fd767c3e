import { choiceWordsOf, labelOfField } from '@faculty/contracts/kit/labels';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/phrases.tsx';
import { optionsOf } from '../../fields/choice/use-parameters.ts';
import { checkBody, type Problems } from '../../fields/core/field-problem.tsx';
import { fieldRules } from '../../fields/core/field-rules.ts';
import { type ChosenFiles, checkFile, missingFiles } from '../../fields/core/form-files.tsx';
import type { Filled, FormShape } from '../../fields/core/form-values.ts';
import { differingFields, type FormValues, isSameValue } from '../../fields/core/form-values.ts';
import type { FileForm } from '../../fields/core/use-field.ts';
import { fieldId } from '../layout/focus-field.ts';

interface Surroundings<Body> {
  /** The stored record; null for a new one, undefined while it loads. */
  stored: unknown;
  /** What the form started from: unused fields go as they were. */
  start: FormValues<Body>;
  unused: FileForm<Body, never>['unused'];
}

/** The values, files and errors of a form; independent of the server. */
export interface FormFields<Body, Part extends string> extends FileForm<Body, Part> {
  isValid: boolean;
  /** Fields and files that are missing or wrong as the form stands, whether their errors are shown yet or not. */
  wrong: readonly string[];
  isDirty: boolean;
  isRichText(name: string): boolean;
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
  /** The stored record; null for a new one, undefined while it loads. */
  stored(): unknown;
  empty: FormValues<Body>;
  /** Keeps the ids of a dialog's fields apart from those of the form below it. */
  scope: string;
  onChange(values: FormValues<Body>, isDirty: boolean, hasFiles: boolean): void;
}

export function useFormFields<Body extends object, Part extends string>(
  shape: FormShape<Body, Part>,
  { stored, empty, scope, onChange }: Options<Body>,
): FormFields<Body, Part> {
  const [chosen, drawChosen] = useState<ChosenFiles<Part>>({});
  /** The same at once: a save may follow in the same moment. */
  const chosenNow = useRef(chosen);
  const { language } = useLanguage();
  const [words] = useState(() => new Map<string, (value: unknown) => string>());
  const [unused] = useState<FileForm<Body, never>['unused']>(() => new Map());
  const initial = useRef(empty);
  /** What the server refused, and with which value. */
  const refused = useRef(new Map<string, { problem: Problems[string]; value: unknown }>());
  /** Why files that were chosen last were not taken. */
  const notTaken = useRef<Problems>({});
  /** Their names, joined: equal ones draw nothing anew. */
  const [wrong, setWrong] = useState(() => namesOf(examined(empty, {})));
  const [isDirty, setDirty] = useState(false);

  function examined(values: FormValues<Body>, files: ChosenFiles<Part>) {
    const found = validate(shape, values, files, { stored: stored(), start: initial.current, unused });
    if (!('problems' in found)) return found;
    const missing = Object.entries(notTaken.current).filter(([part]) => part in found.problems);
    return { problems: { ...found.problems, ...Object.fromEntries(missing) } };
  }

  function assess(values: FormValues<Body>, files: ChosenFiles<Part>): void {
    const isChanged = Object.keys(files).length > 0 || differingFields(values, initial.current).length > 0;
    setWrong(namesOf(examined(values, files)));
    setDirty(isChanged);
    // inactive fields are not rendered: their errors could not be corrected
    for (const [name, isUnused] of unused) if (name in fields.errors && isUnused(values)) fields.clearFieldError(name);
    onChange(values, isChanged, Object.values(files).some(Boolean));
  }

  function choose(files: ChosenFiles<Part>): void {
    chosenNow.current = files;
    drawChosen(files);
  }

  function setFile(part: Part, files: ChosenFiles<Part>, problem: Problems[string]): void {
    choose(files);
    const { [part]: _before, ...others } = notTaken.current;
    notTaken.current = problem ? { ...others, [part]: problem } : others;
    fields.setFieldError(part, problem);
    assess(fields.getValues(), files);
  }

  const valueAt = (name: string, values: FormValues<Body>): unknown =>
    name in shape.files ? chosenNow.current[name as Part] : values[name as keyof Body]; // one of the two

  /** The server's refusals of unchanged values. */
  function standing(values: FormValues<Body>): Problems {
    const same = [...refused.current].filter(([name, { value }]) => isSameValue(value, valueAt(name, values)));
    return Object.fromEntries(same.map(([name, { problem }]) => [name, problem]));
  }

  const fields = useForm<FormValues<Body>>({
    mode: 'uncontrolled',
    initialValues: empty,
    validateInputOnBlur: true,
    validate: (values) => {
      const found = examined(values, chosenNow.current);
      return { ...standing(values), ...('problems' in found && found.problems) };
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
    notTaken.current = {};
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
        setFile(part, (file && !problem ? { ...others, [part]: file } : others) as ChosenFiles<Part>, problem); // a computed key
      },
      clear: (part) => setFile(part, { ...chosenNow.current, [part]: null }, null),
      refuse: (part, problem) => setFile(part, chosenNow.current, problem),
    },
    isValid: wrong === '',
    wrong: wrong === '' ? [] : wrong.split(' '),
    isDirty,
    rulesOf: (name) => fieldRules(shape.body, name),
    fileRules: shape.files,
    labelOf: (name) => labelOfField(shape.labels, name, language) ?? name,
    choicesOf: (name) => optionsOf(choiceWordsOf(shape.body, name) ?? {}, language),
    words,
    unused,
    isRichText: (name) => shape.richText?.includes(name) === true,
    fieldId: (name) => fieldId(name, scope),
    chosenFiles: () => chosenNow.current,
    start: (values) => rebase(values, values, {}),
    fill: put,
    rebase,
    check() {
      // cleared on submit: the server may accept now what it refused before
      refused.current.clear();
      const found = examined(fields.getValues(), chosenNow.current);
      fields.setErrors('problems' in found ? found.problems : {});
      return found;
    },
    refuse(problems) {
      const values = fields.getValues();
      for (const [name, problem] of Object.entries(problems)) refused.current.set(name, { problem, value: valueAt(name, values) });
      fields.setErrors(problems);
    },
  };
}

const namesOf = (found: object): string => ('problems' in found ? Object.keys(found.problems as object).join(' ') : '');

/** What a form would send, or everything that is wrong with it. */
function validate<Body, Part extends string>(
  shape: FormShape<Body, Part>,
  values: FormValues<Body>,
  files: ChosenFiles<Part>,
  { stored, start, unused }: Surroundings<Body>,
): Filled<Body, Part> | { problems: Problems } {
  const counts = ([name]: [string, unknown]) => unused.get(name)?.(values) !== true;
  const used = { ...start, ...Object.fromEntries(Object.entries(values).filter(counts)) };
  const usedFiles = Object.fromEntries(Object.entries(files).filter(counts)) as ChosenFiles<Part>; // its own keys
  const checked = checkBody(shape.body, used);
  // half-filled values: the rules look at switches only, and those are the same in both
  const missing = missingFiles(shape, used as Body, usedFiles, stored);
  if ('body' in checked && Object.keys(missing).length === 0) return { body: checked.body, files: usedFiles };
  return { problems: { ...('problems' in checked && checked.problems), ...missing } };
}
