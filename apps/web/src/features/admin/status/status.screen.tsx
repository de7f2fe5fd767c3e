import { type StatusRow, type StatusState, type SystemStatus, statusRoutes, systemStatus } from '@faculty/contracts/admin/system-status';
import { Alert, Badge, Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconAlertOctagon, IconAlertTriangle, IconCircleCheck, IconHelpCircle, type TablerIcon } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { FailedState } from '../../../kit/notifications/states.tsx';
import { useRight } from '../../../kit/session/session.tsx';
import { momentText } from '../../../kit/theme/dates.ts';
import { PageTitle } from '../../../kit/theme/page-title.tsx';
import classes from './status.module.css';
import { statusPhrases } from './status.phrases.ts';
import { TrialRestoreDialog } from './trial-restore-dialog.tsx';

const statusQuery = queryOptions({
  queryKey: ['system_status'],
  queryFn: async ({ signal }) => z.parse(systemStatus, await call(statusRoutes.read, { signal })),
});

const looks: Record<StatusState, { icon: TablerIcon; color: string }> = {
  act: { icon: IconAlertOctagon, color: 'red' },
  look: { icon: IconAlertTriangle, color: 'gold' },
  unknown: { icon: IconHelpCircle, color: 'gray' },
  fine: { icon: IconCircleCheck, color: 'green' },
};

/** `/admin/status`: how the system is, at a glance on Monday morning. */
export function StatusScreen() {
  const t = usePhrases(statusPhrases);
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery(statusQuery);
  const { edit } = useRight('/admin/status');
  const [isNoting, setNoting] = useState(false);
  return (
    <Stack gap="md">
      <PageTitle>{t.title}</PageTitle>
      <div>
        <Title order={1}>{t.title}</Title>
        <Text c="dimmed" size="sm">
          {data ? t.asOf(momentText(data.checked_at, language)) : '\u00a0'}
        </Text>
      </div>
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {data && <Summary rows={data.rows} />}
      {data && (
        <ul className={classes.rows} aria-label={t.rows}>
          {data.rows.map((row) => (
            <Row key={row.key} row={row} {...(edit && row.key === 'trial_restore' && { onNote: () => setNoting(true) })} />
          ))}
        </ul>
      )}
      {isNoting && <TrialRestoreDialog onClose={() => setNoting(false)} onDone={() => void refetch()} />}
    </Stack>
  );
}

/** As high as what it stands for. */
function LoadingRows() {
  return (
    <Stack gap="md" aria-hidden>
      <Skeleton h={58} />
      {Array.from({ length: 12 }, (_, row) => (
        <Skeleton key={String(row)} h={30} />
      ))}
    </Stack>
  );
}

function Summary({ rows }: Pick<SystemStatus, 'rows'>) {
  const t = usePhrases(statusPhrases);
  const count = (state: StatusState) => rows.filter((row) => row.state === state).length;
  const [act, look, unknown] = [count('act'), count('look'), count('unknown')];
  const worst: StatusState = act > 0 ? 'act' : look > 0 ? 'look' : unknown > 0 ? 'unknown' : 'fine';
  const words = act + look > 0 ? t.due(act + look, act) : unknown > 0 ? t.noneDue(unknown) : t.allWell;
  const { icon: Icon, color } = looks[worst];
  return <Alert color={color} icon={<Icon aria-hidden />} role="note" title={words} />;
}

function Row({ row: { state, name, value, advice }, onNote }: { row: StatusRow; onNote?: () => void }) {
  const t = usePhrases(statusPhrases);
  const { language } = useLanguage();
  return (
    <li className={classes.row} data-state={state}>
      <Text fw={600}>{name[language]}</Text>
      <StateChip state={state} />
      <div className={classes.what}>
        <Text>{value[language]}</Text>
        {advice && <Text c="dimmed">{advice[language]}</Text>}
        {onNote && (
          <Button variant="default" mt="xs" onClick={onNote}>
            {t.note}
          </Button>
        )}
      </div>
    </li>
  );
}

/** A state as icon and word; only what needs attention is a chip. */
function StateChip({ state }: { state: StatusState }) {
  const t = usePhrases(statusPhrases);
  const { icon: Icon, color } = looks[state];
  const icon = <Icon size={15} aria-hidden />;
  if (state === 'fine')
    return (
      <span className={classes.fine}>
        {icon} {t.fine}
      </span>
    );
  return (
    <Badge color={color} miw="max-content" leftSection={icon}>
      {t[state]}
    </Badge>
  );
}
