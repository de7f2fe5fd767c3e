import type { GroupItemItem, GroupItemQuery } from '@faculty/contracts/website/group-item';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { offeredBy, useGroupMasters, useGroupSubAs, useGroupSubBs } from '../../../kit/fields/choice/use-group-places.ts';
import { SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import type { ListState } from '../../../kit/list/state/use-list.ts';
import { groupItemPhrases } from './group-item.phrases.ts';

type List = ListState<GroupItemItem, GroupItemQuery>;

/** The list filtered by place: choosing one level takes the choices below it away, and offers what is under it. */
export function PlaceFilters({ list }: { list: List }) {
  const t = usePhrases(groupItemPhrases);
  const masters = useGroupMasters();
  const subAs = useGroupSubAs();
  const subBs = useGroupSubBs();
  const { group_master_id: master, group_sub_a_id: subA } = list.query;
  const headings = offeredBy(subAs, master);
  const subHeadings = subA === undefined ? headings.flatMap(({ value }) => offeredBy(subBs, Number(value))) : offeredBy(subBs, subA);
  const emptying = (below: Parameters<List['filter']>[0]): List => ({ ...list, filter: (patch) => list.filter({ ...below, ...patch }) });
  return (
    <>
      <SelectFilter
        list={emptying({ group_sub_a_id: undefined, group_sub_b_id: undefined })}
        name="group_master_id"
        label={t.group_master_id}
        options={masters}
        isSearchable
      />
      <SelectFilter
        list={emptying({ group_sub_b_id: undefined })}
        name="group_sub_a_id"
        label={t.group_sub_a_id}
        options={headings}
        isSearchable
      />
      <SelectFilter list={list} name="group_sub_b_id" label={t.group_sub_b_id} options={subHeadings} isSearchable />
    </>
  );
}
