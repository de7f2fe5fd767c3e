import { facultyDate } from '@faculty/contracts/lists/faculty-date';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { activeColumn } from '../../../kit/list/cells/active-chip.tsx';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { ActiveFilter } from '../../../kit/list/filters/list-filters.tsx';
import { PeriodFilter } from '../../../kit/list/filters/period-filter.tsx';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { DataTable } from '../../../kit/list/table/data-table.tsx';
import { dayText } from '../../../kit/theme/dates.ts';
import { facultyDatePhrases, listsPhrases } from './lists.phrases.ts';

export function FacultyDateListScreen({ onClose }: { onClose(): void }) {
  const t = usePhrases(facultyDatePhrases);
  const lists = usePhrases(listsPhrases);
  const { language } = useLanguage();
  const list = useListPage(facultyDate);
  const remove = useRemove(facultyDate);
  return (
    <ListPage
      list={list}
      title={t.list}
      of={{ name: '', back: lists.back, onBack: onClose }}
      add={t.add}
      filters={
        <>
          <PeriodFilter list={list} from="start_date" to="end_date" />
          <ActiveFilter list={list} />
        </>
      }
    >
      <DataTable
        list={list}
        remove={remove}
        add={t.add}
        columns={[
          { field: 'title', cell: (row) => <TitleCell th={row.title_th} en={row.title_en} />, sort: 'title_th' },
          { field: 'start_date', cell: (row) => dayText(row.start_date, language), sort: 'start_date', width: 130 },
          { field: 'end_date', cell: (row) => dayText(row.end_date, language), sort: 'end_date', width: 130 },
          activeColumn(),
        ]}
      />
    </ListPage>
  );
}
