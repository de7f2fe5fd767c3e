import { inLanguage, type Language } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { pages } from '@faculty/contracts/pages';
import {
  type CalendarEntry,
  type Dashboard,
  type DatedRecord,
  dashboard,
  datedPages,
  profileRoutes,
} from '@faculty/contracts/profile/profile';
import { reviewedPages } from '@faculty/contracts/works/review';
import { Alert, Anchor, Badge, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { Panel } from '../../../kit/charts/panel.tsx';
import { FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { useRight } from '../../../kit/session/session.tsx';
import { dayText } from '../../../kit/theme/dates.ts';
import { PersonName } from '../../../kit/theme/person-name.tsx';
import { returnsHere } from '../../../kit/url-state/screen-state.ts';
import { entriesOn, shiftDay } from '../calendar/calendar-days.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { SentBack } from '../sent-back.tsx';
import classes from './today.module.css';
import { todayPhrases } from './today.phrases.ts';

export const useDashboard = () =>
  useQuery({
    queryKey: ['dashboard'],
    queryFn: async ({ signal }) => z.parse(dashboard, await call(profileRoutes.dashboard, { signal })),
  });

/** What came back, waits, begins, ends, and stands in the calendar of the week: what the person looks at first. */
export function Today() {
  const { data, error, refetch } = useDashboard();
  return (
    <>
      <SentBack />
      {data?.sign_in_secret && <SecretExpiry {...data.sign_in_secret} />}
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState />}
      {data && (
        <div className={classes.today}>
          <div className={classes.column}>
            {data.waiting && <Waiting scope={data.waiting_scope} waiting={data.waiting} count={data.waiting_count} />}
            <Week />
          </div>
          {(data.ending || data.scheduled) && (
            <div className={classes.column}>
              {data.ending && <Ending {...data.ending} />}
              {data.scheduled && <Scheduled {...data.scheduled} />}
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** For administrators: after this day nobody signs in with Microsoft. */
function SecretExpiry({ day, days }: NonNullable<Dashboard['sign_in_secret']>) {
  const t = usePhrases(todayPhrases);
  const { language } = useLanguage();
  return (
    <Alert
      color={days <= 7 ? 'red' : 'orange'}
      icon={<IconKey aria-hidden />}
      title={t.secret(days, dayText(day, language))}
      mb="md"
      role="note"
    >
      {t.secretHint}
    </Alert>
  );
}

function Waiting({
  scope,
  waiting,
  count,
}: {
  scope: Dashboard['waiting_scope'];
  waiting: NonNullable<Dashboard['waiting']>;
  count: number;
}) {
  const t = usePhrases(todayPhrases);
  const { language } = useLanguage();
  const isQueue = scope === 'queue';
  return (
    <Rows
      id="waiting"
      title={isQueue ? t.queue : t.ownWaiting}
      count={count}
      empty={isQueue ? t.noQueue : t.noneWaiting}
      {...(isQueue && { all: '/web/review' })}
      rows={waiting.map((item) => (
        <Row
          key={`${item.entity} ${item.record_id}`}
          to={isQueue ? `/web/review?review=${item.entity}-${item.record_id}` : `${pageOf(item.entity)}?edit=${item.record_id}`}
          title={[item.title, item.title_en]}
          facts={[pages[pageOf(item.entity)][language], isQueue ? inLanguage(language, item.full_name_th, item.full_name_en) : '']}
          when={t.since(dayText(item.since, language))}
        />
      ))}
    />
  );
}

const pageOf = (entity: string) => reviewedPages[entity === 'activity' ? 'activity' : 'work'];

function Scheduled({ rows, count }: NonNullable<Dashboard['scheduled']>) {
  const t = usePhrases(todayPhrases);
  return (
    <Rows
      id="scheduled"
      title={t.scheduled}
      count={count}
      empty={t.noScheduled}
      rows={rows.map((row) => <DatedRow key={`${row.entity} ${row.record_id}`} row={row} left={t.begins(row.days)} />)}
    />
  );
}

function Ending({ rows, count }: NonNullable<Dashboard['ending']>) {
  const t = usePhrases(todayPhrases);
  return (
    <Rows
      id="ending"
      title={t.ending}
      count={count}
      empty={t.noEnding}
      rows={rows.map((row) => <DatedRow key={`${row.entity} ${row.record_id}`} row={row} left={t.ends(row.days)} />)}
    />
  );
}

function DatedRow({ row, left }: { row: DatedRecord; left: string }) {
  const { language } = useLanguage();
  const facts = [
    pages[datedPages[row.entity]][language],
    inLanguage(language, row.organisation_th, row.organisation_en),
    inLanguage(language, row.owner_name_th, row.owner_name_en),
  ];
  return (
    <Row
      to={`${datedPages[row.entity]}?edit=${row.record_id}`}
      title={[row.title_th, row.title_en]}
      facts={facts}
      when={dayText(row.day, language)}
      left={left}
    />
  );
}

/** The days of the calendar from today on: the person's activities and the faculty's dates. */
function Week() {
  const t = usePhrases(todayPhrases);
  const { language } = useLanguage();
  const { view } = useRight('/web/content_activity');
  const from = todayInBangkok();
  const days = Array.from({ length: 8 }, (_, ahead) => shiftDay(from, ahead));
  const { data, error, refetch } = useCalendar({ from, to: days[7] ?? from });
  const entries = [...new Set(days.flatMap((day) => entriesOn(data ?? [], day)))];
  return (
    <Panel id="week" title={t.week}>
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data && entries.length === 0 && <Text c="dimmed">{t.noneInWeek}</Text>}
      <ul className={classes.rows}>
        {entries.map((entry) => (
          <Row
            key={entry.id}
            {...(view && entry.kind === 'activity' && { to: `/web/content_activity?edit=${entry.id.replace('activity-', '')}` })}
            title={[entry.title_th, entry.title_en]}
            facts={[]}
            when={shortSpan(entry, language)}
            left={entry.start_date <= from ? t.today : ''}
          />
        ))}
      </ul>
    </Panel>
  );
}

/** `24/11/2569`, or the first and last day. */
function shortSpan({ start_date, end_date }: CalendarEntry, language: Language): string {
  return [...new Set([start_date, end_date])].map((day) => dayText(day, language)).join(' – ');
}

interface RowsProps {
  id: string;
  title: string;
  /** The number of all, of which the rows are the first. */
  count: number;
  empty: string;
  /** The address of the list of all. */
  all?: string;
  rows: ReactNode[];
}

/** Rows that are shown at first. */
const shownAtFirst = 6;

/** A panel of records: the first of them, and a link to their list or a button that shows the others here. */
function Rows({ id, title, count, empty, all, rows }: RowsProps) {
  const t = usePhrases(todayPhrases);
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst);
  const showAll = () => {
    setWhole(true);
    // the button goes away
    setTimeout(() => list.current?.children[shownAtFirst]?.querySelector('a')?.focus());
  };
  return (
    <Panel
      id={id}
      title={title}
      aside={
        count > 0 && (
          <Badge variant="default" fw={500}>
            {t.count(count)}
          </Badge>
        )
      }
    >
      {count === 0 && <Text c="dimmed">{empty}</Text>}
      <ul ref={list} className={classes.rows}>
        {shown}
      </ul>
      {count > shown.length && (
        <Text mt="xs">
          {all !== undefined ? (
            <Anchor component={Link} to={all}>
              {t.all(count)}
            </Anchor>
          ) : isWhole ? (
            t.more(count - shown.length)
          ) : (
            <Anchor component="button" type="button" onClick={showAll}>
              {t.all(count)}
            </Anchor>
          )}
        </Text>
      )}
    </Panel>
  );
}

interface RowProps {
  to?: string;
  /** In Thai and in English. */
  title: readonly [string, string];
  facts: string[];
  when: string;
  left?: string;
}

function Row({ to, title: [th, en], facts, when, left }: RowProps) {
  const { language } = useLanguage();
  const title = inLanguage(language, th, en);
  const lang = title === th ? 'th' : 'en';
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        {to === undefined ? (
          <Text fw={500} lang={lang}>
            {title}
          </Text>
        ) : (
          <Anchor component={Link} to={to} state={returnsHere} fw={500} lang={lang}>
            {title}
          </Anchor>
        )}
        <Text size="sm" c="dimmed">
          {/* names of people stay whole between their blanks */}
          <PersonName name={facts.filter(Boolean).join(' · ')} />
        </Text>
      </div>
      <div className={classes.when}>
        {left && <Text fw={600}>{left}</Text>}
        <Text size="sm" c="dimmed">
          {when}
        </Text>
      </div>
    </li>
  );
}
