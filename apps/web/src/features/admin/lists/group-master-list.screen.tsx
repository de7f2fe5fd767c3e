import { groupMaster } from '@faculty/contracts/lists/group-master';
import { IconListTree } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { activeColumn } from '../../../kit/list/cells/active-chip.tsx';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { groupMasterPhrases } from './lists.phrases.ts';
import { OptionListPage, orderColumn } from './option-list-page.tsx';

/** `onHeadings` opens the headings of a category. */
export function GroupMasterListScreen({ onClose, onHeadings }: { onClose(): void; onHeadings(groupMasterId: number): void }) {
  const t = usePhrases(groupMasterPhrases);
  return (
    <OptionListPage
      list={useListPage(groupMaster)}
      remove={useRemove(groupMaster)}
      title={t.list}
      add={t.add}
      onClose={onClose}
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
        orderColumn,
        activeColumn(),
      ]}
    />
  );
}
