import type { ErrorAnswer } from '@faculty/contracts/errors';
import type { Entity } from '@faculty/contracts/kit/entity';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { useEntityChanges } from '../data/entity-changes.ts';
import { entityQueries } from '../data/entity-queries.ts';
import { HttpError } from '../data/http.ts';
import { markRow } from '../list/list-memory.ts';
import { showError, showNotice, showSuccess } from '../messages/messages.ts';
import { useCloseForm } from '../place/screen-state.ts';
import { useRight } from '../session/session.tsx';
import type { Draft } from './draft.ts';
import { problemsOfAnswer } from './field-problem.tsx';
import { focusFirstOf } from './focus-field.ts';
import { formPhrases } from './form.phrases.ts';
import { differingFields, type FormValues, onlyFields } from './form-values.ts';
import { tellRemoved } from './tell-removed.ts';
import { useFormDraft } from './use-form-draft.ts';
import { type FormFields, useFormFields } from './use-form-fields.ts';
import { type HeldLeaving, useLeaveGuard } from './use-leave-guard.ts';

export interface EntityFormOptions<Id, Row, Body> {
  /** The record to edit, or 'add'. */
  id: Id | 'add';
  /** What a new record starts from; its keys are the form's fields. */
  empty: FormValues<Body>;
  /** The form of a record; `(row) => row` where the row has all the body's fields. */
  fromRow(row: Row): FormValues<Body>;
  /** After the save; when absent the form closes, back to the list, where the row is marked. */
  onDone?(id: Id): void;
  /** The list to go back to, when the form has an address of its own. */
  listPath?: string;
  /** How the call takes the fields, when not as they are: the documented `/users` wraps them in `data`. */
  asSent?(fields: object): object;
  /** What is said after the save; the usual words when absent. */
  words?: { saved(id: string): string; edited(id: string): string };
}

/** Somebody else's version of the record, met while saving. */
export interface Conflict<Body> {
  changed: NonNullable<ErrorAnswer['changed']>;
  latest: FormValues<Body>;
  /** Takes the latest version in and loses what was typed. */
  loadLatest(): void;
  /** Keeps what was typed; the next save replaces the latest version knowingly. */
  keepMine(): void;
  dismiss(): void;
}

export interface EntityForm<Row, Body, Part extends string = never> extends FormFields<Body, Part> {
  /** Whose history can be shown; null for a new record. */
  record: { entity: string; id: string } | null;
  mayWrite: boolean;
  isNew: boolean;
  /** The record as it was read; undefined while it loads and for a new one. */
  row: Row | undefined;
  isLoading: boolean;
  loadError: Error | null;
  reload(): void;
  isSaving: boolean;
  /** 0..1 while files are sent. */
  progress: number | null;
  cancelUpload(): void;
  /** Saves, or shows and focuses what is wrong. */
  save(): void;
  /** A save was tried and something was wrong. */
  wasRefused: boolean;
  /** Back to the list; asks first when something is unsaved. */
  cancel(): void;
  /** Back to how the form started: an empty one for a new record, else the record as it was read. */
  reset(): void;
  /** A draft of an earlier visit was put in. */
  isRestored: boolean;
  /** Files that were chosen in that visit are not in the draft. */
  hasLostFiles: boolean;
  conflict: Conflict<Body> | null;
  /** Set while someone who leaves with unsaved changes is asked. */
  leaving: HeldLeaving | null;
}

