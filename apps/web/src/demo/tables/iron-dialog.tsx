import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { formPhrases } from '../../kit/form/form.phrases.ts';
import { useReturnFocus } from '../../kit/notifications/use-return-focus.ts';
import type { Dessert } from './desserts.ts';

const phrases = {
  title: (name: string) => ({ th: `แก้ไขธาตุเหล็กของ ${name}`, en: `Update iron of ${name}` }),
  iron: { th: 'ธาตุเหล็ก (%)', en: 'Iron (%)' },
  counted: (length: number) => ({ th: `${length}/${longestIron} ตัวอักษร`, en: `${length}/${longestIron} characters` }),
};

/** As documented. */
const longestIron = 25;

interface IronDialogProps {
  row: Dessert;
  onSave(iron: string): void;
  onCancel(): void;
}

/** Edits one cell in place: Enter saves, Esc gives it up. */
export function IronDialog({ row, onSave, onCancel }: IronDialogProps) {
  useReturnFocus();
  const t = { ...usePhrases(formPhrases), ...usePhrases(phrases) };
  const [iron, setIron] = useState(row.iron);
  const isTooLong = iron.length > longestIron;
  return (
    <Modal opened onClose={onCancel} withCloseButton={false} title={<Text fw={700}>{t.title(row.name)}</Text>}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTooLong) onSave(iron.trim());
        }}
      >
        <Stack>
          <TextInput
            label={t.iron}
            data-autofocus
            value={iron}
            onChange={(event) => setIron(event.currentTarget.value)}
            error={isTooLong && 'Input too long!'}
            description={t.counted(iron.length)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onCancel}>
              {t.cancel}
            </Button>
            <Button type="submit" disabled={isTooLong}>
              {t.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
