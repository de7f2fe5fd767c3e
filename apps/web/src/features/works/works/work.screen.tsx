import { inLanguage, type Language } from '@faculty/contracts/kit/bilingual';
import { everybody } from '@faculty/contracts/kit/reports';
import { workParameters } from '@faculty/contracts/lookups/parameters';
import { type WorkQuery, work, workFilters } from '@faculty/contracts/works/work';
import { publicLevel } from '@faculty/contracts/works/work-fields';
import { workReport } from '@faculty/contracts/works/work-report';
import type { WorkItem } from '@faculty/contracts/works/work-row';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { labelOf, optionsOf, useParameters } from '../../../kit/fields/choice/use-parameters.ts';
import { FileMark } from '../../../kit/list/cells/file-mark.tsx';
import { ContentTitle, TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { PeriodFilter } from '../../../kit/list/filters/period-filter.tsx';
import { listOrForm } from '../../../kit/list/list-or-form.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import type { Column } from '../../../kit/list/table/table-model.ts';
import { useRight } from '../../../kit/session/session.tsx';
import { yearText } from '../../../kit/theme/dates.ts';
import { PersonName } from '../../../kit/theme/person-name.tsx';
import { CountedFilters } from '../shared/counted-filters.tsx';
import { evidenceActions } from '../shared/evidence-actions.ts';
import { usePartWords } from '../shared/part-labels.ts';
import { QualityButton, QualityMenuItem } from '../shared/quality-button.tsx';
import { RecordState } from '../shared/record-state.tsx';
import { ReportButtons } from '../shared/report-buttons.tsx';
import { ReviewFilters } from '../shared/review-filters.tsx';
import { useReadOnly } from '../shared/use-read-only.ts';
import { PublicationsMenu } from './publications/publications-menu.tsx';
import { workPhrases } from './work.phrases.ts';

/** What the list is filtered by; search words are not a report's. */
const filtersOf = (query: WorkQuery) =>
  Object.fromEntries((Object.keys(workFilters) as (keyof typeof workFilters)[]).map((name) => [name, query[name]]));

/** `/web/content_work`: the list, or the form of the address. */
export const WorkScreen = listOrForm(work, WorkListScreen, () => import('./work-form.screen.tsx').then((m) => m.WorkFormScreen));

/** The works one may see: of the faculty, or one's own. */
function WorkListScreen() {
  const t = usePhrases(workPhrases);
  const { language } = useLanguage();
  const list = useListPage(work);
  const remove = useRemove(work);
  const types = useParameters(workParameters.types);
  const levels = useParameters(workParameters.levels);
  const { own_only } = useRight(work.page);
  const isReadOnly = useReadOnly(work.page);
  const partWords = usePartWords();
  const isOfOne = own_only || list.query.user_name !== undefined;
  const people: Column<WorkItem, WorkQuery> = {
    header: t.people,
    cell: (row) => <People row={row} />,
    sort: 'full_name_th',
    width: 'clamp(170px, 12.4vw, 16rem)',
  };
  const venue: Column<WorkItem, WorkQuery> = {
    header: t.venue,
    cell: (row) => <TitleCell th={inLanguage(language, row.work_public_title_th, row.work_public_title_en)} />,
    width: 'clamp(200px, 15vw, 18rem)',
  };
  return (
    <ListTablePage
      list={list}
      title={t.title}
      add={t.add}
      tools={
        <>
          <QualityButton />
          <PublicationsMenu query={{ ...filtersOf(list.query), user_name: list.query.user_name }} />
          <ReportButtons
            report={workReport}
            ask={(extension) => ({ params: { extension, user_name: list.query.user_name || everybody }, query: filtersOf(list.query) })}
            also={<QualityMenuItem />}
          />
        </>
      }
      filters={
        <>
          <SelectFilter list={list} name="work_type" options={types} isSearchable />
          <PeriodFilter list={list} from="start_date" to="end_date" label={t.period} />
          <ReviewFilters list={list} />
        </>
      }
      moreFilters={{
        names: ['work_type_detail', 'work_public_inter', 'department', 'counted'],
        filters: (
          <>
            <SelectFilter list={list} name="work_type_detail" options={levels} isSearchable />
            <SelectFilter list={list} name="work_public_inter" options={optionsOf(publicLevel.words, language)} />
            <CountedFilters list={list} />
          </>
        ),
      }}
      remove={remove}
      isReadOnly={isReadOnly}
      emptyHint={t.emptyHint}
      needs={1000}
      actions={({ status_link: kind, work_h_file: file, work_h_url: address }) =>
        evidenceActions({ kind, file, address }, kind === 'Y' ? t.openFile : t.openLink)
      }
      columns={[
        {
          header: t.work,
          cell: (row) => <ContentTitle entity={work} row={row} picture={<FileMark kind={row.status_link} file={row.work_h_file} />} />,
          sort: 'work_title_th',
        },
        ...(isOfOne ? [venue, { ...people, isWideOnly: true }] : [people, { ...venue, isWideOnly: true }]),
        {
          header: isOfOne ? `${list.labelOf('work_type')} · ${t.part}` : list.labelOf('work_type'),
          cell: (row) => <TitleCell th={labelOf(types, row.work_type)} detail={isOfOne && partWords(row.person_part, row.person_share)} />,
          width: 'clamp(136px, 10vw, 14rem)',
        },
        {
          field: 'MNumYear',
          cell: (row) => monthOfYear(row.MNumYear, language),
          sort: 'work_public_date',
          width: language === 'th' ? 96 : 118,
        },
        { header: t.review, cell: (row) => <RecordState row={row} />, sort: 'status_check', width: 138 },
      ]}
    />
  );
}

/** The authors as written on the work, with the owner in bold; or the owner first, where the text names them otherwise. */
function People({ row }: { row: WorkItem }) {
  const { language } = useLanguage();
  const owner = inLanguage(language, row.full_name_th, row.full_name_en);
  const all = inLanguage(language, row.work_owner_name_th, row.work_owner_name_en);
  const at = all.indexOf(owner);
  const isAmong = owner !== '' && at >= 0;
  const marked = (
    <>
      <PersonName name={all.slice(0, at)} />
      <strong>
        <PersonName name={owner} />
      </strong>
      <PersonName name={all.slice(at + owner.length)} />
    </>
  );
  if (all === owner) return <TitleCell th={<PersonName name={owner} />} />;
  return (
    <span title={all}>
      {isAmong ? (
        <TitleCell th={marked} />
      ) : (
        <TitleCell
          th={
            <strong>
              <PersonName name={owner} />
            </strong>
          }
          detail={<PersonName name={all} />}
        />
      )}
    </span>
  );
}

/** `02/2563` as it is stored, in English `02/2020`. Another text stays as it is. */
function monthOfYear(text: string, language: Language): string {
  return text.replace(/^(\d{1,2}\/)(\d{4})$/, (_all, month: string, year: string) => month + yearText(Number(year), language));
}