/** One record's form: loads it, checks it by the contract, saves it with its files, and loses nothing on the way. */
export function useEntityForm<Id, Row, Item, Body extends object, Query extends ListQuery, Part extends string>(
  entity: Entity<Id, Row, Item, Body, Query, Part>,
  { id, empty, fromRow, onDone, listPath, asSent, words }: EntityFormOptions<Id, Row, Body>,
): EntityForm<Row, Body, Part> {
  const t = { ...usePhrases(formPhrases), ...words };
  const client = useQueryClient();
  const queries = entityQueries(entity);
  const changes = useEntityChanges(entity);
  const close = useCloseForm(listPath);
  const right = useRight(entity.page);
  const isNew = id === 'add';
  const draft = useFormDraft(entity.name, String(id), empty);
  const [row, setRow] = useState<Row>();
  const [isStarted, setStarted] = useState(false);
  const [restored, setRestored] = useState<Draft<FormValues<Body>> | null>(null);
  const [wasRefused, setRefused] = useState(false);
  const [conflict, setConflict] = useState<Pick<Conflict<Body>, 'changed'> & { latest: Row }>();
  const [progress, setProgress] = useState<number | null>(null);
  /** The record's `updated_at` that the typed values stand on. */
  const basis = useRef<string | null>(null);
  /** Saved or given up: nothing to guard any more. */
  const isOver = useRef(false);
  const sending = useRef<AbortController>(null);

  const form = useFormFields(entity, {
    isNew,
    empty,
    onChange: (values, isDirty, hadFiles) => draft.keep(isDirty ? { values, basis: basis.current, hadFiles } : null),
  });
  const { start, fill, check, fields, files, isDirty } = form;
  const leaving = useLeaveGuard(() => isDirty && !isOver.current, draft.drop);

  // Never from the cache: a form started from an old row would meet a conflict that is none.
  const loaded = useQuery({ ...queries.read(id as Id), enabled: !isNew, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });
  const isReady = isNew || (loaded.isSuccess && loaded.isFetchedAfterMount);
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once, when the record is there
  useEffect(() => {
    if (!isReady) return;
    begin(loaded.data);
    const kept = draft.read();
    const values = fields.getValues();
    if (kept && differingFields(kept.values, values).length > 0) {
      basis.current = kept.basis;
      fill(onlyFields(empty, kept.values));
      setRestored(kept);
    }
    setStarted(true);
  }, [isReady]);

  function begin(record: Row | undefined): void {
    setRow(record);
    basis.current = stampOf(record);
    start(record === undefined ? empty : onlyFields(empty, fromRow(record)));
  }

  const saving = useMutation({
    mutationFn: async (body: Body) => {
      const hasFiles = Object.keys(files.chosen).length > 0;
      sending.current = new AbortController();
      const saved = await changes.save(id, body, basis.current, files.chosen, {
        asSent,
        signal: sending.current.signal,
        ...(hasFiles && { onProgress: setProgress }),
      });
      tellRemoved(saved.answer);
      return saved.id;
    },
    onSuccess(savedId) {
      isOver.current = true;
      draft.drop();
      markRow(entity.name, String(savedId));
      showSuccess(isNew ? t.saved(String(savedId)) : t.edited(String(savedId)));
      void client.invalidateQueries({ queryKey: queries.all });
      if (onDone) onDone(savedId);
      else close();
    },
    onError: explain,
    onSettled: () => setProgress(null),
  });

  async function explain(error: Error): Promise<void> {
    const answer = error instanceof HttpError ? error.answer : null;
    if (error.name === 'AbortError') showNotice(t.uploadCancelled);
    else if (answer?.code === 'stale' && answer.changed) await meetConflict(answer.changed);
    else if (answer?.fields) {
      setRefused(true);
      fields.setErrors(problemsOfAnswer(answer.fields));
      focusFirstOf(Object.keys(answer.fields));
    } else showError(error);
  }

  async function meetConflict(changed: Conflict<Body>['changed']): Promise<void> {
    try {
      setConflict({ changed, latest: await client.fetchQuery({ ...queries.read(id as Id), staleTime: 0 }) });
    } catch (error) {
      showError(error);
    }
  }

  function save(): void {
    if (saving.isPending) return;
    const checked = check();
    setRefused('problems' in checked);
    if ('body' in checked) saving.mutate(checked.body);
    else focusFirstOf(Object.keys(checked.problems));
  }

  function restart(record: Row | undefined): void {
    begin(record);
    draft.drop();
    setRestored(null);
    setRefused(false);
    setConflict(undefined);
  }

  return {
    ...form,
    record: isNew ? null : { entity: entity.name, id: String(id) },
    mayWrite: isNew ? right.add : right.edit,
    isNew,
    row,
    isLoading: !isStarted,
    loadError: isReady ? null : loaded.error,
    reload: () => void loaded.refetch(),
    isSaving: saving.isPending,
    progress,
    cancelUpload: () => sending.current?.abort(),
    save,
    wasRefused,
    cancel: close,
    reset: () => restart(row),
    leaving,
    isRestored: restored !== null,
    hasLostFiles: restored?.hadFiles === true,
    conflict: conflict
      ? {
          changed: conflict.changed,
          latest: onlyFields(empty, fromRow(conflict.latest)),
          loadLatest: () => restart(conflict.latest),
          keepMine() {
            const mine = fields.getValues();
            begin(conflict.latest);
            fill(mine);
            setConflict(undefined);
            showNotice(t.keptMine);
          },
          dismiss: () => setConflict(undefined),
        }
      : null,
  };
}

/** When the record last changed, as it goes back to the server to find out whether it changed since. */
function stampOf(row: unknown): string | null {
  const stamp = typeof row === 'object' && row !== null && 'updated_at' in row ? row.updated_at : null;
  return stamp instanceof Date ? stamp.toISOString() : null;
}
