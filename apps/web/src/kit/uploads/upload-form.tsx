import type { UploadRow } from '@faculty/contracts/website/upload';
import { Button, Group, Progress, TextInput, Title } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { FileField } from '../fields/file-field.tsx';
import { uploadPhrases } from './upload.phrases.ts';
import classes from './uploads.module.css';
import { useUploadForm } from './use-upload-form.ts';

interface UploadFormProps {
  /** The file to edit; null for a new one. */
  edited: UploadRow | null;
  initialFile: File | null;
  /** Opened from an editor: the file can be put into the text as soon as it is uploaded. */
  mayInsert: boolean;
  onSaved(id: number, inserted: UploadRow | null): void;
  onCancelEdit(): void;
}

/** Uploads one file under a title, or changes either. */
export function UploadForm({ edited, initialFile, mayInsert, onSaved, onCancelEdit }: UploadFormProps) {
  const t = usePhrases(uploadPhrases);
  const form = useUploadForm(edited, initialFile, onSaved);
  const titleInput = useRef<HTMLInputElement>(null);
  // the place that was pressed is gone with the choice; the title is what comes next
  useEffect(() => {
    if (form.file) titleInput.current?.select();
  }, [form.file]);
  const isInserted = mayInsert && edited === null;
  const percent = Math.round((form.progress ?? 0) * 100);
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={edited ? t.editTitle(edited.uploads_title_th) : t.addTitle}
      onSubmit={(event) => {
        event.preventDefault();
        // React carries the event on to the form around the dialog
        event.stopPropagation();
        form.save(isInserted);
      }}
    >
      <Title order={3} className={classes.wide}>
        {edited ? t.editTitle(edited.uploads_title_th) : t.addTitle}
      </Title>
      <FileField
        label={t.file}
        required={!edited}
        value={form.file}
        onChange={form.choose}
        rule={form.rule}
        stored={edited ? `${edited.uploads_title_th}.${edited.uploads_extension}` : null}
        error={form.problems.uploads_url}
        disabled={form.isSending}
      />
      <TextInput
        ref={titleInput}
        label={t.title}
        description={t.titleHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        required
        maxLength={300}
        value={form.title}
        onChange={(event) => form.setTitle(event.currentTarget.value)}
        error={form.problems.uploads_title_th}
        disabled={form.isSending}
      />
      <Group className={classes.wide} justify="flex-end">
        {form.isSending && (
          <Progress.Root flex={1} size="lg">
            <Progress.Section value={percent} aria-label={t.sending(percent)} />
          </Progress.Root>
        )}
        {form.isSending && (
          <Button variant="default" onClick={form.stop}>
            {t.cancel}
          </Button>
        )}
        {edited && !form.isSending && (
          <Button variant="default" onClick={onCancelEdit}>
            {t.cancel}
          </Button>
        )}
        {isInserted && !form.isSending && (
          <Button variant="default" onClick={() => form.save(false)}>
            {t.uploadOnly}
          </Button>
        )}
        <Button type="submit" loading={form.isSending} leftSection={<IconUpload size={18} aria-hidden />}>
          {edited ? t.save : isInserted ? t.uploadAndInsert : t.upload}
        </Button>
      </Group>
    </form>
  );
}
