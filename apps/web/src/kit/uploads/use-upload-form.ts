import { type UploadBody, type UploadRow, upload } from '@faculty/contracts/website/upload';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { useEntityChanges } from '../data/entity-changes.ts';
import { entityQueries } from '../data/entity-queries.ts';
import { HttpError } from '../data/http.ts';
import { checkBody, type Problems, problemsOfAnswer } from '../form/field-problem.tsx';
import { formPhrases } from '../form/form.phrases.ts';
import { checkFile, missingFiles } from '../form/form-files.tsx';
import { showError, showNotice, showSuccess } from '../messages/messages.ts';
import { uploadPhrases } from './upload.phrases.ts';

const rule = upload.files.uploads_url;

/**
 * The small form of the dialog. Not `useEntityForm`: it stands inside another entity's form,
 * and an address, a draft and a leave guard belong to that one.
 */
export function useUploadForm(edited: UploadRow | null, initialFile: File | null, onSaved: (id: number) => void) {
  const t = usePhrases(uploadPhrases);
  const saved = usePhrases(formPhrases);
  const client = useQueryClient();
  const changes = useEntityChanges(upload);
  const [title, setTitle] = useState(edited?.uploads_title_th ?? titleOf(initialFile));
  const [file, setFile] = useState<File | null>(initialFile && !checkFile(initialFile, rule) ? initialFile : null);
  const [problems, setProblems] = useState<Problems>(() => fileProblem(initialFile));
  const [progress, setProgress] = useState<number | null>(null);
  const sending = useRef<AbortController>(null);

  const saving = useMutation({
    mutationFn: async (body: UploadBody) => {
      sending.current = new AbortController();
      const { id } = await changes.save(
        edited?.uploads_id ?? 'add',
        body,
        edited?.updated_at.toISOString() ?? null,
        file ? { uploads_url: file } : {},
        {
          signal: sending.current.signal,
          onProgress: setProgress,
        },
      );
      return id;
    },
    onSuccess(id) {
      showSuccess(edited ? saved.edited(String(id)) : saved.saved(String(id)));
      setTitle('');
      setFile(null);
      void client.invalidateQueries({ queryKey: entityQueries(upload).all });
      onSaved(id);
    },
    onError(error) {
      const fields = error instanceof HttpError ? error.answer?.fields : undefined;
      if (error.name === 'AbortError') showNotice(t.stopped);
      else if (fields) setProblems(problemsOfAnswer(fields));
      else showError(error);
    },
    onSettled: () => setProgress(null),
  });

  return {
    title,
    setTitle,
    file,
    problems,
    rule,
    isSending: saving.isPending,
    progress,
    stop: () => sending.current?.abort(),
    /** Takes a file when its type and size are right; its name serves as a first title. */
    choose(chosen: File | null) {
      const problem = fileProblem(chosen);
      setProblems(problem);
      if ('uploads_url' in problem) return;
      setFile(chosen);
      if (title.trim() === '') setTitle(titleOf(chosen));
    },
    save() {
      const typed: UploadBody = { uploads_title_th: title, active: edited?.active ?? 'Y' };
      const checked = checkBody(upload.body, typed);
      const missing = edited ? {} : missingFiles(upload, typed, file ? { uploads_url: file } : {});
      const wrong = { ...('problems' in checked ? checked.problems : {}), ...missing };
      setProblems(wrong);
      if ('body' in checked && Object.keys(wrong).length === 0) saving.mutate(checked.body);
    },
  };
}

function fileProblem(file: File | null): Problems {
  const problem = file && checkFile(file, rule);
  return problem ? { uploads_url: problem } : {};
}

function titleOf(file: File | null): string {
  return file?.name.replace(/\.[^.]+$/, '') ?? '';
}
