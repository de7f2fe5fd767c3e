import { checks } from '@faculty/contracts/kit/findings/checks';
import { pages } from '@faculty/contracts/pages';
import { lookAgain, lookAgainFindings, upkeepRoutes } from '@faculty/contracts/website/upkeep';
import { Anchor, List, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { EmptyState, FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { countText } from '../../../kit/theme/counts.ts';
import { upkeepPhrases } from './upkeep.phrases.ts';

/** Leads to what is due to be looked at, and to what nobody has changed for two years, in the lists of its kinds. */
export function LookAgain() {
  const t = usePhrases(upkeepPhrases);
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['upkeep', 'look'],
    queryFn: async ({ signal }) => z.parse(lookAgain, await call(upkeepRoutes.lookAgain, { signal })),
  });
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  if (data.length === 0) return <EmptyState drawing="done" title={t.nothingDue} hint={t.lookHint} />;
  const parts = lookAgainFindings.map((finding) => ({ finding, kinds: data.filter((each) => each.finding === finding) }));
  return (
    <Stack gap="sm">
      <Text c="dimmed">{t.lookHint}</Text>
      {parts.map(
        ({ finding, kinds }) =>
          kinds.length > 0 && (
            <Paper key={finding} withBorder p="sm">
              <Title order={2} fz="md">
                {checks[finding][language]}
              </Title>
              <List>
                {kinds.map(({ page, count }) => (
                  <List.Item key={page}>
                    <Anchor component={Link} to={`${page}?finding=${finding}`} underline="always">
                      {pages[page][language]}
                    </Anchor>{' '}
                    {t.items(countText(count))}
                  </List.Item>
                ))}
              </List>
            </Paper>
          ),
      )}
    </Stack>
  );
}
