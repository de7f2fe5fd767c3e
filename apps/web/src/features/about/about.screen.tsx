import { about, aboutRoutes } from '@faculty/contracts/shell/about';
import { Button, CopyButton, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../../kit/api/http.ts';
import { FailedState, LoadingState } from '../../kit/notifications/states.tsx';
import { PageTitle } from '../../kit/theme/page-title.tsx';
import classes from './about.module.css';
import { aboutPhrases } from './about.phrases.ts';
import { LicenceList } from './licences/licence-list.tsx';

const aboutQuery = queryOptions({
  queryKey: ['about'],
  queryFn: async ({ signal }) => z.parse(about, await call(aboutRoutes.about, { signal })),
});

/** `/app/about`: which version runs, and what it is made of. */
export function AboutScreen() {
  const t = usePhrases(aboutPhrases);
  return (
    <Stack gap="lg">
      <PageTitle>{t.title}</PageTitle>
      <Title order={1}>{t.title}</Title>
      <Running />
      <Paper component="section" withBorder p="lg" aria-labelledby="licences">
        <Title order={2} id="licences" fz="h3" mb="xs">
          {t.licences}
        </Title>
        <LicenceList />
      </Paper>
    </Stack>
  );
}

/** The version, with a button that copies it for a report of a problem. */
function Running() {
  const t = usePhrases(aboutPhrases);
  const { data, error, refetch } = useQuery(aboutQuery);
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const facts = [
    [t.version, data.version],
    [t.commit, data.commit || t.fromSources],
    ...(data.system ? [['Node.js', data.system.node] as const, [t.database, data.system.database] as const] : []),
  ] as const;
  return (
    <Paper component="section" withBorder p="lg" maw="48rem" aria-labelledby="running">
      <Title order={2} id="running" fz="h3">
        {t.running}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t.hint}
      </Text>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CopyButton value={facts.map(([name, value]) => `${name}: ${value}`).join('\n')}>
        {({ copied, copy }) => (
          <Button
            mt="md"
            variant="default"
            onClick={copy}
            leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          >
            {copied ? t.copied : t.copy}
          </Button>
        )}
      </CopyButton>
    </Paper>
  );
}
