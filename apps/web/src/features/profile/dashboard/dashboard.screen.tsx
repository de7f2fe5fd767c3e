import { daysOfMonth } from '@faculty/contracts/kit/dates/period';
import type { Dashboard } from '@faculty/contracts/profile/profile';
import { reviewState, reviewStates } from '@faculty/contracts/works/review-state';
import { Stack, Title } from '@mantine/core';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { BarTable } from '../../../kit/charts/bar-table.tsx';
import charts from '../../../kit/charts/charts.module.css';
import { Panel } from '../../../kit/charts/panel.tsx';
import { EmptyState } from '../../../kit/notifications/states.tsx';
import { stateIcons } from '../../../kit/review/status-chip.tsx';
import { useRight } from '../../../kit/session/session.tsx';
import { monthWords } from '../../../kit/theme/day-names.ts';
import { PageTitle } from '../../../kit/theme/page-title.tsx';
import { Today, useDashboard } from '../today/today.tsx';
import { dashboardPhrases } from './dashboard.phrases.ts';
import { worksByYear } from './works-by-year.ts';

/** `/app/dashboard`: what waits, begins and ends, then numbers of what the person may see. */
export function DashboardScreen() {
  const t = usePhrases(dashboardPhrases);
  const { data } = useDashboard();
  const { view } = useRight('/web/content_work');
  return (
    <Stack gap="lg">
      <PageTitle>{t.title}</PageTitle>
      <Title order={1}>{t.title}</Title>
      <Today />
      {data && (
        <div className={charts.panels}>
          {(view || data.works.length > 0) && <Works scope={data.works_scope} works={data.works} />}
          {data.news && <News news={data.news} />}
        </div>
      )}
    </Stack>
  );
}

function Works({ scope, works }: { scope: Dashboard['works_scope']; works: Dashboard['works'] }) {
  const t = usePhrases(dashboardPhrases);
  const { language } = useLanguage();
  const statuses = usePhrases(reviewState.words);
  const title = scope === 'all' ? t.worksAll : t.worksOwn;
  return (
    <Panel id="works" title={title}>
      {works.length === 0 ? (
        <EmptyState title={t.noWorks} hint={t.noWorksHint} />
      ) : (
        <>
          <ul className={charts.legend} aria-hidden>
            {reviewStates.map((status) => {
              const Icon = stateIcons[status];
              return (
                <li key={status}>
                  <span className={charts.key} data-status={status} />
                  <Icon size={16} />
                  {statuses[status]}
                </li>
              );
            })}
          </ul>
          <BarTable
            caption={title}
            nameHeader={t.year}
            sumHeader={t.total}
            bars={worksByYear(works, language)}
            wordsOf={(status, count) => t.figure(statuses[status], count)}
          />
        </>
      )}
    </Panel>
  );
}

function News({ news }: { news: NonNullable<Dashboard['news']> }) {
  const t = usePhrases(dashboardPhrases);
  const { language } = useLanguage();
  const bars = news.map(({ month, count }) => {
    const { from, to } = daysOfMonth(month);
    const link = count > 0 && { to: `/web/content_new?start_date=${from}&end_date=${to}&active=Y` };
    return { name: monthWords(month, language), ...link, parts: [{ key: 'news' as const, count }] };
  });
  return (
    <Panel id="news" title={t.news}>
      {news.every(({ count }) => count === 0) ? (
        <EmptyState title={t.noNews} hint={t.noNewsHint} />
      ) : (
        <BarTable
          caption={t.news}
          nameHeader={t.month}
          sumHeader={t.total}
          bars={bars.toReversed()}
          wordsOf={(_key, count) => `${count} ${t.newsItems}`}
        />
      )}
    </Panel>
  );
}
