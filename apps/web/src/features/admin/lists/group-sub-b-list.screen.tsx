import { groupSubB } from '@faculty/contracts/lists/group-sub-b';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { offeredBy, useGroupMasters, useGroupSubAs } from '../../../kit/fields/choice/use-group-places.ts';
import { activeColumn } from '../../../kit/list/cells/active-chip.tsx';
import { SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { groupSubBPhrases } from './lists.phrases.ts';
import { OptionListPage, orderColumn } from './option-list-page.tsx';

export function GroupSubBListScreen({ onClose }: { onClose(): void }) {
  const t = usePhrases(groupSubBPhrases);
  const { language } = useLanguage();
  const list = useListPage(groupSubB);
  const masters = useGroupMasters();
  const headings = offeredBy(useGroupSubAs(), list.query.group_master_id);
  return (
    <OptionListPage
      list={list}
      remove={useRemove(groupSubB)}
      title={t.list}
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
        </>
      }
      onClose={onClose}
      columns={[
        { field: 'group_sub_b_title', sort: 'group_sub_b_title_th' },
        {
          field: 'group_sub_a_id',
          cell: (row) => `${row.group_sub_a_index} ${(language === 'en' && row.group_sub_a_title_en) || row.group_sub_a_title_th}`,
          width: 280,
        },
        orderColumn,
        activeColumn(),
      ]}
    />
  );
}
