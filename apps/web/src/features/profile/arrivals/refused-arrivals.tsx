import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { arrivalsQuery, sourceWords, useDecide } from '../../../kit/arrivals/arrivals.ts';
import { showSuccess } from '../../../kit/notifications/messages.ts';
import { useRight } from '../../../kit/session/session.tsx';
import { yearText } from '../../../kit/theme/dates.ts';
import { arrivalsPhrases } from './arrivals.phrases.ts';

/** The works that the person has said are not theirs, each with a button to take that back: nothing while there is none. */
export function RefusedArrivals() {
  const t = usePhrases(arrivalsPhrases);
  const { language } = useLanguage();
  const { add } = useRight('/web/content_work');
  const { data } = useQuery({ ...arrivalsQuery('refused'), enabled: add });
  const decide = useDecide();
  if (!data || data.count === 0) return null;
  return (
    <Paper component="section" withBorder p="lg" mb="md" maw="48rem" aria-labelledby="refused-arrivals">
      <Title order={2} id="refused-arrivals" fz="h3" mb="md">
        {t.refusedTitle}
      </Title>
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {data.rows.map((arrival) => (
          <Group key={arrival.arrival_id} component="li" justify="space-between" gap="xs">
            <div style={{ flex: '1 1 16rem', minWidth: 0 }}>
              <Text>{arrival.title}</Text>
              <Text size="sm" c="dimmed">
                {[arrival.venue, arrival.year === null ? '' : yearText(arrival.year, language), sourceWords(arrival)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            <Button
              variant="default"
              size="sm"
              aria-label={`${t.takeBack}: ${arrival.title}`}
              onClick={() =>
                decide.mutate(
                  { arrival_id: arrival.arrival_id, state: 'new' },
                  { onSuccess: () => showSuccess(t.takenBack, arrival.title) },
                )
              }
            >
              {t.takeBack}
            </Button>
          </Group>
        ))}
      </Stack>
    </Paper>
  );
}
