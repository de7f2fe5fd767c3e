import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { storedLanguage } from '../../../i18n/phrases.tsx';
import { speak } from '../../../i18n/speak.ts';
import { dropWaiting } from '../../fields/core/after-pointer-up.ts';
import { emptyValues, storedValues } from '../../fields/core/field-rules.ts';
import { differingFields, type FormValues } from '../../fields/core/form-values.ts';
import { showError, showSuccess } from '../../notifications/messages.ts';
import { draftsOf, useMe } from '../../session/session.tsx';
import { formPhrases } from '../form.phrases.ts';
import { focusFirstOf } from '../layout/focus-field.ts';
import type { RecordForm, RecordFormOptions } from './record-form.ts';
import { useConflict } from './use-conflict.ts';
import { useFormFields } from './use-form-fields.ts';
import { stampOf, useRecord } from './use-record.ts';
import { useSubmit } from './use-submit.ts';

/** What was typed and not saved, and the version of the record it was typed over. */
interface Draft<Values> {
  /** Of the changed fields: long texts that nobody touched are not written at each pause. */
  values: Partial<Values>;
  /** The record's `updated_at` then: a save over a newer one is merged with it. */
  basis: string | null;
  /** Files were chosen as well, which no draft can keep. */
  hadFiles?: boolean;
  /** What they held before they were changed. */
  before?: Partial<Values>;
}

