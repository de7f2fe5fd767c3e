import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import type { SaveOptions } from '../../api/entity-calls.ts';
import { HttpError } from '../../api/http.ts';
import { randomUuid } from '../../api/random-uuid.ts';
import { type Problems, problemsOfAnswer } from '../../fields/core/field-problem.tsx';
import type { Filled } from '../../fields/core/form-values.ts';
import { showError, showNotice } from '../../notifications/messages.ts';
import { formPhrases } from '../form.phrases.ts';
import { focusFirstOf } from '../layout/focus-field.ts';
import type { FormFields } from './use-form-fields.ts';

/** The save ended without being sent on: the person has something to decide or to correct, and was shown it. */
export class SaveInterrupted extends Error {
  override name = 'SaveInterrupted';
}

interface Options<Body, Part extends string, Answer> {
  form: FormFields<Body, Part>;
  send(filled: Filled<Body, Part>, options: SaveOptions): Promise<Answer>;
  /** What to send again after a stale edit. @throws SaveInterrupted, or the given error when it is another one */
  merge: ((error: unknown) => Promise<Filled<Body, Part>>) | null;
  onSaved(answer: Answer): void;
  onRefused(): void;
}

/** Submits a form: one request at a time, with progress and cancel; shows the server's refusals at their fields. */
export function useSubmit<Body, Part extends string, Answer>({ form, send, merge, onSaved, onRefused }: Options<Body, Part, Answer>) {
  const t = usePhrases(formPhrases);
  const [progress, setProgress] = useState<number | null>(null);
  const sending = useRef<AbortController>(null);
  /** Idempotency key of a new record: it is kept until an answer confirms the save. */
  const [idempotencyKey, setKey] = useState(randomUuid);

  const saving = useMutation({
    async mutationFn(filled: Filled<Body, Part>) {
      const abort = new AbortController();
      sending.current = abort;
      const sendOnce = (each: Filled<Body, Part>) =>
        send(each, { signal: abort.signal, idempotencyKey, ...(Object.keys(each.files).length > 0 && { onProgress: setProgress }) });
      const answer = await sendOnce(filled).catch(async (error: unknown) => {
        if (merge === null) throw error;
        return sendOnce(await merge(error));
      });
      return answer;
    },
    onSuccess(answer) {
      setKey(randomUuid());
      onSaved(answer);
    },
    onError: explain,
    onSettled: () => setProgress(null),
  });

  function explain(error: Error): void {
    const refused = error instanceof HttpError ? error.answer?.fields : undefined;
    if (error instanceof SaveInterrupted) return;
    if (error.name === 'AbortError') showNotice(t.uploadCancelled);
    else if (isGone(error) && merge !== null) showError(t.goneMeanwhile);
    else if (refused) refuse(problemsOfAnswer(refused));
    else showError(error);
  }

  function refuse(problems: Problems): void {
    onRefused();
    form.refuse(problems);
    focusFirstOf(form, Object.keys(problems));
  }

  return {
    isPending: saving.isPending,
    progress,
    send: saving.mutate,
    cancel: () => sending.current?.abort(),
    /** What is filled in from now on is another record. */
    startAnew: () => setKey(randomUuid()),
  };
}

/** Whether the record is no longer there. */
const isGone = (error: Error) => error instanceof HttpError && error.answer?.code === 'not_found';
