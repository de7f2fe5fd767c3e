import { type UploadBody, type UploadRow, upload } from '@faculty/contracts/website/upload';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { usePhrases } from '../../i18n/phrases.tsx';
import { useEntityChanges } from '../data/entity-changes.ts';
import { entityQueries } from '../data/entity-queries.ts';
import { HttpError } from '../data/http.ts';
import { prepareFile } from '../fields/files/prepare-file.tsx';
import { checkBody, type Problems, problemsOfAnswer } from '../form/field-problem.tsx';
import { formPhrases } from '../form/form.phrases.ts';
import { missingFiles } from '../form/form-files.tsx';
import { showError, showNotice, showSuccess } from '../messages/messages.ts';
import { uploadPhrases } from './upload.phrases.ts';

const rule = upload.files.uploads_url;

/**
 * The small form of the dialog. Not `useEntityForm`: it stands inside another entity's form,
 * and an address, a draft and a leave guard belong to that one.
 */
export function useUploadForm(
  edited: UploadRow | null,
  initialFile: File | null,
  onSaved: (id: number, inserted: UploadRow | null) => void,
) {
  const t = usePhrases(uploadPhrases);
  const saved = usePhrases(formPhrases);
  const client = useQueryClient();
  const changes = useEntityChanges(upload);
  const [title, setTitle] = useState(edited?.uploads_title_th ?? '');
  const [file, setFile] = useState<File | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [progress, setProgress] = useState<number | null>(null);
  const sending = useRef<AbortController>(null);

  const saving = useMutation({
    mutationFn: async ({ body, isInserted }: { body: UploadBody; isInserted: boolean }) => {
      sending.current = new AbortController();
      const { answer, id } = await changes.save(
        edited?.uploads_id ?? 'add',
        body,
        edited?.updated_at.toISOString() ?? null,
        file ? { uploads_url: file } : {},
        {
          signal: sending.current.signal,
          onProgress: setProgress,
        },
      );
      // in trial mode nothing is stored that could be shown in content
      const stored = z.safeParse(upload.row, answer);
      return { id, inserted: isInserted && stored.success ? stored.data : null };
    },
    onSuccess({ id, inserted }) {
      showSuccess(edited ? saved.edited(String(id)) : saved.saved(String(id)));
      setTitle('');
      setFile(null);
      void client.invalidateQueries({ queryKey: entityQueries(upload).all });
      onSaved(id, inserted);
    },
    onError(error) {
      const fields = error instanceof HttpError ? error.answer?.fields : undefined;
      if (error.name === 'AbortError') showNotice(t.stopped);
      else if (fields) setProblems(problemsOfAnswer(fields));
      else showError(error);
    },
    onSettled: () => setProgress(null),
  });

  function choose(chosen: File | null): void {
    setProblems({});
    setFile(chosen);
    if (title.trim() === '') setTitle(titleOf(chosen));
  }

  // what was dropped on the editor is judged as what is chosen here
  const takeInitial = useEffectEvent(async (dropped: File) => {
    const prepared = await prepareFile(dropped, rule);
    if (prepared.file) choose(prepared.file);
    else setProblems({ uploads_url: prepared.problem });
  });
  useEffect(() => {
    if (initialFile) void takeInitial(initialFile);
  }, [initialFile]);

  return {
    title,
    setTitle,
    file,
    problems,
    rule,
    isSending: saving.isPending,
    progress,
    stop: () => sending.current?.abort(),
    /** Takes a file, whose name serves as a first title. */
    choose,
    /** Saves; what is to be inserted is handed to `onSaved`. */
    save(isInserted: boolean) {
      const typed: UploadBody = { uploads_title_th: title, active: edited?.active ?? 'Y' };
      const checked = checkBody(upload.body, typed);
      const missing = edited ? {} : missingFiles(upload, typed, file ? { uploads_url: file } : {});
      const wrong = { ...('problems' in checked ? checked.problems : {}), ...missing };
      setProblems(wrong);
      if ('body' in checked && Object.keys(wrong).length === 0) saving.mutate({ body: checked.body, isInserted });
    },
  };
}

function titleOf(file: File | null): string {
  return file?.name.replace(/\.[^.]+$/, '') ?? '';
}
