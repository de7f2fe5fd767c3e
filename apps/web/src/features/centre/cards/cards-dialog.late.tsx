import { type CardLayout, cardLayouts, type LcCardsQuery, lcCardsRoute } from '@faculty/contracts/centre/lc-cards';
import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useReturnFocus } from '../../../kit/messages/use-return-focus.ts';
import { makeReport } from '../../../kit/reports/make-report.ts';
import { cardsPhrases } from './cards.phrases.ts';

interface CardsDialogProps {
  /** One member, or those a list finds. */
  ask: Pick<LcCardsQuery, 'user_id' | 'q' | 'user_type' | 'job_title'>;
  /** Whose card it is, of one. */
  name?: string | undefined;
  onClose(): void;
}

/** Asks on which paper, and makes the cards as a document to print. */
export function CardsDialog({ ask, name, onClose }: CardsDialogProps) {
  useReturnFocus();
  const t = usePhrases(cardsPhrases);
  const [layout, setLayout] = useState<CardLayout>('sheet');
  const making = useMutation({
    mutationFn: () => makeReport(lcCardsRoute, { query: { ...ask, user_id: ask.user_id?.join(','), layout } }),
    onSuccess: onClose,
  });
  return (
    <Modal opened onClose={onClose} withCloseButton={false} title={<Text fw={700}>{t.title}</Text>}>
      <Stack>
        <Text>{name === undefined ? t.whole : t.of(name)}</Text>
        <Radio.Group label={t.layout} value={layout} onChange={(value) => setLayout(value as CardLayout)}>
          <Stack gap="xs" mt="xs">
            {cardLayouts.map((value) => (
              <Radio key={value} value={value} label={t[value]} />
            ))}
          </Stack>
        </Radio.Group>
        <Text size="sm" c="dimmed">
          {t.hint}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t.back}
          </Button>
          <Button
            leftSection={<IconPrinter size={20} aria-hidden />}
            loading={making.isPending}
            onClick={() => making.mutate()}
            data-autofocus
          >
            {t.print}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