/** The form of a record: loads it, validates by the contract, saves it with its files, keeps drafts, merges conflicts. */
export function useRecordForm<Row, Body extends object, Part extends string, Answer>({
  shape,
  load,
  copy = null,
  empty: given,
  fromRow,
  send,
  onSaved,
  close,
  draft: kept,
  scope = '',
}: RecordFormOptions<Row, Body, Part, Answer>): RecordForm<Row, Body, Part> {
  const isNew = load === null;
  const [empty] = useState(() => emptyValues(shape.body, given));
  const draft = useFormDraft<FormValues<Body>>(kept?.name ?? null, kept?.id ?? '');
  const loaded = useRecord(load ?? copy?.load ?? null);
  const [row, setRow] = useState<Row>();
  const [isStarted, setStarted] = useState(false);
  const [restored, setRestored] = useState<Draft<FormValues<Body>> | null>(null);
  const [filledVersion, setFilledVersion] = useState<RecordForm<Row, Body, Part>['filledVersion']>(null);
  const [wasRefused, setRefused] = useState(false);
  /** The version the typed values are based on. */
  const base = useRef<{ stamp: string | null; values: FormValues<Body> | null; row: Row | undefined }>({
    stamp: null,
    values: empty,
    row: undefined,
  });
  /** What the running save was merged with. */
  const mergedWith = useRef<string | null>(null);
  /** Saved or given up: nothing to guard any more. */
  const isOver = useRef(false);

  const form = useFormFields(shape, { stored: () => (isNew ? null : base.current.row), empty, scope, onChange: keepDraft });
  const { fields, isDirty } = form;

  function keepDraft(values: FormValues<Body>, isChanged: boolean, hadFiles: boolean): void {
    const { stamp, values: before } = base.current;
    if (!isChanged) {
      draft.keep(null);
      return;
    }
    const names = before === null ? (Object.keys(values) as (keyof Body & string)[]) : differingFields(values, before);
    draft.keep({ values: pick(values, names), basis: stamp, hadFiles, ...(before && { before: pick(before, names) }) });
  }

  const valuesOf = (record: Row | undefined) => (record === undefined ? empty : storedValues(shape.body, empty, fromRow(record)));

  function begin(record: Row | undefined): void {
    setRow(record);
    base.current = { stamp: stampOf(record), values: valuesOf(record), row: record };
    form.start(valuesOf(record));
  }

  /**
   * Puts another record's values and files in as if they were typed and chosen: nothing is saved yet. Resolves when the files are there: a
   * save before would leave them out.
   */
  function beginAsCopy({ without, fetchFiles }: NonNullable<typeof copy>, original: Row): Promise<void> {
    const values = valuesOf(original);
    form.fill({ ...values, ...Object.fromEntries(without.flatMap((name) => (name in empty ? [[name, empty[name as keyof Body]]] : []))) });
    return fetchFiles(original)
      .then((files) => {
        for (const [part, file] of files) form.files.set(part, file);
      })
      .catch(showError);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once, when the record is there
  useEffect(() => {
    if (!loaded.isReady) return;
    begin(isNew ? undefined : loaded.row);
    const found = draft.read();
    const now = fields.getValues();
    // a field that the form has no more is left behind
    const values = {
      ...now,
      ...(found &&
        pick(
          found.values,
          Object.keys(found.values).filter((name) => name in empty),
        )),
    };
    if (found && differingFields(values, now).length > 0) {
      base.current = { ...base.current, stamp: found.basis, values: found.before ? { ...values, ...found.before } : null };
      form.fill(values);
      setRestored(found);
    } else if (copy !== null && loaded.row !== undefined) {
      void beginAsCopy(copy, loaded.row).then(() => setStarted(true));
      return;
    }
    setStarted(true);
  }, [loaded.isReady]);

  const merging = useConflict({
    form,
    base: () => base.current,
    valuesOf,
    latest: loaded.latest,
    /** Rebases the typed values on the latest version. */
    onto({ row: latest, stamp }) {
      setRow(latest);
      base.current = { stamp, values: valuesOf(latest), row: latest };
    },
    save,
    onRefused: () => setRefused(true),
    onMerged(words) {
      mergedWith.current = words;
    },
  });

  const sending = useSubmit({
    form,
    send: (filled, options) => send(filled, base.current.stamp, options),
    merge: isNew ? null : merging.merge,
    onSaved(answer) {
      isOver.current = true;
      setFilledVersion(null);
      draft.drop();
      onSaved(answer, mergedWith.current);
      mergedWith.current = null;
    },
    onRefused: () => setRefused(true),
  });

  function save(): void {
    if (sending.isPending) return;
    const checked = form.check();
    setRefused('problems' in checked);
    if ('body' in checked) sending.send(checked);
    else focusFirstOf(form, Object.keys(checked.problems));
  }

  return {
    ...form,
    record: null,
    mayWrite: true,
    isNew,
    row,
    isLoading: !isStarted,
    loadError: loaded.isReady ? null : loaded.error,
    reload: loaded.reload,
    isSaving: sending.isPending,
    progress: sending.progress,
    cancelUpload: sending.cancel,
    save,
    wasRefused,
    isUnsaved: () => isDirty && !isOver.current,
    cancel: close,
    abandon: draft.drop,
    reset() {
      const [values, files] = [fields.getValues(), form.chosenFiles()];
      dropWaiting();
      sending.startAnew();
      begin(row);
      draft.drop();
      setRestored(null);
      setFilledVersion(null);
      setRefused(false);
      offerUndo(isNew, () => {
        form.fill(values);
        for (const [part, file] of Object.entries(files)) form.files.set(part as Part, file as File); // its own keys
      });
    },
    refresh: () => void loaded.latest().then(begin, showError),
    fillVersion({ fields: version, lost }) {
      if (row !== undefined) {
        // what else is typed stays
        const [now, then] = [valuesOf(row), valuesOf({ ...row, ...version })];
        const names = differingFields(then, now);
        const before = fields.getValues();
        form.fill({ ...before, ...Object.fromEntries(names.map((name) => [name, then[name]])) });
        setFilledVersion({
          changed: names,
          lost: [...lost, ...Object.keys(version).filter((name) => name in shape.files)],
          undo() {
            // what was typed since into other fields stays
            form.fill({ ...fields.getValues(), ...Object.fromEntries(names.map((name) => [name, before[name]])) });
            setFilledVersion(null);
          },
        });
      }
    },
    filledVersion,
    isRestored: restored !== null,
    hasLostFiles: restored?.hadFiles === true,
    conflict: merging.conflict,
  };
}

/** Says that the form was cleared or reset, with a button that puts back what was in it. */
function offerUndo(isNew: boolean, follow: () => void): void {
  const t = speak(formPhrases, storedLanguage());
  showSuccess(isNew ? t.wasCleared : t.wasReset, '', [{ words: t.undo, follow }]);
}

/** Stores what is typed in this browser, debounced, and at the latest when the page is hidden. Without a name nothing is stored. */
function useFormDraft<Values extends object>(name: string | null, id: string) {
  const key = draftKey(useMe().user_name, name ?? '', id);
  const keep = useDebouncedCallback((draft: Draft<Values> | null) => (draft ? writeDraft(key, draft) : dropDraft(key)), {
    delay: 500,
    flushOnUnmount: true,
  });
  useWindowEvent('pagehide', keep.flush);
  return {
    read: () => (name === null ? null : readDraft<Values>(key)),
    /** null: nothing is unsaved any more. */
    keep: (draft: Draft<Values> | null) => (name === null ? undefined : keep(draft)),
    drop() {
      keep.cancel();
      dropDraft(key);
    },
  };
}

/** Storage key of the draft of a person's form. */
function draftKey(userName: string, form: string, id: string): string {
  return `${draftsOf(userName)}${form}:${id}`;
}

/** Stores a draft in this browser. Without storage (or quota) there is no draft: the form works all the same. */
function writeDraft<Values>(key: string, draft: Draft<Values>): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // full or forbidden storage
  }
}

/** The stored draft; null when there is none. */
function readDraft<Values extends object>(key: string): Draft<Values> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Draft<Values> | null;
  } catch {
    return null;
  }
}

function dropDraft(key: string): void {
  localStorage.removeItem(key);
}

const pick = <Values extends object>(from: Values, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name as keyof Values]])) as Partial<Values>; // its own keys
