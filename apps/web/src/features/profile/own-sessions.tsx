import { type OwnSession, ownSession, ownSessionRoutes } from '@faculty/contracts/auth/own-session';
import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../../kit/api/http.ts';
import { showError, showSuccess } from '../../kit/notifications/messages.ts';
import { FailedState, LoadingState } from '../../kit/notifications/states.tsx';
import { momentText } from '../../kit/theme/dates.ts';
import { ownSessionsPhrases } from './own-sessions.phrases.ts';

const answer = z.array(ownSession);
const endedAnswer = z.object({ ended: z.int() });
const ownSessionsQuery = queryOptions({
  queryKey: ['own sessions'],
  queryFn: async ({ signal }) => z.parse(answer, await call(ownSessionRoutes.list, { signal })),
});

/** The person's sessions, with a button to end each. */
export function OwnSessions() {
  const t = usePhrases(ownSessionsPhrases);
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(ownSessionsQuery);
  const onError = (problem: unknown) => showError(problem);
  // a session that has ended meanwhile is removed from the list too
  const onSettled = () => client.invalidateQueries(ownSessionsQuery);
  const end = useMutation({
    mutationFn: ({ id }: OwnSession) => call(ownSessionRoutes.end, { params: { id } }),
    onSuccess: () => showSuccess(t.ended),
    onError,
    onSettled,
  });
  const endOthers = useMutation({
    mutationFn: async () => z.parse(endedAnswer, await call(ownSessionRoutes.endOthers)),
    onSuccess: ({ ended }) => showSuccess(t.endedOthers(ended)),
    onError,
    onSettled,
  });
  const isAlone = data?.every(({ is_this }) => is_this);
  return (
    <Paper component="section" withBorder p="lg" maw="48rem" aria-labelledby="own-sessions">
      <Title order={2} id="own-sessions" fz="h3">
        {t.title}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t.hint}
      </Text>
      {error ? <FailedState error={error} onRetry={() => void refetch()} /> : !data && <LoadingState />}
      {data && (
        <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
          {data.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              isEnding={end.isPending && end.variables.id === session.id}
              onEnd={() => end.mutate(session)}
            />
          ))}
        </Stack>
      )}
      {isAlone && (
        <Text size="sm" mt="md">
          {t.only}
        </Text>
      )}
      {data && !isAlone && (
        <Button mt="md" variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {t.endOthers}
        </Button>
      )}
    </Paper>
  );
}

interface SessionItemProps {
  session: OwnSession;
  isEnding: boolean;
  onEnd(): void;
}

function SessionItem({ session, isEnding, onEnd }: SessionItemProps) {
  const t = usePhrases(ownSessionsPhrases);
  const { language } = useLanguage();
  const { browser, system } = session;
  const device = browser && system ? t.device(browser, system) : browser || system || t.unknown;
  const began = momentText(session.created_at, language);
  const facts = [t.began(began), t.seen(momentText(session.last_seen_at, language)), session.network && t.from(session.network)];
  return (
    <Group component="li" justify="space-between" gap="xs">
      <div style={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Group gap="xs">
          <Text fw={600}>{device}</Text>
          {session.is_this && <Badge color="green">{t.isThis}</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      {!session.is_this && (
        <Button variant="default" size="sm" loading={isEnding} aria-label={t.endOf(device, began)} onClick={onEnd}>
          {t.end}
        </Button>
      )}
    </Group>
  );
}
