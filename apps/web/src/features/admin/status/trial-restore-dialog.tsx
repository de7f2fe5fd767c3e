import { recordedTrialRestore, statusRoutes } from '@faculty/contracts/admin/system-status';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { DayInput } from '../../../kit/fields/day/day-field.tsx';
import { refusedFields } from '../../../kit/notifications/error-texts.ts';
import { showError, showSuccess } from '../../../kit/notifications/messages.ts';
import { useReturnFocus } from '../../../kit/notifications/use-return-focus.ts';
import { statusPhrases } from './status.phrases.ts';

interface Props {
  onClose(): void;
  onDone(): void;
}

/** Asks when a backup was restored for trial, and by whom. */
export function TrialRestoreDialog({ onClose, onDone }: Props) {
  useReturnFocus();
  const t = usePhrases(statusPhrases);
  const [day, setDay] = useState<string | null>(todayInBangkok());
  const [doneBy, setDoneBy] = useState('');
  const save = useMutation({
    mutationFn: async () =>
      z.parse(recordedTrialRestore, await call(statusRoutes.recordTrialRestore, { body: { day: day ?? '', done_by: doneBy } })),
    onSuccess({ message }) {
      showSuccess(message);
      onDone();
      onClose();
    },
    onError(error) {
      if (Object.keys(refusedFields(error)).length === 0) showError(error);
    },
  });
  const refused = refusedFields(save.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Modal opened onClose={onClose} title={<Text fw={600}>{t.note}</Text>} withCloseButton={false}>
      <form noValidate onSubmit={submit} aria-label={t.note}>
        <Stack>
          <Text c="dimmed">{t.recordHint}</Text>
          <DayInput label={t.day} value={day} onChange={setDay} error={refused.day} required />
          <TextInput
            label={t.done_by}
            value={doneBy}
            maxLength={200}
            error={refused.done_by}
            onChange={(event) => setDoneBy(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
