import { entityOf, isEntityKey } from '@faculty/contracts/entities';
import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { type LookAgain as Answer, lookAgain, lookAgainKinds, upkeepRoutes } from '@faculty/contracts/website/upkeep';
import { Button, Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { showUndoable } from '../../../kit/list/state/undo.ts';
import { showError } from '../../../kit/notifications/messages.ts';
import { EmptyState, FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { dayText } from '../../../kit/theme/dates.ts';
import { RecordLink } from './records.tsx';
import { upkeepPhrases } from './upkeep.phrases.ts';

type What = keyof typeof lookAgainKinds;
type Row = Answer['rows'][number];

/** What is due to be looked at, the person's own first, and what nobody has changed for two years. */
export function LookAgain() {
  const t = usePhrases(upkeepPhrases);
  const { language } = useLanguage();
  const [what, setWhat] = useState<What>('due');
  const { data, error, refetch } = useQuery({
    queryKey: ['upkeep', 'look', what],
    queryFn: async ({ signal }) => z.parse(lookAgain, await call(upkeepRoutes.lookAgain, { query: { what }, signal })),
  });
  const kinds = Object.entries(lookAgainKinds).map(([value, words]) => ({ value, label: words[language] }));
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <SegmentedControl aria-label={t.look} data={kinds} value={what} onChange={(chosen) => setWhat(chosen as What)} />
        <Text c="dimmed" role="status">
          {data && data.count > 0 ? t.first(data.rows.length, data.count) : t.lookHint}
        </Text>
      </Group>
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState />}
      {data?.count === 0 && <EmptyState drawing="done" title={what === 'due' ? t.nothingDue : t.nothingOld} />}
      {data?.rows.map((row) => (
        <RowToLookAt key={`${row.entity} ${row.id}`} row={row} />
      ))}
    </Stack>
  );
}

function RowToLookAt({ row }: { row: Row }) {
  const t = usePhrases(upkeepPhrases);
  const { language } = useLanguage();
  const client = useQueryClient();
  const name = inLanguage(language, row.title, row.title_en);
  const inAYear = new Date(Date.parse(todayInBangkok()) + 365 * 86_400_000).toISOString().slice(0, 10);
  const looked = useMutation({
    mutationFn: () => setDay(row, inAYear, row.updated_at),
    onSuccess() {
      const undo = () => setDay(row, row.review_on ?? '').finally(() => client.invalidateQueries());
      showUndoable(t.didLook(dayText(inAYear, language)), name, undo);
    },
    onError: showError,
    onSettled: () => void client.invalidateQueries(),
  });
  const who = inLanguage(language, row.full_name_th, row.full_name_en);
  return (
    <Paper withBorder p="sm">
      <Group gap="sm" justify="space-between">
        <div style={{ flex: '1 1 18rem', minWidth: 0 }}>
          <RecordLink record={row} />
          <Text size="sm" c="dimmed">
            {[row.review_on !== null && t.due(dayText(row.review_on, language)), t.changed(dayText(row.updated_at, language)), who]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        {row.may_edit && (
          <Button variant="default" loading={looked.isPending} onClick={() => looked.mutate()} aria-label={t.lookedAt(name)}>
            {t.looked}
          </Button>
        )}
      </Group>
    </Paper>
  );
}

/** Sets the day of a record by its ordinary update; an empty one takes it away. */
function setDay({ entity, id }: Row, review_on: string, updated_at?: Date): Promise<unknown> {
  const { routes, idKey } = isEntityKey(entity) ? entityOf[entity] : entityOf.news;
  if (routes.update === undefined) throw new Error(`${entity} has no update`);
  return call(routes.update, { params: { [idKey]: id }, body: { [idKey]: id, review_on, updated_at } });
}
