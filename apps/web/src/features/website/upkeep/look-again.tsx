import { entityOf, isEntityKey } from '@faculty/contracts/entities';
import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { type LookAgain as Answer, lookAgain, lookAgainKinds, upkeepRoutes } from '@faculty/contracts/website/upkeep';
import { Button, Group, Paper, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { requireChanged, useEntityChanges } from '../../../kit/api/entity-calls.ts';
import { call } from '../../../kit/api/http.ts';
import { randomUuid } from '../../../kit/api/random-uuid.ts';
import { showError } from '../../../kit/notifications/messages.ts';
import { dayText } from '../../../kit/theme/dates.ts';
import { ChosenRows, RecordLink, useShowChanged } from './records.tsx';
import { upkeepPhrases } from './upkeep.phrases.ts';

/** What is due to be looked at, the person's own first, and what nobody has changed for two years. */
export function LookAgain() {
  const t = usePhrases(upkeepPhrases);
  const [what, setWhat] = useState<keyof typeof lookAgainKinds>('due');
  const query = useQuery({
    queryKey: ['upkeep', 'look', what],
    queryFn: async ({ signal }) => z.parse(lookAgain, await call(upkeepRoutes.lookAgain, { query: { what }, signal })),
  });
  const { rows = [], count = 0 } = query.data ?? {};
  return (
    <ChosenRows<keyof typeof lookAgainKinds>
      label={t.look}
      choices={lookAgainKinds}
      chosen={what}
      onChoose={setWhat}
      hint={count > 0 ? t.first(rows.length, count) : t.lookHint}
      query={query}
      nothing={what === 'due' ? t.nothingDue : t.nothingOld}
    >
      {rows.map(
        (row) => isEntityKey(row.entity) && <RowToLookAt key={`${row.entity} ${row.id}`} row={row} entity={entityOf[row.entity]} />,
      )}
    </ChosenRows>
  );
}

function RowToLookAt({ row, entity }: { row: Answer['rows'][number]; entity: AnyEntity }) {
  const t = usePhrases(upkeepPhrases);
  const { language } = useLanguage();
  const show = useShowChanged();
  const { save } = useEntityChanges(entity);
  const name = inLanguage(language, row.title, row.title_en);
  const review_on = new Date(Date.parse(todayInBangkok()) + 365 * 86_400_000).toISOString().slice(0, 10);
  const looked = useMutation({
    mutationFn: async () => {
      const changeId = randomUuid();
      requireChanged((await save(row.id, { body: { review_on }, files: {} }, row.updated_at.toISOString(), { changeId })).answer);
      return changeId;
    },
    onSuccess: (change_id) => show({ change_id, changed: 1, waiting: 0 }, name, t.didLook(dayText(review_on, language))),
    onError: showError,
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
