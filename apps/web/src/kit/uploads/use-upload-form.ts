import { type UploadBody, type UploadRow, upload } from '@faculty/contracts/website/upload';
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import { prepareFile } from '../fields/files/prepare-file.tsx';
import { type EntityForm, useDialogForm } from '../form/core/use-entity-form.ts';

export type UploadFormState = EntityForm<UploadRow, UploadBody, 'uploads_url'>;

interface Options {
  id: number | 'add';
  /** What was dropped on the editor; judged as what is chosen here. */
  initialFile?: File | null;
  /** `stored` is null in trial mode: nothing is stored then that could be shown in content. */
  onSaved(stored: UploadRow | null): void;
  close?(): void;
}

const part = 'uploads_url';

/** The form of one uploaded file, inside a dialog. */
export function useUploadForm({ id, initialFile = null, onSaved, close }: Options): UploadFormState {
  const form = useDialogForm(upload, {
    id,
    empty: { uploads_title_th: '', active: 'Y' },
    fromRow: (row) => row,
    onSaved({ answer }) {
      const stored = z.safeParse(upload.row, answer);
      onSaved(stored.success ? stored.data : null);
    },
    ...(close && { close }),
  });
  const titled = withTitleOfFile(form);

  const takeInitial = useEffectEvent(async (dropped: File) => {
    const prepared = await prepareFile(dropped, upload.files[part]);
    if (prepared.file) titled.files.set(part, prepared.file);
    else form.fields.setFieldError(part, prepared.problem);
  });
  useEffect(() => {
    if (initialFile) void takeInitial(initialFile);
  }, [initialFile]);

  return titled;
}

/** The same form, in which the name of a chosen file serves as the title where none is typed yet. */
export function withTitleOfFile(form: UploadFormState): UploadFormState {
  function set(_part: typeof part, file: File | null): void {
    form.files.set(part, file);
    if (form.chosenFiles()[part] !== file || file === null) return;
    const typed = form.fields.getValues();
    if (typed.uploads_title_th.trim() === '') form.fill({ ...typed, uploads_title_th: file.name.replace(/\.[^.]+$/, '') });
  }
  return { ...form, files: { ...form.files, set } };
}
