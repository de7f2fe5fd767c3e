import { checkinRoutes, unknownScans } from '@faculty/contracts/centre/checkin';
import { type LcVisitQuery, type LcVisitRow, lcVisit, visitEnd } from '@faculty/contracts/centre/lc-visit';
import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { Alert, Badge, Button, Text } from '@mantine/core';
import { IconChartBar, IconUserCheck, IconUserQuestion, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { entityQueries } from '../../../kit/api/entity-calls.ts';
import { call } from '../../../kit/api/http.ts';
import { DayInput } from '../../../kit/fields/day/day-field.tsx';
import { isDay } from '../../../kit/fields/day/parse-day.ts';
import { SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { PeriodFilter } from '../../../kit/list/filters/period-filter.tsx';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { type ListState, useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { toolLook } from '../../../kit/list/tool-button.tsx';
import { momentText } from '../../../kit/theme/dates.ts';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { type SubView, useSubView } from '../../../kit/url-state/sub-view.ts';
import { checkinKeyPhrases } from '../checkin-key.phrases.ts';
import { CheckinKeyButton, CheckinKeyNotice } from '../checkin-key.tsx';
import { lcOverviewPhrases } from '../overview/lc-overview.phrases.ts';
import { LcReportsButton } from '../reports/lc-reports-button.tsx';
import { monthInScreen, monthKey, thisMonth } from '../reports/month.ts';
import { lcVisitPhrases } from './lc-visit.phrases.ts';
import { useLiveVisits } from './use-live-visits.ts';
import { useVisitorName, Visitor } from './visitor.tsx';

const LcOverviewScreen = lazyForm(() => import('../overview/lc-overview.screen.tsx').then((m) => m.LcOverviewScreen));
const LcVisitFormScreen = lazyForm(() => import('./lc-visit-form.screen.tsx').then((m) => m.LcVisitFormScreen));

/** `/centre/lc_checkin_members`: the visits, the one of the address, or a month's overview. */
export function LcVisitScreen() {
  const id = useOpenForm(lcVisit);
  const overview = useSubView('month', monthInScreen);
  if (overview.id !== null) return <LcOverviewScreen month={overview.id} onBack={overview.close} />;
  return id === null ? <LcVisitListScreen overviewAt={overview.linkTo} /> : <LcVisitFormScreen key={id} id={id} />;
}

/** The visits, the latest first; updated live. */
function LcVisitListScreen({ overviewAt }: { overviewAt: SubView<string>['linkTo'] }) {
  const t = usePhrases(lcVisitPhrases);
  const overview = usePhrases(lcOverviewPhrases);
  const { language } = useLanguage();
  const list = useListPage(lcVisit, { pageSizes: [15, 25, 50, 'all'] });
  const nameOf = useVisitorName();
  const remove = useRemove(lcVisit, { name: nameOf });
  useLiveVisits();
  const isInside = list.query.inside === 'Y';
  return (
    <ListTablePage
      list={list}
      title={t.title}
      add={t.add}
      tools={
        <>
          <InsideNow isShown={isInside} onShow={() => list.filter({ inside: isInside ? undefined : 'Y' })} />
          <Button component={Link} {...overviewAt(monthKey(thisMonth()))} {...toolLook(IconChartBar, overview.open)} />
          <LcReportsButton />
          <CheckinKeyButton page={lcVisit.page} />
        </>
      }
      filters={
        <>
          <PeriodFilter list={list} from="from" to="to" />
          <DayFilter list={list} name="from" />
          <DayFilter list={list} name="to" />
          <SelectFilter list={list} name="user_type" />
        </>
      }
      rowName={(row) => `${nameOf(row)} ${row.created_at_th}`}
      remove={remove}
      emptyHint={t.emptyHint}
      columns={[
        { header: t.member, cell: (row) => <Visitor row={row} />, sort: 'fname_th' },
        { field: 'user_type', sort: 'user_type', width: 130 },
        {
          field: 'job_title',
          cell: (row) => inLanguage(language, row.up_department_name_th, row.up_department_name_en),
          width: 210,
        },
        { field: 'time_in', cell: (row) => momentText(row.time_in, language), sort: 'time_in', width: 160 },
        { field: 'time_out', cell: (row) => <TimeOut row={row} />, sort: 'time_out', width: 160 },
      ]}
    >
      <CheckinKeyNotice page={lcVisit.page} isReady={!list.isLoading} />
      <UnknownScans isReady={!list.isLoading} />
    </ListTablePage>
  );
}

/** When the member left, and how if not by the card. */
function TimeOut({ row: { time_out, ended } }: { row: LcVisitRow }) {
  const t = usePhrases(lcVisitPhrases);
  const ends = usePhrases(visitEnd.words);
  const { language } = useLanguage();
  if (time_out === null)
    return (
      <Badge color="green" leftSection={<IconUserCheck size={14} aria-hidden />}>
        {t.inside}
      </Badge>
    );
  return (
    <>
      {momentText(time_out, language)}
      {ended !== null && ended !== 'scan' && (
        <Text span display="block" size="sm" c="dimmed">
          {ends[ended]}
        </Text>
      )}
    </>
  );
}

/** A day that is only half typed does not filter yet. */
function DayFilter({ list, name }: { list: ListState<LcVisitRow, LcVisitQuery>; name: 'from' | 'to' }) {
  const t = usePhrases(lcVisitPhrases);
  return (
    <DayInput
      label={t[name]}
      value={list.query[name] ?? null}
      onChange={(day) => (day === null || isDay(day)) && list.filter({ [name]: day ?? undefined })}
    />
  );
}

/** The count of people inside; opens their list. */
function InsideNow({ isShown, onShow }: { isShown: boolean; onShow(): void }) {
  const t = usePhrases(lcVisitPhrases);
  const { data } = useQuery(entityQueries(lcVisit).list({ page: 0, limit: 1, inside: 'Y' }));
  const count = data?.count ?? 0;
  return (
    <Button
      {...toolLook(IconUsers, t.insideNow(count), String(count))}
      {...(isShown && { variant: 'light' })}
      aria-pressed={isShown}
      onClick={onShow}
    />
  );
}

/** Offline scans of the last day without a matching member: nobody was there to be told. */
function UnknownScans({ isReady }: { isReady: boolean }) {
  const t = usePhrases(checkinKeyPhrases);
  const { data } = useQuery({
    queryKey: ['unknown-scans'],
    queryFn: async ({ signal }) => z.parse(unknownScans, await call(checkinRoutes.unknown, { signal })),
    refetchInterval: 60_000,
    enabled: isReady,
  });
  if (!data || data.count === 0) return null;
  return (
    <Alert color="gold" icon={<IconUserQuestion aria-hidden />} role="status">
      {t.unknownScans(data.count)}
    </Alert>
  );
}
