import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { pages } from '@faculty/contracts/pages';
import { type Dashboard, type DatedRecord, datedPages } from '@faculty/contracts/profile/profile';
import { approvedKinds } from '@faculty/contracts/website/content-request';
import { reviewedPages } from '@faculty/contracts/works/review';
import { Alert, Anchor, Button, Text } from '@mantine/core';
import { IconChecks, IconKey } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { FailedState } from '../../../kit/notifications/states.tsx';
import { dayText } from '../../../kit/theme/dates.ts';
import { PersonName } from '../../../kit/theme/person-name.tsx';
import { returnsHere } from '../../../kit/url-state/screen-state.ts';
import { Card } from '../card.tsx';
import classes from '../home.module.css';
import { todayPhrases } from './today.phrases.ts';
import { useDashboard } from './use-dashboard.ts';

/** What waits for the person, or what of theirs waits, and what administrators have to know first. */
export function Waiting() {
  const { data, error, refetch } = useDashboard();
  return (
    <>
      {data?.sign_in_secret && <SecretExpiry {...data.sign_in_secret} />}
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data?.waiting && <Queue scope={data.waiting_scope} waiting={data.waiting} count={data.waiting_count} />}
    </>
  );
}

/** What stops showing or ends soon, and what begins to show. */
export function Dates() {
  const { data } = useDashboard();
  if (!data?.ending && !data?.scheduled && !data?.to_mend.length) return null;
  return (
    <>
      <div className={classes.halves}>
        {data.ending && <Ending {...data.ending} />}
        {data.scheduled && <Scheduled {...data.scheduled} />}
      </div>
      {data.to_mend.length > 0 && <ToMend kinds={data.to_mend} />}
    </>
  );
}

/** How many records of each kind have something to be mended, with the way to them. */
function ToMend({ kinds }: { kinds: Dashboard['to_mend'] }) {
  const t = usePhrases(todayPhrases);
  const { language } = useLanguage();
  return (
    <Card id="to-mend" title={t.toMend}>
      <ul className={classes.rows}>
        {kinds.map(({ page, count }) => (
          <li key={page}>
            <Anchor component={Link} to={`${page}?finding=any`} inherit className={classes.record ?? ''}>
              {pages[page][language]}
            </Anchor>
            <span className={classes.when}>{t.count(count)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** For administrators: after this day nobody signs in with Microsoft. */
function SecretExpiry({ day, days }: NonNullable<Dashboard['sign_in_secret']>) {
  const t = usePhrases(todayPhrases);
  const { language } = useLanguage();
  return (
    <Alert color={days <= 7 ? 'red' : 'orange'} icon={<IconKey aria-hidden />} title={t.secret(days, dayText(day, language))} role="note">
      {t.secretHint}
    </Alert>
  );
}

function Queue({
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
      shownAtFirst={4}
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

const pageOf = (entity: string) => ({ ...reviewedPages, ...approvedKinds })[entity as keyof typeof approvedKinds]; // of the queue

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
      rows={rows.map((row) => (
        <DatedRow key={`${row.entity} ${row.record_id}`} row={row} left={t.ends(row.days)} isSoon={row.days <= soonDays} />
      ))}
    />
  );
}

/** Days from which an end is coloured. */
const soonDays = 14;

function DatedRow({ row, left, isSoon }: { row: DatedRecord; left: string; isSoon?: boolean }) {
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
      isSoon={isSoon}
    />
  );
}

interface RowsProps {
  id: string;
  title: string;
  /** The number of all, of which the rows are the first. */
  count: number;
  empty: string;
  /** The address of the list of all. */
  all?: string;
  shownAtFirst?: number;
  rows: ReactNode[];
}

/** A card of records: the first of them, and a button to the queue of all or one that shows the others here. */
function Rows({ id, title, count, empty, all, shownAtFirst = 3, rows }: RowsProps) {
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
    <Card
      id={id}
      title={title}
      count={count > 0 && t.count(count)}
      aside={
        all !== undefined &&
        count > 0 && (
          <Button component={Link} to={all} leftSection={<IconChecks size={20} aria-hidden />}>
            {t.review}
          </Button>
        )
      }
    >
      {count === 0 && (
        <Text c="dimmed" px="md" pb="sm">
          {empty}
        </Text>
      )}
      <ul ref={list} className={classes.rows}>
        {shown}
      </ul>
      {all === undefined && count > shown.length && (
        <Text fz={14} component="div" mt="auto" px="md" pt={8} pb={10} style={{ borderTop: '1px solid var(--line)' }}>
          {isWhole ? (
            t.more(count - shown.length)
          ) : (
            <Anchor component="button" type="button" inherit onClick={showAll}>
              {t.all(count)}
            </Anchor>
          )}
        </Text>
      )}
    </Card>
  );
}

interface RowProps {
  to: string;
  /** In Thai and in English. */
  title: readonly [string, string];
  facts: string[];
  when: string;
  left?: string;
  isSoon?: boolean | undefined;
}

function Row({ to, title: [th, en], facts, when, left, isSoon }: RowProps) {
  const { language } = useLanguage();
  const title = inLanguage(language, th, en);
  return (
    <li>
      <div style={{ minWidth: 0 }}>
        <Anchor component={Link} to={to} state={returnsHere} inherit className={classes.record ?? ''} lang={title === th ? 'th' : 'en'}>
          {title}
        </Anchor>
        <Text fz={14} c="dimmed">
          {/* names of people stay whole between their blanks */}
          <PersonName name={facts.filter(Boolean).join(' · ')} />
        </Text>
      </div>
      <Text fz={14} component="div" c="dimmed" className={classes.when ?? ''}>
        {left && (
          <Text inherit fw={600} {...(isSoon && { c: 'var(--mantine-color-error)', 'data-soon': true })}>
            {left}
          </Text>
        )}
        {when}
      </Text>
    </li>
  );
}
