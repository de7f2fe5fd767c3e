import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { lazyPart } from '../../notifications/lazy-part.tsx';
import { FailedState, LoadingState } from '../../notifications/states.tsx';
import { useReturnFocus } from '../../notifications/use-return-focus.ts';
import type { RecordForm } from '../core/record-form.ts';
import { formPhrases } from '../form.phrases.ts';
import { Sending } from './form-bar.tsx';
import { LeaveQuestion } from './leave-question.tsx';

const ConflictDialog = lazyPart(() => import('../conflict/conflict-dialog.tsx').then((m) => m.ConflictDialog));

interface FormDialogProps<Row, Body, Part extends string> {
  /** Of `useDialogForm`. */
  form: RecordForm<Row, Body, Part>;
  title: string;
  children: ReactNode;
}

/** A small form in a dialog; confirms before it discards what is typed. */
export function FormDialog<Row, Body extends object, Part extends string>({ form, title, children }: FormDialogProps<Row, Body, Part>) {
  useReturnFocus();
  const t = usePhrases(formPhrases);
  const [isAsked, setAsked] = useState(false);
  const close = () => (form.isUnsaved() ? setAsked(true) : form.cancel());
  return (
    <Modal opened onClose={close} size="lg" withCloseButton={false} title={<Text fw={600}>{title}</Text>}>
      {form.loadError && <FailedState error={form.loadError} onRetry={form.reload} />}
      {form.isLoading && !form.loadError && <LoadingState />}
      {!form.isLoading && (
        <DialogForm form={form} label={title}>
          {children}
          <Group justify="flex-end">
            {form.progress !== null && <Sending sent={form.progress} onCancel={form.cancelUpload} />}
            <Button variant="default" onClick={close} disabled={form.isSaving}>
              {t.cancel}
            </Button>
            <Button type="submit" loading={form.isSaving}>
              {t.save}
            </Button>
          </Group>
        </DialogForm>
      )}
      {form.conflict && <ConflictDialog conflict={form.conflict} form={form} />}
      <LeaveQuestion leaving={isAsked ? { leave: form.cancel, stay: () => setAsked(false) } : null} />
    </Modal>
  );
}

interface DialogFormProps<Row, Body, Part extends string> extends Pick<FormDialogProps<Row, Body, Part>, 'form' | 'children'> {
  label: string;
  /** Called before it is saved. */
  onSubmit?(): void;
}

/** The `<form>` of a dialog. React carries its submit and its keys on to a form around the dialog, which they are not meant for. */
export function DialogForm<Row, Body, Part extends string>({ form, label, onSubmit, children }: DialogFormProps<Row, Body, Part>) {
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSubmit?.();
        form.save();
      }}
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.code === 'KeyS') {
          event.preventDefault();
          form.save();
        }
        event.stopPropagation();
      }}
    >
      <Stack>{children}</Stack>
    </form>
  );
}
