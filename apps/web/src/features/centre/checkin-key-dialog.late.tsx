import { keyPage, type TempKey, tempKey, tempKeyRoutes } from '@faculty/contracts/centre/temp-key';
import type { PageKey } from '@faculty/contracts/pages';
import { Alert, Anchor, Badge, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../../kit/data/http.ts';
import { momentText } from '../../kit/look/dates.ts';
import { copyLink } from '../../kit/messages/copy-link.ts';
import { showError } from '../../kit/messages/messages.ts';
import { FailedState, LoadingState } from '../../kit/messages/states.tsx';
import { useReturnFocus } from '../../kit/messages/use-return-focus.ts';
import { useRight } from '../../kit/session/session.tsx';
import { checkinKeyPhrases } from './checkin-key.phrases.ts';

const queryKey = ['temp-key', keyPage];
const body = () => new URLSearchParams({ page_code: keyPage });

/** The address at which the kiosk opens, and how long it is good for. */
export function CheckinKeyDialog({ page, onClose }: { page: PageKey; onClose(): void }) {
  useReturnFocus();
  const t = usePhrases(checkinKeyPhrases);
  const client = useQueryClient();
  const { edit } = useRight(page);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => z.parse(z.array(tempKey), await call(tempKeyRoutes.read, { body: body(), signal }))[0] ?? null,
    // whether it has ended is the server's to say, again and again
    refetchInterval: 30_000,
  });
  const renewing = useMutation({
    mutationFn: async () => z.parse(tempKey, await call(tempKeyRoutes.renew, { body: body() })),
    onSuccess: (key) => client.setQueryData(queryKey, key),
    onError: showError,
  });
  return (
    <Modal opened onClose={onClose} size="lg" withCloseButton={false} title={<Text fw={700}>{t.title}</Text>}>
      <Stack>
        {error && <FailedState error={error} onRetry={() => void refetch()} />}
        {data === undefined && !error && <LoadingState />}
        {data === null && <Text>{t.none}</Text>}
        {data && <KeyAddress of={data} />}
        {edit && data && (
          <Alert color="gold" icon={<IconRefresh aria-hidden />}>
            {t.renewHint}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t.close}
          </Button>
          {edit && (
            <Button loading={renewing.isPending} onClick={() => renewing.mutate()}>
              {t.renew}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

function KeyAddress({ of: { key_code, key_end_at, now } }: { of: TempKey }) {
  const t = usePhrases(checkinKeyPhrases);
  const { language } = useLanguage();
  const address = `${location.origin}/checkin/${key_code}`;
  const hasEnded = key_end_at <= now;
  return (
    <>
      <Group>
        <Badge color={hasEnded ? 'red' : 'green'}>{hasEnded ? t.ended : t.valid}</Badge>
        <Text>{t.until(momentText(key_end_at, language))}</Text>
      </Group>
      {!hasEnded && (
        <>
          <Text>{t.what}</Text>
          <Group>
            <Anchor href={address} target="_blank" rel="noopener" style={{ overflowWrap: 'anywhere' }}>
              {address}
            </Anchor>
            <Button size="xs" variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copyLink(address)}>
              {t.copy}
            </Button>
          </Group>
        </>
      )}
    </>
  );
}
