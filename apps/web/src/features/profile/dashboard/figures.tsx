import { daysOfMonth } from '@faculty/contracts/kit/dates/period';
import type { Dashboard } from '@faculty/contracts/profile/profile';
import { reviewState, reviewStates } from '@faculty/contracts/works/review-state';
import { Anchor, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { BarTable } from '../../../kit/charts/bar-table.tsx';
import charts from '../../../kit/charts/charts.module.css';
import { stateIcons } from '../../../kit/review/status-chip.tsx';
import { useRight } from '../../../kit/session/session.tsx';
import { monthWords, shortMonth } from '../../../kit/theme/day-names.ts';
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

function Figure({ id, title, aside, children }: { id: string; title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={2} id={id} className={classes.title ?? ''}>
          {title}
        </Title>
        {aside}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}

function Works({ scope, works, years }: { scope: Dashboard['works_scope']; works: Dashboard['works']; years: number }) {
  const t = usePhrases(dashboardPhrases);
  const { language } = useLanguage();
  const statuses = usePhrases(reviewState.words);
  const title = scope === 'all' ? t.worksAll : t.worksOwn;
  const bars = worksByYear(works, language);
  const toAll = bars.length > years && (
    <Anchor component={Link} to="/app/dashboard" size="sm">
      {t.allYears}
    </Anchor>
  );
  return (
    <Figure id="works" title={title} aside={toAll}>
      {works.length === 0 ? (
        <Text c="dimmed">{t.noWorks}</Text>
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
            bars={bars.slice(0, years)}
            wordsOf={(status, count) => t.figure(statuses[status], count)}
          />
        </>
      )}
    </Figure>
  );
}

/** A column a month; each leads to the news that it counts. */
function News({ news }: { news: NonNullable<Dashboard['news']> }) {
  const t = usePhrases(dashboardPhrases);
  const { language } = useLanguage();
  const most = Math.max(1, ...news.map(({ count }) => count));
  return (
    <Figure id="news" title={t.news}>
      <ul className={classes.months} aria-labelledby="news">
        {news.map(({ month, count }) => {
          const { from, to } = daysOfMonth(month);
          const column = (
            <>
              <b>{count}</b>
              <i style={{ height: `calc(${count / most} * 6rem + 2px)` }} data-status="news" />
              <span className={classes.month} aria-hidden>
                {shortMonth(month, language)}
              </span>
            </>
          );
          return (
            <li key={month}>
              {count > 0 ? (
                <Anchor
                  component={Link}
                  to={`/web/content_new?start_date=${from}&end_date=${to}&active=Y`}
                  inherit
                  underline="never"
                  aria-label={t.newsOf(monthWords(month, language), count)}
                >
                  {column}
                </Anchor>
              ) : (
                <span>{column}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Figure>
  );
}
