import { everybody, type ReportFormat } from '@faculty/contracts/kit/reports';
import { workParameters } from '@faculty/contracts/lookups/parameters';
import { type WorkQuery, work } from '@faculty/contracts/works/work';
import { workReport } from '@faculty/contracts/works/work-report';
import type { WorkItem } from '@faculty/contracts/works/work-row';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { labelOf, useParameters } from '../../../kit/fields/use-parameters.ts';
import { activeColumn } from '../../../kit/list/active-column.tsx';
import { DataTable } from '../../../kit/list/data-table.tsx';
import { evidenceActions } from '../../../kit/list/evidence-actions.ts';
import { FileKindIcon } from '../../../kit/list/file-kind-icon.tsx';
import { SelectFilter } from '../../../kit/list/list-filters.tsx';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { TitleCell } from '../../../kit/list/title-cell.tsx';
import { useListPage } from '../../../kit/list/use-list.ts';
import { useRemove } from '../../../kit/list/use-remove.tsx';
import { QualityButton } from '../../../kit/reports/quality/quality-button.tsx';
import { ReportButtons } from '../../../kit/reports/report-buttons.tsx';
import { ReviewFilters } from '../../../kit/review/review-filters.tsx';
import { StatusChip } from '../../../kit/review/status-chip.tsx';
import { useRight } from '../../../kit/session/session.tsx';
import { workPhrases } from './work.phrases.ts';

const nameOf = (row: WorkItem) => row.work_title_th;

/** The works one may see: of the faculty, or one's own. */
export function WorkListScreen() {
  const t = usePhrases(workPhrases);
  const { language } = useLanguage();
  const list = useListPage(work);
  const remove = useRemove(work, { name: nameOf });
  const types = useParameters(workParameters.types);
  const levels = useParameters(workParameters.levels);
  const seesAll = !useRight(work.page).own_only;
  return (
    <ListPage
      list={list}
      title={t.title}
      add={t.add}
      tools={
        <>
          <QualityButton />
          <ReportButtons report={workReport} ask={(extension) => reportOf(list.query, extension)} />
        </>
      }
      filters={
        <>
          <SelectFilter list={list} name="work_type" label={t.work_type} options={types} isSearchable />
          <SelectFilter list={list} name="work_type_detail" label={t.work_type_detail} options={levels} isSearchable />
          <ReviewFilters list={list} />
        </>
      }
    >
      <DataTable
        list={list}
        rowName={nameOf}
        remove={remove}
        add={t.add}
        emptyHint={t.emptyHint}
        needs={1000}
        actions={({ status_link: kind, work_h_file: file, work_h_url: address }) =>
          evidenceActions({ kind, file, address }, kind === 'Y' ? t.openFile : t.openLink)
        }
        columns={[
          {
            header: t.work,
            cell: (row) => (
              <TitleCell
                th={row.work_title_th}
                en={language === 'en' ? row.work_title_en : row.work_public_title_th}
                picture={<FileKindIcon kind={row.status_link} />}
              />
            ),
            sort: 'work_title_th',
          },
          ...(seesAll
            ? [
                {
                  header: t.user_name,
                  cell: (row: WorkItem) => (language === 'en' ? row.full_name_en : row.full_name_th),
                  sort: 'full_name_th' as const,
                  width: 'clamp(150px, 10.9vw, 14rem)',
                },
              ]
            : []),
          { header: t.work_type, cell: (row) => labelOf(types, row.work_type), sort: 'work_type', width: 140 },
          { header: t.MNumYear, cell: 'MNumYear', sort: 'work_public_date', align: 'end', width: 124 },
          {
            header: t.status_check,
            cell: (row) => <StatusChip value={row.status_check} reason={row.status_check_text} />,
            sort: 'status_check',
            width: 134,
          },
          activeColumn(t.active),
        ]}
      />
    </ListPage>
  );
}

/** Of whom and of what the list is filtered by; search words are not a report's. */
const reportOf = ({ user_name, work_type, work_type_detail, status_check }: Pick<WorkQuery, ReportFilter>, extension: ReportFormat) => ({
  params: { extension, user_name: user_name || everybody },
  query: { work_type, work_type_detail, status_check },
});
type ReportFilter = 'user_name' | 'work_type' | 'work_type_detail' | 'status_check';
