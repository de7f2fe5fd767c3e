import { type UploadBody, type UploadRow, upload } from '@faculty/contracts/website/upload';
import { Alert, Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLock, IconUpload } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { usePhrases } from '../../i18n/phrases.tsx';
import { useFileField } from '../fields/core/use-file-field.ts';
import { FileInput } from '../fields/files/file-field.tsx';
import { prepareFile } from '../fields/files/prepare-file.tsx';
import { TextField } from '../fields/text/text-field.tsx';
import { type EntityForm, useDialogForm } from '../form/core/use-entity-form.ts';
import { Sending } from '../form/layout/form-bar.tsx';
import { DialogForm, FormDialog } from '../form/layout/form-dialog.tsx';
import { useReturnFocus } from '../notifications/use-return-focus.ts';
import { useRight } from '../session/session.tsx';
import { insertionHtml } from './insertion.ts';
import { uploadPhrases } from './upload.phrases.ts';
import { UploadList } from './upload-list.tsx';
import classes from './uploads.module.css';

type UploadFormState = EntityForm<UploadRow, UploadBody, 'uploads_url'>;

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
function useUploadForm({ id, initialFile = null, onSaved, close }: Options): UploadFormState {
  const form = useDialogForm(upload, {
    id,
    empty: { uploads_title_th: '', active: 'Y' },
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

interface UploadFormProps {
  initialFile: File | null;
  onSaved(): void;
  /** Opened from an editor: the file can be put into the text as soon as it is uploaded. */
  onInsert?: ((stored: UploadRow) => void) | undefined;
}

interface UploadEditDialogProps {
  id: number;
  /** What the file is called. */
  name: string;
  onClose(): void;
}

interface UploadDialogProps {
  onClose(): void;
  /** Opened from an editor: every file can be inserted, as HTML. */
  onInsert?(html: string): void;
  /** A file that was dropped on the editor, ready to be uploaded. */
  initialFile?: File;
}

/** The uploaded files over whatever the person is doing: upload, find, copy the address, insert. */
export function UploadDialog({ onClose, onInsert, initialFile }: UploadDialogProps) {
  useReturnFocus();
  const t = usePhrases(uploadPhrases);
  const right = useRight(upload.page);
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [edited, setEdited] = useState<UploadRow | null>(null);
  const [saves, setSaves] = useState(0);
  return (
    <Modal
      opened
      onClose={onClose}
      size={1250}
      fullScreen={isPhone}
      title={<Text fw={600}>{onInsert ? t.dialogInsert : t.dialogTitle}</Text>}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      {right.view ? (
        <Stack gap="lg">
          {right.add && (
            <UploadForm
              // a fresh form after each save
              key={saves}
              initialFile={saves === 0 ? (initialFile ?? null) : null}
              onSaved={() => setSaves(saves + 1)}
              onInsert={onInsert && ((stored) => onInsert(insertionHtml(stored)))}
            />
          )}
          <UploadList onEdit={setEdited} onInsert={onInsert} />
          {edited && <UploadEditDialog id={edited.uploads_id} name={edited.uploads_title_th} onClose={() => setEdited(null)} />}
        </Stack>
      ) : (
        <Alert color="gold" icon={<IconLock aria-hidden />}>
          {t.noRight}
        </Alert>
      )}
    </Modal>
  );
}

/** Uploads one file under a title. */
function UploadForm({ initialFile, onSaved, onInsert }: UploadFormProps) {
  const t = usePhrases(uploadPhrases);
  const isOnlyUploaded = useRef(false);
  const form = useUploadForm({
    id: 'add',
    initialFile,
    onSaved(stored) {
      onSaved();
      if (stored && !isOnlyUploaded.current) onInsert?.(stored);
    },
  });
  return (
    <DialogForm form={form} label={t.addTitle} onSubmit={() => (isOnlyUploaded.current = false)}>
      <div className={classes.form}>
        <Title order={3} className={classes.wide}>
          {t.addTitle}
        </Title>
        <UploadFields form={form} />
        <Group className={classes.wide} justify="flex-end">
          {form.progress !== null && <Sending sent={form.progress} onCancel={form.cancelUpload} />}
          {onInsert && !form.isSaving && (
            <Button
              variant="default"
              onClick={() => {
                isOnlyUploaded.current = true;
                form.save();
              }}
            >
              {t.uploadOnly}
            </Button>
          )}
          <Button type="submit" loading={form.isSaving} leftSection={<IconUpload size={18} aria-hidden />}>
            {onInsert ? t.uploadAndInsert : t.upload}
          </Button>
        </Group>
      </div>
    </DialogForm>
  );
}

/** Changes an uploaded file or its title. */
function UploadEditDialog({ id, name, onClose }: UploadEditDialogProps) {
  const t = usePhrases(uploadPhrases);
  const form = useUploadForm({ id, onSaved: onClose, close: onClose });
  return (
    <FormDialog form={form} title={t.editTitle(name)}>
      <UploadFields form={form} />
    </FormDialog>
  );
}

/** The file and its title. */
function UploadFields({ form }: { form: UploadFormState }) {
  const t = usePhrases(uploadPhrases);
  const file = useFileField(form, 'uploads_url', t.file);
  const stored = form.row ? `${form.row.uploads_title_th}.${form.row.uploads_extension}` : null;
  const titleId = form.fieldId('uploads_title_th');
  // the drop zone is unmounted after choosing; the title is next
  useEffect(() => {
    const title = document.getElementById(titleId);
    if (file.value && title instanceof HTMLInputElement) title.select();
  }, [file.value, titleId]);
  return (
    <>
      <FileInput {...file} stored={stored} required={form.isNew} disabled={form.isSaving} />
      <TextField form={form} name="uploads_title_th" hint={t.titleHint} />
    </>
  );
}
