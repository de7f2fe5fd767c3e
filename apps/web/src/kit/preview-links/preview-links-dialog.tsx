import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import {
  madePreviewLink,
  type PreviewLink,
  previewDays,
  previewLinkRoutes,
  previewLinks,
  revokedPreviewLink,
} from '@faculty/contracts/website/preview-link';
import { Alert, Anchor, Button, Group, Modal, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconCopy, IconLink } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call, HttpError } from '../api/http.ts';
import { writeDigitOfKey } from '../fields/text/digit-keys.ts';
import { ConfirmDialog } from '../notifications/confirm-dialog.tsx';
import { copyPhrases } from '../notifications/copy.phrases.ts';
import { copyLink } from '../notifications/copy-link.ts';
import { showError, showSuccess } from '../notifications/messages.ts';
import { FailedState, LoadingState } from '../notifications/states.tsx';
import { useReturnFocus } from '../notifications/use-return-focus.ts';
import { dayText, momentText } from '../theme/dates.ts';
import classes from './preview-links.module.css';
import { previewLinksPhrases } from './preview-links.phrases.ts';

/** A record of which preview links are made. */
interface PreviewedRecord {
  entity: string;
  id: string;
  /** What the record is called. */
  name: string;
}

const queryKeyOf = ({ entity, id }: PreviewedRecord) => ['preview_links', entity, id];

/** The preview links of a record: makes, copies and revokes them. */
export function PreviewLinksDialog({ onClose, ...record }: PreviewedRecord & { onClose(): void }) {
  useReturnFocus();
  const t = usePhrases(previewLinksPhrases);
  const [revoked, setRevoked] = useState<PreviewLink | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: queryKeyOf(record),
    queryFn: async ({ signal }) =>
      z.parse(previewLinks, await call(previewLinkRoutes.list, { query: { entity: record.entity, record_id: record.id }, signal })),
    // others make links too, and openings are counted
    staleTime: 0,
    gcTime: 0,
  });
  return (
    // Esc closes the question above it
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={revoked === null}
      size="lg"
      withCloseButton={false}
      title={
        <Text fw={600}>
          {t.open}
          <Text span inherit c="dimmed">
            {` ${record.name}`}
          </Text>
        </Text>
      }
    >
      <Stack>
        <Text>{t.what}</Text>
        <NewLink record={record} isLive={({ preview_link_id: id }) => data?.rows.some((link) => link.preview_link_id === id) ?? true} />
        <section>
          <Title order={3} fz="md" mb="xs">
            {t.links}
          </Title>
          {error && <FailedState error={error} onRetry={() => void refetch()} />}
          {!data && !error && <LoadingState />}
          {data?.rows.length === 0 && <Text c="dimmed">{t.none}</Text>}
          <ul className={classes.links}>
            {data?.rows.map((link) => (
              <Line key={link.preview_link_id} link={link} onRevoke={() => setRevoked(link)} />
            ))}
          </ul>
        </section>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t.close}
          </Button>
        </Group>
      </Stack>
      {revoked && <RevokeQuestion record={record} link={revoked} onClose={() => setRevoked(null)} />}
    </Modal>
  );
}

/** Makes a link, and shows its address this once. */
function NewLink({ record, isLive }: { record: PreviewedRecord; isLive(link: Pick<PreviewLink, 'preview_link_id'>): boolean }) {
  const t = usePhrases(previewLinksPhrases);
  const { language } = useLanguage();
  const client = useQueryClient();
  const [days, setDays] = useState(String(previewDays.usual));
  const making = useMutation({
    mutationFn: async () => {
      const body = { entity: record.entity, record_id: record.id, days };
      return z.parse(madePreviewLink, await call(previewLinkRoutes.create, { body }));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeyOf(record) }),
    onError: (problem) => wrongDays(problem) ?? showError(wrongRecord(problem) ?? problem),
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    making.mutate();
  }
  return (
    <>
      <form className={classes.make} onSubmit={submit} noValidate aria-label={t.make}>
        <TextInput
          label={t.days}
          description={wrongDays(making.error) === undefined && t.daysHint(previewDays.most)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          maxLength={2}
          value={days}
          onKeyDown={(event) => writeDigitOfKey(event.nativeEvent, event.currentTarget)}
          onChange={({ currentTarget }) => setDays(arabicDigits(currentTarget.value).replace(/\D/g, ''))}
          error={wrongDays(making.error)}
          data-autofocus
        />
        <Button
          type="submit"
          className={classes.makeButton ?? ''}
          loading={making.isPending}
          leftSection={<IconLink size={18} aria-hidden />}
        >
          {t.make}
        </Button>
      </form>
      {making.data && isLive(making.data) && (
        <Alert
          color="green"
          role="status"
          icon={<IconLink aria-hidden />}
          title={`${t.address} · ${t.until(dayText(making.data.last_day, language))}`}
        >
          <MadeAddress address={making.data.address} />
        </Alert>
      )}
    </>
  );
}

function MadeAddress({ address }: { address: string }) {
  const t = usePhrases(previewLinksPhrases);
  const copying = usePhrases(copyPhrases);
  return (
    <Stack gap="xs">
      <Anchor href={address} target="_blank" rel="noopener noreferrer" className={classes.address ?? ''}>
        {address}
      </Anchor>
      <Text size="sm">{t.once}</Text>
      <Group>
        <Button size="xs" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copyLink(address)}>
          {copying.copy}
        </Button>
      </Group>
    </Stack>
  );
}

function Line({ link, onRevoke }: { link: PreviewLink; onRevoke(): void }) {
  const t = usePhrases(previewLinksPhrases);
  const { language } = useLanguage();
  const day = dayText(link.last_day, language);
  return (
    <li className={classes.link}>
      <div className={classes.facts}>
        <Text fw={600}>{t.until(day)}</Text>
        <Text size="sm">{link.opened_at === null ? t.neverOpened : t.opened(link.opened, momentText(link.opened_at, language))}</Text>
        <Text size="sm" c="dimmed">
          {t.by(language === 'en' ? link.full_name_en : link.full_name_th, momentText(link.created_at, language))}
        </Text>
      </div>
      <Button variant="subtle" color="red" size="compact-md" aria-label={t.revokeWhich(day)} onClick={onRevoke}>
        {t.revoke}
      </Button>
    </li>
  );
}

function RevokeQuestion({ record, link, onClose }: { record: PreviewedRecord; link: PreviewLink; onClose(): void }) {
  const t = usePhrases(previewLinksPhrases);
  const client = useQueryClient();
  const revoking = useMutation({
    mutationFn: async () => {
      const { preview_link_id } = link;
      return z.parse(revokedPreviewLink, await call(previewLinkRoutes.revoke, { params: { preview_link_id } }));
    },
    onSuccess: ({ message }) => showSuccess(message),
    onError: showError,
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: queryKeyOf(record) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t.revokeTitle}
      text={t.revokeText}
      confirm={t.revoke}
      cancel={t.keep}
      isBusy={revoking.isPending}
      onConfirm={() => revoking.mutate()}
      onCancel={onClose}
    />
  );
}

const fieldMessage = (problem: unknown, field: string) =>
  problem instanceof HttpError ? problem.answer?.fields?.[field]?.message : undefined;
const wrongDays = (problem: unknown) => fieldMessage(problem, 'days');
const wrongRecord = (problem: unknown) => fieldMessage(problem, 'record_id');
