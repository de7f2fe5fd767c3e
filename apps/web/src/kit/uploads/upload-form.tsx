import type { UploadRow } from '@faculty/contracts/website/upload';
import { Button, Group, Title } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Sending } from '../form/layout/form-bar.tsx';
import { DialogForm, FormDialog } from '../form/layout/form-dialog.tsx';
import { uploadPhrases } from './upload.phrases.ts';
import { UploadFields } from './upload-fields.tsx';
import classes from './uploads.module.css';
import { useUploadForm } from './use-upload-form.ts';

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
