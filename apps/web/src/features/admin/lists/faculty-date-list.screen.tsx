import { facultyDate } from '@faculty/contracts/lists/faculty-date';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { activeColumn } from '../../../kit/list/cells/active-chip.tsx';
import { PeriodFilter } from '../../../kit/list/filters/period-filter.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { dayText } from '../../../kit/theme/dates.ts';
import { facultyDatePhrases } from './lists.phrases.ts';
import { OptionListPage } from './option-list-page.tsx';

export function FacultyDateListScreen({ onClose }: { onClose(): void }) {
  const t = usePhrases(facultyDatePhrases);
  const { language } = useLanguage();
  const list = useListPage(facultyDate);
  return (
    <OptionListPage
      list={list}
      remove={useRemove(facultyDate)}
      title={t.list}
      add={t.add}
      filters={<PeriodFilter list={list} from="start_date" to="end_date" />}
      onClose={onClose}
      columns={[
        { field: 'title', sort: 'title_th' },
        { field: 'start_date', cell: (row) => dayText(row.start_date, language), sort: 'start_date', width: 130 },
        { field: 'end_date', cell: (row) => dayText(row.end_date, language), sort: 'end_date', width: 130 },
        { field: 'on_website', width: 150 },
        activeColumn(),
      ]}
    />
  );
}
