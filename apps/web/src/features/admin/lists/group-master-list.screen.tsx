import { groupMaster } from '@faculty/contracts/lists/group-master';
import { IconListTree } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { activeColumn } from '../../../kit/list/cells/active-chip.tsx';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { ActiveFilter } from '../../../kit/list/filters/list-filters.tsx';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { DataTable } from '../../../kit/list/table/data-table.tsx';
import { groupMasterPhrases, listsPhrases } from './lists.phrases.ts';

/** `onHeadings` opens the headings of a category. */
export function GroupMasterListScreen({ onClose, onHeadings }: { onClose(): void; onHeadings(groupMasterId: number): void }) {
  const t = usePhrases(groupMasterPhrases);
  const lists = usePhrases(listsPhrases);
  const list = useListPage(groupMaster);
  const remove = useRemove(groupMaster);
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
        actions={(row) => [{ label: t.headings, icon: IconListTree, onClick: () => onHeadings(row.group_master_id) }]}
        columns={[
          {
            field: 'group_master_title',
            cell: (row) => (
              <TitleCell
                th={`${row.group_master_name_th} ${row.group_master_title_th}`}
                en={`${row.group_master_name_en} ${row.group_master_title_en}`.trim()}
              />
            ),
            sort: 'group_master_name_th',
          },
          { field: 'order_seq', sort: 'order_seq', align: 'end', width: 118 },
          activeColumn(),
        ]}
      />
    </ListPage>
  );
}
