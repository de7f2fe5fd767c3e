import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useReturnFocus } from './use-return-focus.ts';

interface ConfirmDialogProps {
  title: string;
  text: ReactNode;
  /** Words of the button that does it. */
  confirm: string;
  /** Words of the safe button, which has the focus. */
  cancel: string;
  isBusy?: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Confirms what cannot be undone: the focus is on the safe button, the weight on the act. Esc and a click outside cancel. */
export function ConfirmDialog({ title, text, confirm, cancel, isBusy = false, onConfirm, onCancel }: ConfirmDialogProps) {
  useReturnFocus();
  return (
    <Modal opened onClose={onCancel} title={<Text fw={600}>{title}</Text>} withCloseButton={false}>
      <Stack>
        <Text component="div">{text}</Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onCancel}>
            {cancel}
          </Button>
          <Button color="red" variant="light" loading={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
