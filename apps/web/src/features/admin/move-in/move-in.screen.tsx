import { moveInReports } from '@faculty/contracts/admin/move-in';
import { Alert, Stack, Text, Title } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { useMe } from '../../../kit/session/session.tsx';
import { PageTitle } from '../../../kit/theme/page-title.tsx';
import { moveInPhrases } from './move-in.phrases.ts';
import { MoveInAfter } from './move-in-after.tsx';
import { statusQuery } from './move-in-queries.ts';
import { MoveInSteps } from './move-in-steps.tsx';

// lazy: the contracts of every kind of record, which the steps do not need
const MoveInReportView = lazyForm(() => import('./move-in-report.tsx').then((m) => m.MoveInReportView));

/** `/admin/move_in`: the steps of the move from the legacy system, or the report of one (`?report=plan`). */
export function MoveInScreen() {
  const [params] = useSearchParams();
  const step = moveInReports.find((each) => each === params.get('report'));
  return step ? <MoveInReportView key={step} step={step} /> : <MoveInOverview />;
}

function MoveInOverview() {
  const t = usePhrases(moveInPhrases);
  const { data, error, refetch } = useQuery(statusQuery);
  const isAdmin = useMe().role === 'admin';
  return (
    <Stack gap="lg">
      <PageTitle>{t.title}</PageTitle>
      <div>
        <Title order={1}>{t.title}</Title>
        <Text c="dimmed">{t.intro}</Text>
        {data?.source && <Text c="dimmed">{t.from(data.source.from)}</Text>}
      </div>
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState />}
      {data && !data.isOpen && (
        <Alert icon={<IconLock aria-hidden />} title={t.closed}>
          {t.closedHint}
        </Alert>
      )}
      {data && <MoveInSteps status={data} mayStart={data.isOpen && isAdmin} />}
      {data && data.moved > 0 && <MoveInAfter status={data} />}
    </Stack>
  );
}
