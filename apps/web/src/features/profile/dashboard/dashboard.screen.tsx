import { Title } from '@mantine/core';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { PageTitle } from '../../../kit/theme/page-title.tsx';
import { useDashboard } from '../today/use-dashboard.ts';
import { dashboardPhrases } from './dashboard.phrases.ts';
import { Figures } from './figures.tsx';

/** `/app/dashboard`: the numbers alone; the start page has them last. */
export function DashboardScreen() {
  const t = usePhrases(dashboardPhrases);
  const { data, error, refetch } = useDashboard();
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      <Title order={1} mb="md">
        {t.title}
      </Title>
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState />}
      <Figures />
    </>
  );
}
