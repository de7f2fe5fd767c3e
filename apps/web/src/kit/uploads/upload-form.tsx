import type { UploadRow } from '@faculty/contracts/website/upload';
import { Button, Group, Title } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { FileInput } from '../fields/file-field.tsx';
import { useFileField } from '../fields/use-file-field.ts';
import { TextField } from '../form/fields/text-field.tsx';
import { Sending } from '../form/layout/form-bar.tsx';
import { DialogForm, FormDialog } from '../form/layout/form-dialog.tsx';
import { uploadPhrases } from './upload.phrases.ts';
import classes from './uploads.module.css';
import { type UploadFormState, useUploadForm } from './use-upload-form.ts';

interface UploadFormProps {
  initialFile: File | null;
  onSaved(): void;
  /** Opened from an editor: the file can be put into the text as soon as it is uploaded. */
  onInsert?: ((stored: UploadRow) => void) | undefined;
}

/** Uploads one file under a title. */
export function UploadForm({ initialFile, onSaved, onInsert }: UploadFormProps) {
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

interface UploadEditDialogProps {
  id: number;
  /** What the file is called. */
  name: string;
  onClose(): void;
}

/** Changes an uploaded file or its title. */
export function UploadEditDialog({ id, name, onClose }: UploadEditDialogProps) {
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
  // the place that was pressed is gone with the choice; the title is what comes next
  useEffect(() => {
    const title = document.getElementById(titleId);
    if (file.value && title instanceof HTMLInputElement) title.select();
  }, [file.value, titleId]);
  return (
    <>
      <FileInput {...file} stored={stored} required={form.isNew} disabled={form.isSaving} />
      <TextField form={form} name="uploads_title_th" label={t.title} hint={t.titleHint} />
    </>
  );
}
