import { type CardLayout, cardLayouts, type LcCardsQuery, lcCardsRoute, maxCards } from '@faculty/contracts/centre/lc-cards';
import { lcUser } from '@faculty/contracts/centre/lc-user';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { Button, Group, Modal, NativeSelect, Radio, Stack, Switch, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { entityQueries } from '../../../kit/api/entity-calls.ts';
import { useReturnFocus } from '../../../kit/notifications/use-return-focus.ts';
import { makeReport } from '../../../kit/reports/make-report.tsx';
import { cardsPhrases } from './cards.phrases.ts';

interface CardsDialogProps {
  /** One member, or those a list finds. */
  ask: Pick<LcCardsQuery, 'user_id' | 'q' | 'user_type' | 'job_title'>;
  /** Whose card it is, of one. */
  name?: string | undefined;
  onClose(): void;
}

/** Asks for the paper size, and makes the cards as a document to print. */
export function CardsDialog({ ask, name, onClose }: CardsDialogProps) {
  useReturnFocus();
  const t = usePhrases(cardsPhrases);
  const [layout, setLayout] = useState<CardLayout>('sheet');
  const [part, setPart] = useState(1);
  const [isToday, setToday] = useState(false);
  const { user_id, ...listed } = ask;
  const found = { ...listed, ...(isToday && { added_on: todayInBangkok() }) };
  // the first of those the list finds, for how many there are
  const one = entityQueries(lcUser).list({ ...found, disabled: 'Y', page: 0, limit: 1 });
  const members = useQuery({ ...one, enabled: user_id === undefined });
  const count = members.data?.count ?? 0;
  const portions = Array.from({ length: Math.ceil(count / maxCards) }, (_, place) => place + 1);
  const isParted = portions.length > 1;
  const making = useMutation({
    mutationFn: () => makeReport(lcCardsRoute, { query: { ...found, user_id: user_id?.join(','), layout, ...(isParted && { part }) } }),
    // the next portion is preselected
    onSuccess: () => (part < portions.length ? setPart(part + 1) : onClose()),
  });
  return (
    <Modal opened onClose={onClose} withCloseButton={false} title={<Text fw={600}>{t.title}</Text>}>
      <Stack>
        <Text>{name === undefined ? t.whole : t.of(name)}</Text>
        {user_id === undefined && (
          <Switch
            label={t.today}
            checked={isToday}
            onChange={({ currentTarget }) => {
              setToday(currentTarget.checked);
              setPart(1);
            }}
            description={members.data && t.count(count)}
          />
        )}
        {isParted && (
          <NativeSelect
            label={t.portion}
            description={t.portionHint}
            value={String(part)}
            onChange={(event) => setPart(Number(event.currentTarget.value))}
            data={portions.map((place) => ({
              value: String(place),
              label: t.cardsFrom(place, (place - 1) * maxCards + 1, Math.min(place * maxCards, count)),
            }))}
          />
        )}
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
            loading={making.isPending || members.isLoading}
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
