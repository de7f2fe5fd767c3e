import { reviewStates } from '@faculty/contracts/kit/review';
import { type Dashboard, dashboard, profileRoutes } from '@faculty/contracts/profile/profile';
import { Alert, Anchor, Group, Stack, Table, Text, Title } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { BarTable } from '../../../kit/charts/bar-table.tsx';
import charts from '../../../kit/charts/charts.module.css';
import { Panel, PanelCount } from '../../../kit/charts/panel.tsx';
import { EmptyState, FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { reviewStatePhrases } from '../../../kit/review/review.phrases.ts';
import { stateIcons } from '../../../kit/review/status-chip.tsx';
import { useWaitingCount } from '../../../kit/review/use-waiting-count.ts';
import { useRight } from '../../../kit/session/session.tsx';
import { dayText } from '../../../kit/theme/dates.ts';
import { monthWords } from '../../../kit/theme/day-names.ts';
import { PageTitle } from '../../../kit/theme/page-title.tsx';
import classes from './dashboard.module.css';
import { dashboardPhrases } from './dashboard.phrases.ts';
import { worksByYear } from './works-by-year.ts';

/** `/app/dashboard`: numbers of what the person may see. */
export function DashboardScreen() {
  const t = usePhrases(dashboardPhrases);
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: async ({ signal }) => z.parse(dashboard, await call(profileRoutes.dashboard, { signal })),
  });
  return (
    <Stack gap="lg">
      <PageTitle>{t.title}</PageTitle>
      <Title order={1}>{t.title}</Title>
      <ReviewWaiting />
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState />}
      {data && (
        <div className={charts.panels}>
          {/* pending reviews, next to the figures */}
          <div className={classes.column}>
            {data.mous && <EndingMous mous={data.mous} />}
            <Waiting waiting={data.waiting} count={data.waiting_count} />
          </div>
          <div className={classes.column}>
            <Works scope={data.works_scope} works={data.works} />
            {data.news && <News news={data.news} />}
          </div>
        </div>
      )}
    </Stack>
  );
}

function Works({ scope, works }: { scope: Dashboard['works_scope']; works: Dashboard['works'] }) {
  const t = usePhrases(dashboardPhrases);
  const statuses = usePhrases(reviewStatePhrases);
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
            bars={worksByYear(works)}
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
  const bars = news.map(({ month, count }) => ({ name: monthWords(month, language), parts: [{ key: 'news' as const, count }] }));
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

function Waiting({ waiting, count }: { waiting: Dashboard['waiting']; count: number }) {
  const t = usePhrases(dashboardPhrases);
  const { language } = useLanguage();
  const { edit: mayOpen } = useRight('/web/content_work');
  return (
    <Panel id="waiting" title={t.waiting} aside={count > 0 && <PanelCount>{t.waitingCount(count)}</PanelCount>}>
      {waiting.length === 0 ? (
        <EmptyState title={t.nobodyWaits} hint={t.nobodyWaitsHint} />
      ) : (
        <Table verticalSpacing="xs" mt="sm" aria-labelledby="waiting" className={classes.waiting}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.workTitle}</Table.Th>
              <Table.Th>{t.since}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {waiting.map((work) => (
              <Table.Tr key={work.work_id}>
                <Table.Td>
                  {mayOpen ? (
                    <Anchor component={Link} to={`/web/content_work?edit=${work.work_id}`} lang="th">
                      {work.work_title_th}
                    </Anchor>
                  ) : (
                    <span lang="th">{work.work_title_th}</span>
                  )}
                  <Text size="sm" c="dimmed" lang="th">
                    {work.full_name_th}
                  </Text>
                </Table.Td>
                <Table.Td className={classes.since ?? ''}>{dayText(work.since, language)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Panel>
  );
}

/** MOUs that end soon, each with a link. */
function EndingMous({ mous: { rows, count } }: { mous: NonNullable<Dashboard['mous']> }) {
  const t = usePhrases(dashboardPhrases);
  const { language } = useLanguage();
  return (
    <Panel id="ending-mous" title={t.endingMous} aside={count > 0 && <PanelCount>{t.endingCount(count)}</PanelCount>}>
      {rows.length === 0 ? (
        <EmptyState title={t.noEnding} hint={t.noEndingHint} />
      ) : (
        <Table verticalSpacing="xs" mt="sm" aria-labelledby="ending-mous" className={classes.waiting}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.mou}</Table.Th>
              <Table.Th>{t.ends}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((mou) => (
              <Table.Tr key={mou.doc_id}>
                <Table.Td>
                  <Anchor component={Link} to={`/web/content_doc_mou?edit=${mou.doc_id}`} lang="th">
                    {mou.doc_title_th}
                  </Anchor>
                  <Text size="sm" c="dimmed" lang="th">
                    {[mou.doc_content_th, mou.owner_name_th].filter((part) => part !== '').join(' · ')}
                  </Text>
                </Table.Td>
                <Table.Td className={classes.since ?? ''}>
                  {dayText(mou.mou_end_date, language)}
                  <Text size="sm" c="dimmed">
                    {t.inDays(mou.days)}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Panel>
  );
}

/** For reviewers: the number of pending records, with a link. */
function ReviewWaiting() {
  const t = usePhrases(dashboardPhrases);
  const count = useWaitingCount() ?? 0;
  if (count === 0) return null;
  return (
    <Alert color="blue" icon={<IconChecks aria-hidden />}>
      <Group gap="xs">
        {t.queue(count)}
        <Anchor component={Link} to="/web/review" underline="always">
          {t.openQueue}
        </Anchor>
      </Group>
    </Alert>
  );
}
