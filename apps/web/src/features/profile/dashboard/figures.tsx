import { daysOfMonth } from '@faculty/contracts/kit/dates/period';
import type { Dashboard } from '@faculty/contracts/profile/profile';
import { reviewState, reviewStates } from '@faculty/contracts/works/review-state';
import { Anchor, Box, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { BarTable } from '../../../kit/charts/bar-table.tsx';
import charts from '../../../kit/charts/charts.module.css';
import { stateIcons } from '../../../kit/review/status-chip.tsx';
import { useRight } from '../../../kit/session/session.tsx';
import { dayPart, monthWords } from '../../../kit/theme/day-names.ts';
import { Card } from '../card.tsx';
import classes from '../home.module.css';
import { useDashboard } from '../today/use-dashboard.ts';
import { dashboardPhrases } from './dashboard.phrases.ts';
import { worksByYear } from './works-by-year.ts';

/** Numbers of works by year and review, all or of the last years, and of news by month, of what the person may see. */
export function Figures({ years = Number.POSITIVE_INFINITY }: { years?: number }) {
  const { data } = useDashboard();
  const { view } = useRight('/web/content_work');
  if (!data) return null;
  return (
    <div className={classes.halves}>
      {(view || data.works.length > 0) && <Works scope={data.works_scope} works={data.works} years={years} />}
      {data.news && <News news={data.news} />}
    </div>
  );
}

function Works({ scope, works, years }: { scope: Dashboard['works_scope']; works: Dashboard['works']; years: number }) {
  const t = usePhrases(dashboardPhrases);
  const { language } = useLanguage();
  const statuses = usePhrases(reviewState.words);
  const title = scope === 'all' ? t.worksAll : t.worksOwn;
  const bars = worksByYear(works, language);
  return (
    <Card id="works" title={title}>
      {works.length === 0 ? (
        <Text c="dimmed" px="md" pb="sm">
          {t.noWorks}
        </Text>
      ) : (
        <Box px="md" pb="sm" fz="sm">
          <ul className={charts.legend} style={{ marginTop: 0 }} aria-hidden>
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
            bars={bars.slice(0, years)}
            wordsOf={(status, count) => t.figure(statuses[status], count)}
          />
          {bars.length > years && (
            <Anchor component={Link} to="/app/dashboard" inherit>
              {t.allYears}
            </Anchor>
          )}
        </Box>
      )}
    </Card>
  );
}

/** A column a month; each leads to the news that it counts. */
function News({ news }: { news: NonNullable<Dashboard['news']> }) {
  const t = usePhrases(dashboardPhrases);
  const { language } = useLanguage();
  const most = Math.max(1, ...news.map(({ count }) => count));
  return (
    <Card id="news" title={t.news}>
      <Group component="ul" aria-labelledby="news" align="flex-end" wrap="nowrap" gap={4} m={0} mt="auto" px="md" pb="sm">
        {news.map(({ month, count }) => {
          const { from, to } = daysOfMonth(month);
          return (
            <Text component="li" key={month} flex="1 0 0" miw={0} fz="xs" ta="center" style={{ listStyle: 'none', whiteSpace: 'nowrap' }}>
              {count > 0 ? (
                <Anchor
                  component={Link}
                  to={`/web/content_new?start_date=${from}&end_date=${to}&active=Y`}
                  inherit
                  fw={600}
                  aria-label={t.newsOf(monthWords(month, language), count)}
                >
                  {count}
                </Anchor>
              ) : (
                count
              )}
              <Box h={`calc(${count / most} * 9rem + 2px)`} bg="var(--slice)" data-status="news" />
              <div className={classes.month} aria-hidden={count > 0}>
                {dayPart(from, language, { month: 'short' })}
              </div>
            </Text>
          );
        })}
      </Group>
    </Card>
  );
}
