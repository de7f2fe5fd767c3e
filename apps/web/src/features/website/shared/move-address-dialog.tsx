import { moveAddressRoute, movedAddress } from '@faculty/contracts/website/public-address';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { call, HttpError } from '../../../kit/api/http.ts';
import { showError, showSuccess } from '../../../kit/notifications/messages.ts';
import { useReturnFocus } from '../../../kit/notifications/use-return-focus.ts';
import { moveAddressPhrases } from './move-address.phrases.ts';

interface MoveAddressDialogProps {
  entity: string;
  id: string;
  /** Its name in the address now. */
  name: string;
  onMoved(): void;
  onClose(): void;
}

/** Asks for the new name of a record in its public address; the old address leads to the new one afterwards. */
export function MoveAddressDialog({ entity, id, name, onMoved, onClose }: MoveAddressDialogProps) {
  useReturnFocus();
  const t = usePhrases(moveAddressPhrases);
  const client = useQueryClient();
  const [typed, setTyped] = useState(name);
  const moving = useMutation({
    mutationFn: async () => z.parse(movedAddress, await call(moveAddressRoute, { body: { entity, record_id: id, name: typed } })),
    onSuccess: ({ message }) => {
      void client.invalidateQueries({ queryKey: [entity] });
      showSuccess(message);
      onMoved();
    },
    onError: (problem) => wrongName(problem) ?? showError(problem),
  });
  const isSame = typed.trim() === name || typed.trim() === '';
  function submit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation(); // React hands it on to the record's form
    if (!isSame) moving.mutate();
  }
  return (
    <Modal opened onClose={onClose} withCloseButton={false} title={<Text fw={600}>{t.open}</Text>}>
      <form onSubmit={submit} onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()} noValidate aria-label={t.open}>
        <Stack>
          <Text>{t.what}</Text>
          <TextInput
            label={t.name}
            description={t.closes}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={typed}
            maxLength={200}
            inputMode="url"
            spellCheck={false}
            onChange={({ currentTarget }) => setTyped(currentTarget.value.replace(/\s/g, ''))}
            error={wrongName(moving.error)}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t.keep}
            </Button>
            <Button type="submit" loading={moving.isPending} disabled={isSame} leftSection={<IconArrowRight size={18} aria-hidden />}>
              {t.move}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

const wrongName = (problem: unknown) => (problem instanceof HttpError ? problem.answer?.fields?.name?.message : undefined);
