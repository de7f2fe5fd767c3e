import { type ChangedMany, changedMany, type Links, linkStates, links, upkeepRoutes } from '@faculty/contracts/website/upkeep';
import { Alert, Anchor, Button, Group, Paper, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { optionsOf } from '../../../kit/fields/choice/use-parameters.ts';
import { refusedFields } from '../../../kit/notifications/error-texts.ts';
import { showError } from '../../../kit/notifications/messages.ts';
import { EmptyState, FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { useMe, useRight } from '../../../kit/session/session.tsx';
import { dayText } from '../../../kit/theme/dates.ts';
import { LeftAlone, RecordLink, useShowChanged } from './records.tsx';
import { answerPhrases, upkeepPhrases } from './upkeep.phrases.ts';

/** Addresses in content that do not answer any more, where they stand, and another in their place. */
export function DeadLinks() {
  const t = usePhrases(upkeepPhrases);
  const { language } = useLanguage();
  const { role } = useMe();
  const [state, setState] = useState<keyof typeof linkStates>('dead');
  const [refused, setRefused] = useState<ChangedMany['refused']>([]);
  const { data, error, refetch } = useQuery({
    queryKey: ['upkeep', 'links', state],
    queryFn: async ({ signal }) => z.parse(links, await call(upkeepRoutes.links, { query: { state }, signal })),
  });
  const isOff = data?.is_on === false;
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <SegmentedControl
          aria-label={t.which}
          data={optionsOf(linkStates, language)}
          value={state}
          onChange={(chosen) => setState(chosen as keyof typeof linkStates)} // one of the data
        />
        <Text c="dimmed" role="status">
          {state === 'dead' ? t.linksHint : t.unknownHint}
        </Text>
      </Group>
      {error ? <FailedState error={error} onRetry={() => void refetch()} /> : !data && <LoadingState />}
      {data?.is_on && data.rows.length === 0 && <EmptyState drawing="done" title={state === 'dead' ? t.noLinks : t.noUnknown} />}
      {isOff && <Alert color="blue">{role === 'admin' ? t.linksOffHere : t.linksOff}</Alert>}
      <LeftAlone refused={refused} />
      {data?.rows.map((row) => (
        <LinkRow key={row.address} row={row} onRefused={setRefused} />
      ))}
    </Stack>
  );
}

interface LinkRowProps {
  row: Links['rows'][number];
  onRefused(refused: ChangedMany['refused']): void;
}

function LinkRow({ row: { address, answer, since, places }, onRefused }: LinkRowProps) {
  const t = usePhrases(upkeepPhrases);
  const answers = usePhrases(answerPhrases);
  const { language } = useLanguage();
  const mayEdit = useRight('/web/upkeep').edit;
  const show = useShowChanged();
  const [to, setTo] = useState('');
  const replacing = useMutation({
    mutationFn: async () => z.parse(changedMany, await call(upkeepRoutes.replaceAddress, { body: { address, to } })),
    onSuccess(done) {
      onRefused(done.refused);
      show(done, `${address} → ${to}`);
    },
    onError: (error) => Object.keys(refusedFields(error)).length === 0 && showError(error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (to !== '' && !replacing.isPending) replacing.mutate();
  };
  return (
    <Paper withBorder p="sm">
      <Anchor href={address} target="_blank" rel="noopener noreferrer" style={{ overflowWrap: 'anywhere' }}>
        {address}
      </Anchor>
      <Text size="sm" c="dimmed">
        {Object.hasOwn(answers, answer) ? answers[answer as keyof typeof answers] : answer} · {t.since(dayText(since, language))}
      </Text>
      <ul style={{ margin: '6px 0' }}>
        {places.map((place) => (
          <li key={`${place.entity} ${place.id}`}>
            <RecordLink record={place} />
          </li>
        ))}
      </ul>
      {mayEdit && (
        <form onSubmit={submit} noValidate>
          <Group gap="sm" align="flex-start">
            <TextInput
              aria-label={`${t.newAddress}: ${address}`}
              placeholder={t.newAddress}
              inputMode="url"
              value={to}
              onChange={(event) => setTo(event.currentTarget.value.trim())}
              error={Object.values(refusedFields(replacing.error))[0]}
              maxLength={1_000}
              flex="1 1 16rem"
              maw="34rem"
            />
            <Button type="submit" variant="default" disabled={to === ''} loading={replacing.isPending} aria-label={t.everywhereOf(address)}>
              {t.everywhere}
            </Button>
          </Group>
        </form>
      )}
    </Paper>
  );
}
