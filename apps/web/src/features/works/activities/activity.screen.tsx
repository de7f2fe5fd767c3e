import { fieldErrorWords } from '@faculty/contracts/field-errors';
import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { everybody, type ReportFormat } from '@faculty/contracts/kit/reports';
import { activityTypes } from '@faculty/contracts/lookups/parameters';
import { type ActivityItem, type ActivityQuery, activity, activityLevel } from '@faculty/contracts/works/activity';
import { activityReport } from '@faculty/contracts/works/activity-report';
import { IconLeaf } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { labelOf, useParameters } from '../../../kit/fields/choice/use-parameters.ts';
import { DayInput } from '../../../kit/fields/day/day-field.tsx';
import { isDay } from '../../../kit/fields/day/parse-day.ts';
import { FileMark } from '../../../kit/list/cells/file-mark.tsx';
import { ContentTitle, TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { PeriodFilter } from '../../../kit/list/filters/period-filter.tsx';
import { listOrForm } from '../../../kit/list/list-or-form.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { type ListState, useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import type { Column } from '../../../kit/list/table/table-model.ts';
import { showError } from '../../../kit/notifications/messages.ts';
import { useRight } from '../../../kit/session/session.tsx';
import { dayText } from '../../../kit/theme/dates.ts';
import { PersonName } from '../../../kit/theme/person-name.tsx';
import { CountedFilters } from '../shared/counted-filters.tsx';
import { evidenceActions } from '../shared/evidence-actions.ts';
import { usePartWords } from '../shared/part-labels.ts';
import { QualityButton, QualityMenuItem } from '../shared/quality-button.tsx';
import { RecordState } from '../shared/record-state.tsx';
import { ReportButtons } from '../shared/report-buttons.tsx';
import { ReviewFilters } from '../shared/review-filters.tsx';
import { useReadOnly } from '../shared/use-read-only.ts';
import { activityPhrases } from './activity.phrases.ts';

interface DateFiltersProps {
  list: ListState<ActivityItem, ActivityQuery>;
}

type Asked = Pick<
  ActivityQuery,
  'user_name' | 'activity_type' | 'activity_level' | 'status_check' | 'start_date' | 'end_date' | 'department'
>;

/** `/web/content_activity`: the list, or the form of the address. */
export const ActivityScreen = listOrForm(activity, ActivityListScreen, () =>
  import('./activity-form.screen.tsx').then((m) => m.ActivityFormScreen),
);

function ActivityListScreen() {
  const t = usePhrases(activityPhrases);
  const levels = usePhrases(activityLevel.words);
  const { language } = useLanguage();
  const list = useListPage(activity);
  const remove = useRemove(activity);
  const types = useParameters(activityTypes);
  const { own_only } = useRight(activity.page);
  const isReadOnly = useReadOnly(activity.page);
  const partWords = usePartWords();
  const owner: Column<ActivityItem, ActivityQuery> = {
    field: 'user_name',
    cell: (item) => <PersonName name={inLanguage(language, item.full_name_th, item.full_name_en)} />,
    sort: 'full_name_th',
    width: 'clamp(160px, 12.4vw, 15rem)',
  };
  const part: Column<ActivityItem, ActivityQuery> = {
    header: t.part,
    // of what others entered, whose it is
    cell: (item) => (
      <TitleCell
        th={partWords(item.person_part)}
        detail={
          item.person_part === 'participant' && own_only && <PersonName name={inLanguage(language, item.full_name_th, item.full_name_en)} />
        }
      />
    ),
    width: 'clamp(120px, 10vw, 14rem)',
  };
  const isOfOne = own_only || list.query.user_name !== undefined;
  return (
    <ListTablePage
      list={list}
      title={t.title}
      add={t.add}
      tools={
        <>
          <QualityButton />
          <ReportButtons report={activityReport} ask={(extension) => reportOf(list.query, extension)} also={<QualityMenuItem />} />
        </>
      }
      filters={
        <>
          <SelectFilter list={list} name="activity_type" options={types} />
          <ReviewFilters list={list} />
        </>
      }
      moreFilters={{
        names: ['activity_level', 'start_date', 'end_date', 'department', 'counted'],
        filters: (
          <>
            <PeriodFilter list={list} from="start_date" to="end_date" />
            <SelectFilter list={list} name="activity_level" />
            <DateFilters list={list} />
            <CountedFilters list={list} />
          </>
        ),
      }}
      remove={remove}
      isReadOnly={isReadOnly}
      emptyHint={t.emptyHint}
      needs={900}
      actions={(item) => evidenceActions({ kind: item.status_link, file: item.activity_h_file, address: item.activity_h_url }, t.open)}
      columns={[
        { field: 'activity_title', cell: (item) => <Title item={item} />, sort: 'activity_title_th' },
        {
          field: 'activity_type',
          cell: (item) => <TitleCell th={labelOf(types, item.activity_type)} detail={levels[item.activity_level]} />,
          sort: 'activity_type',
          width: 'clamp(190px, 14.5vw, 20rem)',
        },
        { header: t.date, cell: (item) => dayText(item.activity_date, language), sort: 'activity_date', width: 104 },
        ...(own_only ? [] : [owner]),
        ...(isOfOne ? [part] : []),
        { header: t.review, cell: (item) => <RecordState row={item} />, sort: 'status_check', width: 138 },
      ]}
    />
  );
}

function Title({ item }: { item: ActivityItem }) {
  const t = usePhrases(activityPhrases);
  return (
    <ContentTitle
      entity={activity}
      row={item}
      mark={item.green_office === 'Y' && <IconLeaf size={16} color="var(--mantine-color-green-7)" aria-label={t.green_office} />}
      detail={item.people_count > 0 && t.joined(item.people_count)}
      picture={<FileMark kind={item.status_link} file={item.activity_h_file} />}
    />
  );
}

/** Of whom, what and when the list is filtered by; search words are not a report's. */
function reportOf(
  { user_name, activity_type, activity_level, department, status_check, start_date, end_date }: Asked,
  extension: ReportFormat,
) {
  return {
    query: { extension, username: user_name || everybody, activity_type, activity_level, department, status_check, start_date, end_date },
  };
}

/** A date range. Reversed, it shows the documented message and clears the start. */
export function DateFilters({ list }: DateFiltersProps) {
  const t = usePhrases(activityPhrases);
  const { language } = useLanguage();
  const { start_date, end_date } = list.query;
  /** Remounts the field, to clear what was typed. */
  const [cleared, setCleared] = useState(0);
  const startId = useId();
  useEffect(() => {
    if (cleared > 0) document.getElementById(startId)?.focus();
  }, [cleared, startId]);

  // both days count when one is typed before the other is rendered, also where something else is rendered between them
  const latest = useRef({ start_date, end_date });
  useEffect(() => {
    latest.current = { start_date, end_date };
  }, [start_date, end_date]);
  function ask(change: Pick<ActivityQuery, 'start_date' | 'end_date'>): void {
    const { start_date: start, end_date: end } = { ...latest.current, ...change };
    const isTurnedRound = start !== undefined && end !== undefined && start > end;
    const asked = isTurnedRound ? { ...change, start_date: undefined } : change;
    Object.assign(latest.current, asked);
    if (isTurnedRound) showError(t.alert(fieldErrorWords('start_after_end', language)));
    list.filter(asked);
    if (isTurnedRound) setCleared((times) => times + 1);
  }

  return (
    <>
      {/* a day that is only half typed does not filter yet */}
      <DayInput
        key={cleared}
        id={startId}
        label={t.start_date}
        value={start_date ?? null}
        onChange={(day) => (day === null || isDay(day)) && ask({ start_date: day ?? undefined })}
      />
      <DayInput
        label={t.end_date}
        value={end_date ?? null}
        onChange={(day) => (day === null || isDay(day)) && ask({ end_date: day ?? undefined })}
      />
    </>
  );
}
