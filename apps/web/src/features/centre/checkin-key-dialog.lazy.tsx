import { type Pairing, pairing, type TempKey, tempKey, tempKeyRoutes } from '@faculty/contracts/centre/temp-key';
import type { PageKey } from '@faculty/contracts/pages';
import { Alert, Anchor, Badge, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconBan, IconCopy, IconDeviceTabletPlus, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../../kit/api/http.ts';
import { ConfirmDialog } from '../../kit/notifications/confirm-dialog.tsx';
import { copyLink } from '../../kit/notifications/copy-link.ts';
import { showError } from '../../kit/notifications/messages.ts';
import { FailedState, LoadingState } from '../../kit/notifications/states.tsx';
import { useReturnFocus } from '../../kit/notifications/use-return-focus.ts';
import { useRight } from '../../kit/session/session.tsx';
import { clockText, momentText } from '../../kit/theme/dates.ts';
import classes from './checkin-key.module.css';
import { checkinKeyPhrases } from './checkin-key.phrases.ts';
import { keyBody, keyQuery, pairingQuery } from './checkin-key-query.ts';
import { QrCode } from './qr-code.tsx';

/** The address at which the kiosk opens, how a device takes it, and how long it is good for. */
export function CheckinKeyDialog({ page, onClose }: { page: PageKey; onClose(): void }) {
  useReturnFocus();
  const t = usePhrases(checkinKeyPhrases);
  const client = useQueryClient();
  const { edit } = useRight(page);
  const { data, error, refetch } = useQuery(keyQuery);
  const [asked, setAsked] = useState<'renew' | 'withdraw' | null>(null);
  const renewing = useMutation({
    mutationFn: async () => z.parse(tempKey, await call(tempKeyRoutes.renew, { body: keyBody() })),
    onSuccess: (key) => client.setQueryData(keyQuery.queryKey, key),
    onError: showError,
    onSettled: () => setAsked(null),
  });
  const withdrawing = useMutation({
    mutationFn: () => call(tempKeyRoutes.withdraw, { body: keyBody() }),
    onSuccess: () => client.setQueryData(keyQuery.queryKey, null),
    onError: showError,
    onSettled: () => setAsked(null),
  });
  const isValid = data ? data.key_end_at > data.now : false;
  return (
    // Esc closes the question above it
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={asked === null}
      size="lg"
      withCloseButton={false}
      title={<Text fw={600}>{t.title}</Text>}
    >
      <Stack>
        {error && <FailedState error={error} onRetry={() => void refetch()} />}
        {data === undefined && !error && <LoadingState />}
        {data === null && <Text>{t.none}</Text>}
        {data && <KeyAddress key={data.key_code} of={data} />}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t.close}
          </Button>
          {edit && data && (
            <Button variant="light" color="red" leftSection={<IconBan size={18} aria-hidden />} onClick={() => setAsked('withdraw')}>
              {t.withdraw}
            </Button>
          )}
          {edit && data !== undefined && (
            <Button
              variant={isValid ? 'default' : 'filled'}
              leftSection={<IconRefresh size={18} aria-hidden />}
              loading={renewing.isPending}
              onClick={() => (isValid ? setAsked('renew') : renewing.mutate())}
            >
              {t.renew}
            </Button>
          )}
        </Group>
      </Stack>
      {asked === 'renew' && (
        <ConfirmDialog
          title={t.renewTitle}
          text={t.renewText}
          confirm={t.renew}
          cancel={t.keep}
          isBusy={renewing.isPending}
          onConfirm={() => renewing.mutate()}
          onCancel={() => setAsked(null)}
        />
      )}
      {asked === 'withdraw' && (
        <ConfirmDialog
          title={t.withdrawTitle}
          text={t.withdrawText}
          confirm={t.withdraw}
          cancel={t.keep}
          isBusy={withdrawing.isPending}
          onConfirm={() => withdrawing.mutate()}
          onCancel={() => setAsked(null)}
        />
      )}
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
        <div className={classes.ways}>
          <QrCode text={address} label={t.qr} size={180} />
          <Stack gap="sm" className={classes.words ?? ''}>
            <Text>{t.what}</Text>
            <Anchor href={address} target="_blank" rel="noopener" style={{ overflowWrap: 'anywhere' }}>
              {address}
            </Anchor>
            <Group>
              <Button size="xs" variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copyLink(address)}>
                {t.copy}
              </Button>
            </Group>
            <PairDevice />
          </Stack>
        </div>
      )}
    </>
  );
}

/** A short code for a device on which the address would have to be typed. */
function PairDevice() {
  const t = usePhrases(checkinKeyPhrases);
  const making = useMutation({
    mutationFn: async () => z.parse(pairing, await call(tempKeyRoutes.pairing, { body: keyBody() })),
    onError: showError,
  });
  return (
    <>
      <Text>{t.pairHow(`${location.origin}/checkin`)}</Text>
      {making.data && <PairingCode key={making.data.code} of={making.data} />}
      <Group>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDeviceTabletPlus size={16} aria-hidden />}
          loading={making.isPending}
          onClick={() => making.mutate()}
        >
          {t.pair}
        </Button>
      </Group>
    </>
  );
}

/** The code while it waits for its device, and then what became of it. */
function PairingCode({ of: { code, pair_end_at } }: { of: Pairing }) {
  const t = usePhrases(checkinKeyPhrases);
  const { data: state = 'waiting' } = useQuery(pairingQuery(code));
  return (
    <div role="status">
      {state === 'waiting' && (
        <>
          <Text size="sm">{t.pairCode}</Text>
          <Text className={classes.code ?? ''}>{code.replace(/(?=.{4}$)/, ' ')}</Text>
          <Text size="sm">{t.pairUntil(clockText(pair_end_at))}</Text>
        </>
      )}
      {state === 'withdrawn' && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />}>
          {t.pairWithdrawn}
        </Alert>
      )}
      {state === 'over' && <Text size="sm">{t.pairOver}</Text>}
    </div>
  );
}
