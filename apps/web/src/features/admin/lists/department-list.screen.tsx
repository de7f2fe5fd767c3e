import { department } from '@faculty/contracts/lists/department';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { activeColumn } from '../../../kit/list/cells/active-chip.tsx';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { ActiveFilter } from '../../../kit/list/filters/list-filters.tsx';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { DataTable } from '../../../kit/list/table/data-table.tsx';
import { departmentPhrases, listsPhrases } from './lists.phrases.ts';

export function DepartmentListScreen({ onClose }: { onClose(): void }) {
  const t = usePhrases(departmentPhrases);
  const lists = usePhrases(listsPhrases);
  const list = useListPage(department);
  const remove = useRemove(department);
  return (
    <ListPage
      list={list}
      title={t.list}
      of={{ name: '', back: lists.back, onBack: onClose }}
      add={t.add}
      filters={<ActiveFilter list={list} />}
    >
      <DataTable
        list={list}
        remove={remove}
        add={t.add}
        columns={[
          {
            field: 'up_department_name',
            cell: (row) => <TitleCell th={row.up_department_name_th} en={row.up_department_name_en} />,
            sort: 'up_department_name_th',
          },
          { field: 'order_seq', sort: 'order_seq', align: 'end', width: 118 },
          activeColumn(),
        ]}
      />
    </ListPage>
  );
}
