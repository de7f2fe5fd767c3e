import { groupSubB } from '@faculty/contracts/lists/group-sub-b';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { offeredBy, useGroupMasters, useGroupSubAs } from '../../../kit/fields/choice/use-group-places.ts';
import { activeColumn } from '../../../kit/list/cells/active-chip.tsx';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { ActiveFilter, SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { DataTable } from '../../../kit/list/table/data-table.tsx';
import { groupSubBPhrases, listsPhrases } from './lists.phrases.ts';

export function GroupSubBListScreen({ onClose }: { onClose(): void }) {
  const t = usePhrases(groupSubBPhrases);
  const lists = usePhrases(listsPhrases);
  const { language } = useLanguage();
  const list = useListPage(groupSubB);
  const remove = useRemove(groupSubB);
  const masters = useGroupMasters();
  const headings = offeredBy(useGroupSubAs(), list.query.group_master_id);
  return (
    <ListPage
      list={list}
      title={t.list}
      of={{ name: '', back: lists.back, onBack: onClose }}
      add={t.add}
      filters={
        <>
          <SelectFilter
            // another category has other headings
            list={{ ...list, filter: (patch) => list.filter({ group_sub_a_id: undefined, ...patch }) }}
            name="group_master_id"
            options={masters}
            isSearchable
          />
          <SelectFilter list={list} name="group_sub_a_id" options={headings} isSearchable />
          <ActiveFilter list={list} />
        </>
      }
    >
      <DataTable
        list={list}
        remove={remove}
        add={t.add}
        columns={[
          {
            field: 'group_sub_b_title',
            cell: (row) => <TitleCell th={row.group_sub_b_title_th} en={row.group_sub_b_title_en} />,
            sort: 'group_sub_b_title_th',
          },
          {
            header: t.group_sub_a_id,
            cell: (row) => `${row.group_sub_a_index} ${(language === 'en' && row.group_sub_a_title_en) || row.group_sub_a_title_th}`,
            width: 280,
          },
          { field: 'order_seq', sort: 'order_seq', align: 'end', width: 118 },
          activeColumn(),
        ]}
      />
    </ListPage>
  );
}
