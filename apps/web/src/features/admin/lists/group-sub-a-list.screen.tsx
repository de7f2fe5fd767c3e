import { titleOf } from '@faculty/contracts/kit/entity';
import { groupSubA } from '@faculty/contracts/lists/group-sub-a';
import { IconListTree } from '@tabler/icons-react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { useGroupMasters } from '../../../kit/fields/choice/use-group-places.ts';
import { activeColumn } from '../../../kit/list/cells/active-chip.tsx';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { groupSubAPhrases } from './lists.phrases.ts';
import { OptionListPage, orderColumn } from './option-list-page.tsx';

/** `onSubHeadings` opens the sub-headings of a heading. */
export function GroupSubAListScreen({ onClose, onSubHeadings }: { onClose(): void; onSubHeadings(groupSubAId: number): void }) {
  const t = usePhrases(groupSubAPhrases);
  const { language } = useLanguage();
  const list = useListPage(groupSubA);
  return (
    <OptionListPage
      list={list}
      remove={useRemove(groupSubA)}
      title={t.list}
      add={t.add}
      filters={<SelectFilter list={list} name="group_master_id" options={useGroupMasters()} isSearchable />}
      onClose={onClose}
      actions={(row) => [{ label: t.subHeadings, icon: IconListTree, onClick: () => onSubHeadings(row.group_sub_a_id) }]}
      columns={[
        {
          field: 'group_sub_a_title',
          cell: (row) => <TitleCell th={titleOf(groupSubA, row)} en={row.group_sub_a_title_en} />,
          sort: 'group_sub_a_title_th',
        },
        {
          field: 'group_master_id',
          cell: (row) => (language === 'en' && row.group_master_name_en) || row.group_master_name_th,
          width: 140,
        },
        orderColumn,
        activeColumn(),
      ]}
    />
  );
}
