import { lcUserTypes } from '@faculty/contracts/centre/lc-user';
import { type LcVisitQuery, type LcVisitRow, lcVisit } from '@faculty/contracts/centre/lc-visit';
import { Badge, Button, Text } from '@mantine/core';
import { IconChartBar, IconUserCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { DayField } from '../../../kit/fields/day/day-field.tsx';
import { isDay } from '../../../kit/fields/day/parse-day.ts';
import { SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { type ListState, useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { DataTable } from '../../../kit/list/table/data-table.tsx';
import { toolLook } from '../../../kit/list/tool-button.tsx';
import { momentText } from '../../../kit/theme/dates.ts';
import type { SubView } from '../../../kit/url-state/sub-view.ts';
import { CheckinKeyButton, CheckinKeyNotice } from '../checkin-key.tsx';
import { lcUserTypePhrases } from '../members/lc-member.phrases.ts';
import { lcOverviewPhrases } from '../overview/lc-overview.phrases.ts';
import { LcReportsButton } from '../reports/lc-reports-button.tsx';
import { monthKey, thisMonth } from '../reports/month.ts';
import { InsideNow } from './inside-now.tsx';
import { lcVisitPhrases, visitEndPhrases } from './lc-visit.phrases.ts';
import { UnknownScans } from './unknown-scans.tsx';
import { useLiveVisits } from './use-live-visits.ts';
import { useVisitorName, Visitor } from './visitor.tsx';

/** The visits, the latest first; new ones come by themselves. */
export function LcVisitListScreen({ overviewAt }: { overviewAt: SubView<string>['linkTo'] }) {
  const t = usePhrases(lcVisitPhrases);
  const types = usePhrases(lcUserTypePhrases);
  const overview = usePhrases(lcOverviewPhrases);
  const { language } = useLanguage();
  const list = useListPage(lcVisit, { pageSizes: [15, 25, 50, 'all'] });
  const nameOf = useVisitorName();
  const remove = useRemove(lcVisit, { name: nameOf });
  useLiveVisits();
  const isInside = list.query.inside === 'Y';
  return (
    <ListPage
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
          <DayFilter list={list} name="from" />
          <DayFilter list={list} name="to" />
          <SelectFilter
            list={list}
            name="user_type"
            label={t.user_type}
            options={lcUserTypes.map((type) => ({ value: type, label: types[type] }))}
          />
        </>
      }
    >
      <CheckinKeyNotice page={lcVisit.page} isReady={!list.isLoading} />
      <UnknownScans isReady={!list.isLoading} />
      <DataTable
        list={list}
        rowName={(row) => `${nameOf(row)} ${row.created_at_th}`}
        remove={remove}
        add={t.add}
        emptyHint={t.emptyHint}
        columns={[
          { header: t.member, cell: (row) => <Visitor row={row} />, sort: 'fname_th' },
          { header: t.user_type, cell: (row) => types[row.user_type], sort: 'user_type', width: 130 },
          { header: t.job_title, cell: 'up_department_name_th', width: 210 },
          { header: t.time_in, cell: (row) => momentText(row.time_in, language), sort: 'time_in', width: 160 },
          { header: t.time_out, cell: (row) => <TimeOut row={row} />, sort: 'time_out', width: 160 },
        ]}
      />
    </ListPage>
  );
}

/** When the member left, and how if not by the card. */
function TimeOut({ row: { time_out, ended } }: { row: LcVisitRow }) {
  const t = usePhrases(lcVisitPhrases);
  const ends = usePhrases(visitEndPhrases);
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
    <DayField
      label={t[name]}
      value={list.query[name] ?? null}
      onChange={(day) => (day === null || isDay(day)) && list.filter({ [name]: day ?? undefined })}
    />
  );
}
